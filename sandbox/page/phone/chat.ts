import { dom, icon } from "../html.ts";
import { dayName } from "../wording.ts";
import { renderMessage } from "./message.ts";
import type { Message, Scene } from "./scene.ts";

const leaveMs = 240;
const nearPixels = 48;

/** A message on the screen, and what it was drawn from. */
type Item = HTMLElement & { content: string };

/** The messages of one chat: kept in step with the list, at the newest unless somebody scrolled up to read. */
export function createChat(scene: Scene) {
  const items = dom`<ol class="messages" />`;
  const intro = dom`<div class="intro" />`;
  const scroller = dom`
    <div class="chat" tabindex="0" aria-label="Chat">
      <div class="chat-inner">${intro}<div role="log" aria-label="Messages">${items}</div></div>
    </div>`;
  const count = dom`<span class="count" />`;
  const toNewest = dom`
    <button class="to-newest" type="button" onclick=${() => scrollDown(true)}>
      ${count}<span class="unseen">Go to the newest message</span>${icon("down")}
    </button>`;
  let shown = new Map<number, Item>();
  let messages: ReadonlyMap<number, Message> = new Map();
  let isAtEnd = true;
  let lastTop = 0;
  let missed = 0;
  let isFirst = true;

  const scrollDown = (isSmooth: boolean) => {
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
  const targetOf = ({ replyTo }: Message) => (replyTo === undefined ? undefined : messages.get(replyTo));
  const contentOf = (message: Message) => JSON.stringify([message, targetOf(message)]);
  const draw = (message: Message): Item =>
    Object.assign(renderMessage(message, targetOf(message), scene), { content: contentOf(message) });

  const replace = (before: Item, message: Message) => {
    const item = draw(message);
    const focused = [...before.querySelectorAll("button")].indexOf(document.activeElement as HTMLButtonElement);
    before.replaceWith(item);
    if (focused >= 0) item.querySelectorAll("button")[focused]?.focus({ preventScroll: true });
    return item;
  };

  const leave = (item: Item) => {
    item.classList.add("is-leaving");
    item.removeAttribute("data-message-id");
    item.style.height = `${item.offsetHeight}px`;
    setTimeout(() => item.remove(), leaveMs);
  };

  /** Shows which messages are about a sale, and which of them is lit up. */
  const mark = () => {
    for (const [key, item] of shown) {
      const message = messages.get(key);
      if (!message) continue;
      item.classList.toggle("has-sale", scene.cards.saleOf(message) !== null);
      item.classList.toggle("is-lit", scene.cards.isLit(message));
    }
  };
  items.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest(".has-sale .bubble") || target.closest("button, a")) return;
    const message = messages.get(Number(target.closest<HTMLElement>(".message")?.dataset.messageId));
    if (message) scene.cards.choose(message);
  });

  /** Marks where a day begins and which bubble ends a run of one sender. */
  const group = () => {
    for (const day of items.querySelectorAll(".day")) day.remove();
    let before: { message: Message; item: Item } | null = null;
    for (const [key, message] of messages) {
      const item = shown.get(key);
      if (!item) continue;
      const isNewDay = !before || dayName(before.message.date * 1000) !== dayName(message.date * 1000);
      const isNewRun = isNewDay || before?.message.from !== message.from;
      if (isNewDay) item.before(dom`<li class="day">${dayName(message.date * 1000)}</li>`);
      item.classList.toggle("is-first", isNewRun);
      before?.item.classList.toggle("is-last", isNewRun);
      before = { message, item };
    }
    before?.item.classList.add("is-last");
  };

  return {
    element: dom`<div class="chat-frame">${scroller}${toNewest}</div>`,
    intro,
    scrollDown,
    update(list: ReadonlyMap<number, Message>) {
      messages = list;
      const next = new Map<number, Item>();
      let above: Item | undefined;
      for (const [key, message] of list) {
        const item = shown.get(key);
        if (!item) {
          const added = draw(message);
          if (!isFirst) {
            added.classList.add("is-new");
            if (!isAtEnd && message.from === "bot") missed++;
          }
          // A message from outside the window comes back at its top, not below newer ones.
          if (above) above.after(added);
          else items.prepend(added);
          next.set(key, added);
        } else if (item.content === contentOf(message)) next.set(key, item);
        else {
          const changed = replace(item, message);
          changed.classList.add("is-changed");
          next.set(key, changed);
        }
        above = next.get(key);
      }
      for (const [key, item] of shown) if (!next.has(key)) leave(item);
      shown = next;
      group();
      mark();
      if (isAtEnd || [...list.values()].at(-1)?.from === "person") scrollDown(!isFirst);
      isFirst = false;
      showMissed();
    },
    /** Draws one message again, for what is not in it: a spinner, a tick. */
    redraw(key: number) {
      const item = shown.get(key);
      const message = messages.get(key);
      if (!item || !message) return;
      const classes = ["is-first", "is-last"].filter((name) => item.classList.contains(name));
      const again = replace(item, message);
      again.classList.add(...classes);
      shown.set(key, again);
      mark();
    },
    mark,
    /** Whether a message of it is lit up; the newest of them scrolls into view. */
    showLit(): boolean {
      mark();
      const lit = [...items.querySelectorAll(".is-lit")].at(-1);
      lit?.scrollIntoView({ block: "nearest", behavior: "smooth" });
      return lit !== undefined;
    },
    jumpTo(key: number) {
      const item = shown.get(key);
      item?.scrollIntoView({ block: "center", behavior: "smooth" });
      item?.classList.add("is-pointed");
      setTimeout(() => item?.classList.remove("is-pointed"), 1200);
    },
    close: () => observer.disconnect(),
  };
}
