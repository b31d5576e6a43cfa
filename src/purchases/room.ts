import type { Random } from "../lib/backoff.ts";
import type { Cipher } from "../lib/cipher.ts";
import type { Clock } from "../lib/clock.ts";
import type { Ids } from "../lib/ids.ts";
import type { Log } from "../lib/log.ts";
import type { WakeableLoop } from "../lib/loop.ts";
import { noteOrphan } from "../recovery/adopt.ts";
import { createRestoreWatch, type RestoreWatch } from "../recovery/restore-watch.ts";
import type { Db } from "../store/engine/database.ts";
import type { Store } from "../store/engine/open.ts";
import type { Account } from "../store/queries/accounts.ts";
import type { Purchase } from "../store/queries/purchases.ts";
import type { AccountMode } from "../store/tables/accounts.ts";
import type { Breaker } from "../vending/breaker.ts";
import type { Credentials, VendingClient } from "../vending/client.ts";
import { createWebhookApplier } from "./apply-webhooks.ts";
import { isDebited } from "./debited.ts";
import { oweOperators } from "./desk.ts";
import { createLookNoter, type SeenBalance } from "./note-look.ts";
import { oweOrphan } from "./orphans.ts";
import { createOutage, type Outage } from "./outage.ts";
import { createReconciler, type Reconciler } from "./reconcile.ts";
import { createSender, type Sender } from "./send.ts";
import { createSettle, type Settle } from "./settle.ts";
import type { Step } from "./step.ts";

/** All that moves a purchase once it is an intent. */
export interface PurchaseRoom {
  settle: Settle;
  sender: Sender;
  reconciler: Reconciler;
  outage: Outage;
  restoreWatch: RestoreWatch;
  /** Reads out of a balance what sales were charged. True: another look, a little later, may show more. */
  noteLook(seen: SeenBalance): Promise<boolean>;
  /** Applies the webhooks that are committed. */
  applier: WakeableLoop;
}

export interface PurchaseRoomDeps {
  store: Store;
  cipher: Cipher;
  clock: Clock;
  ids: Ids;
  random: Random;
  log: Log;
  client: Pick<VendingClient, "purchase" | "verify" | "ping">;
  breaker: Breaker;
  adminIds: readonly number[];
  /** How long closing waits for answers that are under way. */
  drainMs: number;
  /** What proves an account to the service now. */
  credentialsOf(account: Account, mode: AccountMode): Credentials;
  /** The same for the account of a purchase, once no key of it is being replaced. */
  credentialsFor(purchase: Purchase): Promise<Credentials>;
  /** What a wallet holds now, in kobo; a word where it cannot be seen. `mode`: other than the account's own. */
  lookAtWallet(accountId: string, mode?: AccountMode): Promise<number | "unauthorized" | "unavailable">;
  onChange(purchase: Purchase, before: Purchase): void;
  /** The wallet has shown what a sale was charged. */
  onCharge(purchase: Purchase): void;
  /** Owes others what follows from a step, in the same transaction. */
  oweAlso(trx: Db, purchase: Purchase, step: Step, now: number): Promise<void>;
  /** The service refuses every credential of this purchase's account. */
  onUnauthorized(purchase: Purchase): Promise<void>;
  /** The service answers again. */
  onBack(): void;
  /** Something is owed to a chat. */
  onOwed(): void;
}

/** The event of a webhook is committed by then. */
const orphanRestMs = 200;

export function createPurchaseRoom(deps: PurchaseRoomDeps): PurchaseRoom {
  const { store, cipher, clock, ids, random, log, client, breaker, adminIds, onOwed } = deps;
  const common = { store, clock, ids, random, log };
  const settle = createSettle({
    ...{ ...common, cipher, onChange: deps.onChange },
    async oweAlso(trx, purchase, step, now) {
      await oweOperators(trx, { ids, adminIds }, purchase, step, now);
      await deps.oweAlso(trx, purchase, step, now);
    },
  });
  const sender = createSender({
    ...{ ...common, settle, drainMs: deps.drainMs },
    post: (order) => client.purchase(order),
    apiKeyFor: async (purchase) => (await deps.credentialsFor(purchase)).apiKey ?? null,
  });
  const reconciler = createReconciler({
    ...{ ...common, settle, onUnauthorized: deps.onUnauthorized },
    isDown: () => breaker.isOpen,
    onAnswered: (purchase) => restoreWatch.noteAnswer(purchase),
    verify: async (purchase) => client.verify(await deps.credentialsFor(purchase), purchase.reference),
    async isDebited(purchase) {
      const askedAt = clock.now();
      const kobo = await deps.lookAtWallet(purchase.account_id, purchase.mode);
      return typeof kobo === "number"
        ? isDebited(store.db, purchase, { kobo, askedAt, answeredAt: clock.now() })
        : null;
    },
  });
  const outage = createOutage({
    ...{ ...common, breaker, onOwed, onBack: deps.onBack },
    ping: client.ping,
    onPlanned: reconciler.wake,
  });
  const restoreWatch = createRestoreWatch({
    ...{ ...common, onOwed },
    verify: (account, mode, reference) => client.verify(deps.credentialsOf(account, mode), reference),
    lookAtWallet: (accountId) => deps.lookAtWallet(accountId),
    onDue() {
      applier.wake();
      reconciler.wake();
    },
  });
  const applier = createWebhookApplier({
    ...{ ...common, cipher, settle },
    async onOrphan(trx, accountId, event) {
      const now = clock.now();
      const isLookedUp = await noteOrphan(trx, accountId, event.reference, now);
      if (!isLookedUp) await oweOrphan(trx, { ids, adminIds, now }, accountId, event);
      clock.after(orphanRestMs, isLookedUp ? restoreWatch.wake : onOwed);
    },
  });
  const noteLook = createLookNoter({
    ...{ store, ids, log, clock, adminIds },
    onDoubt: reconciler.wake,
    onCharge(after) {
      deps.onCharge(after);
      onOwed();
    },
  });
  return { noteLook, settle, sender, reconciler, outage, restoreWatch, applier };
}
