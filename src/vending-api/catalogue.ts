import type { Clock } from "../core/clock.ts";
import { messageOf } from "../core/errors.ts";
import type { Log } from "../core/log.ts";
import { type Below, type EntryOf, type Listing, listings, type ProviderKey } from "./catalogue-schemas.ts";
import type { VendingClient } from "./client.ts";
import type { Credentials } from "./credentials.ts";
import { isServiceDown, Malformed, Refused, Unauthorized, VendingError } from "./errors.ts";
import type { KeyMode } from "./words.ts";

/** Whose prices: they differ between accounts and modes, so nothing is shared across them. */
export interface CatalogueScope {
  accountId: string;
  mode: KeyMode;
  /** The credentials of a fetch. Not part of the identity: a new key sees the same catalogue. */
  credentials: Credentials;
}

/** Entries as the service listed them. What it changed while it was answering is not in them: they are as old as the question. */
interface Snapshot<Entry> {
  entries: readonly Entry[];
  /** When it was asked, in epoch milliseconds: to be shown. */
  askedAt: number;
  askedAtMonotonicMs: number;
}

interface Known<Entry> {
  entries: readonly Entry[];
  /** When the service was asked for them, in epoch milliseconds. */
  askedAt: number;
  /** How long ago that was, on the monotonic clock. */
  ageMs: number;
}

export interface CatalogueDeps {
  client: Pick<VendingClient, "list">;
  clock: Clock;
  log: Log;
  ttlMs: number;
  /** The service has refused what a scope shows. Other credentials to ask with once more; null: there are none. */
  onRefused?(scope: CatalogueScope, error: Unauthorized): Promise<Credentials | null>;
  /** Called with each listing that was read again. Must not throw. */
  onRead?(read: ListingRead): void;
}

export interface ListingRead {
  /** Whose it is, and of what. Not for anybody outside this process. */
  key: string;
  listing: Listing;
  accountId: string;
  mode: KeyMode;
  /** The provider that it stands below; null: it is one of providers. */
  providerId: number | null;
  /** When it was asked for, in epoch milliseconds. */
  askedAt: number;
  /** The entries before; null means none. */
  before: readonly { id: number }[] | null;
  /** Null when what came is no listing. */
  after: readonly { id: number }[] | null;
}

interface Slot {
  listing: Listing;
  parent: ProviderKey | null;
  snapshot: Snapshot<EntryOf<Listing>> | null;
  fetching: Fetching | null;
  failedAtMs: number | null;
}

interface Fetching {
  beganAtMonotonicMs: number;
  snapshot: Promise<Snapshot<EntryOf<Listing>>>;
}

interface ProductCatalogue {
  accountId: string;
  usedAtMs: number;
  slots: Map<string, Slot>;
}

const providerListings = (Object.keys(listings) as Listing[]).filter((one) => typeof listings[one].route === "string");

// A service that is down must not be asked again by every tap that finds a stale entry.
const pauseAfterFailureMs = 5000;
// A service that has listed nothing is asked again by the next person who looks.
const emptyForMs = 5000;
// A question that has gone without an answer for so long may never get one: a caller that needs a price now asks again.
const sharedForMs = 1500;

/**
 * The service's listings, remembered per account and mode. A listing older than `ttlMs` is still answered at once and
 * refreshed behind the answer; an empty one, and one ten times as old, is fetched before it is answered, unless the
 * service is known to answer nobody: a caller that sells must check that first.
 */
