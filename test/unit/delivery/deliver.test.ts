import { describe, expect } from "vitest";
import { findChat } from "../../../src/accounts/accounts.queries.ts";
import type { Ids } from "../../../src/core/ids.ts";
import { ConnectionLost } from "../../../src/db/store-error.ts";
import { findNotice } from "../../../src/outbox/deliveries.queries.ts";
import type { Delivered } from "../../../src/outbox/messenger.ts";
import { enqueueDelayed, redrawFailures, reviveCards } from "../../../src/outbox/notices.queries.ts";
import { enqueueCard } from "../../../src/sales/enqueue-card.ts";
import { findPurchase, updatePurchase } from "../../../src/sales/purchases.queries.ts";
import { noon } from "../../support/builders.ts";
import { itWith } from "../../support/it-with.ts";
import { done, failed, openCounter } from "../outbox/counter.ts";

const it = itWith("counter", openCounter);

describe("a card that is owed", () => {
  it("I4: is edited in place, from the row as it is then", async ({ counter }) => {
    const sale = await counter.sell();
    await counter.enqueue(sale);
    await counter.store.db.updateTable("purchase").set({ state: "succeeded" }).where("id", "=", sale.id).execute();
    await counter.deliver();
    expect(counter.calls).toEqual(["edit 100"]);
    expect(counter.shown.map((row) => row.state)).toEqual(["succeeded"]);
    expect(await counter.due()).toEqual([]);
  });

  it("is sent again if its message is gone, and is edited there from then on", async ({ counter }) => {
    const sale = await counter.sell();
    counter.script.push({ kind: "gone" }, { kind: "done", messageId: 200 });
    await counter.enqueue(sale);
    await counter.deliver();
    expect(await findPurchase(counter.store.db, sale.id)).toMatchObject({ card_message_id: 200 });
    await counter.enqueue(sale);
    await counter.deliver();
    expect(counter.calls).toEqual(["edit 100", "send", "edit 200"]);
  });

  it("is sent where there is no message yet", async ({ counter }) => {
    await counter.enqueue(await counter.sell({ card_message_id: null }));
    await counter.deliver();
    expect(counter.calls).toEqual(["send"]);
  });

  it("is delivered again if it is stored again while it is under way", async ({ counter }) => {
    const sale = await counter.sell();
    const slow = Promise.withResolvers<Delivered>();
    counter.script.push(slow.promise);
    await counter.enqueue(sale);
    counter.notices.start();
    await counter.clock.advance(0);
    expect(counter.calls).toEqual(["edit 100"]);
    await counter.enqueue(sale);
    await counter.clock.advance(0);
    expect(counter.calls).toEqual(["edit 100"]);
    slow.resolve(done);
    await counter.clock.advance(0);
    await counter.notices.idle();
    expect(counter.calls).toEqual(["edit 100", "edit 100"]);
    expect(await counter.due()).toEqual([]);
  });

  it("is tried again after a failure, ever more rarely", async ({ counter }) => {
    await counter.enqueue(await counter.sell());
    counter.script.push(failed, failed, failed);
    await counter.deliver();
    expect(await counter.due()).toMatchObject([{ attempts: 1, due_at: noon + 500 }]);
    await counter.deliver(499);
    expect(counter.calls).toHaveLength(1);
    await counter.deliver(1);
    expect(await counter.due()).toMatchObject([{ attempts: 2, due_at: noon + 1500 }]);
    await counter.deliver(10_000);
    expect(counter.calls).toHaveLength(4);
    expect(await counter.due()).toEqual([]);
  });

  it("waits as long as Telegram asks to", async ({ counter }) => {
    await counter.enqueue(await counter.sell());
    counter.script.push({ kind: "failed", why: "429", retryAfterMs: 35_000 });
    await counter.deliver(34_999);
    expect(counter.calls).toHaveLength(1);
    await counter.deliver(1);
    expect(counter.calls).toHaveLength(2);
  });

  it("outlasts an outage of Telegram of most of a day", async ({ counter }) => {
    await counter.enqueue(await counter.sell());
    counter.script.push(...Array.from({ length: 250 }, () => failed));
    await counter.deliver(24 * 3_600_000);
    expect(counter.calls).toHaveLength(251);
    expect(await counter.due()).toEqual([]);
    expect(counter.complaints).toEqual([]);
  });

  it("is given up, and reported, when Telegram refuses it for good", async ({ counter }) => {
    await counter.enqueue(await counter.sell());
    counter.script.push({ kind: "refused", why: "can't parse entities" });
    await counter.deliver();
    expect(await findNotice(counter.store.db, "n1")).toMatchObject({ failure: "refused" });
    expect(counter.complaints).toEqual(["notice.refused"]);
  });

  it("that cannot be drawn is put off like one that failed, and holds up no other", async ({ counter }) => {
    const broken = await counter.sell();
    const whole = await counter.sell();
    counter.script.push(new Error("the token does not open"));
    await counter.enqueue(broken);
    await counter.enqueue(whole);
    await counter.deliver();
    expect(counter.shown.map((row) => row.id)).toEqual([broken.id, whole.id]);
    expect(await counter.due()).toMatchObject([{ purchase_id: broken.id, attempts: 1 }]);
    expect(counter.complaints).toEqual(["notice.failed"]);
  });
});

