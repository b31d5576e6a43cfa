import { render } from "preact";
import type { Sections } from "../../desk/contract.ts";
import { type Ask, ask, type Selection, type Store } from "../desk.ts";
import { createFinder } from "../finder.ts";
import { dom, drawIcon, html } from "../html.ts";
import { drawAccounts } from "./accounts.ts";
import { drawBotPanel } from "./bot-panel.ts";
import { button, type Office } from "./controls.ts";
import { drawPrices } from "./prices.ts";
import { drawPulse } from "./pulse.ts";
import { drawSales } from "./sales.ts";
import { drawDeployed, drawSilences } from "./silences.ts";
import { drawAnswerTrouble } from "./trouble-answers.ts";
import { drawLineTrouble } from "./trouble-line.ts";
import { drawTelegramTrouble } from "./trouble-telegram.ts";
import { drawWebhookTrouble } from "./trouble-webhooks.ts";

const knobs = [
  ...[drawBotPanel, drawAnswerTrouble, drawLineTrouble, drawWebhookTrouble, drawTelegramTrouble],
  ...[drawPrices, drawSilences, drawDeployed],
];

/** The service's back office: what it has sold, and what may go wrong. */
export function createOffice(store: Store, selection: Selection) {
  const records = dom`<div class="records" />`;
  const knobColumn = dom`<section class="knobs" aria-label="Trouble to order" />`;
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
  const finder = createFinder(() => draw());
  const head = dom`<div class="office-top" />`;
  const pulse = dom`<div class="office-pulse" />`;
  const draw = () => {
    const troubles = findTroubles(store.section("trouble"), store.section("calm"));
    const office = { store, act, troubles, selection, fits: finder.fits };
    render(drawHead(office, notice), head);
    render(drawPulse(store.section("pulse")), pulse);
    render([drawAccounts(office), drawSales(office)], records);
    render(
      knobs.map((drawKnobs) => drawKnobs(office)),
      knobColumn,
    );
  };
  selection.onChange(draw);
  // Each "12 s ago" grows old by itself.
  setInterval(draw, 1000);
  draw();
  return {
    element: dom`
      <section class="office" aria-label="Back office">
        ${head}<div class="finder">${finder.element}</div>${pulse}${records}
      </section>`,
    knobs: knobColumn,
    fits: finder.fits,
    finder: finder.element,
    act,
    draw,
  };
}

const standings = { running: "All calm", starting: "The bot is starting", stopped: "The bot is down" };

function drawHead({ store, act, troubles: { length } }: Office, notice: string) {
  const words = length === 1 ? "End 1 trouble" : `End ${length} troubles`;
  const { state } = store.section("bot");
  const calm = html`<span class=${`standing is-${state}`} role="status">${standings[state]}</span>`;
  return [
    html`
      <header class="office-head">
        <div><h2>Back office</h2><p>The vending service, as its own staff sees it</p></div>
        ${length === 0 ? calm : button([drawIcon("calm"), words], () => act("calm"), { testId: "calm" })}
      </header>`,
    html`<p class="notice" role="status" hidden=${notice === ""}>${notice}</p>`,
  ];
}

/** The paths of the knobs that stand elsewhere than in calm times: "switches.airtimeAnswer". */
function findTroubles(now: Sections["trouble"], calm: Sections["calm"]): string[] {
  const flat = (value: unknown, path: string): [path: string, json: string][] =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.entries(value).flatMap(([name, inner]) => flat(inner, path ? `${path}.${name}` : name))
      : [[path, JSON.stringify(value)]];
  const before = new Map(flat(calm, ""));
  // An order for only the next purchase moves the switch for all of them, too.
  const isCounted = (path: string) => path !== "switches.purchaseAnswer" || now.nextAnswer === null;
  const moved = flat(now, "").filter(([path, json]) => isCounted(path) && before.get(path) !== json);
  return moved.map(([path]) => path);
}
