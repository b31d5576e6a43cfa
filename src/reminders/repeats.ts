import { chatsOfAccount, findChat, lockAccountForUpdate } from "../accounts/accounts.queries.ts";
import { findSeat } from "../accounts/seats.queries.ts";
import { actorOf, audit } from "../audit/audit.ts";
import type { Calendar } from "../core/calendar.ts";
import { findCustomerNumber, findPerson, salesTo } from "../customers/people.queries.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import { enqueue, wasEnqueued } from "../outbox/notices.queries.ts";
import { findPurchase, type Purchase } from "../sales/purchases.queries.ts";
import type { Step } from "../sales/states.ts";
import { hasFaceValue, numberKindOf } from "../services/services.ts";
import type { Seller } from "../sessions/sessions.ts";
import { isOver } from "../staff/seats.ts";
import { momentOn, nextDay } from "./repeat-days.ts";
import { changeRepeat, deleteRepeat, insertRepeat, type Repeat, repeatsTo } from "./repeats.queries.ts";

/** The hour at which a reminder comes where nobody has chosen. */
const usualHour = 9;

/** What reminders are counted in: the days of the shop's zone. */
export interface DatedStamp extends Stamp {
  calendar: Calendar;
}

/** A reminder of one occurrence, in one chat. */
interface RepeatKey {
  accountId: string;
  id: string;
  day: number;
}

const keyPattern = /^repeat:([\w-]{1,40}):(\w{26}):(\d+):\d+$/;

function keyOf({ account_id, id }: Repeat, day: number, userId: number): string {
  return `repeat:${account_id}:${id}:${day}:${userId}`;
}

/** Which reminder a notice brings. Null: it brings none. */
export function readRepeatKey(key: string): RepeatKey | null {
  const [, accountId = "", id = "", day] = keyPattern.exec(key) ?? [];
  return day === undefined ? null : { accountId, id, day: Number(day) };
}

/** Whether somebody may see and change a reminder: owners each one of the shop, a seat those that were set from it. */
export function isOwnRepeat({ account, seat }: Seller, repeat: Repeat): boolean {
  const isHere = repeat.account_id === account.id && repeat.mode === account.mode;
  return isHere && (seat === null || repeat.seat_id === seat.id);
}

/** Whether a sale is what a reminder is for. A meter or decoder has one subscription, a phone is sold many things. */
function isSame(repeat: Pick<Repeat, "any_plan">, of: Purchase, sale: Purchase): boolean {
  if (of.service_type !== sale.service_type) return false;
  if (repeat.any_plan === 1 || numberKindOf(of.service_type) !== "phone") return true;
  return hasFaceValue(of.service_type) ? of.face_kobo === sale.face_kobo : of.product_id === sale.product_id;
}

/** The seller's own reminder of what a sale has sold; undefined: there is none. */
export async function repeatOf(db: Db, { userId, seat }: Seller, sale: Purchase): Promise<Repeat | undefined> {
  for (const repeat of await repeatsTo(db, sale)) {
    if (repeat.user_id !== userId || repeat.seat_id !== (seat?.id ?? null)) continue;
    const of = await findPurchase(db, repeat.sale_id);
    if (of && isSame(repeat, of, sale)) return repeat;
  }
  return undefined;
}

/** A saved customer's number, with who that is; undefined: nobody with a name has it. */
export async function savedNumber(db: Db, sale: Pick<Purchase, "account_id" | "beneficiary">) {
  const customerNumber = await findCustomerNumber(db, sale.account_id, sale.beneficiary);
  const person = customerNumber && (await findPerson(db, customerNumber.person_id));
  return person?.name == null ? undefined : customerNumber;
}

/**
 * Reminds the seller to sell the same as `sale` again, counted from the newest such sale. The same reminder is set once:
 * another rhythm takes the place of the one before. Undefined: the customer is not saved.
 */
export async function setRepeat(
  trx: Db,
  stamp: DatedStamp,
  seller: Seller,
  { sale, everyDays }: { sale: Purchase; everyDays: number | null },
): Promise<Repeat | undefined> {
  // Held: two taps at once set one reminder.
  await lockAccountForUpdate(trx, seller.account.id);
  const customerNumber = await savedNumber(trx, sale);
  if (!customerNumber) return undefined;
  const known = await repeatOf(trx, seller, sale);
  if (known) return setRhythm(trx, stamp, seller, known, everyDays);
  const [newest] = await salesTo(trx, sale.account_id, [sale.beneficiary], { mode: sale.mode, limit: 1 });
  const from = newest && isSame({ any_plan: 0 }, sale, newest) ? newest : sale;
  const repeat = {
    ...{ id: stamp.ids.ulid(), account_id: sale.account_id, mode: sale.mode, person_id: customerNumber.person_id },
    ...{ user_id: seller.userId, seat_id: seller.seat?.id ?? null, sale_id: from.id, number: sale.beneficiary },
    ...{ any_plan: 0, every_days: everyDays, hour: usualHour, asked_day: null, created_at: stamp.now },
    from_day: stamp.calendar.dayOf(from.confirmed_at ?? stamp.now),
  };
  const set = { ...repeat, next_at: nextMoment(stamp, repeat) };
  await insertRepeat(trx, set);
  await audit(trx, stamp, actorOf(seller), { act: "repeat_set", customer: customerNumber.person_id });
  return set;
}

