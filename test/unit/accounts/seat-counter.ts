import { putChat } from "../../../src/accounts/accounts.queries.ts";
import { changeSeat, type Seat } from "../../../src/accounts/seats.queries.ts";
import type { SeatRole } from "../../../src/accounts/seats.table.ts";
import { createTimes } from "../../../src/bot/ui/format.ts";
import type { Kobo } from "../../../src/core/money.ts";
import { type Placed, place, type RecallListing } from "../../../src/sales/place.ts";
import { insertPurchase } from "../../../src/sales/purchases.queries.ts";
import { draftQuote, type Quote, type SaleRequest } from "../../../src/sales/quote.ts";
import { createSeatGuard, refuseIdleSeat } from "../../../src/staff/seat-guard.ts";
import { makeSeat, makeSeatLink, openSeatLink } from "../../../src/staff/seats.ts";
import { openTill, type Till } from "../sales/till.ts";

export const ada = { userId: 7, accountId: "ada", seatId: null };
export const tunde = 8;

export interface Counter extends Till {
  seat: Seat;
  link: string;
  opens(userId?: number, payload?: string): ReturnType<typeof openSeatLink>;
  changes(changes: Partial<Omit<Seat, "version">>): Promise<unknown>;
  request(naira: number, over?: Partial<SaleRequest>): SaleRequest;
  /** An offer of this much, and the tap on it. */
  offers(naira: number, over?: Partial<SaleRequest>): Promise<{ tap(userId?: number): Promise<Placed> }>;
  sells(naira: number, over?: Partial<SaleRequest>): Promise<Placed>;
  stores(request: SaleRequest): Promise<Quote>;
}

/** The service lists everything at the price that the offer has. */
const said: RecallListing = ({ expected_kobo }) => ({
  price: { chargeKobo: expected_kobo as Kobo | null, discountPercent: 0, listKobo: null },
  ...{ saidAt: 0, providerName: null, productName: null, limits: null },
});

/** Ada's shop, a seat and its link. With `claim` Tunde sits there. */
export async function openCounter(options: { role?: SeatRole; claim?: boolean } = {}): Promise<Counter> {
  const till = await openTill();
  const { store, ids, clock } = till;
  const deps = () => ({ ids, now: clock.now() });
  await putChat(store.db, { user_id: 7, first_name: "Ada", account_id: "ada", created_at: clock.now() });
  const wanted = { name: "Tunde", role: options.role ?? "seller" } as const;
  const seat = await store.transaction((trx) => makeSeat(trx, deps(), ada, wanted));
  const link = (await store.transaction((trx) => makeSeatLink(trx, deps(), ada, seat.id))) ?? "";
  const guards = { accessGuards: [refuseIdleSeat], limits: [createSeatGuard(createTimes("Africa/Lagos"))] };
  // Several in one chat, as no counter makes them: the limits hold by themselves.
  const stores = async (request: SaleRequest) => {
    const quote = draftQuote(ids, request, clock.now());
    await insertPurchase(store.db, quote.purchase);
    return quote;
  };
  let number = 0;
  const counter: Counter = {
    ...till,
    ...{ seat, link, stores },
    opens: (userId = tunde, payload = link) =>
      store.transaction(async (trx) => {
        const opened = await openSeatLink(trx, deps(), { userId, firstName: "Musa", payload });
        if (opened.kind === "seated") await putChat(trx, { user_id: userId, first_name: "T", created_at: clock.now() });
        return opened;
      }),
    changes: (changes) => changeSeat(store.db, seat.id, ["invited", "active", "suspended", "ended"], changes),
    request: (naira, over = {}) => ({
      ...{ accountId: "ada", userId: tunde, seatId: seat.id, mode: "live", serviceType: "airtime", product: null },
      ...{
        provider: { id: 1, slug: "mtn", name: "MTN" },
        beneficiary: `0803555${String(++number).padStart(4, "0")}`,
      },
      ...{ quantity: 1, faceKobo: (naira * 100) as Kobo },
      price: { chargeKobo: (naira * 100) as Kobo, discountPercent: 0, listKobo: null },
      pays: null,
      saidAt: clock.now(),
      ...over,
    }),
    async offers(naira, over = {}) {
      const request = counter.request(naira, over);
      const { confirmKey } = await stores(request);
      return {
        tap: (userId = request.userId) => {
          const tapped = { confirmKey, userId, accountId: "ada", messageId: 5, now: clock.now() };
          return store.transaction((trx) => place(trx, ids, tapped, { said, guards }));
        },
      };
    },
    sells: async (naira, over) => (await counter.offers(naira, over)).tap(),
  };
  if (options.claim !== false) await counter.opens();
  return counter;
}

export const refused = (refusal: object) => ({ kind: "refused", refusal });
