import {
  type AccountChange,
  changeWaitingForLogin,
  findChangeByKey,
  insertChange,
  moveChange,
  runningChange,
} from "../accounts/account-changes.queries.ts";
import { findAccount, outdateProfiles } from "../accounts/accounts.queries.ts";
import type { ChangeKind } from "../accounts/accounts.table.ts";
import { sha256 } from "../core/ids.ts";
import { type Db, takeLock } from "../db/database.ts";
import type { Tools } from "../db/tools.ts";
import type { Profile } from "../vending-api/account-schemas.ts";
import { isDeveloper, keyBefore } from "./change-work.ts";

/** The result of a second tap. */
export type Begun =
  | { kind: "begun"; change: AccountChange }
  /** Another change of this account is not known to be over. */
  | { kind: "busy"; other: AccountChange }
  /** An earlier tap began it. */
  | { kind: "already" }
  /** Nothing is changed while the account's selling is frozen. */
  | { kind: "frozen" }
  /** Run out, taken back, or not this user's. */
  | { kind: "old" };

/** How long the button of the second tap stays good. */
const offerLifeMs = 5 * 60_000;
/** How long a change waits for the PIN. */
const waitForLoginMs = 15 * 60_000;
type Deps = Pick<Tools, "cipher" | "clock" | "ids">;

/** Stores an offer and returns the single-use key for its button. */
export async function offerChange(
  trx: Db,
  { clock, ids }: Deps,
  { accountId, userId, kind }: { accountId: string; userId: number; kind: ChangeKind },
): Promise<string> {
  const key = ids.secret(128);
  const now = clock.now();
  await insertChange(trx, {
    ...{ id: ids.ulid(), account_id: accountId, user_id: userId, kind, origin: "tap", state: "offered" },
    ...{ key_hash: sha256(key), tries: 0, created_at: now, due_at: now + offerLifeMs },
  });
  return key;
}

/** Takes an offer back. */
export async function dropChange(trx: Db, key: string, userId: number): Promise<void> {
  const change = await findChangeByKey(trx, sha256(key));
  if (change?.user_id === userId) await moveChange(trx, change.id, ["offered"], { state: "dropped" });
}

/** The second tap: burns the key in the caller's transaction. */
export async function beginChange(
  trx: Db,
  { cipher, clock }: Deps,
  { key, userId, accountId, messageId }: { key: string; userId: number; accountId: string; messageId: number },
): Promise<Begun> {
  // Two people of one account, on two replicas: the second sees what the first has begun.
  await takeLock(trx, `account:${accountId}`);
  const change = await findChangeByKey(trx, sha256(key));
  const account = await findAccount(trx, accountId);
  if (!account || change?.user_id !== userId || change.account_id !== accountId) return { kind: "old" };
  if (account.frozen_at !== null) return { kind: "frozen" };
  if (change.state === "dropped") return { kind: "old" };
  if (change.state !== "offered") return { kind: "already" };
  if (change.due_at <= clock.now()) return { kind: "old" };
  const other = await runningChange(trx, accountId);
  if (other) return { kind: "busy", other };
  const begun = await moveChange(trx, change.id, ["offered"], {
    state: "started",
    started_at: clock.now(),
    card_message_id: messageId,
    tries: 1,
    key_before: keyBefore(cipher, account, change.kind),
    wallet_before_kobo: account.mode === "live" ? account.wallet_kobo : null,
  });
  if (!begun) return { kind: "already" };
  await outdateProfiles(trx, accountId);
  return { kind: "begun", change: begun };
}

/** A change that waited for the PIN begins again, unless the profile shows that it is not needed. */
export async function resumeChange(
  trx: Db,
  { cipher, clock }: Deps,
  { accountId, userId, profile }: { accountId: string; userId: number; profile: Profile },
): Promise<AccountChange | undefined> {
  await takeLock(trx, `account:${accountId}`);
  const since = clock.now() - waitForLoginMs;
  const waiting = await changeWaitingForLogin(trx, { accountId, userId, since });
  const account = await findAccount(trx, accountId);
  if (!waiting || !account || account.frozen_at !== null || (await runningChange(trx, accountId))) return undefined;
  await outdateProfiles(trx, accountId);
  const key_before = keyBefore(cipher, account, waiting.kind);
  if (waiting.kind === "upgrade" && isDeveloper(profile.user.role)) {
    return moveChange(trx, waiting.id, ["login"], { state: "done", ended_at: clock.now(), told_at: null });
  }
  const again = { state: "started", tries: waiting.tries + 1, key_before, told_at: null } as const;
  return moveChange(trx, waiting.id, ["login"], again);
}
