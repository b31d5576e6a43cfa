import { alertProfit } from "./alerts/profit.ts";
import { createSumsAudit } from "./books/sums-audit.ts";
import { pruneUpdates } from "./bot/inbox/updates.queries.ts";
import { createDayCloser } from "./closes/closing.ts";
import { createCloseShower, redrawClose } from "./closes/showing.ts";
import { type Calendar, hourMs, minuteMs } from "./core/calendar.ts";
import { createWakeableLoop, type WakeableLoop } from "./core/loop.ts";
import { pruneLinks } from "./customers/customer-links.queries.ts";
import { endOldRequests } from "./customers/requests.ts";
import type { Db } from "./db/database.ts";
import type { Tools } from "./db/tools.ts";
import { forgetClosedAccounts } from "./erasure/forget.ts";
import { createCompanyWatch } from "./health/watch.ts";
import { forgetOld, forgetSeldom, keptMs } from "./operations/retention.ts";
import { enqueue } from "./outbox/notices.queries.ts";
import { createRepeatReminder } from "./reminders/repeats-due.ts";
import { expireQuotes } from "./sales/purchases.queries.ts";
import { pruneEntries } from "./sessions/locks.queries.ts";
import { endLapsedSeats } from "./sessions/news.ts";
import { abandonedAccounts, forgetIdleKeys } from "./sessions/sessions.ts";

export interface HousekeepingDeps extends Pick<Tools, "store" | "clock" | "ids" | "log"> {
  /** Nothing secret of this account is kept any more: what is known of it in memory goes, too. */
  onClosed(accountId: string): void;
  /** A sum was not what its sales, or its lines, come to. */
  onTotalOff(): void;
  calendar: Calendar;
  /** Operators. */
  adminIds: readonly number[];
  /** After each round. */
  onRound(): void;
}

const sweepMs = 5000;
/** The interval of deleting what was kept for its time, which begins so long after the start. */
const forgetMs = minuteMs;
/** The interval of searches that read whole tables. */
const seldomMs = hourMs;

/** The work that only time causes: it expires offers and deletes old rows. */
export function createHousekeeping(deps: HousekeepingDeps): WakeableLoop {
  const { store, clock, ids, log } = deps;
  const auditSums = createSumsAudit({ store, log, onOff: deps.onTotalOff });
  const closeDays = createDayCloser({
    ...deps,
    async onSealed(trx, close, { now, isNewest }) {
      await redrawClose(trx, { ids, now }, close);
      if (isNewest) await alertProfit(trx, { ids, now, calendar: deps.calendar }, close);
    },
  });
  const showCloses = createCloseShower(deps);
  const notifyWatchers = createCompanyWatch(deps);
  const remindOfRepeats = createRepeatReminder(deps);
  let forgetAt = clock.now() + forgetMs;
  let seldomAt = forgetAt;

  async function endOffers(trx: Db, now: number): Promise<void> {
    for (const quote of await expireQuotes(trx, now)) {
      if (quote.card_message_id === null) continue;
      const key = `card:${quote.id}`;
      await enqueue(trx, { id: ids.ulid(), userId: quote.user_id, purchaseId: quote.id, kind: "card", key, now });
    }
  }

  async function forget(trx: Db, now: number): Promise<void> {
    await pruneUpdates(trx, now - keptMs.update);
    await pruneLinks(trx, now - keptMs.link);
    await forgetOld(trx, now);
  }

  async function round(): Promise<number> {
    // One of the replicas does it for all.
    if (!(await store.leases.keep("housekeeping"))) return sweepMs;
    const now = clock.now();
    const closed = await store.transaction(async (trx) => {
      await endOffers(trx, now);
      await endLapsedSeats(trx, { ids, now });
      await pruneEntries(trx, now);
      for (const accountId of await abandonedAccounts(trx)) await forgetIdleKeys(trx, accountId);
      await endOldRequests(trx, { ids, now });
      if (now >= forgetAt) await forget(trx, now);
      if (now >= seldomAt) await forgetSeldom(trx, now, deps.adminIds);
      return forgetClosedAccounts(trx, now);
    });
    if (now >= forgetAt) forgetAt = now + forgetMs;
    if (now >= seldomAt) seldomAt = now + seldomMs;
    for (const accountId of closed) deps.onClosed(accountId);
    await auditSums(now);
    await closeDays(now);
    await showCloses(now);
    await remindOfRepeats(now);
    await notifyWatchers(now);
    deps.onRound();
    return sweepMs;
  }

  return createWakeableLoop({ name: "housekeeping", clock, log, round });
}
