import { element, setText } from "./element.ts";
import { icon } from "./icons.ts";
import type { Selection } from "./selection.ts";
import type { Store } from "./store.ts";

const views = [
  ["phone", "Phone", "phone"],
  ["office", "Back office", "office"],
  ["trouble", "Trouble", "calm"],
] as const;
type View = (typeof views)[number][0];

/** Where not everything has room at once, one part is in view; the address remembers which. */
export function createViews(store: Store, selection: Selection) {
  const pending = element("span", { class: "badge" });
  const tabs = views.map(([view, label, sign]) =>
    element(
      "button",
      { type: "button", "data-view": view, onclick: () => show(view) },
      icon(sign),
      label,
      view === "office" && pending,
    ),
  );
  const show = (view: View) => {
    document.body.dataset.view = view;
    for (const tab of tabs) tab.setAttribute("aria-pressed", String(tab.dataset.view === view));
    history.replaceState(null, "", `${location.pathname}${location.search}${view === "phone" ? "" : `#${view}`}`);
  };
  const named = views.find(([view]) => location.hash === `#${view}`);
  show(named?.[0] ?? "phone");
  // Beside the phone stands what happened to a sale.
  selection.onChange(() => selection.reference !== null && show("phone"));
  store.onList("sales", (list) => {
    const count = [...list.values()].filter(({ status }) => status === "pending").length;
    setText(pending, count > 0 ? String(count) : "");
  });
  return element("nav", { class: "view-switch", "aria-label": "View" }, ...tabs);
}
