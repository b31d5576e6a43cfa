import type { Selectable } from "kysely";
import type { Db } from "../engine/database.ts";
import { prepared } from "../engine/prepared.ts";
import type { AccountMode } from "../tables/accounts.ts";
import type { WalletLookTable } from "../tables/purchases.ts";
import { openStates, type Purchase } from "./purchases.ts";

export type WalletLook = Selectable<WalletLookTable>;

/** The look that the next one is compared with. */
export async function findLook(db: Db, accountId: string, mode: AccountMode): Promise<WalletLook | undefined> {
  return (await lookOf(db, { accountId, mode })).rows[0];
}

const lookOf = prepared((db, p: { accountId: string; mode: AccountMode }) =>
  db.selectFrom("wallet_look").selectAll().where("account_id", "=", p.accountId).where("mode", "=", p.mode),
);

export async function putLook(db: Db, look: WalletLook): Promise<void> {
  const { account_id: _, mode: __, ...changes } = look;
  await db
    .insertInto("wallet_look")
    .values(look)
    .onConflict((c) => c.columns(["account_id", "mode"]).doUpdateSet(changes))
    .execute();
}

/** Forgets what was seen, of these accounts or of all: the next look begins anew. */
export async function dropLooks(db: Db, accountIds?: readonly string[]): Promise<void> {
  await db
    .deleteFrom("wallet_look")
    .$if(accountIds !== undefined, (q) => q.where("account_id", "in", [...(accountIds ?? [])]))
    .execute();
}

/** Sales of one wallet that are open, or were settled since `since`. */
export async function salesMoving(db: Db, accountId: string, mode: AccountMode, since: number): Promise<Purchase[]> {
  return db
    .selectFrom("purchase")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("mode", "=", mode)
    .where((e) => e.or([e("state", "in", [...openStates]), e("settled_at", ">=", since)]))
    .orderBy("id")
    .execute();
}

/** Whether an upgrade, whose fee leaves the wallet, may have been paid since `since`. */
export async function hasFeeSince(db: Db, accountId: string, since: number): Promise<boolean> {
  const found = await db
    .selectFrom("account_change")
    .select("id")
    .where("account_id", "=", accountId)
    .where("kind", "=", "upgrade")
    .where("started_at", "is not", null)
    .where((e) => e.or([e("ended_at", "is", null), e("ended_at", ">=", since)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the service has told since `since` of a sale that nobody made here. */
export async function hasOrphanSince(db: Db, accountId: string, since: number): Promise<boolean> {
  const found = await db
    .selectFrom("webhook_event")
    .select("body_sha256")
    .where("account_id", "=", accountId)
    .where("result", "=", "orphan")
    .where("received_at", ">=", since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
