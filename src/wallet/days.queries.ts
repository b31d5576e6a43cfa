import { type Selectable, sql } from "kysely";
import type { AccountMode } from "../core/account-modes.ts";
import type { Db } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import type { WalletDayTable } from "./wallet.table.ts";

export type WalletDay = Selectable<WalletDayTable>;

const sums = [
  ...(["paid_in_kobo", "charged_kobo", "returned_kobo", "unnamed_kobo"] as const),
  ...(["unnamed_n", "about_n", "unseen_kobo"] as const),
];

/** Adds what has moved a wallet to its day, which closes with this balance. The first of a day opens it. */
export const addToDay = prepared((db, moved: WalletDay) =>
  db
    .insertInto("wallet_day")
    .values(moved)
    .onConflict((c) =>
      c.columns(["account_id", "mode", "day"]).doUpdateSet({
        closing_kobo: sql`excluded.closing_kobo`,
        closing_at: sql`excluded.closing_at`,
        ...Object.fromEntries(
          sums.map((sum) => [sum, sql`${sql.ref(`wallet_day.${sum}`)} + ${sql.ref(`excluded.${sum}`)}`]),
        ),
      }),
    ),
);

/** No day is as late. */
const farAway = 1_000_000;

const newest = prepared((db, p: { accountId: string; mode: AccountMode; until: number }) =>
  db
    .selectFrom("wallet_day")
    .selectAll()
    .where("account_id", "=", p.accountId)
    .where("mode", "=", p.mode)
    .where("day", "<=", p.until)
    .orderBy("day", "desc")
    .limit(1),
);

/** The newest day of a wallet, up to and with `until`. */
export async function newestDay(
  db: Db,
  accountId: string,
  mode: AccountMode,
  until = farAway,
): Promise<WalletDay | undefined> {
  return (await newest(db, { accountId, mode, until })).rows[0];
}

/** The days of a wallet from one to another, both with them, in their order. Days without a look have no row. */
export async function walletDays(
  db: Db,
  { accountId, mode }: { accountId: string; mode: AccountMode },
  { from, to }: { from: number; to: number },
): Promise<WalletDay[]> {
  return db
    .selectFrom("wallet_day")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("mode", "=", mode)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day")
    .execute();
}
