import type { Kobo } from "../../../src/core/money.ts";
import type { Guard } from "../../../src/sales/guard.ts";
import { type Placed, place, type RecallListing } from "../../../src/sales/place.ts";
import {
  type Listed,
  type Price,
  priceAirtime,
  type Quote,
  type SaleRequest,
  storeQuote,
} from "../../../src/sales/quote.ts";
import { noon } from "../../support/builders.ts";
import type { Till } from "./till.ts";

export const request: SaleRequest = {
  accountId: "ada",
  userId: 7,
  seatId: null,
  mode: "live",
  serviceType: "airtime",
  provider: { id: 1, slug: "mtn", name: "MTN" },
  product: null,
  beneficiary: "08035551234",
  quantity: 1,
  faceKobo: 50_000 as Kobo,
  price: priceAirtime(50_000 as Kobo, 2.5),
  pays: null,
  saidAt: noon,
};

/** The service's entry, at this price. */
export const listedAt = (price: Price, over: Partial<Listed> = {}): Listed => ({
  ...{ price, saidAt: noon + 1000, providerName: "MTN", productName: null, limits: null },
  ...over,
});
const asShown: RecallListing = ({ expected_kobo, discount_percent }) =>
  listedAt({ chargeKobo: expected_kobo as Kobo | null, discountPercent: discount_percent, listKobo: null });

export const quote = (till: Till, over: Partial<SaleRequest> = {}) =>
  till.store.transaction((trx) => storeQuote(trx, till.ids, { ...request, ...over }, till.clock.now()));

export interface TapOver {
  userId?: number;
  accountId?: string;
  said?: RecallListing;
  guards?: readonly Guard[];
  accessGuards?: readonly Guard[];
}

export function tap(till: Till, { confirmKey }: { confirmKey: string }, over: TapOver = {}): Promise<Placed> {
  const { userId = 7, accountId = "ada", said = asShown, guards = [], accessGuards = [] } = over;
  const now = till.clock.now();
  return till.store.transaction((trx) =>
    place(
      trx,
      till.ids,
      { confirmKey, userId, accountId, messageId: 55, now },
      { said, guards: { accessGuards, limits: guards } },
    ),
  );
}

export const stored = async (till: Till, { purchase }: Quote) => till.row(purchase.id);
