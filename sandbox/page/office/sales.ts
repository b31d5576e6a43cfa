import type { VNode } from "preact";
import type { Entries } from "../../desk/contract.ts";
import type { Ask, Selection } from "../desk.ts";
import { drawIcon, html } from "../html.ts";
import { age, clockTime, grouped, naira } from "../wording.ts";
import { type Office, panel } from "./controls.ts";
import { saleActions } from "./sale-actions.ts";

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

type Sale = Entries["sales"];

const statusWords = { success: "Success", pending: "Pending", failed: "Failed" };

/** One sale: what, to whom, how much, its state, and what can be done with it. Its name shows what happened to it. */
function drawSale(sale: Sale, act: Ask, selection: Selection): VNode {
  const { reference, status, quantity, mode, chargeKobo, faceKobo, createdAt, token, error, asked } = sale;
  const told = token ? html`Token <code data-testid="token">${token}</code>` : error;
  const isChosen = reference === selection.reference;
  return html`
    <li class=${`sale${isChosen ? " is-lit" : ""}`} key=${sale.key} data-reference=${reference} data-status=${status}>
      <span class="sale-sign">${drawIcon(sale.serviceType)}</span>
      <div class="sale-what">
        <button type="button" class="sale-item" aria-pressed=${isChosen} onClick=${() => selection.choose(reference)}>
          ${quantity > 1 ? `${sale.item} × ${quantity}` : sale.item}
        </button>
        <span class="sale-whom">${grouped(sale.beneficiary)}<span>${sale.account}</span></span>
      </div>
      <div class="sale-money">
        <span class="sale-charge">${naira(chargeKobo)}</span>
        <span class="sale-face">${faceKobo === chargeKobo ? "" : `of ${naira(faceKobo)}`}</span>
      </div>
      <div class="sale-state">
        <span class=${`status-chip is-${status}`}>${statusWords[status]}</span>
        ${mode === "sandbox" && html`<span class="tag">sandbox</span>`}
        <time title=${clockTime(createdAt, true)}>${age(createdAt)}</time>
      </div>
      <p class="sale-token" hidden=${token === null && error === null}>${told}</p>
      <div class="sale-foot">
        <p class="sale-more">
          <span class=${`asked${asked.purchases > 1 ? " is-wrong" : ""}`}>${askedWords(asked)}</span>
          <code>${reference}</code>
        </p>
        <div class="sale-actions">${saleActions(sale, act)}</div>
      </div>
    </li>`;
}

function askedWords({ purchases, verifies }: Sale["asked"]): string {
  const bought = purchases === 1 ? "asked once" : `asked ${purchases} times`;
  return verifies > 0 ? `${bought}, verified ${verifies} ×` : bought;
}
