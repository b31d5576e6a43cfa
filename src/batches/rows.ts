import { type Kobo, toKobo } from "../core/money.ts";
import type { CustomerPrice } from "../pricing/price-rule.ts";
import type { SaleRequest } from "../sales/quote.ts";
import { hasFaceValue } from "../services/services.ts";
import { seatWorthOf } from "../staff/seat-worth.queries.ts";

/** The product of a row, as the service lists it. The list names its seller. */
export type RowRequest = Omit<SaleRequest, "accountId" | "userId" | "seatId" | "mode" | "pays" | "saidAt"> & {
  pays: CustomerPrice;
  saidAt: number;
};

/** Why a row cannot be sold as it stands. */
export const rowProblems = [
  "unread", // it says nothing to sell, or more than one sale
  "number",
  "provider",
  "product",
  "amount",
  "closed", // the service does not sell it now
  "held", // the operator lets nobody sell it for a while
  "limits", // the provider takes no such face value
  "terms", // it says how it is paid for, which a list does not
  "seat_service", // the seat does not sell it
  "seat_unpriced", // the shop has no price for it but its cost
  "seat_sale_limit", // more than the seat may sell at once
] as const;
export type RowProblem = (typeof rowProblems)[number];

export interface BatchRow {
  /** As it was written. */
  typed: string;
  request: RowRequest | null;
  problem: RowProblem | null;
  /** The sale like it that is open, or was made a moment ago. */
  before: string | null;
  /** Sold though it is like another: somebody has said so. */
  isKept: boolean;
  isDropped: boolean;
}

/** How a row stands. `twice`: another row of the list is the same. `before`: a sale like it was made already. */
export type RowStanding = "good" | "twice" | "before" | "problem" | "dropped";

export function newRow(typed: string, read: { request: RowRequest } | { problem: RowProblem }): BatchRow {
  const common = { typed, before: null, isKept: false, isDropped: false };
  return "request" in read
    ? { ...common, request: read.request, problem: null }
    : { ...common, request: null, problem: read.problem };
}

/** How each row stands. Of rows that are the same the first is good. */
export function standingsOf(rows: readonly BatchRow[]): RowStanding[] {
  const known = new Set<string>();
  return rows.map((row) => {
    if (row.isDropped) return "dropped";
    if (row.request === null || row.problem !== null) return "problem";
    const same = sameness(row.request);
    const isTwice = known.has(same);
    known.add(same);
    if (row.isKept) return "good";
    if (isTwice) return "twice";
    return row.before === null ? "good" : "before";
  });
}

/** Two wishes with the same are the same sale: a price moves, so it counts only where the customer has chosen it. */
export function sameness({ serviceType, beneficiary, product, faceKobo }: RowRequest): string {
  return [serviceType, beneficiary, product?.id ?? "", hasFaceValue(serviceType) ? faceKobo : ""].join(":");
}

/** The sales that a tap would make now, in the order of the list. */
export function sellable(rows: readonly BatchRow[]): (BatchRow & { request: RowRequest })[] {
  const standings = standingsOf(rows);
  return rows.filter(
    (row, index): row is BatchRow & { request: RowRequest } => standings[index] === "good" && row.request !== null,
  );
}

export interface Cost {
  count: number;
  /** The face values, or the prices. */
  faceKobo: Kobo;
  paysKobo: Kobo;
  /** The charge by the listing, else the likely one, else the face value. */
  expectedKobo: Kobo;
  /** The profit as far as the cost is listed or likely; negative for a loss. */
  bringsKobo: Kobo;
  /** How many of them are in it with their face value. */
  unpriced: number;
  /** What the PIN's limit counts: of each the greater of face value and charge. */
  maxKobo: Kobo;
  /** What a seat's limits count: see seatWorthOf. */
  seatKobo: Kobo;
}

export function costOfAll(rows: readonly { request: RowRequest }[]): Cost {
  const requests = rows.map(({ request }) => request);
  const costOf = ({ price }: RowRequest) => price.chargeKobo ?? price.aboutKobo ?? null;
  const add = (of: (request: RowRequest) => number) => toKobo(requests.reduce((sum, request) => sum + of(request), 0));
  return {
    count: requests.length,
    faceKobo: add((request) => request.faceKobo),
    paysKobo: add((request) => request.pays.kobo),
    expectedKobo: add((request) => costOf(request) ?? request.faceKobo),
    bringsKobo: add((request) => request.pays.kobo - (costOf(request) ?? request.pays.kobo)),
    unpriced: requests.filter((request) => costOf(request) === null).length,
    maxKobo: add((request) => Math.max(request.faceKobo, request.price.chargeKobo ?? 0)),
    seatKobo: add(({ serviceType, faceKobo, price, pays }) =>
      seatWorthOf({
        ...{ service_type: serviceType, face_kobo: faceKobo },
        ...{ list_kobo: price.listKobo, price_kobo: pays.kobo },
      }),
    ),
  };
}
