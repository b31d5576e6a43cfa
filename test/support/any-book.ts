import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { insertAccount, putChat } from "../../src/accounts/accounts.queries.ts";
import { createTimes } from "../../src/bot/ui/format.ts";
import type { AccountMode } from "../../src/core/account-modes.ts";
import { type Calendar, createCalendar } from "../../src/core/calendar.ts";
import { createIds } from "../../src/core/ids.ts";
import { silentLog } from "../../src/core/log.ts";
import { toKobo } from "../../src/core/money.ts";
import { findPerson, type Person } from "../../src/customers/people.queries.ts";
import { debtEnds, deleteCustomer } from "../../src/customers/people.ts";
import type { Db } from "../../src/db/database.ts";
import { coverDebt, paySale } from "../../src/debts/debts.ts";
import { followSale } from "../../src/debts/debts-of-sales.ts";
import type { PurchaseEvent } from "../../src/sales/events.ts";
import { insertPurchase, type Purchase } from "../../src/sales/purchases.queries.ts";
import { createSettle, type Settle } from "../../src/sales/settle.ts";
import { serviceTypes } from "../../src/services/services.ts";
import { findSeller, type Seller } from "../../src/sessions/sessions.ts";
import { createBalanceRecorder, type RecordBalance } from "../../src/wallet/record-balance.ts";
import { anAccount, aPerson, aPurchase, cipher, noon, type TempStore } from "./builders.ts";
import { sealDays } from "./closes.ts";
import { createFakeClock, type FakeClock } from "./fake-clock.ts";

const kobo = fc.integer({ min: 1, max: 900_000 });
const mode = fc.constantFrom("live" as const, "live" as const, "live" as const, "sandbox" as const);
const statuses = ["succeeded", "succeeded", "succeeded", "pending", "failed", "other"] as const;

/** One thing that happens in a shop. `pick`: which of its sales, from the newest. */
type Deed = typeof deeds extends fc.Arbitrary<infer T> ? T : never;
export const deeds = fc.record({
  what: fc.constantFrom(
    ...(["sell", "sell", "sell", "sell", "sell", "sell", "sell", "sell"] as const),
    ...(["hear", "hear", "hear", "hear", "hear", "hear", "hear", "hear", "hear", "hear"] as const),
    ...(["owe", "part", "paid", "pay", "forgive", "erase", "look", "look", "payIn", "seal"] as const),
  ),
  mode,
  service: fc.constantFrom(...serviceTypes),
  face: kobo,
  price: fc.option(kobo),
  expected: fc.option(kobo),
  about: fc.option(kobo),
  seat: fc.constantFrom(null, "one", "two"),
  person: fc.constantFrom("mama" as const, "papa" as const),
  debtEnd: fc.constantFrom(...debtEnds),
  pick: fc.nat({ max: 8 }),
  kobo,
  source: fc.constantFrom("answer" as const, "webhook" as const, "verified" as const),
  status: fc.constantFrom(...statuses),
  /** The amount in a record, as a share of the expected charge; null means none. */
  named: fc.constantFrom(null, 1, 1, 0.99, 0.5),
  /** How much later it happens. */
  minutes: fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.constantFrom(1, 7, 30, 60, 200, 900, 1500) },
  ),
});

/** A shop with all that happened to it, and the place where it happens. */
export interface AnyShop {
  readonly id: string;
  readonly zone: string;
  readonly calendar: Calendar;
  readonly clock: FakeClock;
  /** Every sale as it was confirmed. */
  readonly confirmed: Purchase[];
  does(deed: Deed): Promise<void>;
  /** Seals what is due of both wallets. */
  seals(): Promise<void>;
}

let made = 0;

