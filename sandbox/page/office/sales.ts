import type { VNode } from "preact";
import { html } from "../html.ts";
import { type Office, panel } from "./controls.ts";
import { drawSale } from "./sale.ts";

/** Every purchase as the service has it, newest first. A pending one waits here to be ended. */
export function drawSales({ store, act, selection, fits }: Office): VNode {
  const all = [...store.list("sales").values()];
  const sales = all.filter((sale) => fits(sale.item, sale.beneficiary, sale.account, sale.reference, sale.status));
  const pending = all.filter(({ status }) => status === "pending").length;
  const aside = html`<p class="panel-note">${pending > 0 ? `${pending} pending` : ""}</p>`;
  const none =
    all.length > 0 ? "No sale has that." : "Nothing sold yet. Let a story sell something, or log in on the phone.";
  return panel(
    { id: "sales", title: "Sales", aside },
    html`<p class="empty" hidden=${sales.length > 0}>${none}</p>`,
    html`<ol class="sales">${sales.map((sale) => drawSale(sale, act, selection))}</ol>`,
  );
}
