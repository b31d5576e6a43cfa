import { findAccount, insertAccount } from "../../src/accounts/accounts.queries.ts";
import { accountIdentity } from "../../src/accounts/credentials.ts";
import { createTimes } from "../../src/bot/ui/format.ts";
import { sealNextDay } from "../../src/closes/close.ts";
import { createCalendar, dayMs, hourMs } from "../../src/core/calendar.ts";
import { createCipher } from "../../src/core/cipher.ts";
import { createIds, type RandomBytes, sha256 } from "../../src/core/ids.ts";
import { silentLog as log } from "../../src/core/log.ts";
import { recordServed } from "../../src/customers/people.queries.ts";
import { nameNumber } from "../../src/customers/people.ts";
import { openStore } from "../../src/db/open.ts";
import { coverDebt, paySale } from "../../src/debts/debts.ts";
import { priceBy } from "../../src/pricing/price-rule.ts";
import { confirmQuote } from "../../src/sales/place.ts";
import { claimIntent, insertJournal, insertPurchase } from "../../src/sales/purchases.queries.ts";
import { draftQuote, priceAirtime, pricePlan, priceUnknown, wareOf } from "../../src/sales/quote.ts";
import { toRequest } from "../../src/sales/send.ts";
import { createSettle } from "../../src/sales/settle.ts";
import { numberKindOf } from "../../src/services/services.ts";
import { toPurchaseBody } from "../../src/vending-api/purchase-line.ts";
import type { Account } from "../vending/accounts.ts";
import type { Catalogue, Provider } from "../vending/catalogue.ts";
import { nairaToKobo } from "../vending/naira.ts";
import type { VendingService } from "../vending/service.ts";
import type { PastClock } from "./past-clock.ts";

export interface Scene {
  /** The service's, which is set back while the days are played. */
  clock: PastClock;
  vending: VendingService;
  /** Whose shop it is: an account of the service, and the person at Telegram. */
  owner: Account;
  userId: number;
  /** Of the shop, which must not run meanwhile. */
  settings: Readonly<Record<"DATABASE_URL" | "ENCRYPTION_KEY" | "TIME_ZONE", string>>;
  randomBytes: RandomBytes;
}

const days = 120;
const salesADay = 4;
const faces = [100, 200, 500, 1000, 2000];
type Regular = { name: string; network: string; phone: string; meter?: string; owes?: true };
const regulars: readonly Regular[] = [
  { name: "Mama Chika", network: "MTN", phone: "08034410021", meter: "45700812231", owes: true },
  { name: "Bro Musa", network: "Airtel", phone: "08021180734" },
  { name: "Iya Bose", network: "Glo", phone: "08057702618", owes: true },
  { name: "Alhaji Sani", network: "MTN", phone: "08036620945", meter: "45700339914" },
  { name: "Papa Tunde", network: "9mobile (T2)", phone: "08097714482", meter: "45701177260", owes: true },
];

