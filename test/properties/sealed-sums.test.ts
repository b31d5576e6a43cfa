import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertAccount } from "../../src/accounts/accounts.queries.ts";
import { countSales, countToLook } from "../../src/closes/sale-sums.queries.ts";
import { type Sums, summarizeSales } from "../../src/closes/sale-totals.ts";
import { findPurchase, insertPurchase, type Purchase, updatePurchase } from "../../src/sales/purchases.queries.ts";
import { type SaleQuery, saleStages } from "../../src/sales/sales.queries.ts";
import { anAccount, aPurchase, noon, openTempStore, type TempStore } from "../support/builders.ts";
import { calendarOf, sealDays } from "../support/closes.ts";
import { cases, seed } from "./cases.ts";

const hour = 3_600_000;
const day = 24 * hour;
const open: readonly string[] = ["intent", "sending", "unknown", "pending"];
const failed: readonly string[] = ["failed", "void"];
const calendars = ["Africa/Lagos", "Africa/Lagos", "Asia/Kolkata", "America/New_York"].map(calendarOf);

const kobo = fc.integer({ min: 1, max: 5_000_000 });
const state = fc.constantFrom("unknown" as const, "pending" as const, "failed" as const, "void" as const);
const row = {
  state: fc.oneof({ arbitrary: fc.constant("succeeded" as const), weight: 3 }, { arbitrary: state, weight: 2 }),
  face_kobo: kobo,
  price_kobo: fc.option(kobo),
  expected_kobo: fc.option(kobo),
  about_kobo: fc.option(kobo),
  observed_kobo: fc.option(kobo),
  delivery: fc.constantFrom("none" as const, "awaiting" as const, "delivered" as const),
  review: fc.constantFrom(null, null, "corrected" as const),
  charged_look_at: fc.constantFrom(null, noon),
  /** How long ago it was confirmed: some have been sealed by then, some lie before the first close. */
  agoHours: fc.constantFrom(0, 0, 0, 1, 12, 30, 70, 200),
};
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant("sell" as const),
      ...row,
      mode: fc.constantFrom("live" as const, "live" as const, "sandbox" as const),
      seat_id: fc.constantFrom(null, "one"),
      service_type: fc.constantFrom("airtime" as const, "electricity" as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant("change" as const), place: fc.nat(), ...row }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant("seal" as const),
      hours: fc.integer({ min: 1, max: 60 }),
      calendar: fc.constantFrom(...calendars),
    }),
  },
);

let store: TempStore;
let accounts = 0;
beforeAll(async () => {
  store = await openTempStore();
  const invited = {
    number: 1,
    name: "one",
    role: "seller",
    state: "invited",
    created_at: noon,
    created_by: 7,
    version: 1,
  };
  const none = { user_id: null, token_hash: null, link_expires_at: null, claimed_at: null, ends_at: null };
  const limits = { sale_limit_kobo: null, day_limit_kobo: null, services: null };
  await store.db
    .insertInto("seat")
    .values({ id: "one", account_id: "ada", ...invited, ...none, ...limits } as never)
    .execute();
});
afterAll(() => store[Symbol.asyncDispose]());

const isAtStage = ({ state, delivery, review }: Purchase) => ({
  sold: state === "succeeded",
  open: open.includes(state) || (state === "succeeded" && delivery === "awaiting"),
  failed: failed.includes(state),
  doubtful: review !== null,
});

function fits(sale: Purchase, query: SaleQuery): boolean {
  const { mode, serviceType, seatId, stage, since = 0, until = Number.MAX_SAFE_INTEGER } = query;
  const at = sale.confirmed_at ?? 0;
  return (
    at >= since &&
    at < until &&
    sale.mode === mode &&
    (serviceType === undefined || sale.service_type === serviceType) &&
    (seatId === undefined || sale.seat_id === seatId) &&
    (stage === undefined || isAtStage(sale)[stage])
  );
}

