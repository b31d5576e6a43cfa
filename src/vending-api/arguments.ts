import { VendbotError } from "../core/errors.ts";
import { referencePattern } from "./words.ts";

/** Arguments of the client's callers. A wrong one is a bug of the caller, found before anything is sent. */

/** The base of all paths. Throws for a text that is no address of a service. */
export function readBaseUrl(baseUrl: string): { origin: string; host: string; basePath: string } {
  const url = URL.parse(baseUrl);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    throw new VendbotError("bug.base_url", "The base address must be http(s) without user, query or fragment");
  }
  return { origin: url.origin, host: url.host, basePath: url.pathname.replace(/\/+$/, "") };
}

/** Throws for a reference that may not stand in a path. */
export function checkReference(reference: string): void {
  if (!referencePattern.test(reference)) throw new VendbotError("bug.reference", "Not a reference of ours");
}

/** Throws for what is no id of the catalogue. */
export function checkId(id: number): number {
  if (!Number.isSafeInteger(id) || id < 0) throw new VendbotError("bug.id", "Not an id of the catalogue");
  return id;
}
