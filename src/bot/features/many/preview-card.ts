import type { Draft } from "../../../batches/draft.ts";
import { costOfAll, type RowStanding, sellable, standingsOf } from "../../../batches/rows.ts";
import { formatNaira, formatNairaShort, type Kobo } from "../../../core/money.ts";
import { batchButtons } from "../../callbacks/batches.ts";
import { formatBeneficiary, nameWorth } from "../../ui/format.ts";
import { fundButton, menuButton } from "../../ui/menu-card.ts";
import { type Button, button, buttonRow, type Content } from "../../ui/screen.ts";
import { formatLeft, formatMargin } from "../../ui/sums.ts";
import { type Html, lines, paragraphs, type Say } from "../../ui/text.ts";
import type { Funds } from "../../ui/wallet-seen.ts";

export interface PreviewView {
  say: Say;
  draft: Draft;
  page: number;
  /** Whether the wallet pays for all of it; null if that is not this user's to see. */
  funds: Funds | null;
  /** The rest of a seat's day; null if there is no limit. */
  leftKobo: Kobo | null;
  /** Whether selling it asks for the PIN. */
  wantsPin: boolean;
}

const pageSize = 8;
/** Rows that need a look come first. */
const order: Readonly<Record<RowStanding, number>> = { problem: 0, twice: 1, before: 2, good: 3, dropped: 4 };
const icons: Readonly<Record<RowStanding, string>> = {
  problem: "⚠️",
  twice: "👯",
  before: "🔁",
  good: "✅",
  dropped: "➖",
};

/** A list before it is sold: what is good, what is left out and why, what it costs. */
export function renderPreview(view: PreviewView): Content {
  const { say, draft } = view;
  const { batch, rows } = draft;
  if (rows.length === 0) return renderEmpty(say);
  const standings = standingsOf(rows);
  const good = sellable(rows);
  const sell: Button = {
    text: sellLabel(view),
    data: batchButtons.sell({ batch: batch.id, version: batch.version }),
    style: view.funds?.kind === "unsure" ? "danger" : "success",
  };
  const isShort = view.funds?.kind === "short" && good.length > 0;
  return {
    html: paragraphs(
      batch.mode === "sandbox" && say.html("card-sandbox"),
      lines(say.html("many-title"), ...countLines(say, standings)),
      good.length > 0 && moneyLines(view),
      good.length < rows.length && say.html("many-left-out"),
    ),
    buttons: [
      buttonRow(isShort ? fundButton(say) : good.length > 0 && sell),
      ...rowButtons(view, standings),
      [button(say, "button-cancel", batchButtons.drop({ batch: batch.id }))],
    ],
  };
}

function sellLabel({ say, draft: { rows } }: PreviewView): string {
  const { count, paysKobo } = costOfAll(sellable(rows));
  return say.plain("button-many-sell", { count, amount: formatNairaShort(paysKobo) });
}

/** An example of a list, while there is none. */
export function renderEmpty(say: Say): Content {
  return {
    html: say.html("many-intro"),
    buttons: [[button(say, "button-many-template", batchButtons.template())], [menuButton(say)]],
  };
}

function countLines(say: Say, standings: readonly RowStanding[]): Html[] {
  return (["good", "problem", "twice", "before", "dropped"] as const).flatMap((standing) => {
    const count = standings.filter((one) => one === standing).length;
    return count === 0 ? [] : [say.html(`many-count-${standing}`, { count })];
  });
}

function moneyLines({ say, draft, funds, leftKobo, wantsPin }: PreviewView): Html {
  const good = sellable(draft.rows);
  const cost = costOfAll(good);
  const isOverDay = leftKobo !== null && cost.seatKobo > leftKobo;
  const overDay = isOverDay && say.html("many-over-day", { left: formatNaira(leftKobo) });
  const pays = say.html("many-pays", { amount: formatNaira(cost.paysKobo) });
  if (draft.batch.seat_id !== null) return lines(pays, overDay);
  return lines(
    pays,
    say.html("many-expected", { amount: formatNaira(cost.expectedKobo) }),
    cost.unpriced < cost.count &&
      say.html("line", { text: formatMargin(say, { kobo: cost.bringsKobo, isAbout: true }, true) }),
    cost.unpriced > 0 && say.html("many-unpriced", { count: cost.unpriced }),
    funds?.wallet && say.html("many-after", { balance: formatLeft(say, funds.wallet.leftKobo - cost.expectedKobo) }),
    funds?.kind === "short" && say.html("many-short"),
    funds?.kind === "unsure" && say.html("many-low"),
    wantsPin && say.html("many-pin-wanted"),
  );
}

