import type { VNode } from "preact";
import type { Sections } from "../../desk/contract.ts";
import { html, type Part } from "../html.ts";
import { age } from "../wording.ts";
import { button, type Office, panel } from "./controls.ts";

const stateWords = { running: "Running", starting: "Starting…", stopped: "Stopped" };

let unfoldedAt = 0;

/** The bot's process: what it takes to show that a sale survives it. */
export function drawBotPanel({ store, act }: Office): VNode {
  const { state, pid, startedAt, lastExit, lines, disk } = store.section("bot");
  const isStopped = state === "stopped";
  // A bot that ended by itself has most likely said why.
  const unfold = (log: HTMLDetailsElement | null) => {
    if (!log || !isStopped || !lastExit?.code || lastExit.at === unfoldedAt) return;
    unfoldedAt = lastExit.at;
    log.open = true;
  };
  const about =
    "The real bot, a process of its own. Kill it in the middle of a sale and start it again: it asks what became of the sale, and never buys twice.";
  return panel(
    { id: "bot", title: "The bot", about },
    html`
      <div class="bot-state">
        <span class=${`light is-${state}`}></span>
        <strong>${stateWords[state]}</strong>
        <span class="panel-note">
          ${isStopped ? exitWords(lastExit) : html`<span>process ${pid}, up <time>${age(startedAt ?? 0)}</time></span>`}
        </span>
      </div>`,
    html`
      <div class="button-line">
        ${isStopped && !disk.isLost && button("Start it again", () => act("bot-start"), { kind: "is-main", testId: "bot-start" })}
        ${!isStopped && button("Kill it (kill -9)", () => act("bot-kill"), { kind: "is-bad", testId: "bot-kill" })}
        ${!isStopped && button("Stop gracefully", () => act("bot-stop"), { testId: "bot-stop" })}
      </div>`,
    html`
      <div class="button-line">
        ${!disk.isLost && button("Back up its book", () => act("disk-back-up"), { testId: "disk-back-up" })}
        ${!disk.isLost && disk.backedUpAt !== null && button("Lose the disk", () => act("disk-lose"), { kind: "is-bad", testId: "disk-lose" })}
        ${disk.isLost && button("Restore the backup", () => act("disk-restore"), { kind: "is-main", testId: "disk-restore" })}
        <span class="panel-note">${diskWords(disk)}</span>
      </div>`,
    html`
      <details class="bot-log" ref=${unfold} hidden=${lines.length === 0}>
        <summary>What it wrote</summary>
        <pre class="bot-lines" tabindex="0" aria-label="What the bot wrote">${lines.join("\n")}</pre>
      </details>`,
  );
}

function diskWords({ isLost, backedUpAt }: Sections["bot"]["disk"]): Part {
  if (isLost) return "The disk with its book is gone.";
  return backedUpAt !== null && html`backed up <time>${age(backedUpAt)}</time> ago`;
}

function exitWords(exit: Sections["bot"]["lastExit"]): string {
  if (!exit) return "";
  if (exit.signal) return `ended by ${exit.signal}`;
  return exit.code === null ? "could not be started" : `ended with code ${exit.code}`;
}
