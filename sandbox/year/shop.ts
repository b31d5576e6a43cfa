import { findAccount, findLook, insertAccount, type WalletLook } from "../../src/accounts/accounts.queries.ts";
import { accountIdentity } from "../../src/accounts/credentials.ts";
import { actorOf } from "../../src/audit/audit.ts";
import { createTimes } from "../../src/bot/ui/format.ts";
import { sealNextDay } from "../../src/closes/close.ts";
import { createCalendar } from "../../src/core/calendar.ts";
import type { Cipher } from "../../src/core/cipher.ts";
import { createIds, type Ids, type RandomBytes, sha256 } from "../../src/core/ids.ts";
import { silentLog } from "../../src/core/log.ts";
import { type Kobo, toKobo } from "../../src/core/money.ts";
import { noteServed } from "../../src/customers/people.queries.ts";
import { nameNumber } from "../../src/customers/people.ts";
import type { Db } from "../../src/db/database.ts";
import type { Store } from "../../src/db/open.ts";
import { coverDebt, tenderSale } from "../../src/debts/debts.ts";
import { followSale } from "../../src/debts/debts-of-sales.ts";
import { liveRules } from "../../src/pricing/prices.queries.ts";
import { setRule } from "../../src/pricing/prices.ts";
import { lookAfter } from "../../src/sales/desk.ts";
import { findByReference, insertJournal, insertPurchase, type Purchase } from "../../src/sales/purchases.queries.ts";
import { reviewKinds } from "../../src/sales/purchases.table.ts";
import { createSettle } from "../../src/sales/settle.ts";
import { numberKindOf } from "../../src/services/services.ts";
import type { Seller } from "../../src/sessions/sessions.ts";
import { createBalanceRecorder } from "../../src/wallet/record-balance.ts";
import type { Account } from "../vending/accounts.ts";
import type { Transaction } from "../vending/transactions.ts";
import type { PastClock } from "./past-clock.ts";
import { bookSale, statementOf } from "./row.ts";

export interface ShopDeps {
  store: Store;
  cipher: Cipher;
  clock: PastClock;
  randomBytes: RandomBytes;
  timeZone: string;
  /** Whose shop it is: the service's account, and the person at Telegram. */
  owner: Account;
  userId: number;
}

/** A markup on what the service charges, or on the face value of power, from the first day on. */
const markups = [
  { service_type: "data", how: "percent", kobo: null, basis_points: 900, step_kobo: toKobo(1000) },
  { service_type: "electricity", how: "add", kobo: toKobo(10_000), basis_points: null, step_kobo: null },
  { service_type: "tv", how: "add", kobo: toKobo(20_000), basis_points: null, step_kobo: toKobo(5000) },
] as const;
const wholeService = { provider_id: null, provider_slug: null, provider_name: null } as const;

/** The shop's own hands, in one transaction and at the time that the clock shows: its rules, its rows, its closes. */
export async function openShop(trx: Db, deps: ShopDeps) {
  const { cipher, clock, randomBytes, timeZone, userId } = deps;
  const ids = createIds(clock, randomBytes);
  const stamp = () => ({ ids, now: clock.now() });
  const calendar = createCalendar(createTimes(timeZone));
  const accountId = await addAccount(trx, ids, deps);
  const books = { accountId, mode: "live" } as const;
  const account = await findAccount(trx, accountId);
  if (!account) throw new Error("The account is not there");
  const chat = { user_id: userId, account_id: accountId, first_name: account.first_name, locale: null };
  const at = { logged_in_at: clock.now(), is_reachable: 1, created_at: clock.now() };
  const seller: Seller = { userId, account, seat: null, chat: { ...chat, ...at } };
  const store: Store = { ...deps.store, transaction: (work) => work(trx) };
  const common = { store, clock, ids, log: silentLog };
  const settle = createSettle({
    ...{ ...common, cipher, random: () => 0.5 },
    oweAlso: (inner, purchase, step, now) => followSale(inner, { ids, now }, purchase, step),
  });
  const note = createBalanceRecorder({ ...common, adminIds: [], calendar, onCharge: () => undefined });
  for (const rule of markups) {
    const { service_type, ...markup } = rule;
    const scope = { ...wholeService, service_type, product_id: null, product_name: null };
    await setRule(trx, stamp(), actorOf(seller), scope, markup);
  }
  let seen: WalletLook | undefined;

  return {
    accountId,
    calendar,
    rules: await liveRules(trx, accountId),
    /** The ids of offers alone: each is made at the time of its offer, before the journal of the sale before. */
    ids: createIds(clock, randomBytes),
    async book(offer: Purchase, sold: Transaction): Promise<Purchase> {
      const { row, journal } = bookSale({ cipher, ids }, offer, sold, seen);
      await insertPurchase(trx, row);
      await insertJournal(trx, journal);
      return row;
    },
    /** Who has a number was served by this sale, the newest to it. */
    serve: (newest: Purchase) => noteServed(trx, newest),
    /** Writes down whose the number of a sale is: a new customer's of this name, or of `whose`. Returns who that is. */
    name: ({ service_type, beneficiary }: Purchase, name: string, whose: string | null) =>
      nameNumber(trx, stamp(), seller, { number: beneficiary, kind: numberKindOf(service_type), name, whose }),
    owe: (purchaseId: string, personId: string) => tenderSale(trx, stamp(), seller, { purchaseId, personId }),
    pay: (personId: string) => coverDebt(trx, stamp(), seller, { key: { ...books, personId }, how: "paid" }),
    async look(kobo: Kobo): Promise<void> {
      await note({ ...books, kobo, askedAt: clock.now(), answeredAt: clock.now() + 150 });
      seen = await findLook(trx, accountId, books.mode);
    },
    /** The service has taken a sale back: its webhook says so, then its record. */
    async takeBack(sold: Transaction): Promise<void> {
      const statement = statementOf(sold, { claim: "failed", amountKobo: sold.faceKobo, token: null });
      for (const kind of ["webhook", "verified"] as const) {
        const purchase = await findByReference(trx, accountId, sold.reference);
        if (purchase) await settle.applyIn(trx, purchase, { kind, statement });
      }
    },
    /** Squared with the customer and the service: nobody needs to look at it any more. */
    async square(reference: string): Promise<void> {
      const purchase = await findByReference(trx, accountId, reference);
      if (purchase) await lookAfter(trx, ids, purchase, userId, clock.now(), reviewKinds);
    },
    seal: () => sealNextDay(trx, books, { calendar, now: clock.now() }),
  };
}

/** As it is after somebody has logged out: with its books, and without keys. */
async function addAccount(trx: Db, ids: Ids, { cipher, clock, owner }: ShopDeps): Promise<string> {
  const id = ids.ulid();
  const path = ids.secret(128);
  const none = { live_key_sealed: null, sandbox_key_sealed: null, access_token_sealed: null };
  const bank = { bank_name: null, bank_account_number: null, bank_account_name: null };
  const webhook = { webhook_path_hash: sha256(path), webhook_state: "none", webhook_doubted_at: null } as const;
  await insertAccount(trx, {
    ...{ id, service_user_id: String(owner.id), phone_number: owner.phoneNumber, mode: "live", role: owner.role },
    ...{ first_name: owner.firstName, last_name: owner.lastName, wallet_kobo: null, wallet_at: null },
    ...{ ...none, ...bank, ...webhook, created_at: clock.now(), updated_at: clock.now() },
    webhook_path_sealed: cipher.seal(path, accountIdentity(id, "webhook_path_sealed")),
  });
  return id;
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
