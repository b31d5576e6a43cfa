import type { Account } from "../accounts/accounts.queries.ts";
import type { Seat } from "../accounts/seats.queries.ts";
import type { Db } from "../db/database.ts";
import { findHold } from "../holds/holds.queries.ts";
import { type Markup, priceBy, type Scope } from "../pricing/price-rule.ts";
import { findLike } from "../sales/likeness.queries.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import { type Listed, wareOf, wishOf } from "../sales/quote.ts";
import { hasFaceValue } from "../services/services.ts";
import type { Seller } from "../sessions/sessions.ts";
import { refuseAnyDay } from "../staff/seat-guard.ts";
import { newRow, type Row, type RowProblem, type RowWish } from "./rows.ts";

/**
 * Notes of each row what its turn will meet: that it is held, that the seat may not sell it, and the sale like it that is open, or was
 * made since `since`, beside which it is sold when somebody says so.
 */
export async function noteRows(
  db: Db,
  { account, seat }: Pick<Seller, "account" | "seat">,
  rows: readonly Row[],
  { since, now }: { since: number; now: number },
): Promise<Row[]> {
  const noted: Row[] = [];
  for (const row of rows) {
    if (row.wish === null) noted.push(row);
    else {
      const before = await findBefore(db, account, row.wish, since);
      const hold = await findHold(db, row.wish.serviceType, row.wish.provider.slug, now);
      const problem = hold ? "held" : ((seat && whyNotFrom(seat, row.wish)) ?? null);
      noted.push({ ...row, before: before?.id ?? null, problem });
    }
  }
  return noted;
}

function findBefore(db: Db, { id, mode }: Account, wish: RowWish, since: number) {
  const sale = {
    ...{ id: "", account_id: id, mode, service_type: wish.serviceType, beneficiary: wish.beneficiary },
    ...{ face_kobo: wish.faceKobo, product_id: wish.product?.id ?? null },
  };
  return findLike(db, sale, since, hasFaceValue(wish.serviceType));
}

function whyNotFrom(seat: Seat, { serviceType, faceKobo, price, pays }: RowWish): RowProblem | null {
  const prices = { list_kobo: price.listKobo, price_kobo: pays.kobo, price_from: pays.from };
  const kind = refuseAnyDay(seat, { service_type: serviceType, face_kobo: faceKobo, ...prices })?.kind;
  return kind === "seat_service" || kind === "seat_unpriced" || kind === "seat_sale_limit" ? kind : null;
}

/** A sale that was not made as a row of another list, at the prices of now. */
export function rowAgain(sale: Purchase, listed: Listed | "gone" | null, rules: readonly (Scope & Markup)[]): Row {
  const typed = [sale.provider_name, sale.product_name, sale.beneficiary].filter(Boolean).join(" ");
  if (listed === null || listed === "gone") return newRow(typed, { problem: "closed" });
  const { accountId: _account, userId: _user, seatId: _seat, mode: _mode, saidAt, ...wish } = wishOf(sale, listed);
  const pays = wish.pays ?? priceBy(rules, wareOf(wish));
  return newRow(typed, { wish: { ...wish, pays, saidAt: saidAt ?? listed.saidAt } });
}
