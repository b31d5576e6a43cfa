import type { AccountMode } from "../core/account-modes.ts";
import { VendbotError } from "../core/errors.ts";
import { type Ids, sha256 } from "../core/ids.ts";
import { discounted, type Kobo, noKobo, toKobo } from "../core/money.ts";
import { type Db, takeLock } from "../db/database.ts";
import { type CustomerPrice, type PricedItem, priceBy } from "../pricing/price-rule.ts";
import { holdPricing } from "../pricing/prices.queries.ts";
import { hasFaceValue, type ServiceType } from "../services/services.ts";
import { findLike } from "./likeness.queries.ts";
import { insertPurchase, type Purchase } from "./purchases.queries.ts";
import { replaceOffers } from "./retire-offers.ts";

/** How long a confirm button stays good. */
export const quoteLifeMs = 5 * 60_000;

/** A sale like one that succeeded so short a time ago may be a slip of the finger: it is asked about. */
export const sameAgainMs = 2 * 60_000;

/** A request for a sale, with the catalogue's entries as they are now. */
export interface SaleRequest {
  accountId: string;
  userId: number;
  /** The seat from which it is sold; null: an owner sells. */
  seatId: string | null;
  mode: AccountMode;
  serviceType: ServiceType;
  provider: { id: number; slug: string; name: string };
  /** Plan, package or variation; null for airtime. */
  product: { id: number; name: string } | null;
  beneficiary: string;
  quantity: number;
  faceKobo: Kobo;
  price: Price;
  /** The customer's price, if it is fixed; null takes the shop's rules. */
  pays: CustomerPrice | null;
  /** The customer pays later; null or absent: at the counter. */
  credit?: Credit | null;
  /** When the service said that price; null where that is not known. */
  saidAt: number | null;
}

/** That a customer pays later. */
interface Credit {
  /** The day for which payment was promised, as its first moment. */
  promisedFor: number | null;
}

export interface Price {
  /** null where the service does not say what it charges (electricity). */
  chargeKobo: Kobo | null;
  /** If it does not: what it is likely to charge, by sales of this company before; absent or null while none shows it. */
  aboutKobo?: Kobo | null | undefined;
  discountPercent: number | null;
  /** The price of a plan for the service's own customers, if the service states it. */
  listKobo: Kobo | null;
}

export interface Limits {
  minKobo: Kobo;
  maxKobo: Kobo;
}

/** The service's facts about a product. */
export interface Listed {
  price: Price;
  /** When it was asked, in epoch milliseconds. */
  saidAt: number;
  /** Null where the listing names none. */
  providerName: string | null;
  productName: string | null;
  /** Of the face value, where the customer chooses it. */
  limits: Limits | null;
}

export interface Quote {
  purchase: Purchase;
  /** For the confirm button: good once, only for this user. Only its hash is stored. */
  confirmKey: string;
}

/** Airtime: face value less the developer's discount (spec: "Pricing rules", 1); not known without a discount. */
export function priceAirtime(faceKobo: Kobo, discountPercent: number | null): Price {
  if (discountPercent === null) return priceUnknown;
  return { chargeKobo: discounted(faceKobo, discountPercent), discountPercent, listKobo: null };
}

/** Plans, packages and pins: the catalogue's price per piece (spec: "Pricing rules", 2 and 3). */
export function pricePlan(unitKobo: Kobo, quantity: number, listUnitKobo: Kobo | null = null): Price {
  const listKobo = listUnitKobo && toKobo(listUnitKobo * quantity);
  return { chargeKobo: toKobo(unitKobo * quantity), discountPercent: null, listKobo };
}

/** The service does not say what it charges, and nothing is invented: electricity, and airtime without a discount. */
export const priceUnknown: Price = { chargeKobo: null, discountPercent: null, listKobo: null };

/** Nobody has shown yet what a sale is charged at. */
export const unseen = {
  ...{ observed_kobo: null, observed_from: null, stated_kobo: null, charged_look_at: null },
  ...{ wallet_from_kobo: null, wallet_to_kobo: null },
} as const;

/** Raised when the account has been switched to its other mode since the price was read: it is the other mode's. */
export class ModeChanged extends VendbotError {}

export interface QuoteMore {
  /** The sale that it repeats, which its card mentions. */
  repeatsId?: string | null;
  /** The service did not say in time whether the price still holds, and its card tells so. */
  uncheckedAt?: number | null;
  /** The list that it is a row of, which says until when it may be sent. */
  batch?: { id: string; expires_at: number };
}

/**
 * Stores a quote: prices, reference and the key that can turn it into a sale, once. Nothing is sent yet. It is the one
 * live offer of its chat: an earlier one is taken back, and its card is redrawn unless it stands on `cardTaken`, the
 * message that the new card takes the place of. A sale like it that is open, or was made a moment ago, stands in
 * `repeats_id`: the card mentions it, so that the tap asks only about one made since. Throws ModeChanged.
 */
