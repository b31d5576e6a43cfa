import { findAccount } from "../accounts/accounts.queries.ts";
import { shopNameOf } from "../accounts/shop-name.ts";
import type { Calendar } from "../core/calendar.ts";
import type { Cipher } from "../core/cipher.ts";
import { type Db, takeLock } from "../db/database.ts";
import { identityOf } from "../db/sealed.ts";
import type { Stamp } from "../db/tools.ts";
import { enqueue } from "../outbox/notices.queries.ts";
import type { Purchase } from "../sales/purchases.queries.ts";
import { hasFaceValue, services } from "../services/services.ts";
import { insertSms, smsOfSale, smsUseOf, sumSms } from "./sms.queries.ts";
import { maxOfSale, type Sms } from "./sms.table.ts";
import { isUnderWay } from "./states.ts";
import { type TextFacts, writeSms } from "./text.ts";

export interface SmsLimits {
  /** A day: of one shop, and of all. */
  perShop: number;
  perDay: number;
}

export interface DecideDeps {
  cipher: Cipher;
  calendar: Calendar;
  limits: SmsLimits;
  gateway: string;
  /** The sale's token in clear text, as far as it may be shown. */
  readToken(purchase: Purchase): string | null;
  /** The tokens or pins of a sale, as they are read out. */
  partsOf(purchase: Purchase, token: string): readonly string[];
}

/** What came of a decision: it is on its way, or why not. `old`: the screen on which it was made is not how it is. */
export type Decided = "queued" | "old" | "no_token" | "not_allowed" | "sale_limit" | "shop_limit" | "day_limit";

/** A tap, or a customer who always gets an SMS. */
export interface Decision {
  purchase: Purchase;
  /** 08031234567. */
  number: string;
  /** Which SMS of the sale it would be, as the one who decides has seen it. */
  turn: number;
  /** The state of the one before when a person read it; null if there was none. */
  seen: Sms["state"] | null;
  isOwner: boolean;
}

/** Whether a sale has something to send: a token or pins that are shown, for real money. */
export function hasToSend(deps: Pick<DecideDeps, "readToken">, purchase: Purchase): boolean {
  return (
    purchase.mode === "live" &&
    purchase.state === "succeeded" &&
    services[purchase.service_type].vends !== null &&
    deps.readToken(purchase) !== null
  );
}

/** Stores the decision to send a sale's token, in the caller's transaction. One row per decision. */
export async function decideSms(trx: Db, deps: DecideDeps, { ids, now }: Stamp, decision: Decision): Promise<Decided> {
  const refusal = await whyNot(trx, deps, decision, now);
  if (refusal !== null) return refusal;
  return (await insertSms(trx, rowOf(deps, { ids, now }, decision))) ? "queued" : "old";
}

/** Stores that an SMS which nobody asked for does not go out, since the day's are used up. False: it was known. */
export async function leaveSms(trx: Db, deps: DecideDeps, { ids, now }: Stamp, decision: Decision): Promise<boolean> {
  const { purchase } = decision;
  const row = rowOf(deps, { ids, now }, decision);
  const isNew = await insertSms(trx, { ...row, state: "failed", why: "limit", next_at: null });
  if (isNew) await enqueueSmsNotice(trx, { ids, now }, purchase, { id: row.id, state: "failed" });
  return isNew;
}

/** Owes the seller a message about the end of an SMS, once per SMS and state. */
export async function enqueueSmsNotice(
  trx: Db,
  { ids, now }: Stamp,
  { id: purchaseId, user_id: userId }: Purchase,
  { id, state }: Pick<Sms, "id" | "state">,
): Promise<void> {
  await enqueue(trx, { id: ids.ulid(), userId, purchaseId, kind: "sms", key: `sms:${id}:${state}`, now });
}

function rowOf(deps: DecideDeps, { ids, now }: Stamp, { purchase, number, turn }: Decision): Sms {
  const id = ids.ulid();
  return {
    ...{ id, account_id: purchase.account_id, purchase_id: purchase.id, turn, state: "waiting", why: null },
    number_sealed: deps.cipher.seal(number, identityOf("sms.number", id)),
    ...{ gateway: deps.gateway, message_id: null, pages: null, cost_kobo: null, sent_by: null, tries: 0 },
    ...{ next_at: now, looks: 0, created_at: now, claimed_at: null, changed_at: now },
  };
}

export function openNumber(cipher: Cipher, { id, number_sealed }: Sms): string {
  return cipher.open(number_sealed, identityOf("sms.number", id));
}

async function whyNot(
  trx: Db,
  deps: DecideDeps,
  { purchase, turn, seen, isOwner }: Decision,
  now: number,
): Promise<Exclude<Decided, "queued"> | null> {
  if (!hasToSend(deps, purchase)) return "no_token";
  const use = await smsUseOf(trx, purchase.account_id);
  if (use === "none" || (use === "owners" && !isOwner)) return "not_allowed";
  // Two taps on two replicas see each other's rows.
  await takeLock(trx, "sms");
  const earlier = await smsOfSale(trx, purchase.id);
  const last = earlier.at(-1);
  if (earlier.length !== turn - 1 || (last?.state ?? null) !== seen || (last && isUnderWay(last))) return "old";
  if (earlier.length >= maxOfSale) return "sale_limit";
  const today = deps.calendar.startOf(deps.calendar.dayOf(now));
  if ((await sumSms(trx, today, purchase.account_id)).count >= deps.limits.perShop) return "shop_limit";
  return (await sumSms(trx, today)).count >= deps.limits.perDay ? "day_limit" : null;
}

/** The text of a sale's SMS as it is now; null where there is nothing to send. Never stored. */
export async function textOf(db: Db, deps: DecideDeps, purchase: Purchase) {
  const token = hasToSend(deps, purchase) ? deps.readToken(purchase) : null;
  const account = token === null ? undefined : await findAccount(db, purchase.account_id);
  const { vends } = services[purchase.service_type];
  if (token === null || !account || vends === null) return null;
  const facts: TextFacts = {
    ...{ vends, parts: deps.partsOf(purchase, token), shopName: shopNameOf(account) },
    ...{ company: purchase.provider_name, meter: purchase.beneficiary, reference: purchase.reference },
    faceKobo: hasFaceValue(purchase.service_type) ? purchase.face_kobo : null,
  };
  return writeSms(facts);
}
