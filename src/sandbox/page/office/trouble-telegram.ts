import type { Sections } from "../../desk/contract.ts";
import type { Ask } from "../desk.ts";
import { element, fill, whenChanged } from "../element.ts";
import type { Store } from "../store.ts";
import { button, foldingPanel, knob, segmented, select, type TroublePanel, toggle } from "./controls.ts";

const methods = [
  [null, "any call"],
  ["sendMessage", "sendMessage"],
  ["editMessageText", "editMessageText"],
  ["answerCallbackQuery", "answerCallbackQuery"],
  ["deleteMessage", "deleteMessage"],
] as const;

const faults = [
  ["429", "429, too many requests", "The message waits a second."],
  ["500", "500, Telegram's own trouble", "Nothing was sent."],
  ["reset-before", "Line drops before", "Nothing was sent, and the bot cannot know it."],
  ["reset-after", "Line drops after", "The message is there, the bot cannot know it."],
  ["403", "403, blocked", "As if the person had blocked the bot."],
] as const;

/** Trouble between the bot and Telegram. */
export function createTelegramTrouble(store: Store, act: Ask): TroublePanel {
  const latency = segmented({
    label: "Delay of each call",
    options: [
      [0, "none"],
      [50, "50 ms"],
      [300, "300 ms"],
      [2000, "2 s"],
    ],
    pick: (ms) => act("telegram-latency", { ms }),
  });
  const limit = toggle({ label: "Rate limit", change: (on) => act("telegram-limit", { on }) });
  const method = select({ label: "Which calls", options: methods, pick: () => undefined });
  const ordered = element("ul", { class: "ordered" });
  const list = faults.map(([kind, title, about]) =>
    knob({ title, about, control: button("Order", () => act("telegram-fault", { kind, method: method.value })) }),
  );
  const drawOrdered = whenChanged((planned: Sections["trouble"]["telegram"]["planned"]) => {
    ordered.hidden = planned.length === 0;
    const rows = planned.map(({ kind, method: of }) => element("li", null, `${kind}: the next ${of ?? "call"}`));
    fill(
      ordered,
      ...rows,
      element(
        "li",
        null,
        button("Call off", () => act("clear-telegram-faults"), { kind: "is-quiet" }),
      ),
    );
  });
  store.onSection("trouble", ({ telegram }) => {
    latency.set(telegram.latencyMs);
    limit.set(telegram.isLimited);
    drawOrdered(telegram.planned);
  });
  const panel = foldingPanel(
    {
      id: "telegram",
      title: "Telegram",
      about: "A message that did not get through must not change what happened to the money.",
    },
    ordered,
    knob({ title: "Slow Telegram", about: "How long each call takes.", control: latency.element, isWide: true }),
    knob({ title: "Rate limit", about: "Three at once in a chat, then one a second.", control: limit.element }),
    element("div", { class: "aim" }, "Strike the next", method.element),
    ...list,
  );
  return { ...panel, concerns: (path) => path.startsWith("telegram") };
}
