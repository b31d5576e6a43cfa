import { parseTypedNaira, toKobo } from "../lib/money.ts";
import type { ServiceType } from "../lib/service-types.ts";
import { refuseFace } from "../purchases/judge.ts";
import { suggestNetwork } from "../purchases/network-prefixes.ts";
import { hasFaceValue } from "../purchases/quote.ts";
import type { ProductOffer, ProviderOffer, Shelf } from "../purchases/shelf.ts";
import type { CatalogueScope } from "../vending/catalogue.ts";
import { type ReadRow, readRow } from "./read-row.ts";
import { newRow, type Row, type RowProblem, type RowWish } from "./rows.ts";

/** As many pieces of one kind are sold at once. */
const mostPieces = 20;
const longestTyped = 120;

type Stock = Pick<Shelf, "providers" | "products" | "recall">;
type Fit = { wish: RowWish } | { problem: RowProblem };

/** Reads rows, and finds in the listings what each sells. Nothing is guessed: what fits no entry, or several, is a problem. Throws VendingError. */
export async function fitRows(shelf: Stock, scope: CatalogueScope, lines: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const line of lines) {
    const read = readRow(line);
    const fit: Fit = read ? await fitRow(shelf, scope, read) : { problem: "unread" };
    rows.push(newRow(line.slice(0, longestTyped), fit));
  }
  return rows;
}

async function fitRow(shelf: Stock, scope: CatalogueScope, read: ReadRow): Promise<Fit> {
  const serviceType = serviceOf(read);
  if (read.number === null) return { problem: "number" };
  // What begins as a phone number does, and is none, has a digit too few or too many.
  if (serviceType === null) return { problem: !read.isPhone && /^(?:0|234)/.test(read.number) ? "number" : "unread" };
  if (!isNumberFor(serviceType, read)) return { problem: "number" };
  const found = await findProvider(shelf, scope, serviceType, read);
  if (!found) return { problem: "provider" };
  const { provider, words } = found;
  const product = serviceType === "airtime" ? null : await findProduct(shelf, scope, { serviceType, provider }, words);
  if (product === undefined || (serviceType === "airtime" && words.length > 0)) return { problem: "product" };
  return priced(shelf, scope, { serviceType, provider, product, read });
}

/** What is not named is airtime where an amount goes to a phone, data where a size does, power where a meter has a kind. */
function serviceOf({ serviceType, isPhone, amount, words }: ReadRow): ServiceType | null {
  if (serviceType !== null) return serviceType;
  if (words.some((word) => /\d(?:mb|gb|tb)$/.test(word))) return isPhone ? "data" : null;
  if (words.some((word) => /^(?:pre|post)-?paid$/.test(word))) return "electricity";
  return isPhone && amount !== null ? "airtime" : null;
}

function isNumberFor(serviceType: ServiceType, { number, isPhone }: ReadRow): boolean {
  const isDevice = serviceType === "electricity" || serviceType === "tv";
  return isDevice ? /^\d{6,15}$/.test(number ?? "") : isPhone;
}

/** The provider that the words name, and the words that are left. A network that nobody named is told by the number. */
async function findProvider(shelf: Stock, scope: CatalogueScope, serviceType: ServiceType, read: ReadRow) {
  const providers = await shelf.providers(scope, serviceType);
  const words = read.words.flatMap(tokensOf);
  const counted = providers.map((provider) => {
    const own = new Set(tokensOf(`${provider.name} ${provider.slug}`).filter((token) => !generic.test(token)));
    return { provider, own, hits: words.filter((word) => own.has(word)).length };
  });
  const most = Math.max(0, ...counted.map(({ hits }) => hits));
  const best = counted.filter(({ hits }) => hits === most);
  if (most > 0) {
    const [only] = best;
    if (!only || best.length > 1) return null;
    return { provider: only.provider, words: words.filter((word) => !only.own.has(word) && !generic.test(word)) };
  }
  const isMobile = serviceType === "airtime" || serviceType === "data";
  const told = isMobile
    ? suggestNetwork(read.number ?? "", providers)
    : providers.length === 1
      ? providers[0]
      : undefined;
  return told ? { provider: told, words } : null;
}

