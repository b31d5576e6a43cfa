import { formatNairaShort, type Kobo, noKobo } from "../../../core/money.ts";
import { priceBy } from "../../../pricing/price-rule.ts";
import { liveRules } from "../../../pricing/prices.queries.ts";
import { refuseFace } from "../../../sales/place.ts";
import { type Limits, type Listed, type Quote, storeQuote, wareOf } from "../../../sales/quote.ts";
import { hasFaceValue } from "../../../services/services.ts";
import type { SeatSale } from "../../../staff/seat-guard.ts";
import type { SellAnswers } from "../../dialogs/forms/selling.ts";
import { type SellerContext, scopeOf } from "../../shop.ts";
import type { Html, Say } from "../../ui/text.ts";
import type { Stock } from "./questions.ts";

/** The product to sell, as the service lists it. */
export interface CurrentRequest {
  /** With the names that provider and product have now. */
  answers: SellAnswers & Required<Pick<SellAnswers, "provider" | "beneficiary">>;
  faceKobo: Kobo;
  listed: Listed;
}

/** The answers and what the service lists under them; null: it is not sold at the moment. */
export function requestNow({ shop, seller }: SellerContext, answers: SellAnswers, stock: Stock): CurrentRequest | null {
  const { serviceType, beneficiary, quantity = 1 } = answers;
  const provider = stock.providers.find((offer) => offer.id === answers.provider?.id);
  if (!provider) return null;
  const listed = shop.productCatalogue.recall(scopeOf(shop, seller), {
    ...{ service_type: serviceType, provider_id: provider.id, provider_slug: provider.slug },
    ...{ product_id: answers.product?.id ?? null, face_kobo: answers.faceKobo ?? noKobo, quantity },
  });
  if (listed === "gone" || listed === null) return null;
  const faceKobo = hasFaceValue(serviceType) ? answers.faceKobo : listed.price.chargeKobo;
  if (beneficiary === undefined || faceKobo === undefined || faceKobo === null)
    throw new Error("A question was skipped");
  const { id, slug, name } = provider;
  const product = answers.product && {
    product: { ...answers.product, name: listed.productName ?? answers.product.name },
  };
  return {
    answers: { ...answers, beneficiary, provider: { id, slug, name }, ...product },
    faceKobo,
    listed,
  };
}

/** That the provider takes no such face value; null where it does. */
export function formatOutside(say: Say, { answers, faceKobo, listed }: CurrentRequest): Html | null {
  const refusal = refuseFace(listed, { face_kobo: faceKobo });
  if (!refusal) return null;
  const provider = answers.provider.name;
  return say.html("sell-face-limits", { provider, ...rangeOf(refusal.limits), amount: formatNairaShort(faceKobo) });
}

/** Limits of a face value, to be read. */
export function rangeOf({ minKobo, maxKobo }: Limits): { min: string; max: string } {
  return { min: formatNairaShort(minKobo), max: formatNairaShort(maxKobo) };
}

export async function makeQuote(
  ctx: SellerContext,
  { answers, faceKobo, listed }: CurrentRequest,
  more: { repeatsId?: string | null; cardTaken?: number | null },
): Promise<Quote> {
  const { shop, seller, userId } = ctx;
  const request = {
    accountId: seller.account.id,
    userId,
    seatId: seller.seat?.id ?? null,
    mode: seller.account.mode,
    serviceType: answers.serviceType,
    provider: answers.provider,
    product: answers.product ?? null,
    beneficiary: answers.beneficiary,
    quantity: answers.quantity ?? 1,
    faceKobo,
    price: listed.price,
    pays: answers.priceKobo === undefined ? null : { kobo: answers.priceKobo, from: "typed" as const },
    credit: answers.credit ?? null,
    saidAt: listed.saidAt,
  };
  // Committed before the card is shown: its button must never stand for nothing.
  return ctx.work.ahead((trx) => storeQuote(trx, shop.ids, request, shop.clock.now(), more));
}

export async function saleOf(
  { shop, seller }: SellerContext,
  { answers, faceKobo, listed }: CurrentRequest,
): Promise<SeatSale> {
  const { id, mode } = seller.account;
  const { serviceType, provider, product = null, quantity = 1 } = answers;
  const item = wareOf({ serviceType, provider, product, quantity, faceKobo, price: listed.price });
  const { kobo, from } = priceBy(await liveRules(shop.store.db, id), item);
  const common = { account_id: id, mode, service_type: serviceType };
  return { ...common, face_kobo: faceKobo, list_kobo: item.listKobo, price_kobo: kobo, price_from: from };
}
