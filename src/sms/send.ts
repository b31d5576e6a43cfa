import type { Random } from "../core/backoff.ts";
import { minuteMs } from "../core/calendar.ts";
import { sleep } from "../core/clock.ts";
import { messageOf } from "../core/errors.ts";
import { createJobs } from "../core/jobs.ts";
import { createWakeableLoop } from "../core/loop.ts";
import { type Db, takeLock } from "../db/database.ts";
import { readRestored } from "../db/restored.queries.ts";
import type { Tools } from "../db/tools.ts";
import { enqueueCard } from "../sales/enqueue-card.ts";
import { findPurchase } from "../sales/purchases.queries.ts";
import { createBreaker } from "../vending-api/breaker.ts";
import { type DecideDeps, enqueueSmsNotice, openNumber, textOf } from "./decide.ts";
import type { SmsGateway, SmsMessage } from "./port.ts";
import {
  abandonedSms,
  claimSms,
  countClaimed,
  dueSms,
  holdSms,
  nextSmsTime,
  openSmsBefore,
  smsByMessageId,
  smsOfSale,
  takeReports,
  updateSms,
} from "./sms.queries.ts";
import type { Sms } from "./sms.table.ts";
import { isTrouble, nextSms, type SendOutcome, type SmsEvent, usefulMs } from "./states.ts";

export interface SmsSenderDeps extends Tools, DecideDeps {
  random: Random;
  smsGateway: SmsGateway;
  /** The most SMS in a minute, of all replicas together. */
  perMinute: number;
}

/** Storing a report of a message and learning the message's id wait for each other. */
export const reportTurn = (messageId: string) => `sms_report:${messageId}`;

const maxAtOnce = 4;
const idleMs = 60_000;
/** If several processes share the work, a dead one may have left some. */
const sharedIdleMs = 1000;
const pauseAfterFailureMs = 2000;

