import { chatsOfAccount } from "../accounts/accounts.queries.ts";
import { type Calendar, dayMs, hourMs } from "../core/calendar.ts";
import { readStored } from "../core/stored.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { enqueueDelayed, wasDelivered } from "../outbox/notices.queries.ts";
import { type AlertName, dropAlert, findShopAlert, newestAlert, putAlert, type ShopAlert } from "./alerts.queries.ts";
import { type AlertSubject, alertSubjects } from "./alerts.table.ts";
import { type AlertFacts, alertFacts, type FactsOf } from "./facts.ts";

/** The tools of alerts: the ids and the moment of their transaction, and the shop's days. */
export type AlertStamp = Stamp & { calendar: Calendar };

/** The shortest time between two alerts of a subject and account. */
const apartMs = hourMs;
/** What a card shows of a balance is redrawn this much later: sales that follow each other are one redraw. */
const redrawMs = 5000;
/** A cause of this age is no news. */
const newsMs = dayMs;
/** Alerts that can wait until then are not sent at night. */
const morningHour = 6;
const nightHour = 22;
const waitsForMorning: ReadonlySet<AlertSubject> = new Set(["price", "gone", "profit"]);

const keyPattern = new RegExp(`^alert:([\\w-]{1,40}):(${alertSubjects.join("|")}):(\\d{1,15}):\\d+$`);

const keyOf = ({ account_id, subject, due_at }: AlertName, userId: number) =>
  `alert:${account_id}:${subject}:${due_at}:${userId}`;

function readKey(key: string): AlertName | null {
  const [, account_id = "", subject = "", due] = keyPattern.exec(key) ?? [];
  return due === undefined ? null : { account_id, subject: subject as AlertSubject, due_at: Number(due) };
}

interface Topic<Subject extends AlertSubject = AlertSubject> {
  accountId: string;
  subject: Subject;
}

/**
 * Stores an alert to the owners, in the transaction that saw its cause, under the account's lock. It is sent now, or an
 * hour after the one before it. Causes while one waits, or while Telegram takes nothing, join it by `join`; an alert
 * without facts is not sent.
 */
export async function raiseAlert<Subject extends AlertSubject>(
  trx: Db,
  { ids, now, calendar }: AlertStamp,
  topic: Topic<Subject>,
  join: (waiting: FactsOf<Subject> | null) => FactsOf<Subject> | null,
): Promise<void> {
  const { accountId, subject } = topic;
  const owners = (await chatsOfAccount(trx, accountId)).map(({ user_id }) => user_id);
  const { last, isWaiting } = await findLast(trx, topic, owners, now);
  const facts = join(last && isWaiting ? factsOf(last, subject) : null);
  if (facts === null) return last && isWaiting ? dropAlert(trx, last) : undefined;
  const soonest = Math.max(now, (last?.due_at ?? 0) + apartMs);
  const next = waitsForMorning.has(subject) ? afterNight(calendar, soonest) : soonest;
  const name = { account_id: accountId, subject, due_at: last && isWaiting ? last.due_at : next };
  await put(trx, { ids, now }, name, facts, Math.max(now, name.due_at));
}

/**
 * Goes on with the newest alert of a subject, in a transaction with the account's lock. `read` returns the facts of
 * now, and whether they are sent again: then an hour after the one before. Else its card is redrawn, for a day.
 */
export async function alertFurther<Subject extends AlertSubject>(
  trx: Db,
  { ids, now }: Stamp,
  topic: Topic<Subject>,
  read: (last: FactsOf<Subject>, isTold: boolean) => { facts: FactsOf<Subject>; isNews: boolean } | null,
): Promise<void> {
  const last = await newestAlert(trx, topic, now + dayMs);
  const before = last && factsOf(last, topic.subject);
  if (!last || !before) return;
  const isTold = last.due_at <= now;
  const further = read(before, isTold);
  if (!further) return;
  const { facts, isNews } = further;
  if (!isTold) return put(trx, { ids, now }, last, facts, last.due_at);
  if (isNews) {
    const due_at = Math.max(now, last.due_at + apartMs);
    return put(trx, { ids, now }, { ...last, due_at }, facts, due_at);
  }
  if (now - last.due_at <= newsMs) await put(trx, { ids, now }, last, facts, now + redrawMs);
}

/** Writes an alert, and owes it to the owners by `dueAt`. */
async function put(
  trx: Db,
  { ids, now }: Stamp,
  { account_id, subject, due_at }: AlertName,
  facts: AlertFacts,
  dueAt: number,
): Promise<void> {
  const name = { account_id, subject, due_at };
  await putAlert(trx, { ...name, seen_at: now, facts: JSON.stringify(facts) });
  for (const { user_id: userId } of await chatsOfAccount(trx, account_id)) {
    const owed = { id: ids.ulid(), userId, kind: "alert" as const, key: keyOf(name, userId) };
    await enqueueDelayed(trx, { ...owed, now, dueAt });
  }
}

/** Removes the waiting alerts of a subject, in a transaction with the account's lock. */
export async function takeBack(trx: Db, topic: Topic, now: number): Promise<void> {
  const owners = (await chatsOfAccount(trx, topic.accountId)).map(({ user_id }) => user_id);
  const { last, isWaiting } = await findLast(trx, topic, owners, now);
  if (last && isWaiting) await dropAlert(trx, last);
}

/** The newest alert of a subject, and whether it has reached nobody as yet. */
async function findLast(trx: Db, topic: Topic, owners: readonly number[], now: number) {
  // So far ahead none waits: the clock was set back.
  const last = await newestAlert(trx, topic, now + dayMs);
  if (!last) return { last, isWaiting: false };
  const isNews = now - last.seen_at <= newsMs;
  const keys = owners.map((userId) => keyOf(last, userId));
  return { last, isWaiting: last.due_at > now || (isNews && !(await wasDelivered(trx, keys))) };
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

/** The content of a notice at `now`; null if it was taken back, is old, or a later one contains it. */
export async function readDue(
  db: Db,
  key: string,
  now: number,
): Promise<{ accountId: string; facts: AlertFacts } | null> {
  const name = readKey(key);
  const row = name && (await findShopAlert(db, name));
  if (!row || now - row.seen_at > newsMs) return null;
  const accountId = row.account_id;
  const newest = await newestAlert(db, { accountId, subject: row.subject }, now);
  // A user who has unblocked the bot gets all alerts from meanwhile at once.
  if (newest && newest.due_at > row.due_at) return null;
  const facts = readStored<AlertFacts>(alertFacts, row.facts);
  return facts && { accountId, facts };
}
