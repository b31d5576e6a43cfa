import type { Entries } from "../../desk/contract.ts";
import type { Ask } from "../desk.ts";
import { element, fill, setText, whenChanged } from "../element.ts";
import { icon } from "../icons.ts";
import { age, clockTime, grouped, naira } from "../wording.ts";
import type { Row } from "./row-list.ts";
import { type Actionable, saleActions } from "./sale-actions.ts";

type Sale = Entries["sales"];

const statusWords = { success: "Success", pending: "Pending", failed: "Failed" };

/** One sale: what, to whom, how much, its state, and what can be done with it. */
export function createSale(act: Ask): Row<Sale> {
  const sign = element("span", { class: "sale-sign" });
  const item = element("strong", { class: "sale-item" });
  const whom = element("span", { class: "sale-whom" });
  const charge = element("span", { class: "sale-charge" });
  const face = element("span", { class: "sale-face" });
  const status = element("span", { class: "status-chip" });
  const asked = element("span", { class: "asked" });
  const at = element("time", null);
  const token = element("p", { class: "sale-token" });
  const actions = element("div", { class: "sale-actions" });
  const story = element("ol", { class: "story" });
  const reference = element("code", null);
  const row = element(
    "li",
    { class: "sale" },
    sign,
    element("div", { class: "sale-what" }, item, whom),
    element("div", { class: "sale-money" }, charge, face),
    element("div", { class: "sale-state" }, status, at),
    token,
    element(
      "div",
      { class: "sale-foot" },
      element("details", { class: "sale-more" }, element("summary", null, reference, asked), story),
      actions,
    ),
  );
  const drawActions = whenChanged((sale: Actionable) => fill(actions, ...saleActions(sale, act)));

  return {
    element: row,
    update(sale) {
      row.setAttribute("data-reference", sale.reference);
      row.setAttribute("data-status", sale.status);
      fill(sign, icon(sale.serviceType));
      setText(item, sale.quantity > 1 ? `${sale.item} × ${sale.quantity}` : sale.item);
      setText(whom, `${grouped(sale.beneficiary)} · ${sale.account}${sale.mode === "sandbox" ? " · sandbox key" : ""}`);
      setText(charge, naira(sale.chargeKobo));
      setText(face, sale.faceKobo === sale.chargeKobo ? "" : `of ${naira(sale.faceKobo)}`);
      setText(status, statusWords[sale.status]);
      status.className = `status-chip is-${sale.status}`;
      at.dataset.at = String(sale.createdAt);
      at.title = clockTime(sale.createdAt, true);
      setText(at, age(sale.createdAt));
      setText(reference, sale.reference);
      setText(asked, askedWords(sale.asked));
      asked.classList.toggle("is-wrong", sale.asked.purchases > 1);
      token.hidden = sale.token === null && sale.error === null;
      fill(token, ...(sale.token ? ["Token ", element("code", { "data-testid": "token" }, sale.token)] : [sale.error]));
      fill(
        story,
        ...sale.history.map(({ at: when, note }) =>
          element("li", null, element("time", null, clockTime(when, true)), note),
        ),
      );
      drawActions({
        reference: sale.reference,
        status: sale.status,
        hasToken: sale.token !== null,
        wantsToken: sale.wantsToken,
      });
    },
  };
}

function askedWords({ purchases, verifies }: Sale["asked"]): string {
  const bought = purchases === 1 ? "asked once" : `asked ${purchases} times`;
  return verifies > 0 ? `${bought}, verified ${verifies} ×` : bought;
}
