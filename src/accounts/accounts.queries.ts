import type { Insertable, Selectable, Updateable } from "kysely";
import type { AccountMode } from "../core/account-modes.ts";
import { spellingsOf } from "../core/phone-spellings.ts";
import { type Db, forUpdate } from "../db/database.ts";
import { prepared, preparedFirst, preparedRows } from "../db/prepared.ts";
import type { AccountTable, BalanceSnapshotTable, ChatTable, WebhookSecretTable } from "./accounts.table.ts";
import { taken } from "./seats.queries.ts";

export type Account = Selectable<AccountTable>;
export type Chat = Selectable<ChatTable>;
export type WebhookSecret = Selectable<WebhookSecretTable>;

export const findAccount = preparedFirst((db, id: string) => db.selectFrom("account").selectAll().where("id", "=", id));

/** The ids behind this one, in their order. */
export async function accountIdsAfter(db: Db, id: string, limit: number): Promise<string[]> {
  const rows = await db.selectFrom("account").select("id").where("id", ">", id).orderBy("id").limit(limit).execute();
  return rows.map((row) => row.id);
}

/** The account, which nobody else changes until this transaction ends: what is read of it here is what is changed. */
export const lockAccountForUpdate = preparedFirst((trx, id: string) =>
  forUpdate(trx, trx.selectFrom("account").selectAll().where("id", "=", id)),
);

export async function findAccountByServiceUser(db: Db, serviceUserId: string): Promise<Account | undefined> {
  return db.selectFrom("account").selectAll().where("service_user_id", "=", serviceUserId).executeTakeFirst();
}

/** The account of a number of eleven digits, in any spelling; undefined where several have it. */
export async function findAccountByPhone(db: Db, phoneNumber: string): Promise<Account | undefined> {
  const spellings = [...spellingsOf(phoneNumber)];
  const found = await db.selectFrom("account").selectAll().where("phone_number", "in", spellings).limit(2).execute();
  return found.length === 1 ? found[0] : undefined;
}

export const findAccountByWebhookPath = preparedFirst((db, pathHash: string) =>
  db.selectFrom("account").selectAll().where("webhook_path_hash", "=", pathHash),
);

export async function insertAccount(db: Db, account: Insertable<AccountTable>): Promise<void> {
  await db.insertInto("account").values(account).execute();
}

const changeAccount = prepared((db, { id, ...changes }: Updateable<AccountTable> & { id: string }) =>
  db.updateTable("account").set(changes).where("id", "=", id),
);

export async function updateAccount(db: Db, id: string, changes: Omit<Updateable<AccountTable>, "id">): Promise<void> {
  await changeAccount(db, { ...changes, id });
}

const firstCall = prepared((db, p: { id: string; receivedAt: number }) =>
  db
    .updateTable("account")
    .set({ webhook_heard_at: p.receivedAt })
    .where("id", "=", p.id)
    .where("webhook_heard_at", "is", null)
    .where((e) => e.or([e("webhook_registered_at", "is", null), e("webhook_registered_at", "<=", p.receivedAt)])),
);

/** Records a good call of the service as the first one since the webhook was registered. Later calls change nothing. */
export async function recordFirstCall(db: Db, id: string, receivedAt: number): Promise<void> {
  await firstCall(db, { id, receivedAt });
}

