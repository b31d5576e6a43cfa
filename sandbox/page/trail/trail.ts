import { render, type VNode } from "preact";
import type { Ask, Selection, Store } from "../desk.ts";
import { dom, drawIcon, html, type Part } from "../html.ts";
import { button, panel } from "../office/controls.ts";
import { drawable } from "../phone/glyphs.ts";
import { clockTime } from "../wording.ts";
import { type Lane, lanes, readRows, type TrailRow } from "./rows.ts";

const maxRows = 120;

interface Needs {
  store: Store;
  selection: Selection;
  act: Ask;
  /** Whether a row has the words that somebody looks for. */
  fits(...texts: (string | null)[]): boolean;
}

/** All that happened, at both ends of the wire: of one sale in time order, of all of them the newest first. */
export function createTrail({ store, selection, act, fits }: Needs) {
  const root = dom`<section class="trail" id="trail" aria-label="What happened" />`;
  let lane: Lane | null = null;
  const pick = (picked: Lane | null) => {
    lane = picked;
    draw();
  };

  const rowsNow = () => {
    const { reference } = selection;
    const inLane = readRows(store).filter((row) => lane === null || row.lane === lane);
    if (reference !== null) return inLane.filter((row) => row.reference === reference);
    const found = inLane.filter((row) => fits(row.reference, row.words, row.end));
    return found.slice(-maxRows).reverse();
  };
  const draw = () => {
    const rows = rowsNow();
    const { reference } = selection;
    const sale = [...store.list("sales").values()].find((one) => one.reference === reference);
    const title = sale ? `${sale.item}, in order` : "What happened";
    const aside = reference === null ? drawLanes(lane, pick) : drawAll(selection);
    render(
      panel(
        { id: "trail-panel", title, aside },
        drawHeld(store, act),
        html`<p class="empty" hidden=${rows.length > 0}>Nothing yet. Tap a sale on the phone to see what belongs to it.</p>`,
        html`<ol class="trail-rows" tabindex="0" aria-label=${title}>${rows.map((row) => drawRow(row, selection, act))}</ol>`,
      ),
      root,
    );
  };
  selection.onChange(draw);
  for (const name of ["book", "requests", "sales", "deliveries"] as const) store.onList(name, draw);
  store.onSection("trouble", draw);
  return { element: root, draw };
}

function drawLanes(chosen: Lane | null, pick: (lane: Lane | null) => void): VNode {
  const choices = [[null, "All"], ...Object.entries(lanes)] as [Lane | null, string][];
  const chips = choices.map(
    ([lane, words]) => html`
      <button type="button" class="chip" aria-pressed=${lane === chosen} onClick=${() => pick(lane)}>${words}</button>`,
  );
  return html`<div class="chips" role="group" aria-label="Show">${chips}</div>`;
}

function drawAll(selection: Selection): VNode {
  return html`
    <button type="button" class="chip" data-testid="show-all" onClick=${() => selection.choose(null)}>
      ${drawIcon("close")} All sales
    </button>`;
}

function drawHeld(store: Store, act: Ask): VNode {
  const { held } = store.section("trouble").webhooks;
  return html`
    <div class="held" hidden=${held === 0}>
      <p>${held === 1 ? "1 webhook held back" : `${held} webhooks held back`}</p>
      ${button("Release the oldest", () => act("release", { count: 1 }))}
      ${button("Release all", () => act("release"), { kind: "is-main", testId: "release-all" })}
    </div>`;
}

function drawRow(
  { key, at, lane, reference, words, end, isBad, delivery }: TrailRow,
  selection: Selection,
  act: Ask,
): VNode {
  const inside: Part = [
    html`<span class=${`lane is-${lane}`}>${lanes[lane]}</span>`,
    html`<span class="trail-words">${drawable(words)}</span>`,
    html`<span class=${`trail-end${isBad ? " is-bad" : ""}`}>${end}</span>`,
  ];
  const isChosen = reference !== null && reference === selection.reference;
  const tapped =
    reference === null || isChosen
      ? html`<span class="trail-what">${inside}</span>`
      : html`<button type="button" class="trail-what" onClick=${() => selection.choose(reference)}>${inside}</button>`;
  const again = () => delivery !== undefined && act("redeliver", { index: delivery });
  return html`
    <li key=${key} data-lane=${lane} data-of=${reference}>
      <time>${clockTime(at, true)}</time>
      ${tapped}
      ${delivery !== undefined && button("Send again", again, { kind: "is-quiet" })}
    </li>`;
}
