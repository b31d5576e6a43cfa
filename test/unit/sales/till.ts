import { createCipher } from "../../../src/core/cipher.ts";
import { createIds, type Ids } from "../../../src/core/ids.ts";
import type { Log } from "../../../src/core/log.ts";
import type { Store } from "../../../src/db/open.ts";
import { dueNotices } from "../../../src/outbox/deliveries.queries.ts";
import { findPurchase, type Purchase, readJournal } from "../../../src/sales/purchases.queries.ts";
import { createSettle, type Settle } from "../../../src/sales/settle.ts";
import { createBalanceRecorder } from "../../../src/wallet/record-balance.ts";
import { openTempStore } from "../../support/builders.ts";
import { lagos } from "../../support/closes.ts";
import { createFakeClock, type FakeClock } from "../../support/fake-clock.ts";
import { itWith } from "../../support/it-with.ts";

/** A real store, a clock that stands still, and what settles sales in it. */
export interface Till extends AsyncDisposable {
  store: Store;
  clock: FakeClock;
  ids: Ids;
  cipher: ReturnType<typeof createCipher>;
  log: Log;
  settle: Settle;
  /** The accounts whose wallets were to be read, since money may have moved. */
  readonly moved: readonly string[];
  /** Events that were logged as warnings or errors. */
  readonly complaints: readonly string[];
  /** The row as it stands. */
  row(id: string): Promise<Purchase>;
  journalOf(id: string): Promise<string[]>;
  /** Kinds of what is owed to chats, in order. */
  owed(): Promise<string[]>;
}

let seed = 1;
function bytes(size: number): Uint8Array {
  return Uint8Array.from({ length: size }, () => {
    seed = (seed * 75 + 74) % 65_537;
    return seed & 255;
  });
}

/** Every delay is spread to its middle: what the ladders say is what happens. */
export const middle = () => 0.5;

export async function openTill(options: { store?: (store: Store) => Store } = {}): Promise<Till> {
  const base = await openTempStore();
  const store = options.store?.(base) ?? base;
  const clock = createFakeClock();
  const ids = createIds(clock, bytes);
  const cipher = createCipher([new Uint8Array(32).fill(7)], bytes);
  const complaints: string[] = [];
  const complain = (event: string) => void complaints.push(event);
  const log: Log = { debug: () => undefined, info: () => undefined, warn: complain, error: complain };
  const moved: string[] = [];
  base.commitEvents.on("money", (accountId) => moved.push(accountId));
  const settle = createSettle({ store, cipher, clock, ids, random: middle, log });
  return {
    store,
    clock,
    ids,
    cipher,
    log,
    settle,
    moved,
    complaints,
    async row(id) {
      const purchase = await findPurchase(base.db, id);
      if (!purchase) throw new Error(`No purchase ${id}`);
      return purchase;
    },
    journalOf: async (id) => (await readJournal(base.db, id)).map((entry) => entry.kind),
    owed: async () => (await dueNotices(base.db, clock.now(), 100)).map((notice) => notice.kind),
    [Symbol.asyncDispose]: () => base[Symbol.asyncDispose](),
  };
}

/** Records the balances that are seen, as the shop does. */
export const recorderOf = ({ store, clock, ids, log }: Till) =>
  createBalanceRecorder({ store, clock, ids, log, calendar: lagos, adminIds: [], onCharge: () => undefined });

/** `it`, whose tests take a till. */
export const it = itWith("till", openTill);
