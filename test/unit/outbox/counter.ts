import { putChat } from "../../../src/accounts/accounts.queries.ts";
import type { Log } from "../../../src/core/log.ts";
import { createNotices, type Messengers } from "../../../src/delivery/deliver.ts";
import { dueNotices } from "../../../src/outbox/deliveries.queries.ts";
import type { NoticeKind } from "../../../src/outbox/messages.table.ts";
import type { Delivered } from "../../../src/outbox/messenger.ts";
import { enqueue, type Notice } from "../../../src/outbox/notices.queries.ts";
import { insertPurchase, type Purchase } from "../../../src/sales/purchases.queries.ts";
import { aPurchase, noon, openTempStore } from "../../support/builders.ts";
import { createFakeClock } from "../../support/fake-clock.ts";

export const done: Delivered = { kind: "done", messageId: 100 };
export const failed: Delivered = { kind: "failed", why: "network", retryAfterMs: null };

/** A chat with given answers, one per call, and `done` after the last. */
export async function openCounter() {
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
  const messengers: Messengers = {
    messenger: {
      editCard: (sale, messageId) => hear(`edit ${messageId}`, sale),
      sendCard: (sale) => hear("send", sale),
      say: (notice, sale) => hear(`say ${notice.kind}`, sale),
    },
    customers: { deliver: async () => done, enqueueLost: async () => undefined, enqueueLostOne: async () => undefined },
    live: {
      board: (notice) => hear(`board ${notice.key}`, null),
      batch: (notice) => hear(`list ${notice.key}`, null),
      close: (notice) => hear(`close ${notice.key}`, null),
      request: (notice) => hear(`request ${notice.key}`, null),
      alert: (notice) => hear(`alert ${notice.key}`, null),
      repeat: (notice) => hear(`repeat ${notice.key}`, null),
    },
  };
  const notices = createNotices({ store, clock, log, random: () => 0.5, messengers: async () => messengers });
  await putChat(store.db, { user_id: 7, first_name: "Ada", account_id: "ada", created_at: noon });
  let count = 0;
  return {
    ...{ store, faults, clock, calls, script, shown, complaints, notices },
    async sell(over: Partial<Purchase> = {}): Promise<Purchase> {
      const sale = aPurchase({ state: "pending", ...over });
      await insertPurchase(store.db, sale);
      return sale;
    },
    async enqueue(sale: Purchase, kind: NoticeKind = "card"): Promise<void> {
      const id = `n${++count}`;
      const key = `${kind}:${sale.id}`;
      await enqueue(store.db, { id, userId: sale.user_id, purchaseId: sale.id, kind, key, now: clock.now() });
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
