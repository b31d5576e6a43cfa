import { describe, expect, it } from "vitest";
import type { Log } from "../../../src/lib/log.ts";
import type { Delivered } from "../../../src/lib/messenger.ts";
import { createNotices } from "../../../src/notices/deliver.ts";
import { findChat, putChat } from "../../../src/store/queries/accounts.ts";
import { dueNotices, findNotice, type Notice, owe, reviveCards } from "../../../src/store/queries/notices.ts";
import { findPurchase, insertPurchase, type Purchase } from "../../../src/store/queries/purchases.ts";
import type { NoticeKind } from "../../../src/store/tables/messages.ts";
import { aPurchase, noon } from "../../support/builders.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { holdDisk } from "../../support/held-disk.ts";
import { openTempStore } from "../../support/temp-store.ts";

const done: Delivered = { kind: "done", messageId: 100 };
const failed: Delivered = { kind: "failed", why: "network", retryAfterMs: null };

/** A chat that answers as it is told, one answer a call, and `done` when it was told no more. */
async function openCounter() {
  const real = await openTempStore();
  const faults = { isDown: false };
  const store = new Proxy(real, {
    get(target, name) {
      if (name === "db" && faults.isDown) throw new Error("The store is down");
      return Reflect.get(target, name);
    },
  });
  const clock = createFakeClock();
  const calls: string[] = [];
  const complaints: string[] = [];
  const script: (Delivered | Promise<Delivered> | Error)[] = [];
  const shown: Purchase[] = [];
  const hear = async (call: string, sale: Purchase | null): Promise<Delivered> => {
    calls.push(call);
    if (sale) shown.push(sale);
    const answer = script.shift() ?? done;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const complain = (event: string) => void complaints.push(event);
  const log: Log = { debug: () => undefined, info: () => undefined, warn: complain, error: complain };
  const notices = createNotices({
    ...{ store, clock, log, random: () => 0.5 },
    messenger: {
      editCard: (sale, messageId) => hear(`edit ${messageId}`, sale),
      sendCard: (sale) => hear("send", sale),
      say: (notice, sale) => hear(`say ${notice.kind}`, sale),
    },
    customers: { deliver: async () => done, oweLost: async () => undefined, oweLostOne: async () => undefined },
    boards: { deliver: (notice) => hear(`board ${notice.key}`, null) },
  });
  await putChat(store.db, { user_id: 7, first_name: "Ada", account_id: "ada", created_at: noon });
  let count = 0;
  return {
    ...{ store, faults, clock, calls, script, shown, complaints, notices },
    async sell(over: Partial<Purchase> = {}): Promise<Purchase> {
      const sale = aPurchase({ state: "pending", ...over });
      await insertPurchase(store.db, sale);
      return sale;
    },
    async owe(sale: Purchase, kind: NoticeKind = "card"): Promise<void> {
      const id = `n${++count}`;
      const key = `${kind}:${sale.id}`;
      await owe(store.db, { id, userId: sale.user_id, purchaseId: sale.id, kind, key, now: clock.now() });
    },
    due: (): Promise<Notice[]> => dueNotices(store.db, Number.MAX_SAFE_INTEGER, 100),
    async deliver(ms = 0): Promise<void> {
      notices.start();
      await clock.advance(ms);
      await notices.idle();
    },
    async [Symbol.asyncDispose]() {
      await notices[Symbol.asyncDispose]();
      await store[Symbol.asyncDispose]();
    },
  };
}

describe("a card that is owed", () => {
  it("is edited in place, from the row as it is then", async () => {
    await using counter = await openCounter();
    const sale = await counter.sell();
    await counter.owe(sale);
    await counter.store.db.updateTable("purchase").set({ state: "succeeded" }).where("id", "=", sale.id).execute();
    await counter.deliver();
    expect(counter.calls).toEqual(["edit 100"]);
    expect(counter.shown.map((row) => row.state)).toEqual(["succeeded"]);
    expect(await counter.due()).toEqual([]);
  });

  it("is sent anew where its message is gone, and is edited there from then on", async () => {
    await using counter = await openCounter();
    const sale = await counter.sell();
    counter.script.push({ kind: "gone" }, { kind: "done", messageId: 200 });
    await counter.owe(sale);
    await counter.deliver();
    expect(await findPurchase(counter.store.db, sale.id)).toMatchObject({ card_message_id: 200 });
    await counter.owe(sale);
    await counter.deliver();
    expect(counter.calls).toEqual(["edit 100", "send", "edit 200"]);
  });

  it("is sent where there is no message yet", async () => {
    await using counter = await openCounter();
    await counter.owe(await counter.sell({ card_message_id: null }));
    await counter.deliver();
    expect(counter.calls).toEqual(["send"]);
  });

  it("is delivered again when it is owed anew while it is under way", async () => {
    await using counter = await openCounter();
    const sale = await counter.sell();
    const slow = Promise.withResolvers<Delivered>();
    counter.script.push(slow.promise);
    await counter.owe(sale);
    counter.notices.start();
    await counter.clock.advance(0);
    expect(counter.calls).toEqual(["edit 100"]);
    await counter.owe(sale);
    await counter.clock.advance(0);
    expect(counter.calls).toEqual(["edit 100"]);
    slow.resolve(done);
    await counter.clock.advance(0);
    await counter.notices.idle();
    expect(counter.calls).toEqual(["edit 100", "edit 100"]);
    expect(await counter.due()).toEqual([]);
  });

  it("is tried again after a failure, ever more rarely", async () => {
    await using counter = await openCounter();
    await counter.owe(await counter.sell());
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

  it("waits as long as Telegram asks to", async () => {
    await using counter = await openCounter();
    await counter.owe(await counter.sell());
    counter.script.push({ kind: "failed", why: "429", retryAfterMs: 35_000 });
    await counter.deliver(34_999);
    expect(counter.calls).toHaveLength(1);
    await counter.deliver(1);
    expect(counter.calls).toHaveLength(2);
  });

  it("outlasts an outage of Telegram of most of a day", async () => {
    await using counter = await openCounter();
    await counter.owe(await counter.sell());
    counter.script.push(...Array.from({ length: 250 }, () => failed));
    await counter.deliver(24 * 3_600_000);
    expect(counter.calls).toHaveLength(251);
    expect(await counter.due()).toEqual([]);
    expect(counter.complaints).toEqual([]);
  });

  it("is given up, and reported, when Telegram refuses it for good", async () => {
    await using counter = await openCounter();
    await counter.owe(await counter.sell());
    counter.script.push({ kind: "refused", why: "can't parse entities" });
    await counter.deliver();
    expect(await findNotice(counter.store.db, "n1")).toMatchObject({ failure: "refused" });
    expect(counter.complaints).toEqual(["notice.refused"]);
  });

  it("that cannot be drawn is put off like one that failed, and holds up no other", async () => {
    await using counter = await openCounter();
    const broken = await counter.sell();
    const whole = await counter.sell();
    counter.script.push(new Error("the token does not open"));
    await counter.owe(broken);
    await counter.owe(whole);
    await counter.deliver();
    expect(counter.shown.map((row) => row.id)).toEqual([broken.id, whole.id]);
    expect(await counter.due()).toMatchObject([{ purchase_id: broken.id, attempts: 1 }]);
    expect(counter.complaints).toEqual(["notice.failed"]);
  });
});

describe("a chat that blocked the bot", () => {
  it("is owed nothing more, until its user is back: then its cards are", async () => {
    await using counter = await openCounter();
    const sale = await counter.sell();
    counter.script.push({ kind: "unreachable" });
    await counter.owe(sale);
    await counter.owe(sale, "settled");
    await counter.deliver();
    expect(counter.calls).toEqual(["edit 100"]);
    expect(await findChat(counter.store.db, 7)).toMatchObject({ is_reachable: 0 });
    expect(await counter.due()).toEqual([]);
    await reviveCards(counter.store.db, 7, counter.clock.now());
    await counter.deliver();
    expect(counter.calls).toEqual(["edit 100", "edit 100"]);
    expect(await counter.due()).toEqual([]);
  });

  it("does not hold up another chat", async () => {
    await using counter = await openCounter();
    const hanging = Promise.withResolvers<Delivered>();
    counter.script.push(hanging.promise);
    await counter.owe(await counter.sell());
    const other = await counter.sell({ user_id: 8 });
    await counter.owe(other);
    counter.notices.start();
    await counter.clock.advance(0);
    expect(counter.shown.map((row) => row.user_id)).toEqual([7, 8]);
    hanging.resolve(done);
  });
});

describe("what is owed while notices are paid", () => {
  it("is paid as it is owed, also where it is more than is paid at once", async () => {
    await using counter = await openCounter();
    await counter.deliver();
    const hanging = Promise.withResolvers<Delivered>();
    counter.script.push(...Array.from({ length: 200 }, () => hanging.promise));
    for (let userId = 1000; userId < 1450; userId++) await counter.owe(await counter.sell({ user_id: userId }));
    await counter.clock.advance(0);
    expect(counter.calls.length).toBeGreaterThanOrEqual(200);
    hanging.resolve(done);
    await counter.deliver();
    expect(counter.calls).toHaveLength(450);
    expect(await counter.due()).toEqual([]);
  });
});

describe("what is said beside a card", () => {
  it("comes after the card, in order", async () => {
    await using counter = await openCounter();
    const sale = await counter.sell();
    await counter.owe(sale);
    await counter.owe(sale, "settled");
    await counter.owe(sale, "token");
    await counter.deliver();
    expect(counter.calls).toEqual(["edit 100", "say settled", "say token"]);
  });

  it("is marked as said before it is said, and never said twice", async () => {
    await using counter = await openCounter();
    const sale = await counter.sell();
    await counter.owe(sale, "settled");
    const slow = Promise.withResolvers<Delivered>();
    counter.script.push(slow.promise);
    counter.notices.start();
    await counter.clock.advance(0);
    expect(counter.calls).toEqual(["say settled"]);
    expect(await counter.due()).toEqual([]);
    slow.resolve(failed);
    await counter.deliver(60_000);
    await counter.owe(sale, "settled");
    await counter.deliver(60_000);
    expect(counter.calls).toEqual(["say settled"]);
    expect(counter.complaints).toEqual(["notice.lost"]);
  });
});

describe("what is begun as it is owed", () => {
  it("after it was disposed of, what is owed is left to the next start", async () => {
    await using counter = await openCounter();
    await counter.deliver();
    await counter.notices[Symbol.asyncDispose]();
    await counter.owe(await counter.sell(), "desk");
    await counter.clock.advance(0);
    expect(counter.calls).toEqual([]);
    expect((await counter.due()).length).toBe(1);
  });

  it("what the store could not book is tried again within seconds", async () => {
    await using counter = await openCounter();
    await counter.deliver();
    const sale = await counter.sell();
    const slow = Promise.withResolvers<Delivered>();
    counter.script.push(slow.promise);
    await counter.owe(sale);
    await counter.clock.advance(0);
    counter.faults.isDown = true;
    slow.resolve(done);
    await counter.clock.advance(0);
    counter.faults.isDown = false;
    await counter.clock.advance(10_000);
    expect(counter.complaints).toContain("notice.not_booked");
    expect(await counter.due()).toEqual([]);
  });

  it("is paid in order for one chat, beside a backlog", async () => {
    await using counter = await openCounter();
    const first = Promise.withResolvers<Delivered>();
    const rest = Promise.withResolvers<Delivered>();
    counter.script.push(first.promise, ...Array.from({ length: 199 }, () => rest.promise));
    for (let userId = 1000; userId < 1200; userId++) await counter.owe(await counter.sell({ user_id: userId }));
    await counter.clock.advance(1);
    const older = await counter.sell({ user_id: 5000 });
    await counter.owe(older, "desk");
    const sale = await counter.sell({ user_id: 5000 });
    counter.notices.start();
    await counter.clock.advance(0);
    expect(counter.calls.length).toBe(200);
    const turn = () => new Promise((r) => setTimeout(r, 10));
    {
      using disk = holdDisk();
      first.resolve(done);
      await turn();
      const owing = counter.owe(sale, "login");
      await turn();
      disk.letGo();
      await turn();
      disk.open();
      await owing;
      await turn();
    }
    rest.resolve(done);
    await counter.notices.idle();
    expect(counter.calls.slice(200)).toEqual(["say desk", "say login"]);
  });
});
