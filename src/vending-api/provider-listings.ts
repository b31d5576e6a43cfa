import type { ObserveBeyondSpec } from "../core/metrics.ts";
import { type EntryOf, type Listing, listings, type ProviderKey } from "./catalogue-schemas.ts";
import { Malformed, RateLimited, Unauthorized, Unavailable } from "./errors.ts";
import type { ServiceTraits } from "./traits.ts";
import { slugPattern } from "./words.ts";

type Entries = readonly EntryOf<Listing>[];
type PathForm = "id" | "slug";

/** Reads one listing below a provider, whichever form its path wants. Throws what reading a listing throws. */
export type ReadProviderListing = (
  listing: Listing,
  parent: ProviderKey,
  read: (route: string) => Promise<Entries>,
) => Promise<Entries>;

/**
 * The provider in a path is its integer `id`. If the answer is no list, its slug is asked once, unless the slug is all
 * digits: that could be another provider's id. The form that gave a list is learnt for the listing.
 */
export function createProviderListings(traits: ServiceTraits, onBeyondSpec: ObserveBeyondSpec): ReadProviderListing {
  /** The provider whose list by id holds an entry, per listing. */
  const owners = new Map<string, number>();

  /** Refuses a list that came by slug and holds what another provider lists by id. */
  function checkOwner(listing: Listing, parent: ProviderKey, form: PathForm, entries: Entries): Entries {
    for (const { id } of entries) {
      const key = `${listing}:${id}`;
      if (form === "id") owners.set(key, parent.id);
      else if ((owners.get(key) ?? parent.id) !== parent.id) throw new Malformed({ why: "other_provider" });
    }
    return entries;
  }

  return async (listing, parent, read) => {
    const { route } = listings[listing];
    if (typeof route === "string") return read(route);
    const learnt = traits.get(`path:${listing}`);
    const bySlug = slugPattern.test(parent.slug) && !/^\d+$/.test(parent.slug) ? parent.slug : null;
    const forms: readonly PathForm[] = bySlug === null ? ["id"] : learnt === "slug" ? ["slug", "id"] : ["id", "slug"];

    const attempt = async (form: PathForm): Promise<Entries> => {
      const segment = form === "slug" && bySlug !== null ? bySlug : String(parent.id);
      const entries = checkOwner(listing, parent, form, await read(route(segment)));
      if (entries.length > 0 && form === "slug") onBeyondSpec("path_slug");
      if (entries.length > 0) await traits.learn(`path:${listing}`, form);
      return entries;
    };

    const [first, second] = forms;
    if (first === undefined) return [];
    try {
      const entries = await attempt(first);
      // An empty list is the true answer of a form that this listing is known to take.
      if (entries.length > 0 || second === undefined || learnt !== null) return entries;
      return await attempt(second).catch(() => entries);
    } catch (error) {
      if (second === undefined || !mayBeForm(error, learnt !== null)) throw error;
      const entries = await attempt(second).catch(() => []);
      if (entries.length === 0) throw error;
      return entries;
    }
  };
}

/** Whether an answer that is no list may come from the form of the path. A known form is not doubted for a 5xx. */
function mayBeForm(error: unknown, isKnown: boolean): boolean {
  if (error instanceof Unauthorized || error instanceof RateLimited) return false;
  if (error instanceof Unavailable) return error.status !== null && !isKnown;
  return true;
}
