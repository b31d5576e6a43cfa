import { recordFirstCall } from "../accounts/accounts.queries.ts";
import { dayMs, hourMs, minuteMs } from "../core/calendar.ts";
import { messageOf } from "../core/errors.ts";
import { createWakeableLoop, type WakeableLoop } from "../core/loop.ts";
import type { Db } from "../db/database.ts";
import { identityOf } from "../db/sealed.ts";
import type { Tools } from "../db/tools.ts";
import type { NoteStatusWord } from "../vending-api/traits.ts";
import { type WebhookEvent as ReadEvent, readWebhookEvent } from "../vending-api/webhook.ts";
import { nothingStated, type PurchaseEvent, saidStatusOf } from "./events.ts";
import { amountSaid } from "./evidence.ts";
import { findByReference } from "./purchases.queries.ts";
import type { Settle } from "./settle.ts";
import {
  claimWebhookEvent,
  finishWebhookEvent,
  reopenWebhookEvents,
  storeWebhookEvents,
  undoneWebhookEvents,
  type WebhookEvent,
} from "./webhook-events.queries.ts";

/** One webhook call whose signature is good, as it is to be committed. */
export interface SignedBody {
  accountId: string;
  /** SHA-256 of `body`, in lowercase hexadecimal. */
  bodySha256: string;
  /** The bytes that were signed, which may lack white space that was sent. They may be no JSON at all. */
  body: Buffer;
  receivedAt: number;
}

/** The identity that a sealed webhook body is bound to. */
export function webhookIdentity(accountId: string, bodySha256: string): string {
  return identityOf("webhook_event", accountId, bodySha256);
}

/** Keeps signed webhooks, and applies them. */
export interface WebhookApplier extends WakeableLoop {
  /** Commits a signed body, sealed. Only then may the answer be 200. */
  keep(signed: SignedBody): Promise<void>;
  /** The reference of the account's sale that a webhook body names; null if it is malformed or names none. */
  saleNamedIn(accountId: string, body: Buffer): Promise<string | null>;
}

export interface WebhookApplierDeps extends Pick<Tools, "store" | "cipher" | "clock" | "log"> {
  settle: Settle;
  recordStatusWord?: NoteStatusWord;
  /** In the same transaction: an event names a reference that no sale of its account has. */
  onOrphan?(trx: Db, accountId: string, read: ReadEvent, receivedAt: number): Promise<void>;
}

const batch = 50;
const idleMs = 60_000;
/** If several processes share the work, a dead one may have left some. */
const sharedIdleMs = 1000;
const maxAttempts = 3;
/** Events that could not be applied are tried again, this far back: at a start, and after a pause. */
const reopenMs = 7 * dayMs;
/** The database may have been the cause, for longer than three attempts take. Each pause is twice as long as the last. */
const firstPauseMs = minuteMs;
const maxPauseMs = hourMs;

/**
 * Applies stored webhook events. An event is done in the same transaction as its effect on the purchase, so a crash
 * between the two repeats it, and `settle` takes a repetition for nothing new.
 */
export function createWebhookApplier(deps: WebhookApplierDeps): WebhookApplier {
  const { store, cipher, clock, log, settle } = deps;

  async function applyOne(event: WebhookEvent): Promise<void> {
    const raw = cipher.open(event.raw_sealed, webhookIdentity(event.account_id, event.body_sha256));
    const read = readWebhookEvent(Buffer.from(raw, "base64"));
    await store.transaction(async (trx) => {
      // Another replica applies it, or has.
      if (!(await claimWebhookEvent(trx, event))) return;
      await recordFirstCall(trx, event.account_id, event.received_at);
      const finish = (result: string, reference: string | null) =>
        finishWebhookEvent(trx, event, { now: clock.now(), result, reference });
      if (!read) return finish("malformed", null);
      const before = await findByReference(trx, event.account_id, read.reference);
      if (!before) {
        await finish("orphan", read.reference);
        await deps.onOrphan?.(trx, event.account_id, read, event.received_at);
        return;
      }
      const after = await settle.applyIn(trx, before, readWebhook(read, event.body_sha256));
      await finish(after.version === before.version ? "unchanged" : "applied", read.reference);
    });
    if (read) await deps.recordStatusWord?.(read.statusWord);
    else log.warn("webhook.malformed", { account: event.account_id });
  }

  /** One event that cannot be applied must not hold up the others: its body is kept, and the log reports it. */
  async function applyOrSetAside(event: WebhookEvent): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await applyOne(event);
      } catch (error) {
        log.error("webhook.apply_failed", { account: event.account_id, attempt, error: messageOf(error) });
        if (attempt < maxAttempts) continue;
        await finishWebhookEvent(store.db, event, { now: clock.now(), result: "failed", reference: event.reference });
        againAt ??= clock.now() + pauseMs;
        return;
      }
    }
  }

  let isFirst = true;
  /** When events that were set aside are tried again; null: none was. */
  let againAt: number | null = null;
  let pauseMs = firstPauseMs;

  /** Makes due again what could not be applied. At a start also what names no sale: one may have come into the book. */
  async function reopen(): Promise<void> {
    const now = clock.now();
    if (isFirst) await reopenWebhookEvents(store.db, ["failed", "orphan"], now - reopenMs);
    isFirst = false;
    if (againAt === null || now < againAt) return;
    await reopenWebhookEvents(store.db, ["failed"], now - reopenMs);
    againAt = null;
    pauseMs = Math.min(2 * pauseMs, maxPauseMs);
  }

  async function round(): Promise<number> {
    await reopen();
    const events = await undoneWebhookEvents(store.db, batch);
    for (const event of events) await applyOrSetAside(event);
    if (events.length === batch) return 0;
    if (againAt === null) pauseMs = firstPauseMs;
    const restMs = store.leases.isShared ? sharedIdleMs : idleMs;
    return againAt === null ? restMs : Math.max(0, Math.min(restMs, againAt - clock.now()));
  }

  const loop = createWakeableLoop({ name: "webhooks", clock, log, round });
  store.commitEvents.on("webhooks", loop.wake);
  return {
    ...loop,
    async keep({ accountId, bodySha256, body, receivedAt }) {
      const raw_sealed = cipher.seal(body.toString("base64"), webhookIdentity(accountId, bodySha256));
      const event = { account_id: accountId, body_sha256: bodySha256, raw_sealed, received_at: receivedAt };
      await storeWebhookEvents(store.db, [event]);
    },
    async saleNamedIn(accountId, body) {
      const read = readWebhookEvent(body);
      const sale = read && (await findByReference(store.db, accountId, read.reference));
      return sale?.reference ?? null;
    },
  };
}

/** Turns a signed webhook into a statement about its purchase. `bodySha256` is of the bytes that were signed. */
function readWebhook(event: ReadEvent, bodySha256: string): PurchaseEvent {
  return {
    kind: "webhook",
    statement: {
      ...nothingStated,
      status: saidStatusOf[event.status],
      word: event.statusWord,
      amountKobo: amountSaid(event.amountKobo),
      beneficiary: event.beneficiary,
      serviceType: event.serviceType,
      token: event.token,
      tokenSource: "webhook",
      tokenUnread: event.tokenUnread,
      evidence: bodySha256,
    },
  };
}
