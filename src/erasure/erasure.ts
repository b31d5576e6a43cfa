import { runningChange } from "../accounts/account-changes.queries.ts";
import { chatsOfAccount, findAccount } from "../accounts/accounts.queries.ts";
import { audit } from "../audit/audit.ts";
import type { Db } from "../db/database.ts";
import type { Tools } from "../db/tools.ts";
import { enqueueNews } from "../outbox/notices.queries.ts";
import { consumePinProof } from "../sessions/locks.queries.ts";
import { findSeller, forgetIdleKeys, logOut, type Seller } from "../sessions/sessions.ts";
import { allErasures, type Erasure, eraseAccount, eraseChat, putErasure, takeErasure } from "./erasures.queries.ts";

/**
 * `others`: the number of other chats that are logged in. `change`: the service is being asked to change something.
 * `stopped`: by the operator. The next login after a deletion would open a shop that sells.
 */
export type WhyNotErased = { kind: "others"; count: number } | { kind: "change" | "stopped" };

async function isStopped(db: Db, accountId: string): Promise<boolean> {
  return ((await findAccount(db, accountId))?.stopped_at ?? null) !== null;
}

/** Deletes personal data when a reseller asks for it: at once, or as soon as no sale is open. */
export function createErasures({ store, clock, ids, log }: Omit<Tools, "cipher">) {
  async function attemptOne(trx: Db, erasure: Erasure, isQuiet: boolean): Promise<"done" | "dropped" | "open"> {
    const { account_id: accountId, user_id: userId } = erasure;
    const now = clock.now();
    const isCalledOff = (await chatsOfAccount(trx, accountId)).length > 0;
    // The keys go when no sale and no change is open, and so does the rest.
    if (!isCalledOff && ((await isStopped(trx, accountId)) || !(await forgetIdleKeys(trx, accountId)))) return "open";
    if (!(await takeErasure(trx, accountId))) return "open";
    if (!isCalledOff) {
      const sales = await eraseAccount(trx, accountId);
      // Of a user who has come into another shop since, the rest belongs to that one: its lock, its questions.
      if (!(await findSeller(trx, userId))) await eraseChat(trx, userId, now);
      // By nobody: the trail cannot be changed later.
      await audit(trx, { ids, now }, { userId: 0, accountId, seatId: null }, { act: "data_deleted" });
      if (!isQuiet) await enqueueNews(trx, { ids, now }, userId, { about: "erased", sales });
      return "done";
    }
    await enqueueNews(trx, { ids, now }, userId, { about: "erasure_dropped" });
    return "dropped";
  }

  return {
    /** Why it cannot even be asked for; null: it can. */
    async whyNot(db: Db, { account, userId }: Seller): Promise<WhyNotErased | null> {
      if (await isStopped(db, account.id)) return { kind: "stopped" };
      const others = (await chatsOfAccount(db, account.id)).filter((chat) => chat.user_id !== userId);
      if (others.length > 0) return { kind: "others", count: others.length };
      return (await runningChange(db, account.id)) ? { kind: "change" } : null;
    },
    /** Empties the chat of somebody who has no shop, in the caller's transaction. */
    forget: (trx: Db, userId: number) => eraseChat(trx, userId, clock.now()),
    /**
     * Logs the chat out and writes down what is wanted, in the caller's transaction. Null: the PIN has not been given
     * for it.
     */
    async want(trx: Db, seller: Seller): Promise<{ isPutBack: boolean } | null> {
      const now = clock.now();
      // A borrowed phone must not delete the shop's book.
      if (!(await consumePinProof(trx, seller.userId, "erase", now))) return null;
      const loggedOut = await logOut(trx, ids, seller, now);
      await putErasure(trx, { account_id: seller.account.id, user_id: seller.userId, asked_at: now });
      return loggedOut;
    },
    /** Deletes what can be deleted now. Sends nothing about `quietFor`: its chat shows it already. */
    async attempt(quietFor?: string): Promise<void> {
      for (const erasure of await allErasures(store.db)) {
        const isQuiet = erasure.account_id === quietFor;
        const result = await store.transaction((trx) => attemptOne(trx, erasure, isQuiet));
        if (result !== "open") log.info("account.erasure", { account: erasure.account_id, result });
      }
    },
  };
}

export type Erasures = ReturnType<typeof createErasures>;
