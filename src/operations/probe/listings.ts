import { hasFaceValue, type ServiceType, services, serviceTypes } from "../../services/services.ts";
import {
  type EntryOf,
  type Listing,
  listings,
  type ProductListing,
  type Provider,
} from "../../vending-api/catalogue-schemas.ts";
import type { Credentials } from "../../vending-api/client.ts";
import { VendingError } from "../../vending-api/errors.ts";
import { orVendingError } from "./account.ts";
import type { Asker } from "./asker.ts";
import { aFinding, count, type Finding, listNames } from "./finding.ts";

/** The result of the listings. */
export interface ListingsFound {
  findings: readonly Finding[];
  /** A sentence that names what to check, if nothing listed can be sold; null if something can. */
  problem: string | null;
}

const maxProviders = 40;
const nothingListed =
  "Every listing is empty or has nothing to sell: ask those who run the service what is switched on for this account, and check that the base address is of the right service.";

/** Reads every listing, one after the other, with at most 40 providers each. */
export async function probeListings(asker: Asker, credentials: Credentials): Promise<ListingsFound> {
  const findings: Finding[] = [];
  let sellable = 0;
  let firstFailure: string | null = null;
  for (const type of serviceTypes) {
    const providers = await readProviders(asker, credentials, type);
    findings.push(providers.finding);
    firstFailure ??= providers.failure;
    const { products: listing } = services[type];
    if (listing === null) sellable += providers.entries.length;
    if (listing === null || providers.entries.length === 0) continue;
    const products = await readProducts(asker, credentials, { type, listing }, providers.entries);
    findings.push(products.finding);
    sellable += products.sellable;
    firstFailure ??= products.failure;
  }
  return { findings, problem: sellable > 0 ? null : (firstFailure ?? nothingListed) };
}

async function readProviders(asker: Asker, credentials: Credentials, type: ServiceType) {
  const { providers: listing, products } = services[type];
  const { route } = listings[listing];
  const asked = `GET ${route}`;
  if (asker.isLate()) {
    const late =
      "The service is too slow to be read in two minutes: check the network, and ask those who run the service.";
    return { finding: aFinding(asked, "Not asked.", { odd: [late] }), failure: late, entries: [] };
  }
  const read = await asker.client.list(credentials, listing).catch(orVendingError);
  if (read instanceof VendingError) return { ...noList(asker, asked, route), entries: [] };
  const misread = asker.oddities();
  const [odd, bot] = [[...misread.odd], [...misread.bot]];
  if (read.length === 0) {
    odd.push("It lists nothing.");
    bot.push("Says that nothing is listed here.");
  }
  const digits = read.filter(({ slug }) => /^\d+$/.test(slug));
  if (digits.length > 0 && products !== null) {
    odd.push(`${count(digits.length, "slug")} of digits only, which may be the id of another provider.`);
    bot.push("Never asks by such a slug.");
  }
  const bare = read.filter((entry) => "apiSellerDiscountPercent" in entry && entry.apiSellerDiscountPercent === null);
  if (bare.length > 0) {
    odd.push(`${listNames(bare.map(({ name }) => name))}: no discount is listed.`);
    bot.push("Shows the cost as set by the service, until the wallet shows it.");
  }
  const finding = aFinding(asked, `${count(read.length, products === null ? "network" : "provider")}.`, { odd, bot });
  return { finding, failure: null, entries: read };
}

async function readProducts(
  asker: Asker,
  credentials: Credentials,
  { type, listing }: { type: ServiceType; listing: ProductListing },
  providers: readonly Provider[],
) {
  const routeOf = listings[listing].route;
  const asked = `GET ${routeOf("{id}")}`;
  const [odd, bot]: [string[], string[]] = [[], []];
  const owners = new Map<number, Set<string>>();
  const silent: string[] = [];
  let [read, sellable]: [number, number] = [0, 0];
  let failure: string | null = null;
  for (const provider of providers.slice(0, maxProviders)) {
    if (asker.isLate()) break;
    const entries = await asker.client.list(credentials, listing, provider).catch(orVendingError);
    if (entries instanceof VendingError) {
      failure ??= asker.answers.explain(`GET ${routeOf(String(provider.id))}`, routeOf(String(provider.id)));
      silent.push(provider.name);
      continue;
    }
    read++;
    if (entries.length === 0) silent.push(provider.name);
    sellable += entries.filter((entry) => isSellable(type, entry)).length;
    for (const { id } of entries) owners.set(id, (owners.get(id) ?? new Set()).add(provider.name));
  }
  if (failure !== null) odd.push(failure);
  if (silent.length > 0) {
    odd.push(`Nothing is listed for ${listNames(silent)}.`);
    bot.push("Says that nothing is listed there.");
  }
  const unasked = providers.length - read - silent.length;
  if (unasked > 0)
    odd.push(`${count(unasked, "provider")} not asked: the probe reads ${maxProviders} at most, for two minutes.`);
  const unpriced = owners.size - sellable;
  if (unpriced > 0) {
    odd.push(`${unpriced} without a price (null or 0).`);
    bot.push("Does not sell these until they have a price.");
  }
  const shared = [...owners.values()].filter((names) => names.size > 1);
  if (shared.length > 0) {
    const [names] = shared;
    odd.push(`${count(shared.length, "id")} listed under two providers, as ${listNames([...(names ?? [])])}.`);
    bot.push("Sells it under the provider that was chosen, and refuses such a list if it came by slug.");
  }
  const form = asker.traits.get(`path:${listing}`);
  if (form === "slug") {
    odd.push("Its paths take the slug, not the id.");
    bot.push("Asks by slug from the second time on.");
  }
  const misread = asker.oddities();
  odd.push(...misread.odd);
  bot.push(...misread.bot);
  const by = form === null ? "" : ` Asked by ${form}.`;
  const understood = `${count(owners.size, "entry", "entries")} of ${count(read, "provider")}, ${sellable} can be sold.${by}`;
  return { finding: aFinding(asked, understood, { odd, bot }), sellable, failure };
}

function isSellable(type: ServiceType, entry: EntryOf<Listing>): boolean {
  return hasFaceValue(type) || ("apiSellerPriceKobo" in entry && (entry.apiSellerPriceKobo ?? 0) > 0);
}

function noList({ answers }: Asker, asked: string, route: string) {
  const failure = answers.explain(asked, route);
  const bot = ["Says that the service does not list this, and sells none of it."];
  return { finding: aFinding(asked, "No list came.", { odd: [failure], bot }), failure };
}
