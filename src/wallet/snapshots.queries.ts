import { type Insertable, sql } from "kysely";
import type { BalanceSnapshotTable } from "../accounts/accounts.table.ts";
import type { AccountMode } from "../core/account-modes.ts";
import type { Db } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import { openStates, type Purchase } from "../sales/purchases.queries.ts";
import { hasReason } from "../sales/reviews.ts";

export const storeSnapshot = prepared((db, look: Insertable<BalanceSnapshotTable>) => {
  const { account_id: _, mode: __, ...changes } = look;
  return db
    .insertInto("wallet_look")
    .values(look)
    .onConflict((c) => c.columns(["account_id", "mode"]).doUpdateSet(changes));
});

/** Deletes the snapshots of these accounts, or of all: the next look starts afresh. */
export async function dropLooks(db: Db, accountIds?: readonly string[]): Promise<void> {
  await db
    .deleteFrom("wallet_look")
    .$if(accountIds !== undefined, (q) => q.where("account_id", "in", [...(accountIds ?? [])]))
    .execute();
}

interface Since {
  accountId: string;
  since: number;
}

const moving = prepared((db, p: Since & { mode: AccountMode }) => {
  const sales = db.selectFrom("purchase").selectAll().where("account_id", "=", p.accountId).where("mode", "=", p.mode);
  // As literals: with parameters SQLite does not see that the index of the open sales holds them all.
  const open = openStates.map((state) => sql.lit(state));
  return sales
    .where("state", "in", open)
    .unionAll(sales.where("settled_at", ">=", p.since).where("state", "not in", open));
});

/** Sales of one wallet that are open, or were settled since `since`, in the order of their offers. */
export async function salesMoving(db: Db, accountId: string, mode: AccountMode, since: number): Promise<Purchase[]> {
  return (await moving(db, { accountId, mode, since })).rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** So many sales at the most: each costs a query in the transaction of a balance. */
const maxFailed = 10;

interface Wallet {
  accountId: string;
  mode: AccountMode;
}

const failed = prepared((db, p: Wallet & Since) =>
  db
    .selectFrom("purchase")
    .selectAll()
    .where("account_id", "=", p.accountId)
    .where("settled_at", ">=", p.since)
    .where("mode", "=", p.mode)
    .where("state", "=", sql.lit("failed"))
    .where("charged_look_at", "is", null)
    .where((e) => e.or([e("wallet_from_kobo", "is", null), e("wallet_from_kobo", "!=", e.ref("wallet_to_kobo"))]))
    .orderBy("settled_at", "desc")
    .limit(maxFailed),
);

/** The newest failed sales of one wallet, since `since`, whose owners do not know yet whether any money is missing. */
export async function newestFailures(db: Db, { accountId, mode }: Wallet, since: number): Promise<Purchase[]> {
  return (await failed(db, { accountId, mode, since })).rows;
}

const doubts = prepared((db, p: Wallet & { strangersSince: number; contradictedSince: number }) => {
  const upgrades = db
    .selectFrom("account_change")
    .select("id")
    .where("account_id", "=", p.accountId)
    .where("kind", "=", "upgrade")
    .where("started_at", "is not", null)
    .where((e) => e.or([e("ended_at", "is", null), e("ended_at", ">=", p.strangersSince)]));
  const orphans = db
    .selectFrom("webhook_event")
    .select("body_sha256 as id")
    .where("account_id", "=", p.accountId)
    .where("result", "=", sql.lit("orphan"))
    .where("received_at", ">=", p.strangersSince);
  const contradicted = db
    .selectFrom("purchase")
    .innerJoin("journal", "journal.purchase_id", "purchase.id")
    .select("purchase.review")
    .where("account_id", "=", p.accountId)
    .where("mode", "=", p.mode)
    .where("confirmed_at", "is not", null)
    .where("review", "is not", null)
    .where("journal.kind", "=", "review")
    .where("journal.note", "=", "contradiction")
    .where("journal.at", ">=", p.contradictedSince);
  return contradicted.unionAll(
    db.selectFrom(upgrades.unionAll(orphans).limit(1).as("stranger")).select(sql<null>`null`.as("review")),
  );
});

/**
 * Why the newest sales may not explain what has moved this wallet. `hasStrangers`: since `strangersSince` it may have paid
 * for something that is no sale here, the fee of an upgrade, or a sale that the service has told of and nobody made here.
 * `isAsking`: verify is being asked about a sale, since the service has contradicted its own final answer after
 * `contradictedSince`. One that verify does not answer is waited for no longer.
 */
export async function readDoubts(db: Db, wallet: Wallet, since: { strangersSince: number; contradictedSince: number }) {
  const { rows } = await doubts(db, { ...wallet, ...since });
  return {
    hasStrangers: rows.some(({ review }) => review === null),
    isAsking: rows.some(({ review }) => hasReason(review, "contradiction")),
  };
}