/** Words in the names of many providers. */
const generic = /^(?:electric|electricity|disco|distribution|company|data|airtime|tv|the|of|plc|services?)$/;

/** The one entry that holds every word; undefined: none does, or several. */
async function findProduct(
  shelf: Stock,
  scope: CatalogueScope,
  { serviceType, provider }: { serviceType: ServiceType; provider: ProviderOffer },
  words: readonly string[],
): Promise<ProductOffer | undefined> {
  const products = (await shelf.products(scope, serviceType, provider)).filter(
    ({ unitKobo, limits }) => unitKobo !== null || limits !== null,
  );
  if (words.length === 0) return products.length === 1 ? products[0] : undefined;
  const holding = products.filter(({ name, planType }) => {
    const own = new Set(tokensOf(`${name} ${planType ?? ""}`));
    return words.every((word) => own.has(word));
  });
  const said = new Set([...words, ...tokensOf(`${provider.name} ${provider.slug}`)]);
  const exact = holding.filter(({ name }) => tokensOf(name).every((word) => said.has(word)));
  const [only, ...others] = exact.length > 0 ? exact : holding;
  return others.length === 0 ? only : undefined;
}

async function priced(
  shelf: Stock,
  scope: CatalogueScope,
  of: { serviceType: ServiceType; provider: ProviderOffer; product: ProductOffer | null; read: ReadRow },
): Promise<Fit> {
  const { serviceType, provider, product, read } = of;
  const isFace = hasFaceValue(serviceType);
  const typed = read.amount === null ? null : parseTypedNaira(read.amount);
  // An amount beside a plan is its price, a number of pins, or nobody knows what was meant.
  const isPrice = !isFace && typed !== null && product?.unitKobo === typed;
  const pieces = serviceType === "education" && typed !== null && !isPrice ? typed / 100 : 1;
  const isOdd = !isFace && typed !== null && !isPrice && serviceType !== "education";
  if (isOdd || (isFace && !typed) || !Number.isInteger(pieces) || pieces < 1 || pieces > mostPieces) {
    return { problem: "amount" };
  }
  const listed = shelf.recall(scope, {
    ...{ service_type: serviceType, provider_id: provider.id, provider_slug: provider.slug },
    ...{ product_id: product?.id ?? null, face_kobo: typed ?? toKobo(0), quantity: pieces },
  });
  if (listed === null || listed === "gone") return { problem: "closed" };
  const faceKobo = isFace ? typed : listed.price.chargeKobo;
  if (faceKobo === null) return { problem: "closed" };
  if (refuseFace(listed, { face_kobo: faceKobo })) return { problem: "limits" };
  const { id, slug, name } = provider;
  return {
    wish: {
      ...{ serviceType, provider: { id, slug, name }, beneficiary: read.number ?? "" },
      product: product && { id: product.id, name: listed.productName ?? product.name },
      ...{ quantity: pieces, faceKobo, price: listed.price, saidAt: listed.saidAt },
    },
  };
}

/** Words as they are compared: "1 GB (7 days)" and "1gb weekly" are the same two. */
function tokensOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/(\d)[\s-]+(gb|mb|tb|days?|months?|weeks?)\b/g, "$1$2")
    .split(/[^a-z0-9.]+/)
    .map((word) => lasting[word] ?? word.replace(/^(\d+day)s$/, "$1"))
    .filter((word) => word !== "" && word !== ".");
}

const lasting: Readonly<Record<string, string>> = {
  ...{ daily: "1day", "24hr": "1day", "24hrs": "1day" },
  ...{ weekly: "7day", "1week": "7day", week: "7day" },
  ...{ monthly: "30day", "1month": "30day", month: "30day" },
};
