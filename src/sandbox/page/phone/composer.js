import { element, fill, setText } from "../element.js";
import { icon } from "../icons.js";
import { summary } from "./message.js";

const tallestPixels = 132;

/**
 * The message field and what stands around it. `commands`, `keyboard` and `attachments` are the panels that it opens;
 * `say(text, replyTo)` and `change(message, text)` are what it is for.
 */
export function createComposer({ commands, keyboard, attachments, say, change, start, unblock }) {
  const field = element("textarea", {
    "aria-label": "Message",
    rows: "1",
    placeholder: "Message",
    autocomplete: "off",
    enterkeyhint: "send",
  });
  const context = element("div", { class: "compose-context", hidden: true });
  const button = (label, name, act, more = {}) =>
    element(
      "button",
      { class: "icon-button", type: "button", "aria-label": label, title: label, onclick: act, ...more },
      icon(name),
    );
  const menu = button("Commands", "menu", () => commands.toggle());
  const clip = button("Attach", "attach", (event) => attachments.open(event.currentTarget), {
    "aria-haspopup": "menu",
  });
  const keys = button("Answers to choose from", "keyboard", () => keyboard.toggle(), { hidden: true });
  const send = element("button", { class: "send", type: "submit", "aria-label": "Send" }, icon("send"));
  const form = element("form", { class: "composer" }, menu, field, keys, clip, send);
  const startButton = element("button", { class: "wide-button", type: "button", onclick: () => begin() }, "Start");
  const unblockButton = element("button", { class: "wide-button", type: "button", onclick: unblock }, "Unblock");
  let target = null;
  let isBegun = false;

  const grow = () => {
    field.style.height = "auto";
    field.style.height = `${Math.min(field.scrollHeight, tallestPixels)}px`;
    form.classList.toggle("has-text", field.value.trim() !== "");
  };
  const setValue = (text) => {
    field.value = text;
    grow();
  };
  /** `kind` is "reply" or "edit". */
  const aimAt = (kind, message) => {
    target = message && { kind, message };
    context.hidden = !target;
    if (!target) return;
    fill(
      context,
      icon(kind),
      element(
        "div",
        null,
        element("strong", null, kind === "edit" ? "Edit message" : "Reply"),
        element("span", null, summary(message)),
      ),
      button("Leave it", "close", () => leaveTarget()),
    );
    if (kind === "edit") setValue(message.text);
    field.focus();
  };
  const leaveTarget = () => {
    if (target?.kind === "edit") setValue("");
    aimAt(null, null);
  };
  const submit = () => {
    const text = field.value.trim();
    if (text === "") return;
    const aim = target;
    setValue("");
    aimAt(null, null);
    commands.close();
    if (aim?.kind === "edit") change(aim.message, text);
    else say(text, aim?.message.key);
  };
  const begin = () => {
    start();
    isBegun = true;
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  field.addEventListener("input", () => {
    grow();
    commands.follow(field.value);
  });
  field.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (commands.handleKey(event.key)) {
      event.preventDefault();
      if (event.key !== "Escape" && !commands.isOpen) setValue("");
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      submit();
    } else if (event.key === "Escape" && target) leaveTarget();
  });
  keyboard.onState(({ hasKeyboard, isOpen }) => {
    keys.hidden = !hasKeyboard;
    keys.setAttribute("aria-expanded", String(isOpen));
    keys.classList.toggle("is-on", isOpen);
  });

  return {
    element: element(
      "div",
      { class: "compose" },
      commands.element,
      context,
      form,
      startButton,
      unblockButton,
      keyboard.element,
      ...attachments.elements,
    ),
    reply: (message) => aimAt("reply", message),
    edit: (message) => aimAt("edit", message),
    /** Puts a text into the field, to be sent by the person. */
    write(text) {
      setValue(text);
      field.focus();
    },
    takeText() {
      const text = field.value.trim();
      setValue("");
      return text;
    },
    /** Puts away what is half written, for another time, and takes up what was. */
    swapDraft(next = "") {
      const draft = target?.kind === "edit" ? "" : field.value;
      aimAt(null, null);
      commands.close();
      setValue(next);
      return draft;
    },
    focus: () => field.focus({ preventScroll: true }),
    update({ hasStarted, hasBlocked, placeholder, commands: known }) {
      field.placeholder = placeholder || "Message";
      menu.hidden = known.length === 0;
      startButton.hidden = hasStarted || hasBlocked;
      unblockButton.hidden = !hasBlocked;
      form.hidden = !hasStarted || hasBlocked;
      setText(startButton, "Start");
      // The button under the finger goes away: what comes next is typed.
      if (isBegun && hasStarted) field.focus({ preventScroll: true });
      if (hasStarted) isBegun = false;
    },
  };
}
