import type { Selection, Store } from "./desk.ts";
import { dom, icon, setText } from "./html.ts";

const views = [
  ["phone", "Phone", "phone"],
  ["trail", "Events", "hourglass"],
  ["office", "Back office", "office"],
  ["trouble", "Trouble", "calm"],
] as const;
type View = (typeof views)[number][0];

const isSmall = matchMedia("(max-width: 899px)");

/** If not everything fits at once, one part is in view; the address remembers which. */
export function createViews(store: Store, selection: Selection) {
  const pending = dom`<span class="badge" />`;
  const tabs = views.map(
    ([view, label, sign]) => dom`
      <button type="button" data-view=${view} onclick=${() => show(view)}>
        ${icon(sign)}${label}${view === "office" && pending}
      </button>`,
  );
  const show = (view: View) => {
    document.body.dataset.view = view;
    for (const tab of tabs) tab.setAttribute("aria-pressed", String(tab.dataset.view === view));
    history.replaceState(null, "", `${location.pathname}${location.search}${view === "phone" ? "" : `#${view}`}`);
  };
  const named = views.find(([view]) => location.hash === `#${view}`);
  show(named?.[0] ?? "phone");
  // The trail of a sale stands beside the phone, or in a view of its own on a small screen; a story needs the phone.
  selection.onChange(() => {
    if (selection.reference === null || document.body.dataset.view === "phone") return;
    show(isSmall.matches && !document.querySelector(".telling") ? "trail" : "phone");
  });
  store.onList("sales", (list) => {
    const count = [...list.values()].filter(({ status }) => status === "pending").length;
    setText(pending, count > 0 ? String(count) : "");
  });
  return dom`<nav class="view-switch" aria-label="View">${tabs}</nav>`;
}
