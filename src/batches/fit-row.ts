import { type PricedOffer, pricePlans } from "../catalogue/plan-prices.ts";
import type { ProductCatalogue, ProductOffer, ProviderOffer } from "../catalogue/product-catalogue.ts";
import { meterOf, planText, productMeant, sellable, usualMeter } from "../catalogue/product-search.ts";
import { type Kobo, noKobo } from "../core/money.ts";
import { readPhone } from "../core/phone.ts";
import type { Db } from "../db/database.ts";
import { called } from "../parser/listings.ts";
import type { Known, TypedSale } from "../parser/reading.ts";
import { type Markup, priceBy, type Scope } from "../pricing/price-rule.ts";
import { refuseFace } from "../sales/place.ts";
import { wareOf } from "../sales/quote.ts";
import { suggestNetwork } from "../services/network-prefixes.ts";
import { hasFaceValue, numberKindOf, type ServiceType, services } from "../services/services.ts";
import type { CatalogueScope } from "../vending-api/catalogue.ts";
import { knownIn, readRow } from "./read-row.ts";
import { type BatchRow, newRow, type RowProblem, type RowRequest } from "./rows.ts";

const maxPieces = 20;
const maxTypedLength = 120;

interface Counter {
  db: Db;
  productCatalogue: Pick<ProductCatalogue, "listed" | "providers" | "products" | "recall">;
  /** By which the shop prices what it sells. */
  rules: readonly (Scope & Markup)[];
  withCost: boolean;
}
type Fit = { request: RowRequest } | { problem: RowProblem };

/**
 * Reads each row as a typed line, and finds its entry in the listings. It guesses nothing: a row that fits no entry, or
 * several, is a problem. Throws VendingError.
 */
export async function fitRows(counter: Counter, scope: CatalogueScope, lines: readonly string[]): Promise<BatchRow[]> {
  const known = await knownIn(counter.db, scope.accountId, counter.productCatalogue.listed(scope), lines);
  const rows: BatchRow[] = [];
  for (const line of lines) {
    const request = readRow(line, known);
    const fit: Fit = request ? await fitRow(counter, scope, withNought(request), known) : { problem: "unread" };
    rows.push(newRow(line.slice(0, maxTypedLength), fit));
  }
  return rows;
}

/**
 * A spreadsheet takes a mobile number for an amount, and its first 0 is gone. The row must say what is sold, or by which
 * network: a smart card may have the same digits.
 */
function withNought(request: TypedSale): TypedSale {
  const { badNumber, ...rest } = request;
  const isSaid = rest.provider !== undefined || rest.services.length === 1;
  const isForPhones = rest.services.every((service) => numberKindOf(service) === "phone");
  const isShort = badNumber?.of === "phone" && badNumber.off === -1;
  const number = isSaid && isForPhones && isShort ? readPhone(`0${badNumber.digits}`) : null;
  return number === null ? request : { ...rest, number };
}

async function fitRow(counter: Counter, scope: CatalogueScope, request: TypedSale, known: Known): Promise<Fit> {
  const { productCatalogue } = counter;
  const [unsure] = request.unsure ?? [];
  if (unsure) return { problem: unsure };
  if (request.badNumber) return { problem: "number" };
  if (request.owed || request.pays !== undefined) return { problem: "terms" };
  const serviceType = serviceOf(request);
  if (serviceType === null) return { problem: "unread" };
  const number = numberOf(request, serviceType, known);
  if (number === null) return { problem: "number" };
  const provider = providerOf(await productCatalogue.providers(scope, serviceType), request, number, serviceType);
  if (!provider) return { problem: "provider" };
  const isBare = services[serviceType].products === null;
  const pricing = { ...counter, serviceType, providerId: provider.id };
  const product = isBare
    ? null
    : productOf(
        pricePlans(await productCatalogue.products(scope, serviceType, provider), pricing),
        request,
        serviceType,
      );
  if (product === undefined) return { problem: "product" };
  return priced(counter, scope, { serviceType, provider, product, number, request });
}

/** In a list an amount to a phone is airtime: the card shows it before anything is sold. */
function serviceOf({ services, amount, plan, again }: TypedSale): ServiceType | null {
  const [only, ...others] = services;
  if (again || only === undefined) return null;
  if (others.length === 0) return only;
  return services.includes("airtime") && amount !== undefined && plan === undefined ? "airtime" : null;
}

/** The number that was typed, or the only one of those who are named to which this is sold. */
function numberOf({ number, customers = [] }: TypedSale, serviceType: ServiceType, known: Known): string | null {
  const kind = numberKindOf(serviceType);
  if (number !== undefined) {
    const isFit = kind === "phone" ? readPhone(number) !== null : /^\d{6,15}$/.test(number);
    return isFit ? number : null;
  }
  const meant = known.customers.filter(({ id }) => customers.includes(id)).flatMap(({ numbers }) => numbers);
  const found = new Set(meant.filter((one) => one.kind === kind).map((one) => one.number));
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}

/** The one provider that is named. A network that nobody named is told by the number. */
function providerOf(
  providers: readonly ProviderOffer[],
  { provider, plan }: TypedSale,
  number: string,
  serviceType: ServiceType,
): ProviderOffer | undefined {
  const named = provider === undefined ? providers : called(providers, provider, plan?.words);
  if (named.length === 1) return named[0];
  return provider === undefined && services[serviceType].isForNetwork ? suggestNetwork(number, providers) : undefined;
}

/** The one entry that is meant; undefined: none is, or several may be. */
function productOf(
  products: readonly PricedOffer[],
  { plan, amount, meterKind }: TypedSale,
  serviceType: ServiceType,
): ProductOffer | undefined {
  if (services[serviceType].productsAre === "meter kinds")
    return meterKind ? meterOf(products, meterKind) : usualMeter(products);
  const sold = sellable(products);
  const text = planText(plan, amount);
  if (text !== "") return productMeant(sold, text);
  return sold.length === 1 ? sold[0] : undefined;
}

interface Found {
  serviceType: ServiceType;
  provider: ProviderOffer;
  product: ProductOffer | null;
  number: string;
  request: TypedSale;
}

function priced({ productCatalogue, rules }: Counter, scope: CatalogueScope, found: Found): Fit {
  const { serviceType, provider, product, number } = found;
  const { amount = noKobo, quantity = 1 } = found.request;
  const isFace = hasFaceValue(serviceType);
  if (quantity < 1 || quantity > maxPieces || (isFace && amount <= 0)) return { problem: "amount" };
  const listed = productCatalogue.recall(scope, {
    ...{ service_type: serviceType, provider_id: provider.id, provider_slug: provider.slug },
    ...{ product_id: product?.id ?? null, face_kobo: isFace ? amount : noKobo, quantity },
  });
  if (listed === null || listed === "gone") return { problem: "closed" };
  const faceKobo: Kobo | null = isFace ? amount : listed.price.chargeKobo;
  if (faceKobo === null) return { problem: "closed" };
  if (refuseFace(listed, { face_kobo: faceKobo })) return { problem: "limits" };
  const { id, slug, name } = provider;
  const request = {
    ...{ serviceType, provider: { id, slug, name }, beneficiary: number },
    product: product && { id: product.id, name: listed.productName ?? product.name },
    ...{ quantity, faceKobo, price: listed.price, saidAt: listed.saidAt },
  };
  return { request: { ...request, pays: priceBy(rules, wareOf(request)) } };
}