/** Fills a shop's book with the sales of 120 days: the service sells each in its time, and the shop's own rules book it. */
export async function seedShop({ clock, vending, owner, userId, settings, randomBytes }: Scene): Promise<void> {
  const cipher = createCipher([Buffer.from(settings.ENCRYPTION_KEY, "base64")], randomBytes);
  await using store = await openStore(settings.DATABASE_URL, cipher);
  const ids = createIds(clock, randomBytes);
  const settle = createSettle({ store, cipher, clock, ids, log, random: () => 0.5 });
  const { purchaseAnswer } = vending.switches;
  const now = clock.now();
  const calendar = createCalendar(createTimes(settings.TIME_ZONE));
  const catalogue = vending.catalogue();
  const accountId = ids.ulid();
  const common = { accountId, userId, seatId: null, mode: "live", quantity: 1 } as const;
  await store.transaction(async (trx) => {
    clock.show(now - days * dayMs);
    await insertAccount(trx, loggedOut());
    const account = await findAccount(trx, accountId);
    if (!account) throw new Error("The account is not there");
    const at = { logged_in_at: clock.now(), is_reachable: 1, created_at: clock.now() };
    const chat = { user_id: userId, account_id: accountId, first_name: account.first_name, locale: null, ...at };
    const seller = { userId, account, seat: null, chat };
    /** Customers' ids by their names and numbers. */
    const known = new Map<string, string | null>();
    for (let n = 0; n < (days - 1) * salesADay; n++) {
      const startsAt = calendar.startOf(calendar.dayOf(now) - days + 1 + Math.floor(n / salesADay));
      const soldAt = startsAt + (9 + 3 * (n % salesADay)) * hourMs + ((n * 37) % 60) * 60_000;
      const customer = regulars[(n * 3 + Math.floor(n / 7)) % regulars.length] ?? regulars[0];
      if (customer) await sell(customer, n, soldAt);
    }

    async function sell(customer: Regular, n: number, soldAt: number): Promise<void> {
      clock.show(soldAt);
      const order = { ...requestOf(catalogue, customer, n), ...common };
      const draft = { ...order, pays: priceBy([], wareOf(order)), saidAt: soldAt };
      const { purchase: offer } = draftQuote(ids, draft, soldAt - 20_000);
      await insertPurchase(trx, offer);
      const { id } = await confirmQuote(trx, ids, offer, { ...common, messageId: null, now: soldAt }, { note: null });
      const request = toRequest(offer);
      const limits = { sendDeadlineAt: soldAt + 20_000, nextCheckAt: soldAt + 30_000, by: null };
      let sale = (await claimIntent(trx, id, { ...limits, postedAmountKobo: request.amount })) ?? offer;
      const sending = { kind: "sending", from_state: "intent", to_state: "sending", source: "sender" } as const;
      const entry = { evidence_sha256: null, kobo: offer.expected_kobo, note: null };
      await insertJournal(trx, [{ id: ids.ulid(), purchase_id: id, at: soldAt, ...sending, ...entry }]);
      vending.fund(owner.id, 2500);
      vending.switches.purchaseAnswer = n % 40 === 9 ? "refused" : "success";
      const { status, faceKobo, chargeKobo, token, error, ...sold } = vending.buy(owner.id, {
        ...toPurchaseBody(request),
        reference: offer.reference,
      });
      const said = status === "success" ? ("succeeded" as const) : ("failed" as const);
      const told = { status: said, word: said, words: error, servicePurchaseId: sold.id, tokenUnread: null };
      const { beneficiary, serviceType } = sold;
      const evidence = { beneficiary, serviceType, tokenSource: "webhook", evidence: sha256(offer.reference) } as const;
      for (const [kind, afterMs, amountKobo, meta] of [
        ["answer", 900, null, null],
        ["webhook", 1400, faceKobo, token],
        ["verified", 2600, chargeKobo, null],
      ] as const) {
        clock.show(soldAt + afterMs);
        sale = await settle.applyIn(trx, sale, { kind, statement: { ...told, ...evidence, amountKobo, token: meta } });
      }
      if (sale.state !== "succeeded") return;
      const stamp = { ids, now: clock.now() };
      const named = { number: beneficiary, kind: numberKindOf(sale.service_type), name: customer.name };
      const whose = known.get(customer.name) ?? null;
      const personId = known.get(beneficiary) ?? (await nameNumber(trx, stamp, seller, { ...named, whose }));
      known.set(customer.name, personId).set(beneficiary, personId);
      await recordServed(trx, sale);
      if (personId && customer.owes && n % 2) await paySale(trx, stamp, seller, { purchaseId: id, personId });
      const isPaid = n % 9 === 0 && now - soldAt > 14 * dayMs;
      if (personId && isPaid) await coverDebt(trx, stamp, seller, { key: { ...common, personId }, how: "paid" });
    }
    clock.show(null);
    while (await sealNextDay(trx, common, { calendar, now }));
    // No message waits for a chat, and no sale waits for a check.
    await trx.deleteFrom("notice").execute();
    await trx.updateTable("purchase").set({ next_check_at: null }).execute();
  });
  vending.switches.purchaseAnswer = purchaseAnswer;

  /** As it is after somebody has logged out: with its books, and without keys. */
  function loggedOut() {
    const path = ids.secret(128);
    return {
      ...{ id: accountId, service_user_id: String(owner.id), phone_number: owner.phoneNumber, mode: "live" as const },
      ...{
        first_name: owner.firstName,
        last_name: owner.lastName,
        role: owner.role,
        wallet_kobo: null,
        wallet_at: null,
      },
      ...{ live_key_sealed: null, sandbox_key_sealed: null, access_token_sealed: null, webhook_doubted_at: null },
      ...{ bank_name: null, bank_account_number: null, bank_account_name: null, webhook_state: "none" as const },
      ...{ webhook_path_hash: sha256(path), created_at: clock.now(), updated_at: clock.now() },
      webhook_path_sealed: cipher.seal(path, accountIdentity(accountId, "webhook_path_sealed")),
    };
  }
}

const providerOf = ({ id, serviceId: slug, name }: Provider) => ({ id, slug, name });

/** What a customer buys: airtime, data or power. */
function requestOf({ airtime, data, electricity }: Catalogue, { network, phone, meter }: Regular, n: number) {
  const faceKobo = nairaToKobo(faces[n % faces.length]);
  const company = electricity[0];
  if (meter && company?.plans[0] && n % 4 === 0) {
    const { id, name } = company.plans[0];
    const power = { serviceType: "electricity", provider: providerOf(company), product: { id, name } } as const;
    return { ...power, beneficiary: meter, faceKobo: nairaToKobo(2000), price: priceUnknown };
  }
  const plans = data.find(({ name }) => name === network);
  const plan = plans?.plans.filter(({ normalPrice }) => normalPrice <= 2000)[0];
  if (plans && plan && n % 3 === 0) {
    const price = pricePlan(nairaToKobo(plan.apiSellerPrice), 1, nairaToKobo(plan.normalPrice));
    const product = { id: plan.id, name: plan.name };
    const order = { serviceType: "data", provider: providerOf(plans), product, price } as const;
    return { ...order, beneficiary: phone, faceKobo: nairaToKobo(plan.apiSellerPrice) };
  }
  const line = airtime.find(({ name }) => name === network);
  if (!line) throw new Error(`The service does not list ${network}`);
  const price = priceAirtime(faceKobo, line.apiSellerDiscount);
  return {
    serviceType: "airtime",
    provider: providerOf(line),
    product: null,
    beneficiary: phone,
    faceKobo,
    price,
  } as const;
}
