import { connectDesk, createSelection, createStore } from "./desk.ts";
import { dom } from "./html.ts";
import { createOffice } from "./office/office.ts";
import { createPhone } from "./phone/phone.ts";
import { createStories } from "./stories/bar.ts";
import { createTrail } from "./trail/trail.ts";
import { createViews } from "./views.ts";

const store = createStore();
const selection = createSelection();
const lost = dom`<p class="lost" role="alert" hidden>The demo does not answer. Is it still running?</p>`;
let office: ReturnType<typeof createOffice> | null = null;
let phone: ReturnType<typeof createPhone> | null = null;
let castIds = "";

function start() {
  phone = createPhone(store, selection);
  office = createOffice(store, selection);
  const trail = createTrail({ store, selection, act: office.act, fits: office.fits });
  office.finder.addEventListener("input", trail.draw);
  const parts = [createStories(store, selection), phone.element, office.element, trail.element, office.knobs];
  document.body.append(createViews(store, selection), dom`<main class="shop">${parts}</main>`, lost);
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
