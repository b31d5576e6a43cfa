import type { Ask } from "../desk.ts";
import { element, setText } from "../element.ts";
import type { Store } from "../store.ts";
import { panel } from "./controls.ts";
import { createRowList } from "./row-list.ts";
import { createSale } from "./sale.ts";

/** Every purchase as the service has it, newest first. A pending one waits here to be ended. */
export function createSales(store: Store, act: Ask): HTMLElement {
  const rows = element("ol", { class: "sales" });
  const empty = element("p", { class: "empty" }, "Nothing sold yet. Log in on the phone and sell something.");
  const count = element("p", { class: "panel-note" });
  const update = createRowList(rows, () => createSale(act));
  store.onList("sales", (list) => {
    update(list);
    empty.hidden = list.size > 0;
    const pending = [...list.values()].filter(({ status }) => status === "pending").length;
    setText(count, pending > 0 ? `${pending} pending` : "");
  });
  const about = "“Asked once” is the promise to hold: whatever happens, a sale is bought one time.";
  return panel({ id: "sales", title: "Sales", aside: count, about }, empty, rows);
}
