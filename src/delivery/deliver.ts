import { setReachable } from "../accounts/accounts.queries.ts";
import { backoffMs, type Random } from "../core/backoff.ts";
import { sleep } from "../core/clock.ts";
import { messageOf } from "../core/errors.ts";
import { createJobs } from "../core/jobs.ts";
import { createKeyedQueue } from "../core/keyed-queue.ts";
import { createWakeableLoop } from "../core/loop.ts";
import { type CustomerNotice, type CustomerNotices, isForCustomer } from "../customers/customer-messages.ts";
import { ConnectionLost } from "../db/store-error.ts";
import type { Tools } from "../db/tools.ts";
import {
  delayNotice,
  dropNotices,
  dueNotices,
  earlierDueAt,
  enqueueAgain,
  findNotice,
  finishNotice,
  nextNoticeTime,
  postponeNotice,
} from "../outbox/deliveries.queries.ts";
import type { DeliverNotice } from "../outbox/live-messages.ts";
import type { NoticeKind } from "../outbox/messages.table.ts";
import { type Delivered, type Messenger, nothing } from "../outbox/messenger.ts";
import { type Notice, redraw, redrawFailures, setNoticeMessage } from "../outbox/notices.queries.ts";
import { findPurchase, isUnsold, type Purchase, setCardMessage } from "../sales/purchases.queries.ts";

const liveKinds = ["board", "batch", "close", "alert", "repeat", "request"] as const satisfies readonly NoticeKind[];
type LiveKind = (typeof liveKinds)[number];

/** They draw the messages of each kind and send them. */
export interface Messengers {
  messenger: Messenger<Purchase, Notice>;
  customers: CustomerNotices;
  /** Messages that are drawn from rows, of each of these kinds. */
  live: Readonly<Record<LiveKind, DeliverNotice>>;
}

export interface NoticesDeps extends Pick<Tools, "store" | "clock" | "log"> {
  random: Random;
  /** Loaded when a message is due. */
  messengers(): Promise<Messengers>;
}

const batch = 200;
const idleMs = 60_000;
/** If several processes share the work, another one may have queued a message. */
const sharedIdleMs = 500;
/** Another replica speaks to this chat, or a connection of the database broke. */
const busyMs = 100;
/** If the result could not be stored, an immediate second try would only add to the database's trouble. */
const notBookedMs = 1000;
/** How often a message is drawn while the database is away. */
const maxDraws = 60;
/** The message that a sale failed. */
const failureKinds: readonly NoticeKind[] = ["settled", "correction"];
/** With the longest pause of five minutes, a day: a card must not stay wrong because Telegram was down for an hour. */
const maxAttempts = 300;

/**
 * Delivers the outbox: in order within a chat, side by side across chats. A card is edited in place from the current
 * row and may be edited twice; everything else is marked as sent before it is sent, since Telegram has no way to send a
 * message at most once.
 */
