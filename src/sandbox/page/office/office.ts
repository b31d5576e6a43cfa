import { render } from "preact";
import type { Sections } from "../../desk/contract.ts";
import { type Ask, ask } from "../desk.ts";
import { element } from "../element.ts";
import { html } from "../html.ts";
import { drawIcon } from "../icons.ts";
import type { Store } from "../store.ts";
import { drawAccounts } from "./accounts.ts";
import { drawBotPanel } from "./bot-panel.ts";
import { button, type Office } from "./controls.ts";
import { drawDeliveries } from "./deliveries.ts";
import { drawPrices } from "./prices.ts";
import { drawRequests } from "./requests.ts";
import { drawSales } from "./sales.ts";
import { drawSilences } from "./silences.ts";
import { drawAnswerTrouble } from "./trouble-answers.ts";
import { drawLineTrouble } from "./trouble-line.ts";
import { drawTelegramTrouble } from "./trouble-telegram.ts";
import { drawWebhookTrouble } from "./trouble-webhooks.ts";

const records = [drawAccounts, drawSales, drawDeliveries, drawRequests];
const knobs = [
  ...[drawBotPanel, drawAnswerTrouble, drawLineTrouble, drawWebhookTrouble, drawTelegramTrouble],
  ...[drawPrices, drawSilences],
];

/** The service's back office: on the left what happened, on the right what may go wrong. */
export function createOffice(store: Store) {
  const root = element("section", { class: "office", "aria-label": "Back office" });
  let notice = "";
  let hideNotice: ReturnType<typeof setTimeout> | undefined;
  const show = (words: string) => {
    notice = words;
    draw();
  };
  const act: Ask = (...asking) =>
    ask(...asking).catch((error) => {
      show(error.message);
      clearTimeout(hideNotice);
      hideNotice = setTimeout(() => show(""), 6000);
    });
  const draw = () => {
    const troubles = findTroubles(store.section("trouble"), store.section("calm"));
    render(drawOffice({ store, act, troubles }, notice), root);
  };
  // Each "12 s ago" grows old by itself.
  setInterval(draw, 1000);
  draw();
  return { element: root, draw };
}

function drawOffice(office: Office, notice: string) {
  const { length } = office.troubles;
  const words = length === 0 ? "All calm" : length === 1 ? "1 trouble" : `${length} troubles`;
  const calm = () => office.act("calm");
  return [
    html`
      <header class="office-head">
        <div><h2>Back office</h2><p>The vending service, as its own staff sees it</p></div>
        <span class=${`trouble-count${length > 0 ? " is-on" : ""}`}>${words}</span>
        ${length > 0 && button([drawIcon("calm"), "End all trouble"], calm, { testId: "calm" })}
      </header>`,
    html`<p class="notice" role="status" hidden=${notice === ""}>${notice}</p>`,
    drawNav(),
    html`
      <div class="office-columns">
        <div class="records">${records.map((draw) => draw(office))}</div>
        <div class="knobs">${knobs.map((draw) => draw(office))}</div>
      </div>`,
  ];
}

/** Where the columns stand one under the other, the way to each part. */
function drawNav() {
  const parts = {
    sales: "Sales",
    accounts: "Wallets",
    deliveries: "Webhooks",
    requests: "Requests",
    bot: "The bot",
    answers: "Trouble",
  };
  const go = (id: string) => document.getElementById(id)?.scrollIntoView({ behavior: "smooth" });
  const links = Object.entries(parts).map(
    ([id, label]) => html`<button type="button" onClick=${() => go(id)}>${label}</button>`,
  );
  return html`<nav class="office-nav" aria-label="Parts of the back office">${links}</nav>`;
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
