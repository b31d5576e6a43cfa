import { element } from "../element.js";
import { icon } from "../icons.js";
import { dayName } from "../wording.js";
import { renderMessage } from "./message.js";

const leaveMs = 240;
const nearPixels = 48;

/** The messages of one chat: kept in step with the list, at the newest unless somebody scrolled up to read. */
export function createChat(scene) {
  const items = element("ol", { class: "messages", role: "log", "aria-label": "Messages" });
  const intro = element("div", { class: "intro" });
  const scroller = element(
    "div",
    { class: "chat", tabindex: "0", "aria-label": "Chat" },
    element("div", { class: "chat-inner" }, intro, items),
  );
  const count = element("span", { class: "count" });
  const toNewest = element(
    "button",
    { class: "to-newest", type: "button", "aria-label": "Go to the newest message", onclick: () => scrollDown(true) },
    count,
    icon("down"),
  );
  let shown = new Map();
  let messages = new Map();
  let isAtEnd = true;
  let lastTop = 0;
  let missed = 0;
  let isFirst = true;

  const scrollDown = (isSmooth) => {
    scroller.scrollTo({ top: scroller.scrollHeight, behavior: isSmooth ? "smooth" : "instant" });
  };
  const showMissed = () => {
    toNewest.classList.toggle("is-shown", !isAtEnd);
    count.textContent = missed > 0 ? String(missed) : "";
  };
  scroller.addEventListener("scroll", () => {
    const isNear = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < nearPixels;
    // Only a move upwards leaves the end: a glide towards it passes places that are not near yet.
    if (isNear || scroller.scrollTop < lastTop) isAtEnd = isNear;
    lastTop = scroller.scrollTop;
    if (isAtEnd) missed = 0;
    showMissed();
  });
  // A picture that arrives or a keyboard that opens must not push the newest message out of sight.
  const observer = new ResizeObserver(() => isAtEnd && scrollDown(false));
  observer.observe(scroller);
  observer.observe(items);

  // A quote shows the message that it answers as that is now.
  const contentOf = (message) => JSON.stringify([message, messages.get(message.replyTo)]);
  const draw = (message) => {
    const item = renderMessage(message, { ...scene, find: (key) => messages.get(key) });
    item.content = contentOf(message);
    return item;
  };

  const replace = (before, message) => {
    const item = draw(message);
    const focused = [...before.querySelectorAll("button")].indexOf(document.activeElement);
    before.replaceWith(item);
    if (focused >= 0) item.querySelectorAll("button")[focused]?.focus({ preventScroll: true });
    return item;
  };

  const leave = (item) => {
    item.classList.add("is-leaving");
    item.removeAttribute("data-message-id");
    item.style.height = `${item.offsetHeight}px`;
    setTimeout(() => item.remove(), leaveMs);
  };

  /** Marks where a day begins and which bubble ends a run of one sender. */
  const group = () => {
    for (const day of items.querySelectorAll(".day")) day.remove();
    let before = null;
    for (const [key, message] of messages) {
      const item = shown.get(key);
      const isNewDay = !before || dayName(before.date * 1000) !== dayName(message.date * 1000);
      if (isNewDay) item.before(element("li", { class: "day", role: "separator" }, dayName(message.date * 1000)));
      item.classList.toggle("is-first", isNewDay || before.from !== message.from);
      if (before) shown.get(before.key).classList.toggle("is-last", isNewDay || before.from !== message.from);
      before = message;
    }
    if (before) shown.get(before.key).classList.add("is-last");
  };

  return {
    element: element("div", { class: "chat-frame" }, scroller, toNewest),
    intro,
    scrollDown,
    update(list) {
      messages = list;
      const next = new Map();
      for (const [key, message] of list) {
        const item = shown.get(key);
        if (!item) {
          const added = draw(message);
          if (!isFirst) {
            added.classList.add("is-new");
            if (!isAtEnd && message.from === "bot") missed++;
          }
          items.append(added);
          next.set(key, added);
        } else if (item.content === contentOf(message)) next.set(key, item);
        else {
          const changed = replace(item, message);
          changed.classList.add("is-changed");
          next.set(key, changed);
        }
      }
      for (const [key, item] of shown) if (!next.has(key)) leave(item);
      shown = next;
      group();
      if (isAtEnd || [...list.values()].at(-1)?.from === "person") scrollDown(!isFirst);
      isFirst = false;
      showMissed();
    },
    /** Draws one message again, for what is not in it: a spinner, a tick. */
    redraw(key) {
      const item = shown.get(key);
      const message = messages.get(key);
      if (!item || !message) return;
      const classes = ["is-first", "is-last"].filter((name) => item.classList.contains(name));
      const again = replace(item, message);
      again.classList.add(...classes);
      shown.set(key, again);
    },
    jumpTo(key) {
      const item = shown.get(key);
      item?.scrollIntoView({ block: "center", behavior: "smooth" });
      item?.classList.add("is-pointed");
      setTimeout(() => item?.classList.remove("is-pointed"), 1200);
    },
    close: () => observer.disconnect(),
  };
}
