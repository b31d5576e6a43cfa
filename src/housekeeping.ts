import { forgetClosedAccounts } from "./accounts/forget.ts";
import { endLapsedSeats } from "./accounts/seat-news.ts";
import { abandonedAccounts, forgetIdleKeys } from "./accounts/sessions.ts";
import { tellProfit } from "./alerts/profit.ts";
import { createDayCloser } from "./books/closing.ts";
import { createCloseShower, redrawClose } from "./books/showing.ts";
import { createRepeatReminder } from "./customers/repeats-due.ts";
import type { Calendar } from "./lib/calendar.ts";
import type { Clock } from "./lib/clock.ts";
import type { Ids } from "./lib/ids.ts";
import type { Log } from "./lib/log.ts";
import { createWakeableLoop, type WakeableLoop } from "./lib/loop.ts";
import { createTallyAudit } from "./reports/tally-audit.ts";
import type { Db } from "./store/engine/database.ts";
import type { Store } from "./store/engine/open.ts";
import { pruneLinks } from "./store/queries/customer-links.ts";
import { pruneEntries } from "./store/queries/locks.ts";
import { owe } from "./store/queries/notices.ts";
import { expireQuotes } from "./store/queries/purchases.ts";
import { pruneUpdates } from "./store/queries/updates.ts";
import { forgetOld, forgetSeldom, keptMs } from "./store/upkeep/retention.ts";

export interface HousekeepingDeps {
  store: Store;
  clock: Clock;
  ids: Ids;
  log: Log;
  /** Nothing secret of this account is kept any more: what is known of it in memory goes, too. */
  onClosed(accountId: string): void;
  /** A total was not what its sales come to, and is now. */
  onTotalOff(): void;
  calendar: Calendar;
  /** Operators. */
  adminIds: readonly number[];
  /** After each round. */
  onRound(): void;
}

const sweepMs = 5000;
/** What takes whole tables to find is looked for so often. */
const seldomMs = 3_600_000;

/** What time alone brings about: offers run out, and what is needed no longer is forgotten. */
export function createHousekeeping(deps: HousekeepingDeps): WakeableLoop {
  const { store, clock, ids, log } = deps;
  const auditTallies = createTallyAudit({ store, log, onOff: deps.onTotalOff });
  const closeDays = createDayCloser({
    ...deps,
    async onSealed(trx, close, { now, isNewest }) {
      await redrawClose(trx, { ids, now }, close);
      if (isNewest) await tellProfit(trx, { ids, now, calendar: deps.calendar }, close);
    },
  });
  const showCloses = createCloseShower(deps);
  const remindOfRepeats = createRepeatReminder(deps);
  let seldomAt = Number.NEGATIVE_INFINITY;

  async function endOffers(trx: Db, now: number): Promise<void> {
    for (const quote of await expireQuotes(trx, now)) {
      if (quote.card_message_id === null) continue;
      const key = `card:${quote.id}`;
      await owe(trx, { id: ids.ulid(), userId: quote.user_id, purchaseId: quote.id, kind: "card", key, now });
    }
  }

  async function round(): Promise<number> {
    // One of the replicas does it for all.
    if (!(await store.leases.keep("housekeeping"))) return sweepMs;
    const now = clock.now();
    const closed = await store.transaction(async (trx) => {
      await endOffers(trx, now);
      await endLapsedSeats(trx, { ids, now });
      await pruneUpdates(trx, now - keptMs.update);
      await pruneEntries(trx, now);
      await pruneLinks(trx, now - keptMs.link);
      for (const accountId of await abandonedAccounts(trx)) await forgetIdleKeys(trx, accountId);
      await forgetOld(trx, now);
      if (now >= seldomAt) await forgetSeldom(trx, now);
      return forgetClosedAccounts(trx, now);
    });
    if (now >= seldomAt) seldomAt = now + seldomMs;
    for (const accountId of closed) deps.onClosed(accountId);
    await auditTallies(now);
    await closeDays(now);
    await showCloses(now);
    await remindOfRepeats(now);
    deps.onRound();
    return sweepMs;
  }

  return createWakeableLoop({ name: "housekeeping", clock, log, round });
}
