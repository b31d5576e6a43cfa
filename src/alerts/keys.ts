import { findAccount } from "../accounts/accounts.queries.ts";
import { openApiKey } from "../accounts/credentials.ts";
import type { Behind } from "../core/behind.ts";
import { dayMs, hourMs } from "../core/calendar.ts";
import type { Cipher } from "../core/cipher.ts";
import type { Clock } from "../core/clock.ts";
import { sha256 } from "../core/ids.ts";
import { inTurn } from "../db/dialect.ts";
import type { Store } from "../db/open.ts";
import type { VendingClient } from "../vending-api/client.ts";
import { VendingError } from "../vending-api/errors.ts";
import { accountsWatchingKeys, findKeyUse, type KeyUse, putKeyUse } from "./alerts.queries.ts";
import { readAlertSettings } from "./choices.ts";
import { type AlertStamp, tellAlert } from "./tell.ts";

const minuteMs = 60_000;
/** More keys than that are not remembered: they are written down once more. */
const mostKeys = 10_000;

/** Writes down when this program uses a key, to the minute: other replicas may look at it meanwhile. */
export function createKeyUses({ store, clock, behind }: { store: Store; clock: Clock; behind: Behind }) {
  const noted = new Map<string, number>();
  return (apiKey: string): void => {
    const hash = sha256(apiKey);
    const now = clock.now();
    if (Math.abs(now - (noted.get(hash) ?? Number.NEGATIVE_INFINITY)) < minuteMs) return;
    if (noted.size >= mostKeys) noted.clear();
    noted.set(hash, now);
    behind("key.used", () => putKeyUse(store.db, hash, { used_at: now }));
  };
}

/** The service may write down a use so much later. */
const settleMs = 10 * minuteMs;

/**
 * Whether somebody else has used a key between two reads that were made without it: its `last_used` has moved on, and
 * this program had not used it since well before the earlier one. Both times of `last_used` are the service's, so
 * neither its clock nor its rounding matters. Unknown times prove nothing. Pure.
 */
export function isUsedElsewhere(known: KeyUse | undefined, lastUsedAt: number | null, askedAt: number): boolean {
  if (!known || known.seen_at === null || known.last_used_at === null || lastUsedAt === null) return false;
  const hasMoved = lastUsedAt > known.last_used_at;
  const isNear = askedAt > known.seen_at && askedAt - known.seen_at <= dayMs;
  return hasMoved && isNear && (known.used_at === null || known.used_at < known.seen_at - settleMs);
}

type Client = Pick<VendingClient, "profile">;

/** The shortest time between two checks of an account. */
const lookMs = hourMs;

/**
 * Looks, one account a call and each once an hour, at when the live key was used last. It asks with the practice key: a
 * question with the live one would be its latest use. Accounts that do not want the alert are not asked about.
 */
export function createKeyWatch(deps: { store: Store; cipher: Cipher; stampNow(): AlertStamp }) {
  const { store, cipher, stampNow } = deps;
  const asked = new Map<string, number>();
  let after = "";

  async function next(): Promise<string | undefined> {
    const [id] = await accountsWatchingKeys(store.db, after, 1);
    after = id ?? "";
    return id;
  }

  /** The live key's `last_used`; undefined where it cannot be had. */
  async function askFor(client: Client, live: string, sandbox: string): Promise<number | null | undefined> {
    try {
      const { apiKeys } = await client.profile({ apiKey: sandbox });
      return apiKeys.find(({ key }) => key === live)?.lastUsedAt;
    } catch (error) {
      if (error instanceof VendingError) return undefined;
      throw error;
    }
  }

  return async (client: Client): Promise<void> => {
    const accountId = await next();
    const account = accountId === undefined ? undefined : await findAccount(store.db, accountId);
    const [live, sandbox] = account
      ? [openApiKey(cipher, account, "live"), openApiKey(cipher, account, "sandbox")]
      : [undefined, undefined];
    if (!account || !live || !sandbox) return;
    const hash = sha256(live);
    const askedAt = stampNow().now;
    const seenAt = (await findKeyUse(store.db, hash))?.seen_at ?? 0;
    if (askedAt - Math.max(seenAt, asked.get(account.id) ?? 0) < lookMs) return;
    asked.set(account.id, askedAt);
    const lastUsedAt = await askFor(client, live, sandbox);
    if (lastUsedAt === undefined) return;
    await store.transaction(async (trx) => {
      await inTurn(trx, `account:${account.id}`);
      const known = await findKeyUse(trx, hash);
      await putKeyUse(trx, hash, { last_used_at: lastUsedAt, seen_at: askedAt });
      const isElsewhere = isUsedElsewhere(known, lastUsedAt, askedAt);
      if (!isElsewhere || !(await readAlertSettings(trx, account.id)).key.isOn) return;
      await tellAlert(trx, stampNow(), { accountId: account.id, subject: "key" }, (waiting) => ({
        ...{ subject: "key" as const, since: waiting?.since ?? known?.seen_at ?? askedAt, until: askedAt },
        lastUsedAt: lastUsedAt ?? askedAt,
      }));
    });
  };
}
