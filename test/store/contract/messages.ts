import { describe, expect, it } from "vitest";
import {
  addWebhookSecret,
  findAccount,
  insertAccount,
  putChat,
  webhookSecrets,
} from "../../../src/accounts/accounts.queries.ts";
import { finishUpdate, pruneUpdates, storeUpdates, undoneUpdates } from "../../../src/bot/inbox/updates.queries.ts";
import {
  dropNotices,
  dueNotices,
  findNotice,
  finishNotice,
  nextNoticeTime,
  postponeNotice,
} from "../../../src/outbox/deliveries.queries.ts";
import { enqueue, type Owed, reviveCards } from "../../../src/outbox/notices.queries.ts";
import {
  finishWebhookEvent,
  storeWebhookEvents,
  undoneWebhookEvents,
} from "../../../src/sales/webhook-events.queries.ts";
import { anAccount, noon } from "../../support/builders.ts";
import { openBook } from "./book.ts";
import type { Engine } from "./engine.ts";

/** The contract of every engine about accounts, incoming updates and outgoing messages. */
export function describeMessageTables(name: string, engine: Engine): void {
  describe(name, () => {
    const book = openBook(engine);

    describe("updates of Telegram", () => {
      const update = (update_id: number) => ({ update_id, sender_id: 7, raw_sealed: `sealed ${update_id}` });

      it("tells new updates from redelivered ones", async () => {
        expect(await storeUpdates(book.store.db, [update(1), update(2)], noon)).toEqual(new Set([1, 2]));
        expect(await storeUpdates(book.store.db, [update(2), update(3)], noon)).toEqual(new Set([3]));
        expect(await storeUpdates(book.store.db, [], noon)).toEqual(new Set());
      });

      it("finishes an update once, and forgets its text", async () => {
        await storeUpdates(book.store.db, [update(2), update(1)], noon);
        expect(await finishUpdate(book.store.db, 1, noon, null)).toBe(true);
        expect(await finishUpdate(book.store.db, 1, noon, "late")).toBe(false);
        expect(await undoneUpdates(book.store.db)).toEqual([{ ...update(2), received_at: noon }]);
        const done = book.store.db.selectFrom("telegram_update").selectAll().where("update_id", "=", 1);
        expect(await done.executeTakeFirst()).toMatchObject({ raw_sealed: "", failure: null });
        expect(await storeUpdates(book.store.db, [update(1)], noon)).toEqual(new Set());
      });

      it("forgets handled updates after a while, and never one that is not handled", async () => {
        await storeUpdates(book.store.db, [update(1), update(2)], noon);
        await finishUpdate(book.store.db, 1, noon, null);
        await pruneUpdates(book.store.db, noon + 1);
        expect(await undoneUpdates(book.store.db)).toEqual([{ ...update(2), received_at: noon }]);
        expect(await storeUpdates(book.store.db, [update(1)], noon)).toEqual(new Set([1]));
      });
    });

    describe("webhook events", () => {
      const event = (body: string, account_id = "ada") => ({
        ...{ account_id, body_sha256: body, raw_sealed: `sealed ${body}`, received_at: noon },
        ...{ done_at: null, result: null, reference: "VB-ONE" },
      });

      it("takes the same body for the same event, and the same reference for nothing of the kind", async () => {
        await storeWebhookEvents(book.store.db, [event("pending"), event("token")]);
        await storeWebhookEvents(book.store.db, [event("token"), event("token", "bola")]);
        await storeWebhookEvents(book.store.db, []);
        const undone = await undoneWebhookEvents(book.store.db, 10);
        expect(undone.map(({ account_id, body_sha256 }) => `${account_id} ${body_sha256}`).sort()).toEqual([
          ...["ada pending", "ada token", "bola token"],
        ]);
      });

      it("does not take a body for new that was applied", async () => {
        await storeWebhookEvents(book.store.db, [event("pending")]);
        await finishWebhookEvent(book.store.db, event("pending"), {
          now: noon,
          result: "applied",
          reference: "VB-ONE",
        });
        await storeWebhookEvents(book.store.db, [event("pending")]);
        expect(await undoneWebhookEvents(book.store.db, 10)).toEqual([]);
      });
    });

    describe("notices", () => {
      const owed = (over: Partial<Owed> = {}): Owed => ({
        ...{ id: "n1", userId: 7, purchaseId: null, kind: "card", key: "card:1", now: noon },
        ...over,
      });
      const only = async () => {
        const [notice, ...others] = await dueNotices(book.store.db, noon + 1_000_000, 10);
        expect(others).toEqual([]);
        if (!notice) throw new Error("Nothing is due");
        return notice;
      };

      it("enqueues a card again, in the same row, with another version", async () => {
        await enqueue(book.store.db, owed());
        await postponeNotice(book.store.db, await only(), noon + 500);
        await enqueue(book.store.db, owed({ id: "n2", now: noon + 1 }));
        expect(await only()).toMatchObject({ id: "n1", version: 2, due_at: noon + 1, attempts: 0, done_at: null });
      });

      it("owes anything else once", async () => {
        await enqueue(book.store.db, owed({ kind: "settled", key: "settled:1" }));
        const notice = await only();
        await enqueue(book.store.db, owed({ id: "n2", kind: "settled", key: "settled:1" }));
        expect(await only()).toEqual(notice);
        await finishNotice(book.store.db, notice, noon, null);
        await enqueue(book.store.db, owed({ id: "n3", kind: "settled", key: "settled:1" }));
        expect(await dueNotices(book.store.db, noon + 10, 10)).toEqual([]);
      });

      it("does not finish a card that was enqueued again while it was delivered", async () => {
        await enqueue(book.store.db, owed());
        const delivered = await only();
        await enqueue(book.store.db, owed({ id: "n2" }));
        expect(await finishNotice(book.store.db, delivered, noon, null)).toBe(false);
        expect(await finishNotice(book.store.db, await only(), noon, null)).toBe(true);
        expect(await dueNotices(book.store.db, noon + 10, 10)).toEqual([]);
      });

      it("finishes a notice for one of those who try", async () => {
        await enqueue(book.store.db, owed({ kind: "token", key: "token:1" }));
        const notice = await only();
        const tries = Array.from({ length: 10 }, () => finishNotice(book.store.db, notice, noon, null));
        expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
      });

      it("does not put off a card that was enqueued again meanwhile", async () => {
        await enqueue(book.store.db, owed());
        const earlier = await only();
        await enqueue(book.store.db, owed({ id: "n2" }));
        await postponeNotice(book.store.db, earlier, noon + 500);
        expect(await only()).toMatchObject({ due_at: noon, attempts: 0 });
      });

      it("lists what is due in order, and when the next is", async () => {
        await enqueue(book.store.db, owed({ id: "b", key: "b" }));
        await enqueue(book.store.db, owed({ id: "a", key: "a" }));
        await enqueue(book.store.db, owed({ id: "c", key: "c", now: noon + 7 }));
        expect((await dueNotices(book.store.db, noon, 10)).map((notice) => notice.id)).toEqual(["a", "b"]);
        expect(await nextNoticeTime(book.store.db, noon)).toBe(noon + 7);
        expect(await nextNoticeTime(book.store.db, noon + 7)).toBeNull();
      });

      it("drops the messages of an unreachable chat, and revives only its cards", async () => {
        await enqueue(book.store.db, owed({ id: "card", key: "card:1" }));
        await enqueue(book.store.db, owed({ id: "ping", key: "settled:1", kind: "settled" }));
        await enqueue(book.store.db, owed({ id: "other", key: "card:2", userId: 8 }));
        await dropNotices(book.store.db, 7, noon, "unreachable");
        expect((await dueNotices(book.store.db, noon, 10)).map((notice) => notice.id)).toEqual(["other"]);
        await reviveCards(book.store.db, 7, noon + 5);
        expect((await dueNotices(book.store.db, noon + 5, 10)).map((notice) => notice.id)).toEqual(["other", "card"]);
        expect(await findNotice(book.store.db, "ping")).toMatchObject({ failure: "unreachable" });
      });
    });

    describe("accounts", () => {
      it("keeps a chat's account when only its name is put", async () => {
        await putChat(book.store.db, { user_id: 7, first_name: "Ada", account_id: "ada", created_at: noon });
        await putChat(book.store.db, { user_id: 7, first_name: "Adaeze", created_at: noon + 1 });
        const chat = book.store.db.selectFrom("chat").selectAll().where("user_id", "=", 7);
        expect(await chat.executeTakeFirst()).toMatchObject({
          ...{ first_name: "Adaeze", account_id: "ada", is_reachable: 1, created_at: noon },
        });
      });

      it("accepts a replaced webhook secret until its time is over", async () => {
        const secret = (id: string) => ({ id, account_id: "ada", secret_sealed: id, added_at: noon, expires_at: null });
        await addWebhookSecret(book.store.db, secret("s1"), noon + 100);
        await addWebhookSecret(book.store.db, secret("s2"), noon + 200);
        const ids = async (now: number) => (await webhookSecrets(book.store.db, "ada", now)).map((row) => row.id);
        expect(await ids(noon)).toEqual(["s2", "s1"]);
        expect(await ids(noon + 200)).toEqual(["s2"]);
        expect(await webhookSecrets(book.store.db, "bola", noon)).toEqual([]);
      });

      it("has one account per user of the service", async () => {
        await expect(
          insertAccount(book.store.db, anAccount({ id: "c", service_user_id: "service-ada" })),
        ).rejects.toThrow();
        expect(await findAccount(book.store.db, "c")).toBeUndefined();
      });
    });
  });
}
