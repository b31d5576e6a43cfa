import { dom, element, fill, type IconName, icon, setText } from "../html.ts";
import type { createAttachments } from "./attachments.ts";
import type { createCommands } from "./commands.ts";
import { summary } from "./message.ts";
import type { createReplyKeyboard } from "./reply-keyboard.ts";
import type { Message, Person } from "./scene.ts";

const tallestPixels = 132;

interface Needs {
  /** The panels that it opens. */
  commands: ReturnType<typeof createCommands>;
  keyboard: ReturnType<typeof createReplyKeyboard>;
  attachments: ReturnType<typeof createAttachments>;
  say(text: string, replyTo?: number): void;
  change(message: Message, text: string): void;
  start(): void;
  unblock(): void;
}

/** The message field and what stands around it. */
export function createComposer({ commands, keyboard, attachments, say, change, start, unblock }: Needs) {
  const field = element("textarea", {
    "aria-label": "Message",
    rows: "1",
    placeholder: "Message",
    autocomplete: "off",
    enterkeyhint: "send",
  });
  const context = dom`<div class="compose-context" hidden />`;
  const button = (label: string, name: IconName, act: () => void, more = {}) => dom`
    <button class="icon-button" type="button" aria-label=${label} title=${label} onclick=${act} ...${more}>
      ${icon(name)}
    </button>`;
  const menu = button("Commands", "menu", () => commands.toggle());
  const clip = button("Attach", "attach", () => attachments.open(clip), { "aria-haspopup": "menu" });
  const keys = button("Answers to choose from", "keyboard", () => keyboard.toggle(), { hidden: true });
  const send = dom`<button class="send" type="submit" aria-label="Send">${icon("send")}</button>`;
  const form = dom`<form class="composer">${[menu, field, keys, clip, send]}</form>`;
  const startButton = dom`
    <button class="wide-button start-button" type="button" onclick=${() => begin()}>Start</button>`;
  const unblockButton = dom`<button class="wide-button" type="button" onclick=${unblock}>Unblock</button>`;
  let target: { kind: "reply" | "edit"; message: Message } | null = null;
  let isBegun = false;

  const grow = () => {
    field.style.height = "auto";
    field.style.height = `${Math.min(field.scrollHeight, tallestPixels)}px`;
    form.classList.toggle("has-text", field.value.trim() !== "");
  };
  const setValue = (text: string) => {
    field.value = text;
    grow();
  };
  const aimAtNone = () => {
    target = null;
    context.hidden = true;
  };
  const aimAt = (kind: "reply" | "edit", message: Message) => {
    target = { kind, message };
    context.hidden = false;
    const title = kind === "edit" ? "Edit message" : "Reply";
    const about = dom`<div><strong>${title}</strong><span>${summary(message)}</span></div>`;
    fill(context, icon(kind), about, button("Leave it", "close", leaveTarget));
    if (kind === "edit") setValue(message.text);
    field.focus();
  };
  const leaveTarget = () => {
    if (target?.kind === "edit") setValue("");
    aimAtNone();
  };
  const submit = () => {
    const text = field.value.trim();
    if (text === "") return;
    const aim = target;
    setValue("");
    aimAtNone();
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
    element: dom`
      <div class="compose">
        ${commands.element}${context}${form}${startButton}${unblockButton}${keyboard.element}${attachments.elements}
      </div>`,
    reply: (message: Message) => aimAt("reply", message),
    edit: (message: Message) => aimAt("edit", message),
    /** Puts a text into the field, to be sent by the person. */
    write(text: string) {
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
      aimAtNone();
      commands.close();
      setValue(next);
      return draft;
    },
    focus: () => field.focus({ preventScroll: true }),
    update({ hasStarted, hasBlocked, placeholder, commands: known }: Person) {
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