function rowButtons({ say, draft, page }: PreviewView, standings: readonly RowStanding[]): Button[][] {
  const { batch, rows } = draft;
  const places = rows
    .map((_row, index) => ({ index, standing: standings[index] ?? "problem" }))
    .sort((a, b) => order[a.standing] - order[b.standing] || a.index - b.index);
  const shown = pageOf(places, page);
  return [
    ...shown.entries.map(({ index, standing }) => [
      { text: labelRow(say, draft, index, standing), data: batchButtons.row({ batch: batch.id, index }) },
    ]),
    turnButtons(shown, (to) => batchButtons.page({ batch: batch.id, page: to })),
  ];
}

/** Some of a list's entries. */
export interface Page<Entry> {
  entries: readonly Entry[];
  page: number;
  pages: number;
}

export function pageOf<Entry>(all: readonly Entry[], wanted: number): Page<Entry> {
  const pages = Math.max(1, Math.ceil(all.length / pageSize));
  const page = Math.min(Math.max(wanted, 0), pages - 1);
  return { entries: all.slice(page * pageSize, (page + 1) * pageSize), page, pages };
}

export function turnButtons({ page, pages }: Page<unknown>, data: (to: number) => string): Button[] {
  return buttonRow(
    page > 0 && { text: "◀", data: data(page - 1) },
    pages > 1 && { text: `${page + 1}/${pages}`, data: data(page) },
    page < pages - 1 && { text: "▶", data: data(page + 1) },
  );
}

function labelRow(say: Say, { batch, rows }: Draft, index: number, standing: RowStanding): string {
  const row = rows[index];
  if (!row) return "";
  const number = index + 1;
  const icon = icons[standing];
  if (row.request === null) return say.plain("many-row-unread", { icon, number, typed: row.typed.slice(0, 40) });
  const { provider, product, serviceType, beneficiary, faceKobo, pays } = row.request;
  return say.plain("many-row", {
    ...{ icon, number, what: product ? `${provider.name} ${product.name}` : provider.name },
    beneficiary: formatBeneficiary(serviceType, beneficiary),
    amount: nameWorth(
      {
        ...{ service_type: serviceType, face_kobo: faceKobo, product_name: product?.name ?? null },
        ...{ price_kobo: pays.kobo, price_from: pays.from },
      },
      batch.seat_id === null,
    ),
  });
}

/** One row of a list, and what can be done with it. `held`: what the operator says of it now. */
export function renderRow(say: Say, draft: Draft, index: number, held: Html | null): Content | null {
  const { batch, rows } = draft;
  const row = rows[index];
  const standing = standingsOf(rows)[index];
  if (!row || !standing) return null;
  const at = { batch: batch.id, index };
  const canKeep = standing === "twice" || standing === "before";
  return {
    html: paragraphs(
      say.html("many-row-title", { number: index + 1, typed: row.typed }),
      row.request && say.html("line", { text: labelRow(say, draft, index, standing) }),
      standing === "problem" && row.problem === "held" && held,
      standing === "problem"
        ? say.html(`many-problem-${row.problem ?? "unread"}`)
        : say.html(`many-standing-${standing}`),
    ),
    buttons: [
      buttonRow(canKeep && button(say, "button-many-keep", batchButtons.keep(at))),
      [
        button(say, "button-many-type", batchButtons.type(at)),
        standing === "dropped"
          ? button(say, "button-many-take", batchButtons.take(at))
          : button(say, "button-many-leave", batchButtons.leave(at)),
      ],
      [button(say, "button-back", batchButtons.page({ batch: batch.id, page: 0 }))],
    ],
  };
}
