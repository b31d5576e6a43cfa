import { chatsOfAccount, updateAccount } from "../accounts/accounts.queries.ts";
import type { AccountMode } from "../core/account-modes.ts";
import { type Calendar, hourMs } from "../core/calendar.ts";
import type { Db } from "../db/database.ts";
import type { Stamp, Tools } from "../db/tools.ts";
import { enqueue, wasEnqueued } from "../outbox/notices.queries.ts";
import { accountsToShow, type BookClose } from "./closes.queries.ts";
import { countSales } from "./sale-sums.queries.ts";

/** The hour at which the day's close comes, where the owners have not chosen. */
const usualCloseHour = 21;
/** The hours that owners choose from. */
export const closeHours = [18, 19, 20, 21, 22, 23] as const;
const [earliestCloseHour] = closeHours;
const latestCloseHour = 23;
/** From this hour on a day is shown that was not shown on its own evening. */
const morningHour = 7;
/** No hour: it is shown only on request. */
export const noCloseHour = -1;

const keyPattern = /^close:([\w-]{1,40}):(live|sandbox):(\d+):(\d+)$/;

function keyOf(accountId: string, mode: AccountMode, day: number, userId: number): string {
  return `close:${accountId}:${mode}:${day}:${userId}`;
}

/** Whose day a notice shows. Null: it is none of a close. */
export function readCloseKey(key: string): { accountId: string; mode: AccountMode; day: number } | null {
  const [, accountId = "", mode = "", day] = keyPattern.exec(key) ?? [];
  return day === undefined ? null : { accountId, mode: mode === "live" ? "live" : "sandbox", day: Number(day) };
}

/** Sets when the day's close comes: an hour of the day, or `noCloseHour`. */
export async function setCloseHour(trx: Db, accountId: string, hour: number, now: number): Promise<void> {
  await updateAccount(trx, accountId, { close_hour: hour, updated_at: now });
}

export interface CloseShowerDeps extends Pick<Tools, "store" | "ids"> {
  calendar: Calendar;
}

/** The accounts per round: a sale waits for one round at most. */
const accountsAtOnce = 20;

/**
 * Owes the owners the close of a day on which something was sold: from the hour on that they chose, or on the next
 * morning, if it was not shown on its evening; some accounts a call.
 */
export function createCloseShower({ store, ids, calendar }: CloseShowerDeps) {
  let done = "";
  let after = "";

  async function enqueueDay(accountId: string, day: number, now: number): Promise<void> {
    const span = { since: calendar.startOf(day), until: calendar.startOf(day + 1) };
    const sold = await countSales(store.db, accountId, { mode: "live", ...span });
    if (sold === 0) return;
    await store.transaction(async (trx) => {
      const unseen = [];
      for (const { user_id: userId } of await chatsOfAccount(trx, accountId)) {
        const key = keyOf(accountId, "live", day, userId);
        if (!(await wasEnqueued(trx, key))) unseen.push({ userId, key });
        // A chat that has joined since the evening is shown only its own days.
        else if (day < calendar.dayOf(now)) return;
      }
      for (const { userId, key } of unseen) {
        await enqueue(trx, { id: ids.ulid(), userId, purchaseId: null, kind: "close", key, now });
      }
    });
  }

  return async (now: number): Promise<void> => {
    const today = calendar.dayOf(now);
    const hour = Math.floor((now - calendar.startOf(today)) / hourMs);
    const isEvening = hour >= earliestCloseHour;
    if (!isEvening && hour < morningHour) return;
    const day = isEvening ? today : today - 1;
    const round = isEvening ? `${day}:${hour}` : `${day}:morning`;
    if (round === done) return;
    const accountIds = await accountsToShow(store.db, after, {
      hour: isEvening ? hour : latestCloseHour,
      usualHour: usualCloseHour,
      limit: accountsAtOnce,
    });
    for (const accountId of accountIds) await enqueueDay(accountId, day, now);
    after = accountIds.at(-1) ?? "";
    if (accountIds.length === accountsAtOnce) return;
    done = round;
    after = "";
  };
}

/** Redraws the close of a day in place in the chats that got it unasked: it was sealed since, or its money counted. */
export async function redrawClose(
  trx: Db,
  { ids, now }: Stamp,
  { account_id, mode, day }: Pick<BookClose, "account_id" | "mode" | "day">,
): Promise<void> {
  for (const { user_id: userId } of await chatsOfAccount(trx, account_id)) {
    const key = keyOf(account_id, mode, day, userId);
    if (!(await wasEnqueued(trx, key))) continue;
    await enqueue(trx, { id: ids.ulid(), userId, purchaseId: null, kind: "close", key, now });
  }
}