/** Sends what was decided, one POST each, and asks about what was lost. */
export function createSmsSender(deps: SmsSenderDeps) {
  const { store, clock, ids, log, smsGateway: gateway } = deps;
  const breaker = createBreaker(deps);
  const jobs = createJobs({
    log,
    failure: { event: "sms.send_failed", named: "sms" },
    onEnd: () => loop.wake(),
  });
  /** Begun, and perhaps not claimed yet: those the database does not count. */
  const unclaimed = new Set<string>();
  const canLookUp = gateway.lookUp !== undefined;
  /** The gateway has asked for patience until then. */
  let pausedUntil = 0;

  /** Applies an event to a row in the caller's transaction, with the cards that show it. False: nothing changed. */
  async function apply(trx: Db, id: string, event: SmsEvent): Promise<boolean> {
    const sms = await holdSms(trx, id);
    const now = clock.now();
    const changes = sms && nextSms(sms, event, now, canLookUp);
    // Deleted meanwhile, or known already.
    if (!sms || !changes || !(await updateSms(trx, sms, changes, now))) return false;
    await tell(trx, sms, { ...sms, ...changes }, now);
    if (typeof changes.message_id !== "string") return true;
    // What the gateway reported while its answer was on its way: a report that is being kept just now is waited for.
    await takeLock(trx, reportTurn(changes.message_id));
    for (const { message_id: messageId, state, why, cost_kobo: costKobo } of await takeReports(
      trx,
      changes.message_id,
    )) {
      await apply(trx, id, { kind: "report", report: { messageId, state, why, costKobo } });
    }
    return true;
  }

  /** Redraws the card, and sends a message about an end that a person should know, once per SMS and state. */
  async function tell(trx: Db, before: Sms, after: Sms, now: number): Promise<void> {
    const purchase = await findPurchase(trx, after.purchase_id);
    if (!purchase || (before.state === after.state && isTrouble(before) === isTrouble(after))) return;
    await enqueueCard(trx, { ids, now }, purchase);
    if (isTrouble(after)) await enqueueSmsNotice(trx, { ids, now }, purchase, after);
  }

  function applyAlone(id: string, event: SmsEvent): Promise<boolean> {
    return store.transaction((trx) => apply(trx, id, event));
  }

  /** Commits waiting → sending, with the text as the sale is in the same transaction. */
  async function claim(id: string): Promise<SmsMessage | null> {
    return store.transaction(async (trx) => {
      const sms = await holdSms(trx, id);
      if (sms?.state !== "waiting") return null;
      const purchase = await findPurchase(trx, sms.purchase_id);
      const written = purchase ? await textOf(trx, deps, purchase) : null;
      if (written === null) {
        await apply(trx, id, { kind: "given_up", why: "token" });
        return null;
      }
      const claimed = { now: clock.now(), by: store.leases.replica, pages: written.pages };
      if (!(await claimSms(trx, id, claimed))) return null;
      return { number: openNumber(deps.cipher, sms), text: written.text };
    });
  }

  /**
   * The one place that posts an SMS: after its claim is on the disk, outside any transaction. `isProbe`: it tries a gateway
   * that did not answer.
   */
  async function send(id: string, isProbe: boolean): Promise<void> {
    let outcome: SendOutcome | undefined;
    try {
      const message = await claim(id).finally(() => unclaimed.delete(id));
      if (!message) return;
      outcome = await gateway.send(message);
    } finally {
      if (outcome) note(outcome);
      // Nothing was posted, so the gateway was not tried: the next one has to be let through.
      else if (isProbe) breaker.note("failed");
    }
    await keep(id, { kind: "outcome", outcome });
    log.info("sms.posted", {
      sms: id,
      outcome: outcome.kind,
      why: outcome.kind === "refused" ? outcome.why : undefined,
    });
  }

  /** What the gateway has said must reach the disk: until then the row says `sending`, and nobody sends it again. */
  async function keep(id: string, event: SmsEvent): Promise<void> {
    for (let attempt = 0; attempt < 3; attempt++) {
      try {
        await applyAlone(id, event);
        return;
      } catch (error) {
        log.error("sms.not_kept", { sms: id, error: messageOf(error) });
      }
    }
  }

  function note(outcome: SendOutcome): void {
    const now = clock.now();
    if (outcome.kind === "unsent" && outcome.retryAfterMs !== null) {
      pausedUntil = Math.max(pausedUntil, now + outcome.retryAfterMs);
    }
    const isAnswered = outcome.kind === "accepted" || outcome.kind === "refused" || now < pausedUntil;
    breaker.note(outcome.kind === "unknown" ? "silent" : isAnswered ? "answered" : "failed");
  }

  async function sendDue(now: number): Promise<number> {
    const due = (await dueSms(store.db, "waiting", now, 50)).filter(({ id }) => !jobs.has(id));
    for (const { id } of due.filter(({ created_at }) => now - created_at >= usefulMs)) {
      await applyAlone(id, { kind: "given_up", why: "late" });
    }
    const useful = due.filter(({ created_at }) => now - created_at < usefulMs);
    if (useful.length === 0) return idleMs;
    if (now < pausedUntil) return pausedUntil - now;
    const begun = unclaimed.size;
    let room = deps.perMinute - begun - (await countClaimed(store.db, now - minuteMs));
    if (room <= 0) return pauseAfterFailureMs;
    for (const { id } of useful) {
      if (room <= 0 || jobs.size >= maxAtOnce) break;
      const isProbe = breaker.isOpen;
      if (isProbe && !breaker.beginProbe()) return Math.max(breaker.probeInMs() ?? 0, pauseAfterFailureMs);
      unclaimed.add(id);
      jobs.begin(id, () => send(id, isProbe));
      room--;
    }
    return idleMs;
  }

  /** A message whose answer was lost is found by its number and text, unless another SMS of ours is that message. */
  async function lookUp(sms: Sms): Promise<void> {
    const purchase = await findPurchase(store.db, sms.purchase_id);
    const written = purchase && (await textOf(store.db, deps, purchase));
    const message = written && { number: openNumber(deps.cipher, sms), text: written.text };
    const found = message && gateway.lookUp ? await gateway.lookUp(message, sms.claimed_at ?? sms.created_at) : [];
    const candidates = found === "unavailable" ? [] : found;
    // Read before the ids that are known: what the gateway has may be the next one of the sale, whose id is on its way.
    const isSending = (await smsOfSale(store.db, sms.purchase_id)).some(({ state }) => state === "sending");
    const owners = await Promise.all(candidates.map(({ messageId }) => smsByMessageId(store.db, messageId)));
    const [report, ...others] = candidates.filter((_, index) => owners[index] === undefined);
    const isIt = report !== undefined && others.length === 0 && !isSending;
    await applyAlone(sms.id, isIt ? { kind: "report", report } : { kind: "not_found" });
  }

  /** What nobody is sending may have gone out: its process is dead, or could not store what the gateway said. */
  async function interruptAbandoned(): Promise<void> {
    for (const id of await abandonedSms(store.db, store.leases.replica)) {
      if (jobs.has(id)) continue;
      await store.transaction(async (trx) => {
        // Its answer may have been stored since.
        if ((await holdSms(trx, id))?.state === "sending") await apply(trx, id, { kind: "interrupted" });
      });
    }
  }

  async function round(): Promise<number> {
    await interruptAbandoned();
    for (const sms of await dueSms(store.db, "unknown", clock.now(), 20)) await lookUp(sms);
    const restMs = await sendDue(clock.now());
    const nextAt = await nextSmsTime(store.db);
    const now = clock.now();
    const nextMs = nextAt === null || nextAt <= now ? idleMs : nextAt - now;
    return Math.min(restMs, nextMs, store.leases.isShared ? sharedIdleMs : idleMs);
  }

  const loop = createWakeableLoop({ name: "sms", clock, log, round });
  store.commitEvents.on("sms", loop.wake);
  return {
    apply,
    async start(): Promise<void> {
      const restored = await readRestored(store.db);
      // An SMS that a restored book has as waiting may have gone out after its backup.
      const open = restored ? await openSmsBefore(store.db, restored.at) : [];
      for (const id of open) await applyAlone(id, { kind: "interrupted" });
      await interruptAbandoned();
      loop.start();
    },
    /** Resolves when nothing is due or being sent. */
    async idle(): Promise<void> {
      for (;;) {
        await jobs.idle();
        const due = (await dueSms(store.db, "waiting", clock.now(), 1)).length;
        if (jobs.size === 0 && (due === 0 || clock.now() < pausedUntil || breaker.isOpen)) return;
        loop.wake();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    async [Symbol.asyncDispose]() {
      await loop[Symbol.asyncDispose]();
      // An answer that comes in time is kept; the others are "may have arrived" after the next start.
      await Promise.race([jobs.idle(), sleep(clock, 2000)]);
      await gateway[Symbol.asyncDispose]();
    },
  };
}

export type SmsSender = ReturnType<typeof createSmsSender>;
