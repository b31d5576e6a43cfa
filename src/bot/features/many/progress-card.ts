import type { Batch } from "../../../batches/batches.queries.ts";
import { isCertainlyUnsold } from "../../../batches/next.ts";
import type { Sums } from "../../../closes/sale-totals.ts";
import type { Kobo } from "../../../core/money.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import { isOpen } from "../../../sales/states.ts";
import { batchButtons } from "../../callbacks/batches.ts";
import { saleButtons } from "../../callbacks/sales.ts";
import { formatBeneficiary, nameWorth } from "../../ui/format.ts";
import { fundButton, menuButton } from "../../ui/menu-card.ts";
import { type Button, button, buttonRow, type Content } from "../../ui/screen.ts";
import { formatOpen, formatSeatSums, formatSums } from "../../ui/sums.ts";
import { type Html, lines, paragraphs, type Say } from "../../ui/text.ts";
import { pageOf, turnButtons } from "./preview-card.ts";

export interface ProgressView {
  say: Say;
  batch: Batch;
  /** Its rows, in its order. */
  sales: readonly Purchase[];
  sums: Sums;
  /** The total that customers pay for the sold rows. */
  paysKobo: Kobo;
  /** The holds of the rows that were left out. */
  held: readonly Html[];
}

/** How far a list is, from its rows. A paid amount was observed, or the card says "about". */
export function renderProgress(view: ProgressView): Content {
  const { say, batch, sales, sums, paysKobo, held } = view;
  const withCost = batch.seat_id === null;
  const open = formatOpen(say, sums, withCost);
  const waiting = sales.filter(({ state }) => state === "quoted").length;
  const unsold = sales.filter(isUnsold).length;
  const doubtful = sales.filter(({ review }) => review !== null).length;
  return {
    html: paragraphs(
      batch.mode === "sandbox" && say.html("card-sandbox"),
      titleOf(view),
      lines(
        `✅ ${withCost ? formatSums(say, sums) : formatSeatSums(say, sums, paysKobo)}` as Html,
        open !== null && (`⏳ ${open}` as Html),
        unsold > 0 && say.html("many-unsold", { count: unsold }),
        ...held,
        waiting > 0 && say.html("many-waiting", { count: waiting }),
        doubtful > 0 && say.html("many-doubtful", { count: doubtful }),
      ),
    ),
    buttons: buttonsOf(view),
  };
}

function isUnsold({ state }: Purchase): boolean {
  return state !== "quoted" && state !== "succeeded" && !isOpen(state);
}

function titleOf({ say, batch, sales }: ProgressView): Html {
  const count = sales.length;
  if (batch.state === "running") return say.html("many-selling", { count });
  if (batch.state !== "stopped") return say.html("many-done", { count });
  return lines(say.html("many-stopped", { count }), say.html(whyStopped(batch)));
}

function whyStopped({ why, seat_id }: Batch) {
  // Only owners can pay in.
  return why === "low_wallet" && seat_id !== null
    ? "many-stop-low_wallet-seat"
    : (`many-stop-${why ?? "asked"}` as const);
}

function buttonsOf({ say, batch, sales }: ProgressView): Button[][] {
  const { id, state } = batch;
  const again = sales.filter(isCertainlyUnsold).length;
  const rows = button(say, "button-many-rows", batchButtons.rows({ batch: id }));
  if (state === "running") return [[rows, button(say, "button-many-stop", batchButtons.stop({ batch: id }), "danger")]];
  const sellAgain = button(say, ["button-many-again", { count: again }], batchButtons.again({ batch: id }));
  return [
    buttonRow(batch.why === "low_wallet" && batch.seat_id === null && fundButton(say)),
    buttonRow(again > 0 && sellAgain),
    [rows, button(say, "button-many-file", batchButtons.file({ batch: id }))],
    [menuButton(say)],
  ];
}

/** The rows of a list that is being sold, or was: each leads to its sale. */
export function renderSales(say: Say, batch: Batch, sales: readonly Purchase[], page: number): Content {
  const places = sales
    .map((sale, index) => ({ sale, number: index + 1 }))
    .sort((a, b) => rank(a.sale) - rank(b.sale) || a.number - b.number);
  const shown = pageOf(places, page);
  return {
    html: say.html("many-rows-title", { count: sales.length }),
    buttons: [
      ...shown.entries.map(({ sale, number }) => [
        { text: labelSale(say, sale, number), data: saleButtons.open({ sale: sale.id }) },
      ]),
      turnButtons(shown, (to) => batchButtons.sales({ batch: batch.id, page: to })),
      [menuButton(say)],
    ],
  };
}

/** Rows that may need a person come first, sold ones last. */
function rank(sale: Purchase): number {
  if (sale.review !== null) return 0;
  if (isUnsold(sale)) return 1;
  return sale.state === "succeeded" ? 3 : 2;
}

function labelSale(say: Say, sale: Purchase, number: number): string {
  const { provider_name, product_name, service_type, beneficiary } = sale;
  return say.plain("many-row", {
    ...{ icon: iconOf(sale), number, what: product_name === null ? provider_name : `${provider_name} ${product_name}` },
    beneficiary: formatBeneficiary(service_type, beneficiary),
    amount: nameWorth(sale, sale.seat_id === null),
  });
}

function iconOf(sale: Purchase): string {
  if (sale.review !== null) return "⚠️";
  if (sale.state === "succeeded") return sale.delivery === "awaiting" ? "⏳" : "✅";
  if (sale.state === "quoted") return "▫️";
  return isUnsold(sale) ? "❌" : "⏳";
}
