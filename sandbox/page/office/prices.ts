import type { VNode } from "preact";
import type { Sections } from "../../desk/contract.ts";
import type { Ask } from "../desk.ts";
import { html } from "../html.ts";
import { foldingPanel, type Office, toggle } from "./controls.ts";

/** Airtime discounts and closed networks: change one while a confirm card is open on the phone. */
export function drawPrices({ store, act }: Office): VNode {
  const about =
    "Change a discount while the phone shows a confirm card: a price that moved is asked about, never charged in silence. Close a network and it cannot be sold.";
  const rows = store.section("prices").map((price) => drawPrice(price, act));
  return foldingPanel(
    { id: "prices", title: "Airtime prices", about, isMarked: false },
    html`<ul class="prices">${rows}</ul>`,
  );
}

function drawPrice({ id, name, discount, active }: Sections["prices"][number], act: Ask): VNode {
  const save = ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
    const typed = Number(value);
    if (value.trim() !== "" && typed >= 0 && typed <= 100) act("price", { id, discount: typed });
  };
  // A half-typed price stays until the price itself changes.
  const show = (field: HTMLInputElement | null) => {
    if (!field || field.defaultValue === String(discount)) return;
    field.defaultValue = String(discount);
    field.value = field.defaultValue;
  };
  return html`
    <li key=${id}>
      <strong>${name}</strong>
      <label class="percent-label">
        <input ref=${show} inputmode="decimal" class="percent" aria-label=${`Discount of ${name}, in percent`} onChange=${save} />
        % off
      </label>
      ${toggle("Open for sale", active, (isOpen) => act("price", { id, active: isOpen }))}
    </li>`;
}