export async function storeQuote(
  trx: Db,
  ids: Ids,
  request: SaleRequest,
  now: number,
  more: QuoteMore & { cardTaken?: number | null } = {},
): Promise<Quote> {
  // Held: a switch that is under way is waited for, and one that comes after takes this quote back.
  const item = wareOf(request);
  const pricing = await holdPricing(trx, { accountId: request.accountId, ...item });
  if (pricing?.mode !== request.mode)
    throw new ModeChanged("purchases.mode_changed", "The mode was switched meanwhile");
  // Of two that are stored at once each sees the other's, whichever replica stores them.
  await takeLock(trx, `offers:${request.userId}`);
  await replaceOffers(trx, ids, { userId: request.userId, cardTaken: more.cardTaken ?? null }, now);
  const pays = request.pays ?? priceBy(pricing.rules, item);
  const { purchase, confirmKey } = draftQuote(ids, { ...request, pays }, now, more);
  const like = await findLike(trx, purchase, now - sameAgainMs, hasFaceValue(request.serviceType));
  const told = like ? { ...purchase, repeats_id: like.id } : purchase;
  await insertPurchase(trx, told);
  return { purchase: told, confirmKey };
}

/** The parts of a request that decide its price. */
export function wareOf(
  request: Pick<SaleRequest, "serviceType" | "provider" | "product" | "quantity" | "faceKobo" | "price">,
): PricedItem {
  const { serviceType, provider, product, quantity, faceKobo, price } = request;
  return {
    ...{ serviceType, providerId: provider.id, productId: product?.id ?? null, quantity },
    faceKobo: hasFaceValue(serviceType) ? faceKobo : null,
    ...{ costKobo: price.chargeKobo, listKobo: price.listKobo },
  };
}

/** The row and the key of a quote, stored nowhere yet. */
export function draftQuote(ids: Ids, request: SaleRequest, now: number, more: QuoteMore = {}): Quote {
  const id = ids.ulid();
  const confirmKey = ids.secret(128);
  const purchase: Purchase = {
    id,
    account_id: request.accountId,
    user_id: request.userId,
    seat_id: request.seatId,
    mode: request.mode,
    state: "quoted",
    delivery: "none",
    review: null,
    // The reference is made before anything is sent and never changes: all later questions go by it.
    reference: `VB-${id}`,
    service_type: request.serviceType,
    provider_id: request.provider.id,
    provider_slug: request.provider.slug,
    provider_name: request.provider.name,
    product_id: request.product?.id ?? null,
    product_name: request.product?.name ?? null,
    beneficiary: request.beneficiary,
    quantity: request.quantity,
    face_kobo: request.faceKobo,
    expected_kobo: request.price.chargeKobo,
    about_kobo: request.price.chargeKobo === null ? (request.price.aboutKobo ?? null) : null,
    list_kobo: request.price.listKobo,
    discount_percent: request.price.discountPercent,
    price_kobo: request.pays?.kobo ?? null,
    price_from: request.pays?.from ?? null,
    on_credit: Number(Boolean(request.credit)),
    promised_for: request.credit?.promisedFor ?? null,
    price_said_at: request.saidAt,
    price_unchecked_at: more.uncheckedAt ?? null,
    ...unseen,
    wallet_before_kobo: null,
    wallet_before_asked_at: null,
    wallet_before_answered_at: null,
    confirm_key_hash: sha256(confirmKey),
    card_message_id: null,
    posts: 0,
    posted_amount_kobo: null,
    resends: 0,
    sent_by: null,
    earlier_posts: 0,
    tries: 0,
    send_deadline_at: null,
    misses: 0,
    checks: 0,
    next_check_at: null,
    asked_at: null,
    service_purchase_id: null,
    service_reference: null,
    has_no_record: 0,
    service_words: null,
    why: null,
    token_sealed: null,
    token_source: null,
    token_unread_sealed: null,
    receipt_file_id: null,
    receipt_digest: null,
    quoted_at: now,
    quote_expires_at: more.batch?.expires_at ?? now + quoteLifeMs,
    confirmed_at: null,
    settled_at: null,
    version: 1,
    repeats_id: more.repeatsId ?? null,
    batch_id: more.batch?.id ?? null,
  };
  return { purchase, confirmKey };
}

/**
 * The wish that a stored quote was made from, as the service lists it now: for a quote that has to be made again. With
 * null it is as the row has it. A price that somebody set only for this sale stays.
 */
export function requestOf(purchase: Purchase, listed: Listed | null): SaleRequest {
  const price: Price = listed?.price ?? {
    chargeKobo: purchase.expected_kobo,
    aboutKobo: purchase.about_kobo,
    discountPercent: purchase.discount_percent,
    listKobo: purchase.list_kobo,
  };
  const { price_kobo, price_from } = purchase;
  const isSettled = listed === null || price_from === "typed";
  return {
    accountId: purchase.account_id,
    userId: purchase.user_id,
    seatId: purchase.seat_id,
    mode: purchase.mode,
    serviceType: purchase.service_type,
    provider: {
      id: purchase.provider_id,
      slug: purchase.provider_slug,
      name: listed?.providerName ?? purchase.provider_name,
    },
    product:
      purchase.product_id === null
        ? null
        : { id: purchase.product_id, name: listed?.productName ?? purchase.product_name ?? "" },
    beneficiary: purchase.beneficiary,
    quantity: purchase.quantity,
    faceKobo: hasFaceValue(purchase.service_type) ? purchase.face_kobo : (price.chargeKobo ?? noKobo),
    price,
    pays: isSettled && price_kobo !== null && price_from !== null ? { kobo: price_kobo, from: price_from } : null,
    credit: purchase.on_credit === 1 ? { promisedFor: purchase.promised_for } : null,
    saidAt: listed?.saidAt ?? purchase.price_said_at,
  };
}
