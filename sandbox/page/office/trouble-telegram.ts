import type { VNode } from "preact";
import { html } from "../html.ts";
import { button, foldingPanel, knob, type Office, segmented, select, toggle } from "./controls.ts";

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

let method: (typeof methods)[number][0] = null;

/** Trouble between the bot and Telegram. */
export function drawTelegramTrouble({ store, act, troubles }: Office): VNode {
  const { telegram } = store.section("trouble");
  const planned = telegram.planned.map(({ kind, method: of }) => html`<li>${kind}: the next ${of ?? "call"}</li>`);
  const slowness = segmented({
    label: "Delay of each call",
    options: [
      [0, "none"],
      [50, "50 ms"],
      [300, "300 ms"],
      [2000, "2 s"],
    ],
    value: telegram.latencyMs,
    pick: (ms) => act("telegram-latency", { ms }),
  });
  const limit = toggle("Rate limit", telegram.isLimited, (on) => act("telegram-limit", { on }));
  const pick = (picked: typeof method) => {
    method = picked;
  };
  return foldingPanel(
    {
      ...{ id: "telegram", title: "Telegram" },
      isMarked: troubles.some((path) => path.startsWith("telegram")),
      about: "A message that did not get through must not change what happened to the money.",
    },
    html`
      <ul class="ordered" hidden=${planned.length === 0}>
        ${planned}
        <li>${button("Call off", () => act("clear-telegram-faults"), { kind: "is-quiet" })}</li>
      </ul>`,
    knob("Slow Telegram", "How long each call takes.", slowness, "is-wide"),
    knob("Rate limit", "Three at once in a chat, then one a second.", limit),
    html`<div class="aim">Strike the next${select({ label: "Which calls", options: methods, value: method, pick })}</div>`,
    faults.map(([kind, title, about]) =>
      knob(
        title,
        about,
        button("Strike", () => act("telegram-fault", { kind, method }), { name: `Strike Telegram: ${title}` }),
      ),
    ),
  );
}
