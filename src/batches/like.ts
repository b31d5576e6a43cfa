import { hasFaceValue, type Listed, wishOf } from "../purchases/quote.ts";
import type { Db } from "../store/engine/database.ts";
import type { Account } from "../store/queries/accounts.ts";
import { findLike } from "../store/queries/likeness.ts";
import type { Purchase } from "../store/queries/purchases.ts";
import { newRow, type Row } from "./rows.ts";

/** Notes of each row the sale like it that is open, or was made since `since`: the row is sold when somebody says so. */
export async function noteLike(
  db: Db,
  { id, mode }: Pick<Account, "id" | "mode">,
  rows: readonly Row[],
  since: number,
): Promise<Row[]> {
  const noted: Row[] = [];
  for (const row of rows) {
    const { wish } = row;
    const other =
      wish &&
      (await findLike(
        db,
        {
          ...{ id: "", account_id: id, mode, service_type: wish.serviceType, beneficiary: wish.beneficiary },
          ...{ face_kobo: wish.faceKobo, product_id: wish.product?.id ?? null },
        },
        since,
        hasFaceValue(wish.serviceType),
      ));
    noted.push({ ...row, before: other?.id ?? null });
  }
  return noted;
}

/** A sale that was not made as a row of another list, at the price that the service lists now. */
export function rowAgain(sale: Purchase, listed: Listed | "gone" | null): Row {
  const typed = [sale.provider_name, sale.product_name, sale.beneficiary].filter(Boolean).join(" ");
  if (listed === null || listed === "gone") return newRow(typed, { problem: "closed" });
  const { accountId: _account, userId: _user, seatId: _seat, mode: _mode, saidAt, ...wish } = wishOf(sale, listed);
  return newRow(typed, { wish: { ...wish, saidAt: saidAt ?? listed.saidAt } });
}
