import { setImmediate as giveWay } from "node:timers/promises";
import { seatsOfAccount } from "../accounts/seats.queries.ts";
import { type Kobo, subtractKobo } from "../core/money.ts";
import { namesOf } from "../customers/names.ts";
import type { Db } from "../db/database.ts";
import { likelyCostOf, priceOf } from "../sales/price-of.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import { type SaleQuery, salesOf } from "../sales/sales.queries.ts";
import { isOpen } from "../sales/states.ts";
import { hasFaceValue } from "../services/services.ts";
import type { LineState, StatementLine } from "./statement.ts";
import { paymentsOf } from "./statement-sources.ts";

/** So many sales are read at once: a tap waits no longer than for these. */
const pageSize = 250;

export interface LineReader {
  db: Db;
  accountId: string;
  query: SaleQuery & { since: number; until: number };
  /** Whether it may hold the shop's costs, and with them the prices of products without a face value. */
  withCost: boolean;
  /** Reads the token of a sale where the owner has asked for them; null: they are left out. */
  readToken: ((sale: Purchase) => string | null) | null;
}

/** The lines of a statement in the order of the book, a page at a time. Other work of the thread runs in between. */
export async function* readLines({
  db,
  accountId,
  query,
  withCost,
  readToken,
}: LineReader): AsyncGenerator<StatementLine[]> {
  const seats = new Map((await seatsOfAccount(db, accountId)).map(({ id, name }) => [id, name]));
  let last: Purchase | undefined;
  do {
    const sales = await pageBehind(db, accountId, query, last);
    const [nameOf, payments] = await Promise.all([namesOf(db, accountId, sales), paymentsOf(db, sales)]);
    yield sales.map((sale) => ({
      ...(withCost ? toLine(sale) : withoutCost(toLine(sale))),
      customer: nameOf(sale),
      seat: sale.seat_id === null ? null : (seats.get(sale.seat_id) ?? "?"),
      payment: payments.get(sale.id) ?? null,
      token: readToken?.(sale) ?? null,
    }));
    last = sales.length < pageSize ? undefined : sales.at(-1);
    await giveWay();
  } while (last);
}

function pageBehind(db: Db, accountId: string, query: SaleQuery, last: Purchase | undefined): Promise<Purchase[]> {
  return (
    salesOf(db, accountId, { ...query, ...(last && { since: last.confirmed_at ?? 0 }) })
      // The same millisecond may hold several sales.
      .$if(last !== undefined, (q) =>
        q.where((e) => e(e.refTuple("confirmed_at", "id"), ">", e.tuple(last?.confirmed_at ?? 0, last?.id ?? ""))),
      )
      .selectAll()
      .orderBy("confirmed_at")
      .orderBy("id")
      .limit(pageSize)
      .execute()
  );
}

/** The values of a sale by itself. */
function toLine(sale: Purchase): Omit<StatementLine, "customer" | "seat" | "payment" | "token"> {
  const isSold = sale.state === "succeeded";
  const known = (kobo: Kobo | null) => (isSold ? kobo : null);
  const state = stateOf(sale);
  const cost = likelyCostOf(sale);
  const costKobo = known(cost?.kobo ?? null);
  const priceKobo = known(priceOf(sale));
  return {
    at: sale.confirmed_at ?? sale.quoted_at,
    reference: sale.reference,
    service: sale.service_type,
    provider: sale.provider_name,
    product: sale.product_name,
    pieces: sale.quantity,
    beneficiary: sale.beneficiary,
    faceKobo: known(sale.face_kobo),
    costKobo,
    isCostSeen: cost?.isSeen ?? false,
    priceKobo,
    profitKobo: priceKobo === null || costKobo === null ? null : subtractKobo(priceKobo, costKobo),
    state,
    unsoldKobo: isSold
      ? null
      : state === "open"
        ? (sale.observed_kobo ?? sale.expected_kobo ?? sale.face_kobo)
        : sale.face_kobo,
    note: null,
  };
}

/** What those see who may not know what the shop pays: a plan is worth just that, and its price tells it as well. */
function withoutCost(line: ReturnType<typeof toLine>): ReturnType<typeof toLine> {
  const isFace = hasFaceValue(line.service);
  return {
    ...line,
    ...{ faceKobo: isFace ? line.faceKobo : null, unsoldKobo: isFace ? line.unsoldKobo : null },
    ...{ costKobo: null, isCostSeen: false, profitKobo: null },
  };
}

function stateOf({ state, delivery }: Purchase): LineState {
  if (state === "succeeded") return delivery === "awaiting" ? "awaiting" : "sold";
  return isOpen(state) ? "open" : "failed";
}