/** Keys or webhook are being changed, or were: profiles that were asked for before are not believed. */
export async function outdateProfiles(db: Db, id: string): Promise<void> {
  await db
    .updateTable("account")
    .set((e) => ({ profile_rev: e("profile_rev", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** The users who are logged in to an account. */
export async function allOwners(db: Db): Promise<Pick<Chat, "user_id" | "locale">[]> {
  return db.selectFrom("chat").select(["user_id", "locale"]).where("account_id", "is not", null).execute();
}

export const findChat = preparedFirst((db, userId: number) =>
  db.selectFrom("chat").selectAll().where("user_id", "=", userId),
);

type NewChat = Pick<Chat, "user_id" | "first_name" | "created_at"> & Partial<Chat>;

export const putChat = prepared((db, { created_at, user_id, ...changes }: NewChat) =>
  db
    .insertInto("chat")
    .values({ account_id: null, locale: null, logged_in_at: null, is_reachable: 1, ...changes, user_id, created_at })
    .onConflict((c) => c.column("user_id").doUpdateSet(changes)),
);

/** Notes whether messages to this user arrive: not since a block. */
export async function setReachable(db: Db, userId: number, isReachable: boolean): Promise<void> {
  await db
    .updateTable("chat")
    .set({ is_reachable: isReachable ? 1 : 0 })
    .where("user_id", "=", userId)
    .execute();
}

const letIn = preparedRows((db, people: { id: number }[]) => {
  const ids = people.map(({ id }) => id);
  return db
    .selectFrom("chat")
    .select("user_id")
    .where("user_id", "in", ids)
    .where("account_id", "is not", null)
    .union(
      db.selectFrom("customer_chat").select("user_id").where("user_id", "in", ids).where("unlinked_at", "is", null),
    )
    .union(
      db
        .selectFrom("seat")
        .select((e) => e.ref("user_id").$castTo<number>().as("user_id"))
        .where("user_id", "in", ids)
        .where("state", "in", taken),
    );
});

/** Those of `userIds` who are let in somewhere: logged in to a shop, seated at one, or linked to one as a customer. */
export async function authorizedUserIds(db: Db, userIds: readonly number[]): Promise<Set<number>> {
  if (userIds.length === 0) return new Set();
  const people = userIds.map((id) => ({ id }));
  return new Set((await letIn(db, people)).rows.map((row) => row.user_id));
}

const chatsIn = prepared((db, p: { accountId: string }) =>
  db.selectFrom("chat").selectAll().where("account_id", "=", p.accountId),
);

export async function chatsOfAccount(db: Db, accountId: string): Promise<Chat[]> {
  return (await chatsIn(db, { accountId })).rows.sort((a, b) => a.user_id - b.user_id);
}

const secretsOf = prepared((db, p: { accountId: string; now: number }) =>
  db
    .selectFrom("webhook_secret")
    .selectAll()
    .where("account_id", "=", p.accountId)
    .where((e) => e.or([e("expires_at", "is", null), e("expires_at", ">", p.now)])),
);

/** The newest first. */
export async function webhookSecrets(db: Db, accountId: string, now: number): Promise<WebhookSecret[]> {
  return (await secretsOf(db, { accountId, now })).rows.sort((a, b) => (a.id < b.id ? 1 : -1));
}

/** Adds the newest secret; earlier ones stay valid until `othersExpireAt`. */
export async function addWebhookSecret(db: Db, secret: WebhookSecret, othersExpireAt: number): Promise<void> {
  await db
    .updateTable("webhook_secret")
    .set({ expires_at: othersExpireAt })
    .where("account_id", "=", secret.account_id)
    .where("expires_at", "is", null)
    .execute();
  await db.insertInto("webhook_secret").values(secret).execute();
}

/** An account that somebody is logged in to and that has a key, for questions that are nobody's own. */
export async function anyoneLoggedIn(db: Db): Promise<Account | undefined> {
  return db
    .selectFrom("account")
    .selectAll("account")
    .innerJoin("chat", "chat.account_id", "account.id")
    .where((e) => e.or([e("live_key_sealed", "is not", null), e("sandbox_key_sealed", "is not", null)]))
    .orderBy("chat.logged_in_at", "desc")
    .executeTakeFirst();
}

export type StoredSnapshot = Selectable<BalanceSnapshotTable>;

/** The look that the next one is compared with. */
export const findSnapshot = preparedFirst((db, accountId: string, mode: AccountMode) =>
  db.selectFrom("wallet_look").selectAll().where("account_id", "=", accountId).where("mode", "=", mode),
);

/** The newest balance of the wallet that an account sells from, and the look that the next one is compared with. */
export const findWallet = preparedFirst((db, id: string) =>
  db
    .selectFrom("account")
    .leftJoin("wallet_look as look", (j) =>
      j.onRef("look.account_id", "=", "account.id").onRef("look.mode", "=", "account.mode"),
    )
    .select(["account.id", "account.mode", "account.wallet_kobo", "account.wallet_at"])
    .select(["look.kobo as look_kobo", "look.asked_at as look_asked_at"])
    .where("account.id", "=", id),
);
