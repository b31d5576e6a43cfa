import type { VNode } from "preact";
import type { Sections } from "../../desk/contract.ts";
import { html } from "../html.ts";

type PulseReading = NonNullable<Sections["pulse"]>;
type Dial = { [Name in keyof PulseReading]: PulseReading[Name] extends number ? Name : never }[keyof PulseReading];

const count = (figure: number) => figure.toLocaleString("en");
const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

const dials: readonly [name: Dial, label: string, about: string, show: (figure: number) => string][] = [
  ["taps", "Taps", "Taps on buttons that the bot has handled since its start", count],
  ["calls", "Calls", "Requests to the vending service since the bot's start", count],
  ["commits", "Commits", "Transactions that the bot has committed to its book since its start", count],
  ["openSales", "Open sales", "Sales that are not over yet", count],
  ["queue", "Queue", "Updates, webhooks and messages that wait for their turn", count],
  ["memoryBytes", "Memory", "What the bot's process holds", megabytes],
];

/** The bot's own metrics in one line, as high with figures as without: a dash each while the bot does not answer. */
export function drawPulse(figures: Sections["pulse"]): VNode {
  const items = dials.map(
    ([name, label, about, show]) => html`
      <div title=${about}>
        <dt>${label}</dt>
        <dd data-figure=${name}>${figures ? show(figures[name]) : "–"}</dd>
      </div>`,
  );
  return html`<dl class="pulse" aria-label="The bot's metrics">${items}</dl>`;
}
