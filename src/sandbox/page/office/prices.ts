import type { Sections } from "../../desk/contract.ts";
import type { Ask } from "../desk.ts";
import { element, setText } from "../element.ts";
import type { Store } from "../store.ts";
import { foldingPanel, type TroublePanel, toggle } from "./controls.ts";
import { createRowList, type Row } from "./row-list.ts";

/** Airtime discounts and closed networks: change one while a confirm card is open on the phone. */
export function createPrices(store: Store, act: Ask): TroublePanel {
  const rows = element("ul", { class: "prices" });
  const update = createRowList(rows, () => priceRow(act));
  store.onSection("prices", (prices) => update(new Map(prices.map((price) => [price.id, price]))));
  const about =
    "Change a discount while the phone shows a confirm card: a price that moved is asked about, never charged in silence. Close a network and it cannot be sold.";
  return { ...foldingPanel({ id: "prices", title: "Airtime prices", about }, rows), concerns: () => false };
}

function priceRow(act: Ask): Row<Sections["prices"][number]> {
  const name = element("strong", null);
  const field = element("input", { inputmode: "decimal", class: "percent" });
  const open = toggle({ label: "Open for sale", change: (active) => act("price", { id, active }) });
  let id = 0;
  const save = () => {
    const discount = Number(field.value);
    if (field.value.trim() !== "" && discount >= 0 && discount <= 100) act("price", { id, discount });
  };
  field.addEventListener("change", save);
  return {
    element: element("li", null, name, element("label", { class: "percent-label" }, field, "% off"), open.element),
    update(price) {
      id = price.id;
      setText(name, price.name);
      field.setAttribute("aria-label", `Discount of ${price.name}, in percent`);
      field.value = String(price.discount);
      open.set(price.active);
    },
  };
}
