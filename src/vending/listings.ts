import type * as z from "zod";
import type { Log } from "../lib/log.ts";
import { Malformed } from "./errors.ts";
import { isObject } from "./json.ts";
import { whereWrong } from "./replies.ts";

const mostPages = 50;

/** Where a client's paths lead: the origin, and the path of the base address without a trailing slash. */
export interface Address {
  host: string;
  basePath: string;
}

/**
 * All entries of a listing, page by page. The spec shows an array and no paging; an object that holds one in `results`
 * or `data`, with the address of the `next` page, is taken too. Throws Malformed for anything else: a shop that shows
 * half a list, or none, has been told something false.
 */
export async function readPages(
  path: string,
  address: Address,
  getJson: (path: string) => Promise<unknown>,
): Promise<unknown[]> {
  const entries: unknown[] = [];
  const seen = new Set<string>();
  for (let next: string | null = path; next !== null; ) {
    if (seen.has(next) || seen.size >= mostPages) throw new Malformed({ why: "endless_pages" });
    seen.add(next);
    const page = readPage(await getJson(next));
    for (const entry of page.entries) entries.push(entry);
    next = page.next === null ? null : pathOfNext(page.next, next, address);
  }
  return entries;
}

function readPage(json: unknown): { entries: readonly unknown[]; next: string | null } {
  if (Array.isArray(json)) return { entries: json, next: null };
  if (!isObject(json)) throw new Malformed({ why: "not_a_list" });
  const entries = [json.results, json.data].find(Array.isArray);
  if (!entries) throw new Malformed({ why: "not_a_list" });
  return { entries, next: typeof json.next === "string" && json.next !== "" ? json.next : null };
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
 * The entries that can be read, in order, one for each id (the first). A broken entry is left out and reported, so that
 * it does not close the whole shelf; when none of several can be read, it is the shelf that is broken: Malformed.
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
      wrong.add(whereWrong(parsed.error));
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