describe("a card whose result the database did not take", () => {
  it("is delivered again at once", async () => {
    await using counter = await openCounter();
    await counter.enqueue(await counter.sell());
    counter.script.push(new ConnectionLost("store.connection_lost", "Connection terminated"));
    await counter.deliver();
    expect(counter.calls).toHaveLength(2);
    expect(await counter.due()).toEqual([]);
  });
});

describe("a chat that blocked the bot", () => {
  it("is owed nothing more, until its user is back: then its cards are", async ({ counter }) => {
    const sale = await counter.sell();
    counter.script.push({ kind: "unreachable" });
    await counter.enqueue(sale);
    await counter.enqueue(sale, "settled");
    await counter.deliver();
    expect(counter.calls).toEqual(["edit 100"]);
    expect(await findChat(counter.store.db, 7)).toMatchObject({ is_reachable: 0 });
    expect(await counter.due()).toEqual([]);
    await reviveCards(counter.store.db, 7, counter.clock.now());
    await counter.deliver();
    expect(counter.calls).toEqual(["edit 100", "edit 100"]);
    expect(await counter.due()).toEqual([]);
  });

  it("does not hold up another chat", async ({ counter }) => {
    const hanging = Promise.withResolvers<Delivered>();
    counter.script.push(hanging.promise);
    await counter.enqueue(await counter.sell());
    const other = await counter.sell({ user_id: 8 });
    await counter.enqueue(other);
    counter.notices.start();
    await counter.clock.advance(0);
    expect(counter.shown.map((row) => row.user_id)).toEqual([7, 8]);
    hanging.resolve(done);
  });
});

describe("a message beside a card", () => {
  it("comes after the card, in order", async ({ counter }) => {
    const sale = await counter.sell();
    await counter.enqueue(sale);
    await counter.enqueue(sale, "settled");
    await counter.enqueue(sale, "token");
    await counter.deliver();
    expect(counter.calls).toEqual(["edit 100", "say settled", "say token"]);
  });

  it("I4: is marked as sent before it is sent, and never sent twice", async ({ counter }) => {
    const sale = await counter.sell();
    await counter.enqueue(sale, "settled");
    const slow = Promise.withResolvers<Delivered>();
    counter.script.push(slow.promise);
    counter.notices.start();
    await counter.clock.advance(0);
    expect(counter.calls).toEqual(["say settled"]);
    expect(await counter.due()).toEqual([]);
    slow.resolve(failed);
    await counter.deliver(60_000);
    await counter.enqueue(sale, "settled");
    await counter.deliver(60_000);
    expect(counter.calls).toEqual(["say settled"]);
    expect(counter.complaints).toEqual(["notice.lost"]);
  });

  it("I4: is sent later where Telegram has certainly not taken it, and once", async ({ counter }) => {
    const sale = await counter.sell();
    await counter.enqueue(sale, "settled");
    const busy = { kind: "failed", why: "429", retryAfterMs: 35_000, isUnsent: true } as const;
    const away = { kind: "failed", why: "refused", retryAfterMs: null, isUnsent: true } as const;
    counter.script.push(busy, away);
    await counter.deliver(34_999);
    expect(counter.calls).toEqual(["say settled"]);
    await counter.deliver(60_000);
    expect(counter.calls).toEqual(["say settled", "say settled", "say settled"]);
    expect(await counter.due()).toEqual([]);
    expect(counter.complaints).toEqual([]);
  });

  it("is sent once the database is back that was away while it was drawn", async ({ counter }) => {
    const sale = await counter.sell();
    await counter.enqueue(sale, "settled");
    const lost = new ConnectionLost("store.connection_lost", "Connection terminated");
    counter.script.push(lost, lost);
    await counter.deliver(10_000);
    expect(counter.calls).toEqual(["say settled", "say settled", "say settled"]);
    expect([await counter.due(), counter.complaints]).toEqual([[], []]);
  });
});