export function createNotices(deps: NoticesDeps) {
  const { store, clock, log } = deps;
  const chats = createKeyedQueue<number>();
  /** A notice that is enqueued again while it waits for its turn, or has it, is delivered once more. */
  const jobs = createJobs({
    log,
    failure: { event: "notice.failed", named: "notice" },
    onFailed: bookFailure,
    onEnd: (id) => (passedOver.delete(id) || isBacklog) && loop.wake(),
    isRepeated: true,
  });
  /** More may be due than is under way: what was owed before has its turn first. */
  let isBacklog = true;
  /** Due again while an earlier delivery of it is under way. */
  const passedOver = new Set<string>();
  const stop = new AbortController();

  async function deliverNotice(noticeId: string): Promise<void> {
    // Read again: while it waited for its turn it may have been enqueued again, or delivered.
    const notice = await findNotice(store.db, noticeId);
    if (!notice || notice.done_at !== null) return;
    const purchase = notice.purchase_id === null ? null : ((await findPurchase(store.db, notice.purchase_id)) ?? null);
    const liveKind = liveKinds.find((kind) => kind === notice.kind);
    if (notice.kind === "card" && purchase) await deliverCard(notice, purchase);
    else if (isForCustomer(notice) && purchase) await deliverToCustomer(notice, purchase);
    else if (liveKind) await record(notice, await (await deps.messengers()).live[liveKind](notice));
    else await deliverOnce(notice, purchase);
  }

  /** Nobody else speaks to the chat meanwhile: two pictures of one card could overtake each other. */
  async function deliverAlone(id: string, userId: number): Promise<void> {
    const held = await store.leases.hold(`chat:${userId}`, () => deliverNotice(id));
    if (held === "busy") {
      await sleep(clock, busyMs, stop.signal);
      loop.wake();
    }
    // Taken for dead meanwhile: what was drawn may have covered what another replica drew.
    if (held === "lost") await redraw(store.db, id, clock.now());
  }

  async function deliverCard(notice: Notice, purchase: Purchase): Promise<void> {
    const { messenger } = await deps.messengers();
    const messageId = purchase.card_message_id;
    let result: Delivered = messageId === null ? { kind: "gone" } : await messenger.editCard(purchase, messageId);
    // An offer that is over changes its own card: where that is gone, there is nothing left to say.
    if (result.kind === "gone" && isUnsold(purchase.state)) result = nothing;
    if (result.kind === "gone") {
      result = await messenger.sendCard(purchase);
      if (result.kind === "done" && result.messageId !== null) {
        await setCardMessage(store.db, purchase.id, result.messageId);
      }
    }
    await record(notice, result);
  }

  async function deliverOnce(notice: Notice, purchase: Purchase | null): Promise<void> {
    const { messenger } = await deps.messengers();
    const isFailure = purchase?.state === "failed" && failureKinds.includes(notice.kind);
    if (notice.message_id !== null) {
      const edited = isFailure ? await messenger.say(notice, purchase) : nothing;
      // A reader who deletes it has seen it.
      return record(notice, edited.kind === "gone" ? nothing : edited);
    }
    const messageId = await sayOnce(notice, () => messenger.say(notice, purchase));
    if (!isFailure || messageId === null) return;
    await setNoticeMessage(store.db, notice, messageId);
    // A change during the sending is not in it.
    const now = await findPurchase(store.db, purchase.id);
    if (now && now.version !== purchase.version) await redrawFailures(store.db, purchase.id, clock.now());
  }

  /** Returns the message that says it; null: none, as far as is known. */
  async function sayOnce(notice: Notice, say: () => Promise<Delivered>): Promise<number | null> {
    const isMine = await finishNotice(store.db, notice, clock.now(), null);
    if (!isMine) return null;
    const result = await drawAndSay(say);
    if (result.kind === "done") return result.messageId;
    if (result.kind === "unreachable") await leave(notice);
    else if (result.kind === "failed" && result.isUnsent && notice.attempts + 1 < maxAttempts) {
      await enqueueAgain(store.db, notice, clock.now() + pauseAfter(notice, result.retryAfterMs));
      loop.wake();
    } else log.warn("notice.lost", { notice: notice.id, kind: notice.kind, result: result.kind });
    return null;
  }

  /** Nothing else would bring it: a database that is away while it is drawn, before Telegram hears of it, is waited for. */
  async function drawAndSay(say: () => Promise<Delivered>): Promise<Delivered> {
    for (let tries = 1; ; tries++) {
      try {
        return await say();
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error;
        const why = messageOf(error);
        if (tries >= maxDraws || stop.signal.aborted)
          return { kind: "failed", why, retryAfterMs: null, isUnsent: true };
        await sleep(clock, notBookedMs, stop.signal);
      }
    }
  }

  /** Strictly in the order of the queue: later messages wait, also when Telegram asks for patience. */
  async function deliverToCustomer(notice: CustomerNotice, purchase: Purchase): Promise<void> {
    const { customers } = await deps.messengers();
    const earlierAt = await earlierDueAt(store.db, notice);
    if (earlierAt !== null) {
      await delayNotice(store.db, notice, Math.max(earlierAt, clock.now()) + 1);
      return loop.wake();
    }
    if (notice.kind === "customer_card") return record(notice, await customers.deliver(notice, purchase));
    await sayOnce(notice, () => customers.deliver(notice, purchase));
  }

  async function record(notice: Notice, result: Delivered): Promise<void> {
    const now = clock.now();
    switch (result.kind) {
      case "done":
        await finishNotice(store.db, notice, now, null);
        return;
      case "unreachable":
        await leave(notice);
        return;
      case "gone":
      case "refused":
        log.error("notice.refused", { notice: notice.id, why: result.kind === "refused" ? result.why : "gone" });
        await giveUp(notice, result.kind);
        return;
      case "failed": {
        if (notice.attempts + 1 >= maxAttempts) {
          log.error("notice.given_up", { notice: notice.id, why: result.why });
          await giveUp(notice, result.why);
          return;
        }
        await postponeNotice(store.db, notice, now + pauseAfter(notice, result.retryAfterMs));
        loop.wake();
      }
    }
  }

  function pauseAfter({ attempts }: Notice, retryAfterMs: number | null): number {
    return retryAfterMs ?? backoffMs(attempts, 500, 300_000, deps.random);
  }

  async function giveUp(notice: Notice, why: string): Promise<void> {
    const { customers } = await deps.messengers();
    await store.transaction(async (trx) => {
      await finishNotice(trx, notice, clock.now(), why);
      await customers.enqueueLostOne(trx, notice);
    });
  }

  /** A chat that cannot be reached is owed nothing more, until the user comes back and asks. */
  async function leave(notice: Notice): Promise<void> {
    const { customers } = await deps.messengers();
    const now = clock.now();
    log.info("chat.unreachable", { user: notice.user_id });
    await store.transaction(async (trx) => {
      await setReachable(trx, notice.user_id, false);
      await customers.enqueueLost(trx, notice);
      await dropNotices(trx, notice.user_id, now, "unreachable");
    });
  }

  async function bookFailure(id: string, cause: unknown): Promise<void> {
    try {
      // It is due as before: the database was away, and not its chat.
      if (cause instanceof ConnectionLost) return void clock.after(busyMs, () => loop.wake());
      const notice = await findNotice(store.db, id);
      if (notice) await record(notice, { kind: "failed", why: "bug", retryAfterMs: null });
    } catch (error) {
      log.error("notice.not_booked", { notice: id, error: messageOf(error) });
      clock.after(notBookedMs, () => loop.wake());
    }
  }

  function begin(id: string, userId: number): void {
    jobs.begin(id, () => chats.run(userId, () => deliverAlone(id, userId)));
  }

  /** A message that was just enqueued is delivered without a search for others. */
  function hear(of: string): void {
    const [userId = "", id = ""] = of.split(":");
    if (id === "" || (!jobs.has(id) && (isBacklog || stop.signal.aborted || jobs.size >= batch))) loop.wake();
    else begin(id, Number(userId));
  }

  async function round(): Promise<number> {
    const now = clock.now();
    isBacklog = true;
    const due = await dueNotices(store.db, now, batch);
    isBacklog = due.length === batch;
    for (const { id, user_id } of due) {
      if (jobs.has(id)) passedOver.add(id);
      else begin(id, user_id);
    }
    const nextAt = await nextNoticeTime(store.db, now);
    const maxMs = store.leases.isShared ? sharedIdleMs : idleMs;
    return nextAt === null ? maxMs : Math.min(nextAt - clock.now(), maxMs);
  }

  const loop = createWakeableLoop({ name: "notices", clock, log, round });
  store.commitEvents.on("notices", hear);
  return {
    start: loop.start,
    /** Resolves when nothing is due or under way. */
    async idle(): Promise<void> {
      for (;;) {
        await jobs.idle();
        const due = await dueNotices(store.db, clock.now(), 1);
        if (due.length === 0 && jobs.size === 0) return;
        // Due since the last round: nothing but the loop's rest stands between it and its chat.
        loop.wake();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    async [Symbol.asyncDispose]() {
      await loop[Symbol.asyncDispose]();
      stop.abort();
      // The results of the last sales were enqueued while the loop was being stopped.
      do {
        await round();
        await jobs.idle();
        // Another replica delivers what it has taken.
      } while (!store.leases.isShared && (await dueNotices(store.db, clock.now(), 1)).length > 0);
    },
  };
}

/** Disposing it pays first what is due. */
export type Notices = ReturnType<typeof createNotices>;
