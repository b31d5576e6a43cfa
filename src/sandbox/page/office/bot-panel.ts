import type { Sections } from "../../desk/contract.ts";
import type { Ask } from "../desk.ts";
import { element, fill, setText } from "../element.ts";
import type { Store } from "../store.ts";
import { age } from "../wording.ts";
import { button, panel } from "./controls.ts";

const stateWords = { running: "Running", starting: "Starting…", stopped: "Stopped" };

/** The bot's process: what it takes to show that a sale survives it. */
export function createBotPanel(store: Store, act: Ask): HTMLElement {
  const light = element("span", { class: "light" });
  const state = element("strong", null);
  const facts = element("span", { class: "panel-note" });
  const start = button("Start it again", () => act("bot-start"), { kind: "is-main", testId: "bot-start" });
  const kill = button("Kill it (kill -9)", () => act("bot-kill"), { kind: "is-bad", testId: "bot-kill" });
  const stop = button("Stop gracefully", () => act("bot-stop"), { testId: "bot-stop" });
  const lines = element("pre", { class: "bot-lines", tabindex: "0", "aria-label": "What the bot wrote" });
  const log = element("details", { class: "bot-log" }, element("summary", null, "What it wrote"), lines);

  store.onSection("bot", (bot) => {
    light.className = `light is-${bot.state}`;
    setText(state, stateWords[bot.state]);
    const isStopped = bot.state === "stopped";
    start.hidden = !isStopped;
    kill.hidden = isStopped;
    stop.hidden = isStopped;
    if (isStopped) setText(facts, exitWords(bot.lastExit));
    else fill(facts, `process ${bot.pid}, up `, element("time", { "data-at": bot.startedAt }, age(bot.startedAt ?? 0)));
    setText(lines, bot.lines.join("\n"));
    log.hidden = bot.lines.length === 0;
    // A bot that ended by itself has most likely said why.
    if (isStopped && bot.lastExit?.code) log.open = true;
  });
  const about =
    "The real bot, a process of its own. Kill it in the middle of a sale and start it again: it asks what became of the sale, and never buys twice.";
  return panel(
    { id: "bot", title: "The bot", about },
    element("div", { class: "bot-state" }, light, state, facts),
    element("div", { class: "button-line" }, start, kill, stop),
    log,
  );
}

function exitWords(exit: Sections["bot"]["lastExit"]): string {
  if (!exit) return "";
  if (exit.signal) return `ended by ${exit.signal}`;
  return exit.code === null ? "could not be started" : `ended with code ${exit.code}`;
}
