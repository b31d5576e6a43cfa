import { describe, expect, it } from "vitest";
import { putChat } from "../../../src/accounts/accounts.queries.ts";
import { createIds } from "../../../src/core/ids.ts";
import { silentLog } from "../../../src/core/log.ts";
import {
  confirmAnnouncement,
  createAnnouncer,
  draftAnnouncement,
  stopAnnouncement,
} from "../../../src/operations/announcements.ts";
import { findAnnouncement } from "../../../src/operations/operations.queries.ts";
import { finishNotice } from "../../../src/outbox/deliveries.queries.ts";
import { enqueue } from "../../../src/outbox/notices.queries.ts";
import { openTempStore } from "../../support/builders.ts";
import { createFakeClock } from "../../support/fake-clock.ts";

const operatorId = 1;

/** A shop with a number of sellers, and announcers over its book, one after the other. */
async function openCrowd(sellers: number) {
  const store = await openTempStore();
  const clock = createFakeClock();
  const ids = createIds(clock, (size) => crypto.getRandomValues(new Uint8Array(size)));
  for (let userId = 100; userId < 100 + sellers; userId++) {
    await putChat(store.db, { user_id: userId, first_name: "S", account_id: "ada", created_at: clock.now() });
  }
  const start = () => {
    const announcer = createAnnouncer({ store, clock, ids, log: silentLog });
    announcer.start();
    return announcer;
  };
  const notices = () => store.db.selectFrom("notice").selectAll().where("kind", "=", "announcement").execute();
  const now = () => clock.now();
  /** The work of the deliverer. */
  const payAll = async () => {
    const due = await store.db.selectFrom("notice").selectAll().where("done_at", "is", null).execute();
    for (const notice of due) await finishNotice(store.db, notice, now(), null);
  };
  const announce = async (): Promise<string> => {
    const draft = await draftAnnouncement(store.db, { ids, now: now() }, { userId: operatorId, text: "Hi" });
    await confirmAnnouncement(store.db, { id: draft.id, userId: operatorId, now: now() });
    return draft.id;
  };
  /** The announcer waits for the clock again: its round is over. */
  const rests = async () => {
    while (clock.timers === 0) await new Promise((resolve) => setImmediate(resolve));
  };
  /** Some of the announcer's life; `then` is done after each quarter of a second. */
  const passes = async (ms: number, then = async () => {}) => {
    for (let part = 0; part < ms / 250; part++) {
      await rests();
      await clock.advance(250);
      await rests();
      await then();
    }
  };
  const secondPasses = () => passes(1000, payAll);
  /** Stores a message that is no announcement. */
  const enqueueAnother = () =>
    enqueue(store.db, { id: ids.ulid(), userId: 100, purchaseId: null, kind: "account", key: "receipt", now: now() });
  return {
    ...{ store, ids, start, notices, announce, payAll, passes, secondPasses, enqueueAnother, now },
    [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
  };
}

describe("an announcement", () => {
  it("goes to twenty sellers a second at most, and to each once though the process dies on the way", async () => {
    await using crowd = await openCrowd(130);
    const id = await crowd.announce();
    for (let life = 0; life < 4; life++) {
      await using _ = crowd.start();
      const before = (await crowd.notices()).length;
      await crowd.secondPasses();
      const given = (await crowd.notices()).length - before;
      expect(given).toBeGreaterThan(0);
      // The first of a life goes at once.
      expect(given).toBeLessThanOrEqual(40);
    }
    await using _ = crowd.start();
    for (let second = 0; second < 10; second++) await crowd.secondPasses();
    const users = (await crowd.notices()).map(({ user_id }) => user_id);
    expect(users.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 130 }, (_, index) => 100 + index));
    expect(await findAnnouncement(crowd.store.db, id)).toMatchObject({ state: "done", given: 130, total: 130 });
  });

  it("goes to twenty sellers a half minute where something else is always due", async () => {
    await using crowd = await openCrowd(30);
    await crowd.announce();
    await crowd.enqueueAnother();
    await using _ = crowd.start();
    const given = async (ms: number) => {
      await crowd.passes(ms);
      return (await crowd.notices()).length;
    };
    expect(await given(29_000)).toBe(0);
    expect(await given(2000)).toBe(20);
    expect(await given(27_000)).toBe(20);
    expect(await given(4000)).toBe(30);
  });

  it("waits while anything else is due", async () => {
    await using crowd = await openCrowd(5);
    await crowd.announce();
    await crowd.enqueueAnother();
    await using _ = crowd.start();
    await crowd.passes(5000);
    expect(await crowd.notices()).toEqual([]);
    await crowd.payAll();
    await crowd.secondPasses();
    expect(await crowd.notices()).toHaveLength(5);
  });

  it("reaches nobody else once it is stopped, and cannot be begun again", async () => {
    await using crowd = await openCrowd(60);
    const id = await crowd.announce();
    await using _ = crowd.start();
    await crowd.secondPasses();
    const tap = { id, userId: operatorId, now: crowd.now() };
    expect(await stopAnnouncement(crowd.store.db, { ...tap, userId: 2 })).toBeUndefined();
    expect(await stopAnnouncement(crowd.store.db, tap)).toMatchObject({ state: "stopped" });
    const given = (await crowd.notices()).length;
    expect(await confirmAnnouncement(crowd.store.db, tap)).toMatchObject({ state: "stopped" });
    for (let second = 0; second < 5; second++) await crowd.secondPasses();
    expect(await crowd.notices()).toHaveLength(given);
    expect(given).toBeLessThan(60);
  });

  it("that was drafted by somebody else, or an hour ago, is not sent by a tap", async () => {
    await using crowd = await openCrowd(2);
    const draft = { userId: operatorId, text: "Hi" };
    const { id } = await draftAnnouncement(crowd.store.db, { ids: crowd.ids, now: crowd.now() }, draft);
    const tap = { id, userId: operatorId, now: crowd.now() };
    expect(await confirmAnnouncement(crowd.store.db, { ...tap, userId: 2 })).toBeUndefined();
    expect(await confirmAnnouncement(crowd.store.db, { ...tap, now: tap.now + 3_600_001 })).toBeUndefined();
    expect(await findAnnouncement(crowd.store.db, id)).toMatchObject({ state: "draft" });
  });
});
