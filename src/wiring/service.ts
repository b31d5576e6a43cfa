import { anyoneLoggedIn } from "../accounts/accounts.queries.ts";
import { openCredentials } from "../accounts/credentials.ts";
import { createProductCatalogue } from "../catalogue/product-catalogue.ts";
import type { Tools } from "../db/tools.ts";
import type { RefusedKey } from "../developer/refused-keys.ts";
import { createCatalogue, type ListingRead } from "../vending-api/catalogue.ts";
import { type Credentials, createVendingClient, type VendingClientDeps } from "../vending-api/client.ts";
import { switchedOffWords } from "../vending-api/rights.ts";
import type { ServiceTraits } from "../vending-api/traits.ts";

/** A price that moved is noticed within this time, and asked about at the tap. */
const catalogueTtlMs = 60_000;

export interface ServiceDeps extends Omit<Tools, "ids">, Omit<VendingClientDeps, "log" | "traits"> {
  traits: ServiceTraits;
  catalogueTtlMs: number | undefined;
  /** Other credentials to ask with once more; null if there are none. */
  onRefused(refused: RefusedKey): Promise<Credentials | null>;
  onRead(read: ListingRead): void;
}

/** The service: its client, the POST of a sale, which only the sender is given, and what it lists. */
export function createService(deps: ServiceDeps) {
  const { store, cipher, clock, log, traits, onRead } = deps;
  const { postPurchase, ...client } = createVendingClient({
    ...deps,
    // The sender has waited for its sales when the client closes: what is still unanswered then is verified later.
    timings: { drainMs: 0 },
    async credentialsToPing() {
      const someone = await anyoneLoggedIn(store.db);
      return someone ? openCredentials(cipher, someone) : {};
    },
  });
  const catalogue = createCatalogue({
    ...{ client, clock, log, onRead },
    ttlMs: deps.catalogueTtlMs ?? catalogueTtlMs,
    onRefused: ({ accountId, mode, credentials: { apiKey: usedKey } }, error) =>
      deps.onRefused({ accountId, mode, usedKey, words: switchedOffWords(error) }),
  });
  return { postPurchase, client, catalogue, productCatalogue: createProductCatalogue(catalogue, clock, traits) };
}
