import { sql } from "kysely";
import { type Kobo, toKobo } from "../../lib/money.ts";
import { typesWithFace } from "../../lib/service-types.ts";
import type { Db } from "../engine/database.ts";
import type { AccountMode } from "../tables/accounts.ts";
import type { PurchaseTable } from "../tables/purchases.ts";
import { salesOf } from "./sales.ts";
import type { Seat } from "./seats.ts";

export type SeatWorthOf = Pick<PurchaseTable, "service_type" | "face_kobo" | "price_kobo">;

/**
 * Returns what a sale counts for a seat's limits, in kobo: what the customer pays, or the face value if that is more. The
 * cost never counts: a limit that is met would tell it.
 */
export function seatWorthOf({ service_type, face_kobo, price_kobo }: SeatWorthOf): Kobo {
  const price = price_kobo ?? face_kobo;
  return toKobo(typesWithFace.includes(service_type) ? Math.max(price, face_kobo) : price);
}

/** Sums what a seat's sales of one mode that are open or sold count for its limits, confirmed since `since`. In kobo. */
export async function spentBySeat(
  db: Db,
  { id: seatId, account_id }: Pick<Seat, "id" | "account_id">,
  mode: AccountMode,
  since: number,
): Promise<number> {
  const hasFace = sql<boolean>`service_type IN (${sql.join(typesWithFace.map((type) => sql.lit(type)))})`;
  const { kobo } = await salesOf(db, account_id, { seatId, mode, since })
    .where("state", "in", ["intent", "sending", "unknown", "pending", "succeeded"])
    .select(
      sql<number>`coalesce(sum(CASE WHEN price_kobo IS NULL OR (${hasFace} AND face_kobo > price_kobo)
        THEN face_kobo ELSE price_kobo END), 0)`.as("kobo"),
    )
    .executeTakeFirstOrThrow();
  return Number(kobo);
}
