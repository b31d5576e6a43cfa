import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Account, insertAccount, putChat } from "../../src/accounts/accounts.queries.ts";
import { createCipher } from "../../src/core/cipher.ts";
import { systemClock } from "../../src/core/clock.ts";
import { createIds, sha256 } from "../../src/core/ids.ts";
import { type Kobo, toKobo } from "../../src/core/money.ts";
import { insertNumber, insertPerson } from "../../src/customers/people.queries.ts";
import type { Db } from "../../src/db/database.ts";
import { openStore, type Store } from "../../src/db/open.ts";
import { followSale } from "../../src/debts/debts-of-sales.ts";
import type { Statement } from "../../src/sales/events.ts";
import { findPurchase, insertPurchase, type Purchase, updatePurchase } from "../../src/sales/purchases.queries.ts";
import type { PurchaseState } from "../../src/sales/purchases.table.ts";
import { unseen } from "../../src/sales/quote.ts";
import type { Step } from "../../src/sales/states.ts";
import type { NumberKind } from "../../src/services/services.ts";
import { findSeller, type Seller } from "../../src/sessions/sessions.ts";
import type { Sms } from "../../src/sms/sms.table.ts";
import { newTestDatabase } from "./test-database.ts";

/** 14 November 2026, 12:00 UTC: where a fake clock starts. */
export const noon = Date.UTC(2026, 10, 14, 12);
/** A cipher with one key. */
export const cipher = createCipher([Buffer.alloc(32, 7)], randomBytes);
let made = 0;

/** A row as a test writes it: its amounts are plain integers. */
export type Plain<Row> = { [Column in keyof Row]: Row[Column] extends Kobo | null ? number | null : Row[Column] };

/**
 * An airtime sale of ₦500 that pays ₦487.50, confirmed at noon. Columns that its state implies are filled in, unless
 * given.
 */
export function aPurchase(over: Partial<Plain<Purchase>> = {}): Purchase {
  const state = over.state ?? "quoted";
  const id = over.id ?? `01JCTEST${String(++made).padStart(18, "0")}`;
  return {
    id,
    account_id: "ada",
    user_id: 7,
    seat_id: null,
    mode: "live",
    delivery: "none",
    review: null,
    reference: `VB-${id}`,
    service_type: "airtime",
    provider_id: 1,
    provider_slug: "mtn",
    provider_name: "MTN",
    product_id: null,
    product_name: null,
    beneficiary: "08035551234",
    quantity: 1,
    face_kobo: 50_000,
    expected_kobo: 48_750,
    about_kobo: null,
    list_kobo: null,
    discount_percent: 2.5,
    price_kobo: null,
    price_from: null,
    on_credit: 0,
    promised_for: null,
    price_said_at: null,
    price_unchecked_at: null,
    ...unseen,
    wallet_before_kobo: 1_000_000,
    wallet_before_asked_at: noon - 30_000,
    wallet_before_answered_at: noon - 29_800,
    confirm_key_hash: sha256(`key of ${id}`),
    card_message_id: 100,
    sent_by: null,
    tries: 0,
    earlier_posts: 0,
    misses: 0,
    checks: 0,
    asked_at: null,
    service_purchase_id: null,
    service_reference: null,
    has_no_record: 0,
    service_words: null,
    token_sealed: null,
    token_source: null,
    token_unread_sealed: null,
    receipt_file_id: null,
    receipt_digest: null,
    quoted_at: noon - 20_000,
    quote_expires_at: noon + 280_000,
    version: 1,
    repeats_id: null,
    batch_id: null,
    ...impliedBy(state),
    ...over,
    state,
  } as Purchase;
}

function impliedBy(state: PurchaseState) {
  const hasLeft = ["sending", "unknown", "pending", "void", "failed", "succeeded"].includes(state);
  const isOver = ["void", "failed", "succeeded"].includes(state);
  const isAsked = ["sending", "unknown", "pending"].includes(state);
  return {
    posts: hasLeft ? 1 : 0,
    posted_amount_kobo: null,
    resends: 0,
    confirmed_at: hasLeft || state === "intent" ? noon : null,
    send_deadline_at: hasLeft ? noon + 20_000 : null,
    settled_at: isOver ? noon + 1000 : null,
    next_check_at: isAsked ? noon + 2000 : null,
    why: state === "void" ? "no_record" : null,
  };
}

/** A sale of ₦5,000 to a prepaid meter, which ends with a token. */
export function anElectricitySale(over: Partial<Plain<Purchase>> = {}): Purchase {
  return aPurchase({
    service_type: "electricity",
    provider_id: 3,
    provider_slug: "ikeja-electric",
    provider_name: "Ikeja Electric",
    product_id: 31,
    product_name: "Prepaid",
    beneficiary: "45001234567",
    face_kobo: 500_000,
    expected_kobo: null,
    discount_percent: null,
    ...over,
  });
}