export function createCatalogue(deps: CatalogueDeps) {
  const { client, clock, log, ttlMs } = deps;
  const maxStaleMs = ttlMs * 10;
  const catalogues = new Map<string, ProductCatalogue>();

  function catalogueOf({ accountId, mode }: CatalogueScope): ProductCatalogue {
    const key = `${mode}:${accountId}`;
    const productCatalogue = catalogues.get(key) ?? openCatalogue(key, accountId);
    productCatalogue.usedAtMs = clock.monotonic();
    return productCatalogue;
  }

  function openCatalogue(key: string, accountId: string): ProductCatalogue {
    // Accounts come and go: what nobody looked at for so long would have to be fetched again anyway.
    for (const [other, { usedAtMs }] of catalogues)
      if (clock.monotonic() - usedAtMs >= maxStaleMs) catalogues.delete(other);
    const productCatalogue = { accountId, usedAtMs: clock.monotonic(), slots: new Map<string, Slot>() };
    catalogues.set(key, productCatalogue);
    return productCatalogue;
  }

  function slotOf(scope: CatalogueScope, listing: Listing, parent: ProviderKey | null): Slot {
    const { slots } = catalogueOf(scope);
    const key = `${listing}:${parent?.id ?? ""}`;
    const slot = slots.get(key) ?? { listing, parent, snapshot: null, fetching: null, failedAtMs: null };
    slots.set(key, slot);
    return slot;
  }

  /** One fetch at a time per slot: callers within `shareMs` of its beginning share it. */
  function load(slot: Slot, scope: CatalogueScope, shareMs: number): Promise<Snapshot<EntryOf<Listing>>> {
    const beganAtMonotonicMs = clock.monotonic();
    const earlier = slot.fetching;
    if (earlier && beganAtMonotonicMs - earlier.beganAtMonotonicMs < shareMs) return earlier.snapshot;
    const askedAt = clock.now();
    const tell = (after: ListingRead["after"]) => {
      const key = `${scope.mode}:${scope.accountId}:${slot.listing}:${slot.parent?.id ?? ""}`;
      const of = { accountId: scope.accountId, mode: scope.mode, providerId: slot.parent?.id ?? null, askedAt };
      deps.onRead?.({ key, listing: slot.listing, ...of, before: slot.snapshot?.entries ?? null, after });
    };
    const snapshot = ask(slot, scope)
      .catch((error: unknown) => noneIfWithdrawn(slot, error))
      .then((entries) => {
        tell(entries);
        slot.failedAtMs = null;
        const read = { entries, askedAt, askedAtMonotonicMs: beganAtMonotonicMs };
        // The answer to a question that hung says nothing against one that was asked after it.
        if ((slot.snapshot?.askedAtMonotonicMs ?? beganAtMonotonicMs) <= beganAtMonotonicMs) slot.snapshot = read;
        return read;
      })
      .catch((error: unknown) => {
        if (error instanceof Malformed) tell(null);
        slot.failedAtMs = clock.monotonic();
        throw error;
      })
      .finally(() => {
        if (slot.fetching?.snapshot === snapshot) slot.fetching = null;
      });
    slot.fetching = { beganAtMonotonicMs, snapshot };
    return snapshot;
  }

  async function ask({ listing, parent }: Slot, scope: CatalogueScope): Promise<readonly EntryOf<Listing>[]> {
    try {
      return await client.list(scope.credentials, listing, parent);
    } catch (error) {
      const others = error instanceof Unauthorized ? await deps.onRefused?.(scope, error) : null;
      if (!others) throw error;
      return client.list(others, listing, parent);
    }
  }

  async function refresh(slot: Slot, scope: CatalogueScope): Promise<void> {
    const now = clock.monotonic();
    if (slot.failedAtMs !== null && now - slot.failedAtMs < pauseAfterFailureMs) return;
    await tryToLoad(slot, scope, Number.POSITIVE_INFINITY);
  }

  async function tryToLoad(slot: Slot, scope: CatalogueScope, shareMs: number): Promise<void> {
    try {
      await load(slot, scope, shareMs);
    } catch (error) {
      const code = error instanceof VendingError ? error.code : messageOf(error);
      log.warn("catalogue.refresh_failed", { listing: slot.listing, parent: slot.parent?.id, error: code });
    }
  }

  /** While the service answers nobody, what was listed last is better than nothing: nothing is sold meanwhile. */
  async function loadOrRecall(slot: Slot, scope: CatalogueScope): Promise<readonly EntryOf<Listing>[]> {
    try {
      return (await load(slot, scope, Number.POSITIVE_INFINITY)).entries;
    } catch (error) {
      if (slot.snapshot && isServiceDown(error)) return slot.snapshot.entries;
      throw error;
    }
  }

  const ageOf = (slot: Slot) =>
    slot.snapshot ? clock.monotonic() - slot.snapshot.askedAtMonotonicMs : Number.POSITIVE_INFINITY;

  return {
    /** Throws what the client throws when there is nothing young enough and it cannot be fetched. */
    async list<L extends Listing>(
      scope: CatalogueScope,
      listing: L,
      ...[parent]: Below<L>
    ): Promise<readonly EntryOf<L>[]> {
      const slot = slotOf(scope, listing, parent ?? null);
      const known = slot.snapshot;
      const isEmpty = known?.entries.length === 0;
      if (!known || ageOf(slot) >= (isEmpty ? emptyForMs : maxStaleMs))
        return (await loadOrRecall(slot, scope)) as readonly EntryOf<L>[];
      if (ageOf(slot) >= ttlMs) void refresh(slot, scope);
      return known.entries as readonly EntryOf<L>[];
    },
    /** The newest entries known, however old; null when there are none. Asks nobody. */
    peek<L extends Listing>(scope: CatalogueScope, listing: L, ...[parent]: Below<L>): Known<EntryOf<L>> | null {
      const slot = catalogues.get(`${scope.mode}:${scope.accountId}`)?.slots.get(`${listing}:${parent?.id ?? ""}`);
      if (!slot?.snapshot) return null;
      const { entries, askedAt } = slot.snapshot;
      return { entries: entries as readonly EntryOf<L>[], askedAt, ageMs: ageOf(slot) };
    },
    /** The entries that were read for any account, as long as one remembers them. Not for prices. Asks nobody. */
    known: (listing: Listing): readonly EntryOf<Listing>[] =>
      [...catalogues.values()].flatMap(({ slots }) => slots.get(`${listing}:`)?.snapshot?.entries ?? []),
    /** Asks now, together with callers that have just asked the same. Never rejects: `peek` gives the result. */
    async renew<L extends Listing>(scope: CatalogueScope, listing: L, ...[parent]: Below<L>) {
      await tryToLoad(slotOf(scope, listing, parent ?? null), scope, sharedForMs);
    },
    /**
     * Refreshes stale listings, one by one and behind everything else: all providers, and the variations that this
     * account has used. Never rejects; nobody needs to wait for it. It may take longer than a login lasts, so it reads
     * the credentials again before every request.
     */
    async warm(scope: CatalogueScope, credentialsNow: () => Promise<Credentials>): Promise<void> {
      const { accountId, mode } = scope;
      for (const listing of providerListings) slotOf(scope, listing, null);
      for (const slot of [...catalogueOf(scope).slots.values()]) {
        if (ageOf(slot) >= ttlMs) await refresh(slot, { accountId, mode, credentials: await credentialsNow() });
      }
    },
    /** Drops all that is known for an account, as at its logout. */
    forget(accountId: string): void {
      // A fetch under way ends in a slot that nobody can reach any more.
      for (const [key, productCatalogue] of catalogues)
        if (productCatalogue.accountId === accountId) catalogues.delete(key);
    },
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;

/** A network or service that was withdrawn takes its listing along: "not found", in the service's words, lists nothing. */
function noneIfWithdrawn({ parent }: Slot, error: unknown): readonly never[] {
  if (parent && error instanceof Refused && error.status === 404 && error.words !== null) return [];
  throw error;
}
