import type * as z from "zod";
import type { Log } from "../core/log.ts";
import { unwrap } from "./envelope.ts";
import { Malformed } from "./errors.ts";
import { isObject, type JsonObject, readId } from "./json.ts";
import { errorPath, readDenial } from "./replies.ts";

const maxPages = 50;

/** Where a client's paths lead: the origin, and the path of the base address without a trailing slash. */
export interface Address {
  host: string;
  basePath: string;
}

/** One page: its entries, and what it says of those behind it. */
interface Page {
  entries: readonly unknown[];
  next: string | null;
  /** The number of the next page, if the page names one. */
  nextNumber: number | null;
  /** How many entries there are on all pages; null where it does not say. */
  total: number | null;
}

/**
 * All entries of a listing, page by page. The spec shows an array and no paging; an object that holds one in `results`
 * or `data`, in an envelope too, is taken, and its next page by its address or, if it names only numbers, by `?page=`.
 * Throws Malformed for anything else, and if entries are missing in the end: half a list, or none, would be false.
 */
export async function readPages(
  path: string,
  address: Address,
  getJson: (path: string) => Promise<unknown>,
  secrets: readonly string[],
): Promise<unknown[]> {
  const entries: unknown[] = [];
  const seen = new Set<string>();
  for (let at: string | null = path; at !== null; ) {
    if (seen.has(at) || seen.size >= maxPages * 2) throw new Malformed({ why: "endless_pages" });
    seen.add(at);
    const page = readPage(await getJson(at), secrets);
    // A service that takes no notice of `?page=` answers its first page for ever.
    const first = `first entry: ${JSON.stringify(page.entries[0])}`;
    if (page.entries.length > 0 && seen.has(first)) throw new Malformed({ why: "same_page" });
    seen.add(first);
    for (const entry of page.entries) entries.push(entry);
    at = pathAfter(page, at, address);
    if (at === null && page.total !== null && page.total > entries.length) throw new Malformed({ why: "more_pages" });
  }
  return entries;
}

function pathAfter(page: Page, current: string, address: Address): string | null {
  if (page.next !== null) return pathOfNext(page.next, current, address);
  if (page.nextNumber === null || page.entries.length === 0) return null;
  const url = new URL(current, `http://${address.host}`);
  url.searchParams.set("page", String(page.nextNumber));
  return url.pathname + url.search;
}

/** Throws Malformed for what is no list, in an envelope or without one. */
export function readPage(json: unknown, secrets: readonly string[]): Page {
  if (Array.isArray(json)) return { entries: json, next: null, nextNumber: null, total: null };
  const list = isObject(json) ? [json, json.data].filter(isObject).find(listIn) : undefined;
  if (!isObject(json) || !list) throw new Malformed({ why: "not_a_list", words: readDenial(json, secrets) });
  const places = [list, json, ...[list, json].flatMap(({ links, meta, pagination }) => [links, meta, pagination])];
  const said = places.filter(isObject);
  const next = firstOf(said, ["next", "next_page_url"]) || null;
  const nextNumber = readId(next);
  const number = readId(firstOf(said, ["current_page", "currentPage", "page"]));
  const last = readId(firstOf(said, ["last_page", "lastPage", "total_pages", "totalPages", "pages"]));
  const isBeforeLast = number !== null && last !== null && number < last;
  const following = nextNumber ?? (isBeforeLast ? number + 1 : null);
  if (next !== null && typeof next !== "string" && following === null) throw new Malformed({ why: "more_pages" });
  return {
    entries: listIn(list) ?? [],
    next: typeof next === "string" && nextNumber === null ? next : null,
    nextNumber: following,
    total: readId(firstOf(said, ["total", "count", "total_count", "totalCount"])),
  };
}

function listIn({ results, data }: JsonObject): readonly unknown[] | undefined {
  return [results, data].find(Array.isArray);
}

function firstOf(places: readonly JsonObject[], names: readonly string[]): unknown {
  return places
    .flatMap((place) => names.map((name) => place[name]))
    .find((value) => value !== undefined && value !== null);
}

/** Discovery's list, which stands in `categories`, as a listing. */
export function readCategories(json: unknown, secrets: readonly string[]): readonly unknown[] {
  const found = unwrap(json, ["categories"]);
  return isObject(found) && Array.isArray(found.categories) ? found.categories : readPage(json, secrets).entries;
}

/** Only a path is taken from `next`, never a host: the request carries the account's key. */
function pathOfNext(next: string, current: string, { host, basePath }: Address): string {
  const url = URL.parse(next, `http://${host}${current}`);
  const isOurs =
    url !== null &&
    (url.protocol === "http:" || url.protocol === "https:") &&
    url.host === host &&
    url.username === "" &&
    url.pathname.startsWith(`${basePath}/`);
  if (!isOurs) throw new Malformed({ why: "foreign_page" });
  return url.pathname + url.search;
}

/**
 * The entries that can be read, in order, one per id (the first). A broken entry is left out and reported, so that the
 * rest can be sold; if none of several can be read, the listing is broken: Malformed.
 */
export function readEntries<Entry extends { id: unknown }>(
  wire: readonly unknown[],
  schema: z.ZodType<Entry>,
  path: string,
  log: Log,
): Entry[] {
  const entries = new Map<Entry["id"], Entry>();
  const wrong = new Set<string>();
  let dropped = 0;
  for (const item of wire) {
    const parsed = schema.safeParse(item);
    if (!parsed.success) {
      dropped++;
      wrong.add(errorPath(parsed.error));
    } else if (entries.has(parsed.data.id)) {
      dropped++;
      wrong.add("duplicate id");
    } else {
      entries.set(parsed.data.id, parsed.data);
    }
  }
  if (dropped > 0) log.warn("vending.entries_dropped", { path, dropped, kept: entries.size, fields: [...wrong] });
  if (wire.length > 0 && entries.size === 0) throw new Malformed({ why: `schema:${[...wrong].join(",")}` });
  return [...entries.values()];
}
