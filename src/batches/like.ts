import type { Account } from "../accounts/accounts.queries.ts";
import type { Seat } from "../accounts/seats.queries.ts";
import type { Db } from "../db/database.ts";
import { findHold } from "../holds/holds.queries.ts";
import { type Markup, priceBy, type Scope } from "../pricing/price-rule.ts";
import { findLike } from "../sales/likeness.queries.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import { type Listed, requestOf, wareOf } from "../sales/quote.ts";
import { hasFaceValue } from "../services/services.ts";
import type { Seller } from "../sessions/sessions.ts";
import { refuseAnyDay } from "../staff/seat-guard.ts";
import { type BatchRow, newRow, type RowProblem, type RowRequest } from "./rows.ts";

/**
 * Notes of each row what its turn will meet: that it is held, that the seat may not sell it, and the sale like it that is open, or was
 * made since `since`, beside which it is sold when somebody says so.
 */
export async function markRows(
  db: Db,
  { account, seat }: Pick<Seller, "account" | "seat">,
  rows: readonly BatchRow[],
  { since, now }: { since: number; now: number },
): Promise<BatchRow[]> {
  const noted: BatchRow[] = [];
  for (const row of rows) {
    if (row.request === null) noted.push(row);
    else {
      const before = await findBefore(db, account, row.request, since);
      const hold = await findHold(db, row.request.serviceType, row.request.provider.slug, now);
      const problem = hold ? "held" : ((seat && whyNotFrom(seat, row.request)) ?? null);
      noted.push({ ...row, before: before?.id ?? null, problem });
    }
  }
  return noted;
}

function findBefore(db: Db, { id, mode }: Account, request: RowRequest, since: number) {
  const sale = {
    ...{ id: "", account_id: id, mode, service_type: request.serviceType, beneficiary: request.beneficiary },
    ...{ face_kobo: request.faceKobo, product_id: request.product?.id ?? null },
  };
  return findLike(db, sale, since, hasFaceValue(request.serviceType));
}

function whyNotFrom(seat: Seat, { serviceType, faceKobo, price, pays }: RowRequest): RowProblem | null {
  const prices = { list_kobo: price.listKobo, price_kobo: pays.kobo, price_from: pays.from };
  const kind = refuseAnyDay(seat, { service_type: serviceType, face_kobo: faceKobo, ...prices })?.kind;
  return kind === "seat_service" || kind === "seat_unpriced" || kind === "seat_sale_limit" ? kind : null;
}

/** A sale that was not made as a row of another list, at the prices of now. */
export function rowAgain(sale: Purchase, listed: Listed | "gone" | null, rules: readonly (Scope & Markup)[]): BatchRow {
  const typed = [sale.provider_name, sale.product_name, sale.beneficiary].filter(Boolean).join(" ");
  if (listed === null || listed === "gone") return newRow(typed, { problem: "closed" });
  const {
    accountId: _account,
    userId: _user,
    seatId: _seat,
    mode: _mode,
    saidAt,
    ...request
  } = requestOf(sale, listed);
  const pays = request.pays ?? priceBy(rules, wareOf(request));
  return newRow(typed, { request: { ...request, pays, saidAt: saidAt ?? listed.saidAt } });
}
