import {
  type AccountChange,
  changesLeftBehind,
  findChange,
  moveChange,
  neverTold,
  runningChange,
  setChangeCard,
} from "../accounts/account-changes.queries.ts";
import { findAccount, lockAccountForUpdate, outdateProfiles, updateAccount } from "../accounts/accounts.queries.ts";
import type { ChangeKind } from "../accounts/accounts.table.ts";
import { keepWebhookSecret } from "../accounts/credentials.ts";
import { dayMs, minuteMs } from "../core/calendar.ts";
import { sleep } from "../core/clock.ts";
import { messageOf } from "../core/errors.ts";
import type { Db } from "../db/database.ts";
import type { Tools } from "../db/tools.ts";
import { checkSoon } from "../sales/checks.queries.ts";
import type { Profile } from "../vending-api/account-schemas.ts";
import { beginChange, dropChange, offerChange, resumeChange } from "./change-taps.ts";
import { alreadyDeveloper, askForChange, type ChangeAnswer, type ChangeDeps, modeOf, wasDone } from "./change-work.ts";
import type { ProfileLook } from "./profiles.ts";
import { registeredAt } from "./webhook-rule.ts";

export interface AccountChangesDeps extends ChangeDeps, Tools {
  /** Looks at the profile; what it shows comes back through `resolve`. */
  look(accountId: string): Promise<Pick<ProfileLook, "kind">>;
  /** Shows the chat how a change stands. */
  show(change: AccountChange): Promise<void>;
}

/** A change that is unknown for longer is checked when somebody opens the account again. */
const rememberMs = dayMs;

/** The service has made a change, or has not, and its profile shows which, so long after it was asked. */
const tellsWithinMs = minuteMs;

/** How often, and how many times, a sale looks whether another replica has the new key. */
const lookMs = 200;
const maxLooks = 50;

/**
 * Changes of an account that the service makes: upgrade, new keys, whose webhook is called. Each is asked for once,
 * after it was written down; if the answer is lost, the bot reads the profile and repeats nothing.
 */
