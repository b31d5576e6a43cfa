import { accountModes } from "../core/account-modes.ts";
import { type Calendar, hourMs } from "../core/calendar.ts";
import { messageOf } from "../core/errors.ts";
import type { Db } from "../db/database.ts";
import type { Tools } from "../db/tools.ts";
import { enqueueNews } from "../outbox/notices.queries.ts";
import { findBrokenClose, lastDueDay, sealNextDay } from "./close.ts";
import { type BookClose, type Books, keptAccountsAfter } from "./closes.queries.ts";

export interface DayCloserDeps extends Pick<Tools, "store" | "ids" | "log"> {
  calendar: Calendar;
  /** Operators, who get an alert about a close that differs from its seal. */
  adminIds: readonly number[];
  /** In the transaction that seals a day of a wallet. `isNewest`: no later day is due. */
  onSealed(trx: Db, close: BookClose, sealed: { now: number; isNewest: boolean }): Promise<void>;
}

/** The accounts per round: a sale waits for one round at most. */
const accountsAtOnce = 20;
/** The pause before all accounts are gone through again after one could not be sealed. */
const againMs = hourMs;

/**
 * Seals the days that are due, once a day, some accounts with each call; what was missed in a standstill is sealed day by
 * day. Each chain of closes is followed from its beginning before.
 */
export function createDayCloser({ store, ids, log, calendar, adminIds, onSealed }: DayCloserDeps) {
  let done = Number.NEGATIVE_INFINITY;
  let after = "";
  let isAnyLeft = false;
  let againAt = Number.NEGATIVE_INFINITY;

  async function sealAll(books: Books, now: number): Promise<void> {
    const due = lastDueDay(calendar, now);
    for (let isMore = true; isMore; ) {
      isMore = await store.transaction(async (trx) => {
        const close = await sealNextDay(trx, books, { calendar, now });
        if (close) await onSealed(trx, close, { now, isNewest: close.day === due });
        return close !== null && close.day < due;
      });
    }
  }

  async function check(books: Books, now: number): Promise<void> {
    const number = await findBrokenClose(store.db, books);
    if (number === null) return;
    log.error("books.close_changed", { ...books, number });
    await store.transaction(async (trx) => {
      for (const id of adminIds) await enqueueNews(trx, { ids, now }, id, { about: "close_changed", number });
    });
  }

  /** One wallet that cannot be sealed must not keep all others, and all other housekeeping, waiting. */
  async function sealOrLeave(books: Books, now: number): Promise<void> {
    try {
      await check(books, now);
      await sealAll(books, now);
    } catch (error) {
      isAnyLeft = true;
      log.error("books.not_sealed", { ...books, error: messageOf(error) });
    }
  }

  return async (now: number): Promise<void> => {
    const due = lastDueDay(calendar, now);
    if (due <= done || now < againAt) return;
    const accountIds = await keptAccountsAfter(store.db, after, accountsAtOnce);
    for (const accountId of accountIds) {
      for (const mode of accountModes) await sealOrLeave({ accountId, mode }, now);
    }
    after = accountIds.at(-1) ?? "";
    if (accountIds.length === accountsAtOnce) return;
    if (isAnyLeft) againAt = now + againMs;
    else done = due;
    isAnyLeft = false;
    after = "";
  };
}