export async function openAnyShop(store: TempStore, zone: string): Promise<AnyShop> {
  const id = `shop-${++made}`;
  const userId = 1000 + made;
  await insertAccount(store.db, anAccount({ id }));
  await putChat(store.db, { user_id: userId, first_name: "Ada", account_id: id, created_at: noon });
  const seller = (await findSeller(store.db, userId)) as Seller;
  // Some days before the first of a month.
  const clock = createFakeClock(noon - 20 * 86_400_000);
  const calendar = createCalendar(createTimes(zone));
  const confirmed: Purchase[] = [];
  // Rows of the journal are in the order of the shop's clock.
  const ids = createIds(clock, randomBytes);
  const common = { store, clock, ids, log: silentLog };
  const settle = createSettle({
    ...{ ...common, random: () => 0.5, cipher },
    enqueueAlso: (trx, purchase, step, now) => followSale(trx, { ids, now }, purchase, step),
  });
  const note = createBalanceRecorder({ ...common, adminIds: [], calendar, onCharge: () => undefined });
  const wallet = { live: 50_000_000, sandbox: 50_000_000 };
  const shop = { id, zone, calendar, clock, confirmed };
  await addSeats(store, id);
  const forgotten = { mama: 0, papa: 0 };
  const idOf = (name: Deed["person"]) => `${id}-${name}-${forgotten[name]}`;
  const meets = (db: Db, name: Deed["person"]) =>
    aPerson(db, { id: idOf(name), accountId: id, name, numbers: [numbers[name]] });
  for (const name of ["mama", "papa"] as const) await meets(store.db, name);

  async function seals(): Promise<void> {
    for (const each of ["live", "sandbox"] as const) {
      await sealDays(store, clock.now(), calendar, { accountId: id, mode: each });
    }
  }

  // Its books begin with the first of its sales.
  for (const mode of ["live", "sandbox"] as const) {
    const first = confirmedSale(shop, userId, { ...firstSale, mode });
    confirmed.push(first);
    await insertPurchase(store.db, first);
  }
  clock.setNow(calendar.startOf(calendar.dayOf(clock.now()) + 1) + 4 * 3_600_000);
  await seals();

  return {
    ...shop,
    seals,
    async does(deed) {
      clock.setNow(clock.now() + deed.minutes * 60_000 + 1);
      const sale = confirmed.at(-1 - (deed.pick % Math.max(1, confirmed.length)));
      const stamp = { ids, now: clock.now() };
      if (deed.what === "seal") return seals();
      if (deed.what === "payIn") {
        wallet[deed.mode] += deed.kobo;
        return;
      }
      if (deed.what === "look") return looks(note, clock, { accountId: id, mode: deed.mode, kobo: wallet[deed.mode] });
      if (deed.what === "sell" || !sale) {
        const row = confirmedSale(shop, userId, deed);
        wallet[row.mode] -= row.expected_kobo ?? row.face_kobo;
        confirmed.push(row);
        return insertPurchase(store.db, row);
      }
      if (deed.what === "hear") return hears(settle, sale, deed);
      const personId = idOf(deed.person);
      const key = { accountId: id, mode: deed.mode, personId };
      await store.transaction(async (trx) => {
        if (deed.what === "erase") {
          const person = (await findPerson(trx, personId)) as Person;
          await deleteCustomer(trx, stamp, seller, person, deed.debtEnd);
          forgotten[deed.person]++;
          return meets(trx, deed.person);
        }
        if (deed.what === "pay") return coverDebt(trx, stamp, seller, { key, how: "paid", kobo: toKobo(deed.kobo) });
        if (deed.what === "forgive") return coverDebt(trx, stamp, seller, { key, how: "forgiven" });
        const owes = { purchaseId: sale.id, personId };
        if (deed.what === "owe") return paySale(trx, stamp, seller, owes);
        return paySale(trx, stamp, seller, { ...owes, owedKobo: toKobo(deed.what === "paid" ? 0 : deed.kobo) });
      });
    },
  };
}

const numbers = { mama: "08035551234", papa: "08035555678" } as const;
const firstSale = { service: "airtime", face: 50_000, price: null, expected: 48_750, about: null, seat: null } as const;

type DeedFacts = Pick<Deed, "mode" | "service" | "face" | "price" | "expected" | "about" | "seat">;

function confirmedSale(
  { id, clock, confirmed }: Pick<AnyShop, "id" | "clock" | "confirmed">,
  user: number,
  deed: DeedFacts,
) {
  const number = `${id}-${String(confirmed.length).padStart(4, "0")}`;
  return aPurchase({
    ...{ id: `01JC${number}`, reference: `VB-${number}`, account_id: id, user_id: user, state: "sending" },
    ...{ mode: deed.mode, service_type: deed.service, face_kobo: deed.face, expected_kobo: deed.expected },
    about_kobo: deed.expected === null ? deed.about : null,
    ...{ price_kobo: deed.price, seat_id: deed.seat && `${id}-${deed.seat}`, confirmed_at: clock.now() },
    ...{ product_name: "Plan", batch_id: null },
  });
}

async function hears(settle: Settle, sale: Purchase, deed: Deed): Promise<void> {
  const worth = sale.expected_kobo ?? sale.face_kobo;
  const statement = {
    ...{ status: deed.status, word: deed.status, beneficiary: null, serviceType: null, token: null },
    ...{ amountKobo: deed.named === null ? null : toKobo(Math.max(1, Math.round(worth * deed.named))) },
    ...{ tokenSource: "webhook", tokenUnread: null, words: null, servicePurchaseId: null, evidence: "e".repeat(64) },
  };
  await settle.apply(sale.id, { kind: deed.source, statement } as PurchaseEvent);
}

async function looks(
  note: RecordBalance,
  clock: FakeClock,
  seen: { accountId: string; mode: AccountMode; kobo: number },
) {
  const askedAt = clock.now();
  clock.setNow(askedAt + 200);
  await note({ ...seen, kobo: toKobo(seen.kobo), askedAt, answeredAt: clock.now() });
}

async function addSeats(store: TempStore, account: string): Promise<void> {
  for (const [index, name] of ["one", "two"].entries()) {
    const none = { user_id: null, token_hash: null, link_expires_at: null, claimed_at: null, ends_at: null };
    const limits = { sale_limit_kobo: null, day_limit_kobo: null, services: null };
    const made = { created_at: noon, created_by: 7, version: 1 };
    const common = { id: `${account}-${name}`, account_id: account, number: index + 1, name, role: "seller" as const };
    await store.db
      .insertInto("seat")
      .values({ ...common, ...none, ...limits, ...made, state: "invited" } as never)
      .execute();
  }
}
