import { sql } from "kysely";
import type { Seat } from "../accounts/seats.queries.ts";
import type { AccountMode } from "../core/account-modes.ts";
import { type Kobo, toKobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import type { PurchaseTable } from "../sales/purchases.table.ts";
import { salesOf } from "../sales/sales.queries.ts";
import { typesWithFace } from "../services/services.ts";

export type SeatWorthOf = Pick<PurchaseTable, "service_type" | "face_kobo" | "list_kobo" | "price_kobo">;

/**
 * Returns what a sale counts for a seat's limits, in kobo: what the customer pays, or the face value or list price if
 * that is more. The cost never counts: a limit that is met would tell it.
 */
export function seatWorthOf({ service_type, face_kobo, list_kobo, price_kobo }: SeatWorthOf): Kobo {
  const listed = typesWithFace.includes(service_type) ? face_kobo : (list_kobo ?? 0);
  return toKobo(Math.max(price_kobo ?? face_kobo, listed));
}

/** Sums what a seat's sales of one mode that are open or sold count for its limits, confirmed since `since`. In kobo. */
export async function spentBySeat(
  db: Db,
  { id: seatId, account_id }: Pick<Seat, "id" | "account_id">,
  mode: AccountMode,
  since: number,
): Promise<number> {
  const withFace = sql.join(typesWithFace.map((type) => sql.lit(type)));
  const listed = sql`CASE WHEN service_type IN (${withFace}) THEN face_kobo ELSE coalesce(list_kobo, 0) END`;
  const price = sql`coalesce(price_kobo, face_kobo)`;
  const { kobo } = await salesOf(db, account_id, { seatId, mode, since })
    .where("state", "in", ["intent", "sending", "unknown", "pending", "succeeded"])
    .select(sql<number>`coalesce(sum(CASE WHEN ${listed} > ${price} THEN ${listed} ELSE ${price} END), 0)`.as("kobo"))
    .executeTakeFirstOrThrow();
  return Number(kobo);
}