export function anAccount(over: Partial<Plain<Account>> = {}): Account {
  const id = over.id ?? "ada";
  return {
    id,
    service_user_id: `service-${id}`,
    phone_number: "08031234567",
    first_name: "Ada",
    last_name: "Okafor",
    shop_name: null,
    role: "developer",
    mode: "live",
    live_key_sealed: "sealed",
    sandbox_key_sealed: null,
    access_token_sealed: null,
    wallet_kobo: 1_000_000,
    wallet_at: noon,
    bank_name: null,
    bank_account_number: null,
    bank_account_name: null,
    webhook_path_hash: `hash-${id}`,
    webhook_path_sealed: "sealed",
    webhook_state: "none",
    webhook_doubted_at: null,
    webhook_other_sealed: null,
    webhook_asked: null,
    profile_rev: 0,
    idle_lock_ms: null,
    pin_above_kobo: null,
    frozen_at: null,
    frozen_by: null,
    stopped_at: null,
    stopped_reason: null,
    login_phone: null,
    created_at: noon,
    updated_at: noon,
    ...over,
  } as Account;
}

/** What the service says about a sale: that it succeeded, unless told otherwise. */
export function aStatement(over: Partial<Statement> = {}): Statement {
  return {
    status: "succeeded",
    word: over.status ?? "success",
    amountKobo: null,
    beneficiary: null,
    serviceType: null,
    token: null,
    tokenSource: "webhook",
    tokenUnread: null,
    words: null,
    servicePurchaseId: null,
    evidence: "e".repeat(64),
    ...over,
  };
}

export interface TempStore extends Store {
  readonly url: string;
}

/** A real store on a file of its own, with Ada's account in it; both are gone when it is disposed. */
export async function openTempStore(): Promise<TempStore> {
  const folder = await mkdtemp(join(tmpdir(), "vendbot-store-"));
  const url = await newTestDatabase(folder);
  const store = await openStore(url);
  await insertAccount(store.db, anAccount());
  return {
    url,
    ...store,
    async [Symbol.asyncDispose]() {
      await store[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Puts a purchase into the store as it is. */
export async function put(store: Store, purchase: Purchase): Promise<Purchase> {
  await insertPurchase(store.db, purchase);
  return purchase;
}

export const stamp = { ids: createIds(systemClock, randomBytes), now: noon };

/** Ada, who is logged in to her own account. */
export async function adaOf(store: Store): Promise<Seller> {
  await putChat(store.db, { user_id: 7, first_name: "Ada", account_id: "ada", created_at: noon });
  return (await findSeller(store.db, 7)) as Seller;
}

/** Moves a sale to a state, as settling does, with what follows for its debts in the same transaction. */
export async function turns(store: Store, id: string, to: PurchaseState, now = noon): Promise<Purchase> {
  return store.transaction(async (trx) => {
    const before = (await findPurchase(trx, id)) as Purchase;
    const after = await updatePurchase(trx, before, { state: to });
    const step = { journal: [{ from: before.state, to }] } as Partial<Step> as Step;
    await followSale(trx, { ...stamp, now }, after, step);
    return after;
  });
}

/** Naira as kobo. */
export const naira = (amount: number) => toKobo(amount * 100);

export interface PersonFacts {
  id: string;
  accountId?: string;
  name?: string | null;
  kind?: NumberKind;
  numbers?: readonly string[];
  servedAt?: number;
  lastSaleId?: string | null;
}

/** A customer in an account's book; each number is a thing with the id `PERSON:NUMBER`. */
export async function aPerson(db: Db, request: PersonFacts): Promise<void> {
  const {
    id,
    accountId = "ada",
    name = null,
    kind = "phone",
    numbers = [],
    servedAt = noon,
    lastSaleId = null,
  } = request;
  const common = { account_id: accountId, last_sale_id: lastSaleId, created_at: noon };
  await insertPerson(db, { ...common, id, name, served_at: servedAt });
  for (const number of numbers) {
    await insertNumber(db, { ...common, id: `${id}:${number}`, person_id: id, kind, number });
  }
}

/** An SMS of Ada's that was decided at noon. */
export function anSms(over: Partial<Plain<Sms>> = {}): Sms {
  return {
    ...{ id: "sms1", account_id: "ada", purchase_id: "sale", turn: 1, state: "waiting", why: null },
    ...{ number_sealed: "sealed", gateway: "termii", message_id: null, pages: null, cost_kobo: null, sent_by: null },
    ...{ tries: 0, next_at: noon, looks: 0, created_at: noon, claimed_at: null, changed_at: noon },
    ...over,
  } as Sms;
}
