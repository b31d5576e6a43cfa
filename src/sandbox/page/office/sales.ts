import type { VNode } from "preact";
import { html } from "../html.ts";
import { type Office, panel } from "./controls.ts";
import { drawSale } from "./sale.ts";

/** Every purchase as the service has it, newest first. A pending one waits here to be ended. */
export function drawSales({ store, act }: Office): VNode {
  const sales = [...store.list("sales").values()];
  const pending = sales.filter(({ status }) => status === "pending").length;
  const about = "“Asked once” is the promise to hold: whatever happens, a sale is bought one time.";
  const aside = html`<p class="panel-note">${pending > 0 ? `${pending} pending` : ""}</p>`;
  return panel(
    { id: "sales", title: "Sales", aside, about },
    html`<p class="empty" hidden=${sales.length > 0}>Nothing sold yet. Log in on the phone and sell something.</p>`,
    html`<ol class="sales">${sales.map((sale) => drawSale(sale, act))}</ol>`,
  );
}
