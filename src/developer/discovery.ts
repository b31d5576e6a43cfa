import { anyoneLoggedIn, findAccount } from "../accounts/accounts.queries.ts";
import { openCredentials } from "../accounts/credentials.ts";
import { accountModes } from "../core/account-modes.ts";
import { dayMs, hourMs } from "../core/calendar.ts";
import { sha256 } from "../core/ids.ts";
import { putSettingOnce } from "../db/settings.queries.ts";
import type { Tools } from "../db/tools.ts";
import { enqueue } from "../outbox/notices.queries.ts";
import { readCategory } from "../services/services.ts";
import type { Category } from "../vending-api/catalogue-schemas.ts";
import type { Credentials, VendingClient } from "../vending-api/client.ts";
import { VendingError } from "../vending-api/errors.ts";
import { cleanText } from "../vending-api/text.ts";

export interface DiscoveryDeps extends Tools {
  client: Pick<VendingClient, "services">;
  adminIds: readonly number[];
}

const pauseAfterFailureMs = hourMs;

/** Compares the service's discovery with the routes that this program knows. Nothing that it lists is followed. */
export function createDiscovery(deps: DiscoveryDeps) {
  const { store, cipher, clock, ids, log } = deps;
  // After a start the first sweep looks: whatever was read before belonged to another version of the known routes.
  let nextAt = 0;

  /** Reads it with this account's credentials, and tells the operators once of each thing that is new. */
  async function look(accountId: string): Promise<void> {
    const account = await findAccount(store.db, accountId);
    const credentials = account && accountModes.map((mode) => openCredentials(cipher, account, mode)).find(hasKey);
    // Some services show their listings to a key only: an account without one asks for nothing.
    if (!credentials) return;
    nextAt = clock.now() + pauseAfterFailureMs;
    try {
      const categories = await deps.client.services(credentials);
      nextAt = clock.now() + dayMs;
      for (const category of categories.filter(isNews)) await report(category);
    } catch (error) {
      if (!(error instanceof VendingError)) throw error;
      log.debug("discovery.unread", { code: error.code });
    }
  }

  async function report(category: Category): Promise<void> {
    const facts = {
      about: "discovery" as const,
      category: cleanText(category.id, 64),
      name: category.name,
      endpoint: category.endpoint,
    };
    const name = `discovery:${sha256(`${category.id}\n${category.endpoint}`).slice(0, 32)}`;
    const now = clock.now();
    const isFirst = await store.transaction(async (trx) => {
      if (!(await putSettingOnce(trx, name, String(now)))) return false;
      for (const userId of deps.adminIds) {
        const key = `${name}:${userId}`;
        await enqueue(trx, { id: ids.ulid(), userId, purchaseId: null, kind: "account", key, facts, now });
      }
      return true;
    });
    if (!isFirst) return;
    const { about: _, ...fields } = facts;
    log.warn("discovery.unknown", fields);
  }

  return {
    look,
    /** Reads it with somebody's credentials, when that was not done for a day. */
    async lookDaily(): Promise<void> {
      if (clock.now() < nextAt) return;
      const someone = await anyoneLoggedIn(store.db);
      if (someone) await look(someone.id);
    },
  };
}

export type Discovery = ReturnType<typeof createDiscovery>;

const hasKey = ({ apiKey }: Credentials) => apiKey !== undefined;

/**
 * A category that the spec does not know, or a known one that leads elsewhere. `/cable/services/` is neither: endpoints
 * begin with their category, and what is sold below it is asked for at `/tv/services/` (spec: "Service discovery").
 */
function isNews(category: Category): boolean {
  const { serviceType, isWhereKnown } = readCategory(category);
  return !isWhereKnown && (serviceType === null || category.route !== `/${category.id}/services/`);
}
