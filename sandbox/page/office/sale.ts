import type { VNode } from "preact";
import type { Entries } from "../../desk/contract.ts";
import type { Ask } from "../desk.ts";
import { html } from "../html.ts";
import { drawIcon } from "../icons.ts";
import type { Selection } from "../selection.ts";
import { age, clockTime, grouped, naira } from "../wording.ts";
import { saleActions } from "./sale-actions.ts";

type Sale = Entries["sales"];

const statusWords = { success: "Success", pending: "Pending", failed: "Failed" };

/** One sale: what, to whom, how much, its state, and what can be done with it. Its name shows what happened to it. */
export function drawSale(sale: Sale, act: Ask, selection: Selection): VNode {
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