/** Reminds after `days`, or with null each month. Undefined: the reminder is gone. */
export async function setRhythm(
  trx: Db,
  stamp: DatedStamp,
  seller: Seller,
  repeat: Repeat,
  everyDays: number | null,
): Promise<Repeat | undefined> {
  const next_at = nextMoment(stamp, { ...repeat, every_days: everyDays });
  const changed = await changeRepeat(trx, repeat.id, { every_days: everyDays, next_at });
  if (changed) await audit(trx, stamp, actorOf(seller), { act: "repeat_set", customer: repeat.person_id });
  return changed;
}

/** Reminds at this hour of the day. Undefined: the reminder is gone. */
export async function setHour(trx: Db, { calendar }: DatedStamp, repeat: Repeat, hour: number) {
  const next_at = momentOn(calendar, calendar.dayOf(repeat.next_at), hour);
  return changeRepeat(trx, repeat.id, { hour, next_at });
}

/** What is done about a reminder that came: it comes again tomorrow, or when it is due the next time. */
export type Dismissal = "later" | "skip";

/** Undefined: the reminder of that day is answered already, or gone. */
export async function dismissRepeat(
  trx: Db,
  stamp: DatedStamp,
  repeat: Repeat,
  { how, day }: { how: Dismissal; day: number },
): Promise<Repeat | undefined> {
  const { calendar, now } = stamp;
  const tomorrow = { next_at: momentOn(calendar, calendar.dayOf(now) + 1, repeat.hour) };
  const changes = { asked_day: null, ...(how === "later" && tomorrow) };
  const changed = await changeRepeat(trx, repeat.id, changes, { asked_day: day });
  if (changed) await drawReminders(trx, stamp, changed, day);
  return changed;
}

/** Reminds of it no more. False: it was gone. */
export async function endRepeat(trx: Db, stamp: Stamp, seller: Seller, repeat: Repeat): Promise<boolean> {
  const isEnded = await deleteRepeat(trx, repeat.id);
  if (isEnded) await audit(trx, stamp, actorOf(seller), { act: "repeat_ended", customer: repeat.person_id });
  return isEnded;
}

/** It is for another number of the same customer from now on. */
export async function moveRepeat(trx: Db, repeat: Repeat, number: string): Promise<Repeat | undefined> {
  return changeRepeat(trx, repeat.id, { number });
}

/** Its plan is chosen again by the next sale of the service to the number. */
export async function openPlan(trx: Db, repeat: Repeat): Promise<void> {
  await changeRepeat(trx, repeat.id, { any_plan: 1 });
}

/** A sale that has succeeded is the newest of its reminders, however it was sold: they are counted from it. */
export async function followRepeats(trx: Db, stamp: DatedStamp, sale: Purchase, { journal }: Step): Promise<void> {
  // What its token or charge adds later is no new sale: what was answered about the reminder stays.
  if (sale.state !== "succeeded" || !journal.some(({ from, to }) => from !== to)) return;
  const from_day = stamp.calendar.dayOf(sale.confirmed_at ?? stamp.now);
  for (const repeat of await repeatsTo(trx, sale)) {
    const of = await findPurchase(trx, repeat.sale_id);
    // An older sale that became known late.
    if (!of || from_day < repeat.from_day || !isSame(repeat, of, sale)) continue;
    const next_at = nextMoment(stamp, { ...repeat, from_day });
    const moved = { from_day, next_at, sale_id: sale.id, any_plan: 0, asked_day: null };
    const changed = await changeRepeat(trx, repeat.id, moved);
    if (changed && repeat.asked_day !== null) await drawReminders(trx, stamp, changed, repeat.asked_day);
  }
}

/** The next time behind today. */
export function nextMoment(
  { calendar, now }: Pick<DatedStamp, "calendar" | "now">,
  { every_days: everyDays, from_day: fromDay, hour }: Pick<Repeat, "every_days" | "from_day" | "hour">,
): number {
  return momentOn(calendar, nextDay({ everyDays, fromDay }, calendar.dayOf(now)), hour);
}

/**
 * The chats that a reminder comes to: the user who set it, or all owners if that user cannot sell here in the same
 * role.
 */
export async function remindedBy(db: Db, { account_id, user_id, seat_id }: Repeat, now: number): Promise<number[]> {
  if (seat_id === null) {
    if ((await findChat(db, user_id))?.account_id === account_id) return [user_id];
  } else {
    const seat = await findSeat(db, seat_id);
    const isSeller = seat?.state === "active" && seat.role === "seller" && !isOver(seat, now);
    if (isSeller && seat.user_id === user_id) return [user_id];
  }
  return (await chatsOfAccount(db, account_id)).map((chat) => chat.user_id);
}

/** Owes the reminder of a day to those whom it is for. */
export async function enqueueReminders(trx: Db, { ids, now }: Stamp, repeat: Repeat, day: number): Promise<void> {
  for (const userId of await remindedBy(trx, repeat, now)) {
    const key = keyOf(repeat, day, userId);
    await enqueue(trx, { id: ids.ulid(), userId, purchaseId: null, kind: "repeat", key, now });
  }
}

/** Redraws the reminder of a day in its chats. */
async function drawReminders(trx: Db, { ids, now }: Stamp, repeat: Repeat, day: number): Promise<void> {
  for (const userId of await remindedBy(trx, repeat, now)) {
    const key = keyOf(repeat, day, userId);
    if (await wasEnqueued(trx, key))
      await enqueue(trx, { id: ids.ulid(), userId, purchaseId: null, kind: "repeat", key, now });
  }
}
