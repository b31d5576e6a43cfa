import { connectDesk } from "./desk.ts";
import { element, setText } from "./element.ts";
import { icon } from "./icons.ts";
import { createOffice } from "./office/office.ts";
import { createPhone } from "./phone/phone.ts";
import { createStore } from "./store.ts";

const store = createStore();
const lost = element(
  "p",
  { class: "lost", role: "alert", hidden: true },
  "The demo does not answer. Is it still running?",
);
let office: ReturnType<typeof createOffice> | null = null;
let phone: ReturnType<typeof createPhone> | null = null;
let castIds = "";

/** On a small screen one of the two is in view; the address remembers which. */
function createViewSwitch() {
  const views = [
    ["phone", "Phone", "phone"],
    ["office", "Back office", "office"],
  ] as const;
  const pending = element("span", { class: "badge" });
  const tabs = views.map(([view, label, sign]) =>
    element(
      "button",
      { type: "button", role: "tab", "data-view": view, onclick: () => show(view) },
      icon(sign),
      label,
      view === "office" && pending,
    ),
  );
  const show = (view: string) => {
    document.body.dataset.view = view;
    for (const tab of tabs) tab.setAttribute("aria-selected", String(tab.dataset.view === view));
    history.replaceState(null, "", view === "office" ? "#office" : location.pathname);
  };
  show(location.hash === "#office" ? "office" : "phone");
  store.onList("sales", (list) => {
    const count = [...list.values()].filter(({ status }) => status === "pending").length;
    setText(pending, count > 0 ? String(count) : "");
  });
  return element("nav", { class: "view-switch", role: "tablist", "aria-label": "View" }, ...tabs);
}

function start() {
  phone = createPhone(store);
  office = createOffice(store);
  document.body.append(createViewSwitch(), element("main", { class: "shop" }, phone.element, office.element), lost);
}

connectDesk({
  onChange(change) {
    const { people } = change.sections;
    const ids = people?.map(({ id }) => id).join(" ") ?? castIds;
    // Another demo on the same port: nothing on this page is about it.
    if (castIds !== "" && ids !== castIds) return location.reload();
    castIds = ids;
    store.apply(change);
    office?.draw();
    if (!phone) start();
  },
  onNews: (news) => phone?.hear(news),
  onState(state) {
    lost.hidden = state === "open";
  },
});