export function createAccountChanges(deps: AccountChangesDeps) {
  const { store, cipher, clock, ids, log } = deps;
  const keysAtWork = new Map<string, Promise<void>>();

  /** Asks the service for a change that has begun, and reports its end. */
  async function run(changeId: string): Promise<void> {
    await store.leases.hold(`change:${changeId}`, () => runAlone(changeId));
  }

  async function runAlone(changeId: string): Promise<void> {
    const change = await findChange(store.db, changeId);
    if (change?.state === "done" && change.told_at === null) return show(change);
    if (change?.state !== "started") return;
    const booked = ask(change);
    if (modeOf(change.kind) !== null) {
      const quiet = booked.then(
        () => undefined,
        () => undefined,
      );
      keysAtWork.set(change.account_id, quiet);
      void quiet.then(() => keysAtWork.delete(change.account_id));
    }
    const after = await booked;
    // The key that an upgrade brings stands only in the profile.
    if (after?.state === "done" && after.kind === "upgrade") await deps.look(after.account_id);
    // What the service said of it is its state already: only the profile can say more.
    if (after && after.why !== alreadyDeveloper) await show(after);
    if (after?.state !== "unclear") return;
    await look(after.id);
    const seen = after.why === alreadyDeveloper ? await findChange(store.db, after.id) : undefined;
    if (seen?.state === "unclear" && seen.why === alreadyDeveloper) await show(seen);
  }

  async function ask(change: AccountChange): Promise<AccountChange | undefined> {
    const account = await findAccount(store.db, change.account_id);
    if (!account) return undefined;
    const answer = await askForChange(deps, account, change.kind, clock.now());
    log.info("account.change", { account: account.id, kind: change.kind, answer: answer.kind });
    return store.transaction((trx) => book(trx, change, answer));
  }

  /** Writes down what an answer, or a look at the profile, made of a change. */
  async function book(trx: Db, change: AccountChange, answer: ChangeAnswer): Promise<AccountChange | undefined> {
    const now = clock.now();
    const over = (state: AccountChange["state"], more: Partial<AccountChange> = {}) =>
      moveChange(trx, change.id, ["started", "unclear"], { state, ended_at: now, ...more });
    await outdateProfiles(trx, change.account_id);
    switch (answer.kind) {
      case "done":
        await keepWebhookSecret(trx, { cipher, ids, now }, change.account_id, answer.secret);
        await updateAccount(trx, change.account_id, answer.changes);
        // Checks that failed with a dead key are made now.
        if (modeOf(change.kind) !== null) await checkSoon(trx, change.account_id, now);
        return over("done", { fee_kobo: answer.feeKobo });
      case "refused":
        return over("refused", { words: answer.words, why: answer.why });
      case "unauthorized":
        // With a PIN given a moment ago it is no question of credentials any more.
        return change.tries > 1
          ? over("refused", { words: answer.words, why: "unauthorized" })
          : moveChange(trx, change.id, ["started"], { state: "login" });
      case "unclear":
        return moveChange(trx, change.id, ["started"], { state: "unclear", why: answer.why, words: answer.words });
    }
  }

  /** Looks at the profile about a change whose answer is lost. */
  async function look(changeId: string): Promise<void> {
    const change = await findChange(store.db, changeId);
    if (change?.state !== "unclear") return;
    const looked = await deps.look(change.account_id);
    if (looked.kind === "seen") return;
    // Still not known, and perhaps not to be known without a PIN.
    const after = await moveChange(store.db, changeId, ["unclear"], { why: looked.kind });
    if (after) await show(after);
  }

  /** The service answers again: looks at the profile about every change whose answer is lost. */
  async function lookAgain(): Promise<void> {
    for (const change of await changesLeftBehind(store.db, clock.now() - rememberMs)) {
      // A check does not start a change that waits for a PIN.
      if (change.state !== "unclear" || change.why === "unauthorized") continue;
      await untroubled(change, () => look(change.id));
    }
  }

  /** A chat that cannot be written to keeps nobody else waiting. */
  async function untroubled({ account_id: account }: AccountChange, task: () => Promise<unknown>): Promise<void> {
    try {
      await task();
    } catch (error) {
      log.warn("account.look_failed", { account, error: messageOf(error) });
    }
  }

  /** A profile that is up to date was seen: it tells about a change whose answer is lost. */
  async function resolve(accountId: string, profile: Profile): Promise<void> {
    // Nearly always there is nothing to resolve: each sale looks at the profile.
    if ((await runningChange(store.db, accountId))?.state !== "unclear") return;
    const after = await store.transaction(async (trx) => {
      const account = await lockAccountForUpdate(trx, accountId);
      const change = await runningChange(trx, accountId);
      if (change?.state !== "unclear" || !account) return undefined;
      const isDone = wasDone(deps, account, change, profile);
      if (isDone === null) return stopWaiting(trx, change).then(() => undefined);
      const isHook = change.kind === "webhook_use" || change.kind === "webhook_back";
      const isOurs = isHook && isDone === (change.kind === "webhook_use");
      const changes = isOurs ? registeredAt(change.started_at ?? clock.now()) : { webhook_state: "other" as const };
      if (isHook) await updateAccount(trx, accountId, changes);
      await outdateProfiles(trx, accountId);
      return moveChange(trx, change.id, ["unclear"], { state: isDone ? "done" : "undone", ended_at: clock.now() });
    });
    // Its chat may have blocked the bot, and somebody else may be reading the profile now.
    if (after) await untroubled(after, () => show(after));
  }

  /** A profile that does not tell by now never will: the change stands in no other's way any more. */
  async function stopWaiting(trx: Db, change: AccountChange): Promise<void> {
    if (clock.now() - (change.started_at ?? 0) < tellsWithinMs) return;
    await moveChange(trx, change.id, ["unclear"], { why: neverTold });
  }

  async function takeUp(changeId: string): Promise<void> {
    // The service may have got the request: nothing is asked again before the profile was read.
    await moveChange(store.db, changeId, ["started"], { state: "unclear", why: "interrupted" });
    const change = await findChange(store.db, changeId);
    if (change?.state === "unclear") await look(change.id);
    else if (change?.told_at === null) await show(change);
  }

  /** Another replica may be at it. */
  async function othersReplacingKeys(accountId: string): Promise<void> {
    for (let looks = 0; looks < maxLooks; looks++) {
      const change = await runningChange(store.db, accountId);
      if (change?.state !== "started" || modeOf(change.kind) === null) return;
      await sleep(clock, lookMs);
    }
  }

  async function show(change: AccountChange): Promise<void> {
    await deps.show(change);
    if (change.state === "unclear") return;
    await moveChange(store.db, change.id, [change.state], { told_at: clock.now() });
  }

  return {
    run,
    look,
    lookAgain,
    resolve,
    /** The change that the service may be at, or may have done. */
    running: (accountId: string) => runningChange(store.db, accountId),
    setCard: (changeId: string, messageId: number) => setChangeCard(store.db, changeId, messageId),
    /** Stores an offer and returns the single-use key for its button. */
    offer: (trx: Db, wanted: { accountId: string; userId: number; kind: ChangeKind }) => offerChange(trx, deps, wanted),
    /** Takes an offer back. */
    drop: dropChange,
    /** The second tap: burns the key in the caller's transaction. Call `run` once that is committed. */
    begin: (trx: Db, tap: { key: string; userId: number; accountId: string; messageId: number }) =>
      beginChange(trx, deps, tap),
    /**
     * The same person has given the PIN: what waited for it has begun again, unless the profile shows that it is no
     * longer needed. Call `run` once that is committed.
     */
    resume: (trx: Db, who: { accountId: string; userId: number; profile: Profile }) => resumeChange(trx, deps, who),
    /**
     * Takes up what a process that is no more left: at a start all of it; beside others that may be at it, what has not
     * moved for `restedMs`.
     */
    async recover(restedMs = 0): Promise<void> {
      const now = clock.now();
      for (const left of await changesLeftBehind(store.db, now - rememberMs)) {
        const movedAt = left.ended_at ?? left.started_at ?? 0;
        if (restedMs > 0 && (left.state === "unclear" || movedAt > now - restedMs)) continue;
        await untroubled(left, () => store.leases.hold(`change:${left.id}`, () => takeUp(left.id)));
      }
    },
    /**
     * While a key of this account is being replaced, what resolves when it is known: a key used meanwhile may be dead.
     */
    replacingKeys: (accountId: string) =>
      keysAtWork.get(accountId) ?? (store.leases.isShared ? othersReplacingKeys(accountId) : null),
  };
}

export type AccountChanges = ReturnType<typeof createAccountChanges>;
