import type { Sections } from "../../desk/contract.ts";
import { type Ask, ask } from "../desk.ts";
import { element, setText } from "../element.ts";
import { icon } from "../icons.ts";
import type { Store } from "../store.ts";
import { age } from "../wording.ts";
import { createAccounts } from "./accounts.ts";
import { createBotPanel } from "./bot-panel.ts";
import { button } from "./controls.ts";
import { createDeliveries } from "./deliveries.ts";
import { createPrices } from "./prices.ts";
import { createRequests } from "./requests.ts";
import { keepAgesFresh } from "./row-list.ts";
import { createSales } from "./sales.ts";
import { createSilences } from "./silences.ts";
import { createAnswerTrouble } from "./trouble-answers.ts";
import { createLineTrouble } from "./trouble-line.ts";
import { createTelegramTrouble } from "./trouble-telegram.ts";
import { createWebhookTrouble } from "./trouble-webhooks.ts";

/** The service's back office: on the left what happened, on the right what may go wrong. */
export function createOffice(store: Store): HTMLElement {
  const notice = element("p", { class: "notice", role: "status", hidden: true });
  let hideNotice: ReturnType<typeof setTimeout> | undefined;
  const act: Ask = (...asking) =>
    ask(...asking).catch((error) => {
      setText(notice, error.message);
      notice.hidden = false;
      clearTimeout(hideNotice);
      hideNotice = setTimeout(() => {
        notice.hidden = true;
      }, 6000);
    });

  const trouble = element("span", { class: "trouble-count" });
  const calm = button("End all trouble", () => act("calm"), { testId: "calm" });
  calm.prepend(icon("calm"));
  const panels = [
    createAnswerTrouble,
    createLineTrouble,
    createWebhookTrouble,
    createTelegramTrouble,
    createPrices,
    createSilences,
  ].map((create) => create(store, act));
  store.onSection("trouble", (now) => {
    const troubles = findTroubles(now, store.section("calm"));
    setText(
      trouble,
      troubles.length === 0 ? "All calm" : troubles.length === 1 ? "1 trouble" : `${troubles.length} troubles`,
    );
    trouble.classList.toggle("is-on", troubles.length > 0);
    calm.hidden = troubles.length === 0;
    for (const { setMark, concerns } of panels) setMark(troubles.some(concerns));
  });
  keepAgesFresh(age);

  const records = [
    createAccounts(store, act),
    createSales(store, act),
    createDeliveries(store, act),
    createRequests(store),
  ];
  const knobs = [createBotPanel(store, act), ...panels.map((panel) => panel.element)];
  return element(
    "section",
    { class: "office", "aria-label": "Back office" },
    element(
      "header",
      { class: "office-head" },
      element(
        "div",
        null,
        element("h2", null, "Back office"),
        element("p", null, "The vending service, as its own staff sees it"),
      ),
      trouble,
      calm,
    ),
    notice,
    createOfficeNav(),
    element(
      "div",
      { class: "office-columns" },
      element("div", { class: "records" }, ...records),
      element("div", { class: "knobs" }, ...knobs),
    ),
  );
}

/** Where the columns stand one under the other, the way to each part. */
function createOfficeNav() {
  const parts = {
    sales: "Sales",
    accounts: "Wallets",
    deliveries: "Webhooks",
    requests: "Requests",
    bot: "The bot",
    answers: "Trouble",
  };
  const go = (id: string) => document.getElementById(id)?.scrollIntoView({ behavior: "smooth" });
  const links = Object.entries(parts).map(([id, label]) =>
    element("button", { type: "button", onclick: () => go(id) }, label),
  );
  return element("nav", { class: "office-nav", "aria-label": "Parts of the back office" }, ...links);
}

/** The paths of the knobs that stand elsewhere than in calm times: "switches.airtimeAnswer". */
function findTroubles(now: Sections["trouble"], calm: Sections["calm"]): string[] {
  const flat = (value: unknown, path: string): [path: string, json: string][] =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.entries(value).flatMap(([name, inner]) => flat(inner, path ? `${path}.${name}` : name))
      : [[path, JSON.stringify(value)]];
  const before = new Map(flat(calm, ""));
  // An order for the next purchase alone moves the switch for all of them too.
  const isCounted = (path: string) => path !== "switches.purchaseAnswer" || now.nextAnswer === null;
  const moved = flat(now, "").filter(([path, json]) => isCounted(path) && before.get(path) !== json);
  return moved.map(([path]) => path);
}