describe("the message that a sale failed", () => {
  const stampOf = (now: number) => ({ ids: { ulid: () => `c${now}` } as Ids, now });

  it("is edited in place with every change of its sale, also if only a list shows that", async () => {
    for (const over of [{}, { batch_id: "b", card_message_id: null }]) {
      await using counter = await openCounter();
      const sale = await counter.sell({ state: "failed", ...over });
      await counter.enqueue(sale, "correction");
      await counter.deliver();
      await enqueueCard(counter.store.db, stampOf(counter.clock.now()), sale);
      await counter.deliver();
      expect(counter.calls.filter((call) => call.startsWith("say"))).toEqual(["say correction", "say correction"]);
      expect(counter.calls.filter((call) => call.startsWith("send"))).toEqual([]);
    }
  });

  it("is edited if its sale changed while it was being sent", async ({ counter }) => {
    const { store, clock, calls } = counter;
    const sale = await counter.sell({ state: "failed" });
    const slow = Promise.withResolvers<Delivered>();
    counter.script.push(slow.promise);
    await counter.enqueue(sale, "settled");
    counter.notices.start();
    await clock.advance(0);
    expect(calls).toEqual(["say settled"]);
    const after = await updatePurchase(store.db, sale, { charged_look_at: null });
    await enqueueCard(store.db, stampOf(clock.now()), after);
    slow.resolve({ kind: "done", messageId: 300 });
    await counter.deliver();
    expect(calls.toSorted()).toEqual(["edit 100", "say settled", "say settled"]);
    expect(counter.shown.at(-1)?.version).toBe(after.version);
  });

  it("is left as it is where its reader deleted it, and waits as long as Telegram asks to", async ({ counter }) => {
    const sale = await counter.sell({ state: "failed" });
    await counter.enqueue(sale, "settled");
    await counter.deliver();
    const redrawn = () => redrawFailures(counter.store.db, sale.id, counter.clock.now());
    counter.script.push({ kind: "failed", why: "429", retryAfterMs: 35_000 }, { kind: "gone" });
    await redrawn();
    await counter.deliver(34_999);
    expect(counter.calls).toHaveLength(2);
    await counter.deliver(1);
    expect(counter.calls).toEqual(["say settled", "say settled", "say settled"]);
    expect([await counter.due(), counter.complaints]).toEqual([[], []]);
  });
});

describe("a card of a list", () => {
  it("is drawn again as soon as an earlier picture of it is done, if it fell due meanwhile", async ({ counter }) => {
    const { store, clock } = counter;
    const list = { id: "L", userId: 7, kind: "batch", key: "batch:b" } as const;
    const enqueueList = (dueIn: number) =>
      enqueueDelayed(store.db, { ...list, now: clock.now(), dueAt: clock.now() + dueIn });
    counter.notices.start();
    await clock.advance(0);
    const slow = Promise.withResolvers<Delivered>();
    counter.script.push(slow.promise);
    await enqueueList(0);
    await clock.advance(100);
    await enqueueList(1500);
    await clock.advance(3000);
    expect(counter.calls).toHaveLength(1);
    slow.resolve(done);
    await clock.advance(500);
    expect(counter.calls).toHaveLength(2);
  });
});
