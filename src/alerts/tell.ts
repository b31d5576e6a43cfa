import { type Calendar, dayMs, hourMs } from "../lib/calendar.ts";
import { readStored } from "../lib/stored.ts";
import type { Db } from "../store/engine/database.ts";
import { chatsOfAccount } from "../store/queries/accounts.ts";
import { dropAlertsAfter, newestAlert, putAlert, type ShopAlert } from "../store/queries/alerts.ts";
import { oweSlowly } from "../store/queries/notices.ts";
import { type AlertSubject, alertSubjects } from "../store/tables/alerts.ts";
import type { Stamp } from "../store/tools.ts";
import { type AlertFacts, alertFacts, type FactsOf } from "./facts.ts";

/** What causes are told with: the ids and the moment of their transaction, and the shop's days. */
export type AlertStamp = Stamp & { calendar: Calendar };

/** No two alerts of a subject and account are told within this time. */
const apartMs = hourMs;
/** What is told so soon may be on its way on another replica: nothing is added to it. */
const onItsWayMs = 5000;
/** What can wait until then is not told at night. */
const morningHour = 6;
const nightHour = 22;
const waitsForMorning: ReadonlySet<AlertSubject> = new Set(["price", "gone", "profit"]);

const keyPattern = new RegExp(`^alert:([\\w-]{1,40}):(${alertSubjects.join("|")}):(\\d{1,15}):\\d+$`);

/** Which alert a notice shows. Null: it is none of an alert. */
export function readAlertKey(key: string): Omit<ShopAlert, "facts"> | null {
  const [, account_id = "", subject = "", due] = keyPattern.exec(key) ?? [];
  return due === undefined ? null : { account_id, subject: subject as AlertSubject, due_at: Number(due) };
}

/**
 * Owes the owners an alert, in the transaction that saw its cause, which has the turn of the account. It is told now, or
 * an hour after the one before it; what is seen while one waits is put together with it by `join`. What then comes to
 * nothing is not told.
 */
export async function tellAlert<Subject extends AlertSubject>(
  trx: Db,
  { ids, now, calendar }: AlertStamp,
  { accountId, subject }: { accountId: string; subject: Subject },
  join: (waiting: FactsOf<Subject> | null) => FactsOf<Subject> | null,
): Promise<void> {
  const last = await newestAlert(trx, { accountId, subject });
  // So far ahead none waits: the clock was set back.
  const known = last && last.due_at <= now + dayMs ? last : undefined;
  const isWaiting = known !== undefined && known.due_at > now + onItsWayMs;
  const facts = join(isWaiting ? factsOf(known, subject) : null);
  if (isWaiting && facts === null) return dropAlertsAfter(trx, accountId, subject, now);
  if (facts === null) return;
  const soonest = Math.max(now, (known?.due_at ?? 0) + apartMs);
  const dueAt = isWaiting ? known.due_at : waitsForMorning.has(subject) ? afterNight(calendar, soonest) : soonest;
  await putAlert(trx, { account_id: accountId, subject, due_at: dueAt, facts: JSON.stringify(facts) });
  if (isWaiting) return;
  for (const { user_id: userId } of await chatsOfAccount(trx, accountId)) {
    const key = `alert:${accountId}:${subject}:${dueAt}:${userId}`;
    await oweSlowly(trx, { id: ids.ulid(), userId, kind: "alert", key, now, dueAt });
  }
}

function factsOf<Subject extends AlertSubject>(alert: ShopAlert, subject: Subject): FactsOf<Subject> | null {
  const facts = readStored<AlertFacts>(alertFacts, alert.facts);
  return facts?.subject === subject ? (facts as FactsOf<Subject>) : null;
}

/** The same moment by day, the next morning at night. */
function afterNight(calendar: Calendar, at: number): number {
  const day = calendar.dayOf(at);
  const hour = Math.floor((at - calendar.startOf(day)) / hourMs);
  if (hour >= morningHour && hour < nightHour) return at;
  return calendar.startOf(hour >= nightHour ? day + 1 : day) + morningHour * hourMs;
}
