import type { VNode } from "preact";
import type { Entries } from "../../desk/contract.ts";
import type { Ask } from "../desk.ts";
import { html } from "../html.ts";
import { clockTime } from "../wording.ts";
import { button, type Office, panel } from "./controls.ts";

/** Every attempt to deliver a webhook, and what is held back. */
export function drawDeliveries({ store, act }: Office): VNode {
  const deliveries = [...store.list("deliveries").values()];
  const { held } = store.section("trouble").webhooks;
  return panel(
    { id: "deliveries", title: "Webhooks" },
    html`
      <div class="held" hidden=${held === 0}>
        <p>${held === 1 ? "1 webhook held back" : `${held} webhooks held back`}</p>
        ${button("Release the oldest", () => act("release", { count: 1 }))}
        ${button("Release all", () => act("release"), { kind: "is-main", testId: "release-all" })}
      </div>`,
    html`
      <p class="empty" hidden=${deliveries.length > 0}>
        No webhook sent yet. Login registers the bot's address with the account.
      </p>`,
    html`<ol class="log-rows">${deliveries.map((delivery) => drawDelivery(delivery, act))}</ol>`,
  );
}

function drawDelivery(
  { key, at, status, reference, hasToken, attempt, answered, error }: Entries["deliveries"],
  act: Ask,
): VNode {
  const note = [hasToken && "with token", attempt > 1 && `attempt ${attempt}`].filter(Boolean).join(", ");
  const isBad = error !== null || (answered !== null && answered !== 200);
  return html`
    <li key=${key}>
      <time>${clockTime(at, true)}</time>
      <span class=${`status-chip is-${status}`}>${status}</span>
      <code>${reference}</code>
      <span class="log-note">${note}</span>
      <span class=${`log-answer${isBad ? " is-bad" : ""}`} title=${error ?? ""}>
        ${answered ?? (error ? "no answer" : "…")}
      </span>
      ${button("Send again", () => act("redeliver", { index: key }), { kind: "is-quiet" })}
    </li>`;
}
