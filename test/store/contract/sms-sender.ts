import { describe, expect, it, vi } from "vitest";
import { toKobo } from "../../../src/core/money.ts";
import { putRestored } from "../../../src/db/restored.queries.ts";
import { forgetOld, keptMs } from "../../../src/operations/retention.ts";
import { createReportTaker } from "../../../src/sms/reports.ts";
import { insertSms, smsOfSale } from "../../../src/sms/sms.queries.ts";
import type { SendOutcome } from "../../../src/sms/states.ts";
import { anSms } from "../../support/builders.ts";
import { turns, waitFor } from "../../support/until.ts";
import type { Engine } from "./engine.ts";
import { aGateway, cipher, openSmsStore, token } from "./sms-store.ts";

/** The contract of every engine about sending SMS: at most one POST per decision, whatever dies. */
export function describeSmsSender(name: string, engine: Engine): void {
  describe(`the sender of SMS in ${name}`, () => {
    const shop = openSmsStore(engine);
    const { aSale, aSender, becomes, decideNow, states } = shop;

    it("I49: posts once where two senders work on one database", async () => {
      await decideNow();
      const { gateway, sent } = aGateway();
      // A file has one process, and that one sender.
      const senders = Array.from({ length: shop.store.leases.isShared ? 2 : 1 }, () => aSender(gateway));
      await Promise.all(senders.map((sender) => sender.start()));
      await becomes("sent");
      await Promise.all(senders.map((sender) => sender.idle()));
      await Promise.all(senders.map((sender) => sender[Symbol.asyncDispose]()));
      expect(sent).toEqual([{ number: "08091234567", text: expect.stringContaining(token) }]);
    });

    it("I49: never posts again what was being sent when its process died", async () => {
      await decideNow();
      const hanging = aGateway([new Promise<SendOutcome>(() => {})]);
      const dead = aSender(hanging.gateway);
      await dead.start();
      await becomes("sending");
      if (shop.store.leases.isShared)
        await shop.store.db.updateTable("sms").set({ sent_by: "a replica that is no more" }).execute();
      const next = aGateway();
      await using sender = aSender(next.gateway);
      await sender.start();
      await becomes("unknown");
      await sender.idle();
      expect([hanging.sent.length, next.sent.length]).toEqual([1, 0]);
      const close = vi.fn();
      const closed = dead[Symbol.asyncDispose]().then(close);
      // Its last round asks the database before it waits by the clock.
      await waitFor(async () => {
        await shop.clock.advance(2000);
        return close.mock.calls.length > 0;
      }, "the sender is closed");
      await closed;
    });

    it("says that one may have arrived if the database was away when its answer came", async () => {
      await decideNow();
      const { gateway, sent } = aGateway();
      let isAway = false;
      await using sender = aSender(
        {
          ...gateway,
          async send(message) {
            isAway = true;
            return gateway.send(message);
          },
        },
        60,
        async (work) => {
          if (isAway) throw new Error("The database is away");
          return shop.store.transaction(work);
        },
      );
      await sender.start();
      await waitFor(() => sent.length === 1, "it is sent");
      await turns(20);
      isAway = false;
      await waitFor(async () => {
        await shop.clock.advance(2000);
        return (await states())[0] === "unknown";
      }, "it may have arrived");
      expect(sent).toHaveLength(1);
    });

    it("I49: finds a lost one at the gateway, unless it is another one of ours", async () => {
      await aSale("before");
      await insertSms(shop.store.db, anSms({ id: "other", purchase_id: "before", state: "sent", message_id: "m8" }));
      await decideNow();
      const found = ["m8", "m9"].map((messageId) => {
        return { messageId, state: "delivered" as const, why: null, costKobo: null };
      });
      const { gateway, sent } = aGateway([{ kind: "unknown" }], async () => found);
      await using sender = aSender(gateway);
      await sender.start();
      await becomes("unknown");
      await shop.clock.advance(19_000);
      expect(await states()).toEqual(["unknown"]);
      await waitFor(async () => {
        await shop.clock.advance(1000);
        return (await states())[0] === "delivered";
      }, "it is delivered");
      expect(await smsOfSale(shop.store.db, "sale")).toMatchObject([{ message_id: "m9" }]);
      expect(sent).toHaveLength(1);
    });

    it("takes no message for a lost one that may be the next SMS of the sale, whose answer is still to come", async () => {
      await decideNow();
      const answer = Promise.withResolvers<SendOutcome>();
      const found = [{ messageId: "m2", state: "sent" as const, why: null, costKobo: null }];
      const { gateway, sent } = aGateway([{ kind: "unknown" }, answer.promise], async () => found);
      await using sender = aSender(gateway);
      using _ = { [Symbol.dispose]: () => answer.resolve({ kind: "unknown" }) };
      await sender.start();
      await becomes("unknown");
      expect(await decideNow({ turn: 2, seen: "unknown" })).toBe("queued");
      await waitFor(async () => {
        await shop.clock.advance(1000);
        return (await smsOfSale(shop.store.db, "sale"))[0]?.looks === 1 || (await states())[0] === "sent";
      }, "the gateway is asked about the lost one");
      answer.resolve({ kind: "accepted", messageId: "m2", costKobo: null });
      await waitFor(async () => (await states())[1] === "sent", "the next one is sent");
      expect(sent).toHaveLength(2);
      expect(await smsOfSale(shop.store.db, "sale")).toMatchObject([{ message_id: null }, { message_id: "m2" }]);
    });

    it("tells the seller once of one that nobody can know of", async () => {
      await decideNow();
      const { gateway } = aGateway([{ kind: "unknown" }]);
      await using sender = aSender(gateway);
      await sender.start();
      await becomes("unknown");
      const owed = () => shop.store.db.selectFrom("notice").select(["kind", "key"]).orderBy("kind").execute();
      const [sms] = await smsOfSale(shop.store.db, "sale");
      expect(await owed()).toMatchObject([{ kind: "card" }, { kind: "sms", key: `sms:${sms?.id}:unknown` }]);
    });

    it("posts again what never left, and gives up when it is of no use any more", async () => {
      await decideNow();
      const { gateway, sent } = aGateway([{ kind: "unsent", retryAfterMs: 5000 }]);
      await using sender = aSender(gateway);
      await sender.start();
      await waitFor(async () => (await smsOfSale(shop.store.db, "sale"))[0]?.tries === 1, "it was put off");
      await shop.clock.advance(5000);
      await waitFor(async () => {
        await shop.clock.advance(1000);
        return (await states())[0] === "sent";
      }, "it is sent");
      expect(sent).toHaveLength(2);
      await aSale("late");
      await insertSms(
        shop.store.db,
        anSms({ id: "late", purchase_id: "late", created_at: shop.clock.now() - 600_000, next_at: shop.clock.now() }),
      );
      await becomes("failed", "late");
      expect(await smsOfSale(shop.store.db, "late")).toMatchObject([{ why: "late" }]);
      expect(sent).toHaveLength(2);
    });

    it("keeps within the minute's pace", async () => {
      for (const id of ["one", "two", "three"]) {
        await aSale(id);
        expect(await decideNow({}, id)).toBe("queued");
      }
      const { gateway, sent } = aGateway();
      await using sender = aSender(gateway, 2);
      await sender.start();
      await waitFor(() => sent.length === 2, "two are sent");
      await turns();
      expect(sent).toHaveLength(2);
      await shop.clock.advance(62_000);
      await waitFor(async () => {
        await shop.clock.advance(1000);
        return sent.length === 3;
      }, "the third is sent");
    });

    it("counts in the minute's pace what is begun and not claimed yet", async () => {
      const sales = ["one", "two", "three"];
      for (const id of sales) {
        await aSale(id);
        await decideNow({}, id);
      }
      const { gateway, sent } = aGateway();
      const second = Promise.withResolvers<void>();
      let begun = 0;
      await using sender = aSender(gateway, 2, async (work) => {
        if (++begun === 2) await second.promise;
        return shop.store.transaction(work);
      });
      using _ = { [Symbol.dispose]: () => second.resolve() };
      await sender.start();
      const areSent = async () =>
        (await Promise.all(sales.map(states))).flat().filter((state) => state === "sent").length;
      await waitFor(async () => (await areSent()) === 1, "one is sent");
      await turns(20);
      expect(sent).toHaveLength(1);
      second.resolve();
      await waitFor(async () => (await areSent()) === 2, "the other is sent");
      expect(sent).toHaveLength(2);
    });

    it("tries a gateway that does not answer with one at a time", async () => {
      for (const id of ["one", "two", "three", "four"]) {
        await aSale(id);
        await decideNow({}, id);
      }
      const { gateway, sent } = aGateway(Array.from({ length: 9 }, () => ({ kind: "unknown" as const })));
      await using sender = aSender(gateway);
      await sender.start();
      await waitFor(() => sent.length >= 2, "two are lost");
      await waitFor(async () => !(await states("two")).includes("sending"), "both are over");
      // Others had begun before.
      await sender.idle();
      const lost = sent.length;
      expect(lost).toBeLessThanOrEqual(4);
      await aSale("later");
      await decideNow({}, "later");
      await turns(20);
      expect(sent.length).toBe(lost);
    });

    it("tries a silent gateway again after a try that had nothing to post", async () => {
      for (const id of ["one", "two"]) {
        await aSale(id);
        await decideNow({}, id);
      }
      const { gateway, sent } = aGateway([{ kind: "unknown" }, { kind: "unknown" }]);
      await using sender = aSender(gateway);
      await sender.start();
      await becomes("unknown", "one");
      await becomes("unknown", "two");
      await sender.idle();
      for (const id of ["gone", "later"]) {
        await aSale(id);
        await decideNow({}, id);
        await shop.clock.advance(1);
      }
      // The service has taken it back meanwhile: there is no token to send.
      await shop.store.db.updateTable("purchase").set({ state: "failed" }).where("id", "=", "gone").execute();
      await waitFor(async () => {
        await shop.clock.advance(1000);
        return (await states("gone"))[0] === "failed";
      }, "the one without a token is given up");
      await waitFor(async () => {
        await shop.clock.advance(1000);
        return (await states("later"))[0] === "sent";
      }, "the next one is sent");
      expect(sent).toHaveLength(3);
    });

    it("believes nothing of a restored book that has no end in it", async () => {
      await decideNow();
      await putRestored(shop.store.db, { endAt: shop.clock.now(), at: shop.clock.now() + 1, state: "open" });
      const { gateway, sent } = aGateway();
      await using sender = aSender(gateway);
      await sender.start();
      await becomes("unknown");
      expect(sent).toEqual([]);
    });

    it("takes a report once, keeps what nobody knows for an hour, and recognizes a lost one by its number", async () => {
      await decideNow();
      const { gateway } = aGateway([{ kind: "unknown" }]);
      await using sender = aSender(gateway);
      const take = createReportTaker({ store: shop.store, clock: shop.clock, cipher, sender });
      const report = { state: "delivered" as const, why: null, costKobo: toKobo(390), number: "08091234567" };
      expect(await take({ ...report, messageId: "early", text: null })).toBe("stored");
      expect(await take({ ...report, messageId: "early", text: null })).toBe("stored");
      const kept = () => shop.store.db.selectFrom("sms_report").select("message_id").execute();
      expect(await kept()).toEqual([{ message_id: "early" }]);
      await sender.start();
      await becomes("unknown");
      expect(await take({ ...report, messageId: "x", text: "another message" })).toBe("stored");
      expect(await states()).toEqual(["unknown"]);
      expect(await take({ ...report, messageId: "mine", text: `Token. Ref ${"VB-sale".slice(-6)}` })).toBe("stored");
      expect(await smsOfSale(shop.store.db, "sale")).toMatchObject([
        { state: "delivered", message_id: "mine", cost_kobo: 390 },
      ]);
      await shop.store.transaction((trx) => forgetOld(trx, shop.clock.now() + keptMs.smsReport + 1));
      expect(await kept()).toEqual([]);
    });
  });
}
