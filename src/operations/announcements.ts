import { hourMs } from "../core/calendar.ts";
import type { Ids } from "../core/ids.ts";
import { createWakeableLoop, type WakeableLoop } from "../core/loop.ts";
import { emitAfterCommit } from "../db/commit-events.ts";
import { type Db, takeLock } from "../db/database.ts";
import type { Stamp, Tools } from "../db/tools.ts";
import { dueNotices } from "../outbox/deliveries.queries.ts";
import { enqueue } from "../outbox/notices.queries.ts";
import { liveMessageKey } from "./alerts.ts";
import {
  type Announcement,
  announcementUnderWay,
  changeAnnouncement,
  countSellers,
  findAnnouncement,
  insertAnnouncement,
  nextSellers,
} from "./operations.queries.ts";

/** A message holds 4,096 characters, and this is not all that stands in it. */
export const maxAnnouncementLength = 3500;
/** A draft that nobody confirmed for so long was not meant to go out. */
const draftLifeMs = hourMs;

/** Stores the announcement. Nothing is sent yet. */
export async function draftAnnouncement(
  trx: Db,
  { ids, now }: Stamp,
  draft: { userId: number; text: string },
): Promise<Announcement> {
  const announcement = {
    id: ids.ulid(),
    user_id: draft.userId,
    state: "draft" as const,
    text: draft.text,
    cursor: 0,
    given: 0,
    total: await countSellers(trx),
    created_at: now,
    started_at: null,
    ended_at: null,
  };
  await insertAnnouncement(trx, announcement);
  return announcement;
}

/** The tap that sends it. A second tap finds it sent. Undefined: it is not this operator's, or is too old. */
export async function confirmAnnouncement(
  trx: Db,
  tap: { id: string; userId: number; now: number },
): Promise<Announcement | undefined> {
  const found = await findAnnouncement(trx, tap.id);
  if (found?.user_id !== tap.userId) return undefined;
  if (found.state !== "draft") return found;
  if (tap.now - found.created_at > draftLifeMs) return undefined;
  const total = await countSellers(trx);
  emitAfterCommit(trx, "announcements");
  return changeAnnouncement(trx, tap.id, "draft", { state: "sending", started_at: tap.now, total });
}

/** Says it to nobody else. Undefined: it is not this operator's. */
export async function stopAnnouncement(
  trx: Db,
  tap: { id: string; userId: number; now: number },
): Promise<Announcement | undefined> {
  await takeLock(trx, "announcements");
  const found = await findAnnouncement(trx, tap.id);
  if (found?.user_id !== tap.userId) return undefined;
  if (found.state !== "sending" && found.state !== "draft") return found;
  return changeAnnouncement(trx, tap.id, found.state, { state: "stopped", ended_at: tap.now });
}

const batch = 20;
const roundMs = 1000;
/** The rounds between redraws of the operator's card. */
const roundsPerCard = 3;
const behindMs = 250;
/** It waits this long for a moment when nothing else is due. */
const maxWaitMs = 30_000;
const idleMs = 60_000;
/** If several processes share the work, another one may have begun it. */
const sharedIdleMs = 2000;

/**
 * Gives an announcement to one seller after the other, a few a second, as messages that are owed like all others, and
 * only while nothing else is: a receipt never waits for it. If something else is always due, the next few get it after
 * half a minute. How far it is stands in its row, which is written with what is owed, so that a crash loses nobody and
 * tells nobody twice.
 */
export function createAnnouncer({ store, clock, ids, log }: Omit<Tools, "cipher">): WakeableLoop {
  let rounds = 0;
  /** Since when something else has been due; null: nothing was at the last round. */
  let waitingSince: number | null = null;

  async function give(trx: Db, id: string, now: number): Promise<Announcement | undefined> {
    await takeLock(trx, "announcements");
    const announcement = await findAnnouncement(trx, id);
    if (announcement?.state !== "sending") return undefined;
    const users = await nextSellers(trx, announcement.cursor, batch);
    for (const userId of users) {
      const key = `announcement:${id}:${userId}`;
      await enqueue(trx, { id: ids.ulid(), userId, purchaseId: null, kind: "announcement", key, now });
    }
    const isOver = users.length < batch;
    const changed = await changeAnnouncement(trx, id, "sending", {
      cursor: users.at(-1) ?? announcement.cursor,
      given: announcement.given + users.length,
      ...(isOver && { state: "done" as const, ended_at: now }),
    });
    if (isOver || rounds++ % roundsPerCard === 0) await enqueueCard(trx, ids, announcement, now);
    return changed;
  }

  const loop = createWakeableLoop({
    name: "announcements",
    clock,
    log,
    async round() {
      if (!(await store.leases.keep("announcements"))) return sharedIdleMs;
      const next = await announcementUnderWay(store.db);
      const now = clock.now();
      const isBusy = next !== undefined && (await dueNotices(store.db, now, 1)).length > 0;
      waitingSince = isBusy ? (waitingSince ?? now) : null;
      if (!next) return store.leases.isShared ? sharedIdleMs : idleMs;
      if (waitingSince !== null && now - waitingSince < maxWaitMs) return behindMs;
      waitingSince = null;
      const given = await store.transaction((trx) => give(trx, next.id, now));
      if (given?.state === "done") log.info("announcement.done", { announcement: given.id, given: given.given });
      return roundMs;
    },
  });
  store.commitEvents.on("announcements", loop.wake);
  return loop;
}

/** Stores a redraw of the operator's card of an announcement. */
export async function enqueueCard(trx: Db, ids: Ids, { id, user_id }: Announcement, now: number): Promise<void> {
  const key = liveMessageKey.announcement(id);
  await enqueue(trx, { id: ids.ulid(), userId: user_id, purchaseId: null, kind: "board", key, now });
}

/** The text of a notice of kind `announcement`; null if there is none. */
export async function readAnnouncement(db: Db, notice: { key: string }): Promise<string | null> {
  const id = /^announcement:(\w+):/.exec(notice.key)?.[1] ?? "";
  return (await findAnnouncement(db, id))?.text ?? null;
}
