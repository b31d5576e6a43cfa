import { type AccountChange, duePutBacks, insertChange, moveChange } from "../accounts/account-changes.queries.ts";
import {
  type Account,
  chatsOfAccount,
  findAccount,
  outdateProfiles,
  updateAccount,
} from "../accounts/accounts.queries.ts";
import { keepWebhookSecret, openWebhookPath } from "../accounts/credentials.ts";
import { hourMs } from "../core/calendar.ts";
import { messageOf } from "../core/errors.ts";
import type { Db } from "../db/database.ts";
import type { Stamp, Tools } from "../db/tools.ts";
import { enqueueNews } from "../outbox/notices.queries.ts";
import { openStates } from "../sales/purchases.queries.ts";
import { askForChange, type ChangeDeps } from "./change-work.ts";
import type { ProfileLook } from "./profiles.ts";
import { openOtherUrl } from "./record-webhook.ts";
import { hostOf, whoIsCalled } from "./webhook-rule.ts";

/** Writes down, in the transaction of the last chat's logout, that the URL from before ours is to be put back. */
export async function wantPutBack(trx: Db, deps: Stamp, accountId: string, userId: number): Promise<boolean> {
  const account = await findAccount(trx, accountId);
  if (account?.webhook_state !== "ours" || account.webhook_other_sealed === null) return false;
  if ((await chatsOfAccount(trx, accountId)).length > 0) return false;
  await insertChange(trx, {
    ...{ id: deps.ids.ulid(), account_id: accountId, user_id: userId, kind: "webhook_back", origin: "logout" },
    ...{ state: "started", tries: 0, created_at: deps.now, started_at: deps.now, due_at: deps.now },
  });
  return true;
}

export interface PutBacksDeps extends ChangeDeps, Tools {
  look(accountId: string): Promise<ProfileLook>;
}

/** How long after each failed attempt the next is made; the end of the list is the end of trying. */
const pausesMs = [2000, 15_000, 60_000, 300_000];
/** A late token may come only by webhook: our URL stays while one is awaited, for at most this long. */
const waitForSalesMs = hourMs;
const waitMs = 5000;

/** Puts URLs back that were called before ours, when everybody of an account has logged out. */
export function createPutBacks(deps: PutBacksDeps) {
  const { store, cipher, clock, ids, log } = deps;
  let isUnderWay = false;

  async function attemptOne(change: AccountChange): Promise<void> {
    const now = clock.now();
    if (now - change.created_at < waitForSalesMs && (await hasOpenSales(store.db, change.account_id))) {
      await moveChange(store.db, change.id, ["started"], { due_at: now + waitMs });
      return;
    }
    const account = await findAccount(store.db, change.account_id);
    if (!account) return;
    // One whose key cannot be opened, say, must not stand before all others at every round.
    const result = await putBack(account).catch((error: unknown) => {
      log.error("webhook.put_back_failed", { account: account.id, error: messageOf(error) });
      return "retry" as const;
    });
    const isOver = result !== "retry" || change.tries >= pausesMs.length;
    await store.transaction(async (trx) => {
      if (!isOver) {
        const due_at = clock.now() + (pausesMs[change.tries] ?? 0);
        await moveChange(trx, change.id, ["started"], { tries: change.tries + 1, due_at });
        return;
      }
      const state = result === "done" ? "done" : "refused";
      const ended = await moveChange(trx, change.id, ["started"], { state, ended_at: clock.now() });
      if (ended?.state !== "refused") return;
      const host = hostOf(readOtherUrl(account) ?? "");
      await enqueueNews(trx, { ids, now: clock.now() }, change.user_id, { about: "webhook_stuck", host });
    });
    log.info("webhook.put_back", { account: account.id, result, attempt: change.tries + 1 });
  }

  function readOtherUrl(account: Account): string | null {
    try {
      return openOtherUrl(cipher, account);
    } catch {
      return null;
    }
  }

  /** Reads the profile first: it keeps a change that somebody made meanwhile, and sees the effect of an attempt. */
  async function putBack(account: Account): Promise<"done" | "retry" | "refused"> {
    const looked = await deps.look(account.id);
    if (looked.kind !== "seen") return looked.kind === "unauthorized" ? "refused" : "retry";
    const path = openWebhookPath(cipher, account);
    const called = whoIsCalled(looked.profile.developer, { path, origin: deps.publicUrl });
    if (called.kind !== "ours" && called.kind !== "ours_elsewhere") {
      await updateAccount(store.db, account.id, { webhook_state: called.kind === "other" ? "other" : "none" });
      return "done";
    }
    const answer = await askForChange(deps, account, "webhook_back", clock.now());
    if (answer.kind !== "done") {
      return answer.kind === "refused" && answer.why !== "vending.rate_limited" ? "refused" : "retry";
    }
    await store.transaction(async (trx) => {
      await keepWebhookSecret(trx, { cipher, ids, now: clock.now() }, account.id, answer.secret);
      await outdateProfiles(trx, account.id);
      // Nobody chose against ours: the next login asks again.
      await updateAccount(trx, account.id, { ...answer.changes, webhook_asked: null });
    });
    return "done";
  }

  return {
    /** Makes one attempt per due row. A round that is under way is not joined by another. */
    async attempt(): Promise<void> {
      if (isUnderWay) return;
      isUnderWay = true;
      try {
        for (const change of await duePutBacks(store.db, clock.now())) await attemptOne(change);
      } finally {
        isUnderWay = false;
      }
    },
  };
}

export type PutBacks = ReturnType<typeof createPutBacks>;

async function hasOpenSales(db: Db, accountId: string): Promise<boolean> {
  const open = await db
    .selectFrom("purchase")
    .select("id")
    .where("account_id", "=", accountId)
    .where((e) => e.or([e("state", "in", [...openStates]), e("delivery", "=", "awaiting")]))
    .executeTakeFirst();
  return open !== undefined;
}
