import { dayMs } from "../core/calendar.ts";
import { customerNumbersOf, findCustomerNumber, findPerson } from "../customers/people.queries.ts";
import type { Db } from "../db/database.ts";
import { readRestored } from "../db/restored.queries.ts";
import type { Stamp } from "../db/tools.ts";
import { enqueueCard } from "../sales/enqueue-card.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import type { Step } from "../sales/states.ts";
import { numberKindOf } from "../services/services.ts";
import { type DecideDeps, type Decided, type Decision, decideSms, hasToSend, leaveSms, openNumber } from "./decide.ts";
import { putSmsUse, type SmsSums, smsOfSale, smsUseOf, sumSms } from "./sms.queries.ts";
import { maxOfSale, type Sms, type SmsState, type SmsUse, type SmsWhy } from "./sms.table.ts";
import { isUnderWay } from "./states.ts";

/** The SMS on a sale's card, and whether one more may be sent. */
export interface SmsView {
  /** The newest; null while there was none. */
  last: { state: SmsState; why: SmsWhy | null; number: string; at: number } | null;
  /** Which one the next would be. */
  turn: number;
  /** Whether the reader of the card may send one now. */
  maySend: boolean;
}

/** What came to a shop's SMS, for its owner: information, and in no sum. */
export interface ShopSms {
  use: SmsUse;
  today: number;
  perDay: number;
  /** Of thirty days. */
  month: SmsSums;
}

const monthMs = 30 * dayMs;

export function createSmsDesk(deps: DecideDeps) {
  const { calendar, limits } = deps;
  const dayStart = (now: number) => calendar.startOf(calendar.dayOf(now));

  async function mayUse(db: Db, accountId: string, isOwner: boolean): Promise<boolean> {
    const use = await smsUseOf(db, accountId);
    return use === "all" || (use === "owners" && isOwner);
  }

  /** The phone of a customer to whom SMS can always go; null where none, or more than one, is saved. */
  async function phoneOf(db: Db, personId: string): Promise<string | null> {
    const phones = (await customerNumbersOf(db, [personId])).filter(({ kind }) => kind === "phone");
    return phones.length === 1 ? (phones[0]?.number ?? null) : null;
  }

  async function savedPhone(db: Db, purchase: Purchase): Promise<string | null> {
    if (numberKindOf(purchase.service_type) === "phone") return purchase.beneficiary;
    const customerNumber = await findCustomerNumber(db, purchase.account_id, purchase.beneficiary);
    return customerNumber ? phoneOf(db, customerNumber.person_id) : null;
  }

  async function decide(trx: Db, stamp: Stamp, decision: Decision): Promise<Decided> {
    const decided = await decideSms(trx, deps, stamp, decision);
    if (decided === "queued") await enqueueCard(trx, stamp, decision.purchase);
    return decided;
  }

  /** Decides what nobody has asked for. The seller counts on it: a message says so where the day's SMS are used up. */
  async function decideUnasked(trx: Db, stamp: Stamp, decision: Decision): Promise<void> {
    const decided = await decide(trx, stamp, decision);
    const isOver = decided === "shop_limit" || decided === "day_limit";
    if (isOver && (await leaveSms(trx, deps, stamp, decision))) await enqueueCard(trx, stamp, decision.purchase);
  }

  return {
    mayUse,
    phoneOf,
    decide,
    /** The part of a card; null for a sale without SMS. */
    async viewOf(db: Db, purchase: Purchase, isOwner: boolean): Promise<SmsView | null> {
      const earlier = purchase.state === "succeeded" ? await smsOfSale(db, purchase.id) : [];
      const last = earlier.at(-1);
      const maySend =
        hasToSend(deps, purchase) &&
        earlier.length < maxOfSale &&
        !(last && isUnderWay(last)) &&
        (await mayUse(db, purchase.account_id, isOwner));
      if (!last && !maySend) return null;
      return {
        last: last ? { ...pick(last), number: openNumber(deps.cipher, last) } : null,
        turn: earlier.length + 1,
        maySend,
      };
    },
    /**
     * The customer's number for a sale: the one it went to before, the beneficiary's own, or the one phone that is
     * saved.
     */
    async numberFor(db: Db, purchase: Purchase): Promise<string | null> {
      const last = (await smsOfSale(db, purchase.id)).at(-1);
      // A number that the gateway did not take is asked for again.
      if (last && last.why !== "number") return openNumber(deps.cipher, last);
      const saved = await savedPhone(db, purchase);
      return last && saved === openNumber(deps.cipher, last) ? null : saved;
    },
    /**
     * In the transaction that brings a token, or calls a sale sold whose token was here before: sends it to a customer who
     * always gets an SMS.
     */
    async followSale(trx: Db, stamp: Stamp, purchase: Purchase, { journal }: Step): Promise<void> {
      const isNew = journal.some(({ kind, from, to }) => kind === "token" || (from !== to && to === "succeeded"));
      if (!isNew || !hasToSend(deps, purchase)) return;
      const customerNumber = await findCustomerNumber(trx, purchase.account_id, purchase.beneficiary);
      const person = customerNumber && (await findPerson(trx, customerNumber.person_id));
      const number = person?.always_sms === 1 ? await savedPhone(trx, purchase) : null;
      if (number === null || (await mayHaveGone(trx, purchase))) return;
      // Only the first token: a corrected one has its own message, and a person decides.
      await decideUnasked(trx, stamp, { purchase, number, turn: 1, seen: null, isOwner: true });
    },
    async shopSms(db: Db, accountId: string, now: number): Promise<ShopSms> {
      const { count: today } = await sumSms(db, dayStart(now), accountId);
      const month = await sumSms(db, now - monthMs, accountId);
      return { use: await smsUseOf(db, accountId), today, perDay: limits.perShop, month };
    },
    choose: putSmsUse,
    /** Since the day's beginning, of all shops. */
    today: (db: Db, now: number) => sumSms(db, dayStart(now)),
  };
}

export type SmsDesk = ReturnType<typeof createSmsDesk>;

/** After a restore, an SMS of an earlier sale may have gone out without a row. */
async function mayHaveGone(db: Db, { confirmed_at }: Purchase): Promise<boolean> {
  const restored = await readRestored(db);
  return restored !== null && (confirmed_at ?? 0) < restored.at;
}

const pick = ({ state, why, changed_at }: Sms) => ({ state, why, at: changed_at });