/** Added up by hand. */
function bruteForce(sales: readonly Purchase[]): Sums {
  const sold = sales.filter(({ state }) => state === "succeeded");
  const charge = (sale: Purchase) => sale.observed_kobo ?? sale.expected_kobo ?? sale.about_kobo;
  const unpriced = sold.filter((sale) => charge(sale) === null);
  const waiting = sales.filter(({ state }) => open.includes(state));
  const sum = (rows: readonly Purchase[], of: (sale: Purchase) => number) =>
    rows.reduce((total, sale) => total + of(sale), 0) as Sums["soldKobo"];
  const price = (sale: Purchase) => sale.price_kobo ?? sale.face_kobo;
  return {
    ...{ sold: sold.length, soldKobo: sum(sold, (sale) => sale.face_kobo), priceKobo: sum(sold, price) },
    costKobo: sum(sold, (sale) => charge(sale) ?? 0),
    expected: sold.filter((sale) => sale.observed_kobo === null && charge(sale) !== null).length,
    ...{ unpriced: unpriced.length, unpricedKobo: sum(unpriced, price), open: waiting.length },
    openKobo: sum(
      waiting.filter((sale) => sale.charged_look_at === null),
      (sale) => sale.observed_kobo ?? sale.expected_kobo ?? sale.face_kobo,
    ),
  };
}

/** Every span that begins and ends with a day of one of the zones or in the middle of one, and the whole book. */
function spansUntil(now: number): Pick<SaleQuery, "since" | "until">[] {
  const dayBefore = (ago: number) => calendars.map((calendar) => calendar.startOf(calendar.dayOf(now - ago * day)));
  const ends = [...new Set([...dayBefore(0), ...dayBefore(1), ...dayBefore(3), now - 50 * hour, now - 300 * hour])];
  const between = ends.flatMap((since) => ends.filter((until) => since < until).map((until) => ({ since, until })));
  return [{}, ...ends.flatMap((end) => [{ since: end }, { until: end }]), ...between];
}

const narrowed: readonly Omit<SaleQuery, "mode">[] = [
  ...[{}, { seatId: null }, { seatId: "one" }, { serviceType: "airtime" as const }],
  ...[{ seatId: "one", serviceType: "electricity" as const }],
  ...saleStages.flatMap((stage) => [{ stage }, { stage, serviceType: "airtime" as const }]),
];

describe("I19: sales of sealed and open days, in books whose days change with the zone", () => {
  it("come to the same by closes, later changes and rows as by hand, in every span, seat, service and stage", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const accountId = `shop-${++accounts}`;
        await insertAccount(store.db, anAccount({ id: accountId }));
        const ids: string[] = [];
        let now = noon;
        for (const one of steps) {
          if (one.what === "seal") {
            now += one.hours * hour;
            await sealDays(store, now, one.calendar, { accountId, mode: "live" });
          } else if (one.what === "sell") {
            const { what: _, agoHours, ...over } = one;
            const sale = aPurchase({ ...over, account_id: accountId, confirmed_at: now - agoHours * hour });
            await insertPurchase(store.db, sale);
            ids.push(sale.id);
          } else if (ids.length > 0) {
            const { what: _, place, agoHours, ...changed } = one;
            const changes = changed as Partial<Purchase>;
            const sale = (await findPurchase(store.db, ids[place % ids.length] ?? "")) as Purchase;
            await updatePurchase(store.db, sale, {
              ...changes,
              ...(agoHours === 30 && { confirmed_at: now - 30 * hour }),
            });
          }
        }
        const sales = await store.db.selectFrom("purchase").selectAll().where("account_id", "=", accountId).execute();
        const live = sales.filter(({ mode }) => mode === "live");
        const toLook = live.filter((sale) => isAtStage(sale).doubtful).length;
        const awaiting = live.filter(({ state, delivery }) => state === "succeeded" && delivery === "awaiting").length;
        const { open, openKobo } = bruteForce(live);
        const counted = { doubtful: toLook, awaiting, open, openKobo };
        expect(await countToLook(store.db, accountId, { mode: "live" })).toEqual(counted);
        for (const span of spansUntil(now)) {
          for (const by of Object.keys(span).length < 2 ? narrowed : [{}]) {
            const query: SaleQuery = { mode: "live", ...span, ...by };
            const own = sales.filter((sale) => fits(sale, query));
            expect(await summarizeSales(store.db, accountId, query), JSON.stringify(query)).toEqual(bruteForce(own));
            expect(await countSales(store.db, accountId, query), JSON.stringify(query)).toBe(own.length);
          }
        }
      }),
      { seed, numRuns: cases(40) },
    );
  });
});
