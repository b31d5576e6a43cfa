import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { insertAccount } from "../../../src/accounts/accounts.queries.ts";
import { createCalendar } from "../../../src/core/calendar.ts";
import { createCipher } from "../../../src/core/cipher.ts";
import { createIds } from "../../../src/core/ids.ts";
import { silentLog } from "../../../src/core/log.ts";
import { toKobo } from "../../../src/core/money.ts";
import type { Store } from "../../../src/db/open.ts";
import { putRestored } from "../../../src/db/restored.queries.ts";
import { identityOf } from "../../../src/db/sealed.ts";
import { eraseAccount } from "../../../src/erasure/erasures.queries.ts";
import { forgetOld, keptMs } from "../../../src/operations/retention.ts";
import { findPurchase, insertPurchase } from "../../../src/sales/purchases.queries.ts";
import { type DecideDeps, type Decision, decideSms } from "../../../src/sms/decide.ts";
import { createSmsDesk } from "../../../src/sms/desk.ts";
import type { SmsGateway } from "../../../src/sms/port.ts";
import { createReportTaker } from "../../../src/sms/reports.ts";
import { createSmsSender } from "../../../src/sms/send.ts";
import { insertSms, smsOfSale, updateSms } from "../../../src/sms/sms.queries.ts";
import type { SendOutcome } from "../../../src/sms/states.ts";
import { anAccount, anElectricitySale, noon } from "../../support/builders.ts";
import { aPerson } from "../../support/customers-book.ts";
import { createFakeClock, type FakeClock } from "../../support/fake-clock.ts";
import { anSms } from "../../support/sms.ts";
import { turns, waitFor } from "../../support/until.ts";
import type { Engine } from "./engine.ts";

const token = "12345678901234567890";
const bytes = (size: number) => crypto.getRandomValues(new Uint8Array(size));
const cipher = createCipher([Buffer.alloc(32, 7)], bytes);
const calendar = createCalendar({ zone: "UTC" });

/** A gateway that answers what a test says, and counts what it is asked to send. */
function aGateway(answers: (SendOutcome | Promise<SendOutcome>)[] = [], lookUp?: SmsGateway["lookUp"]) {
  const sent: { number: string; text: string }[] = [];
  const gateway: SmsGateway = {
    name: "termii",
    async send(message) {
      sent.push(message);
      return (await answers.shift()) ?? { kind: "accepted", messageId: `m${sent.length}`, costKobo: toKobo(400) };
    },
    readReport: () => null,
    ...(lookUp && { lookUp }),
    async [Symbol.asyncDispose]() {},
  };
  return { gateway, sent };
}

/** The contract of every engine about SMS: at most one POST per decision, whatever dies. */
export function describeSms(name: string, engine: Engine): void {
  describe(`tokens by SMS in ${name}`, () => {
    let store: Store;
    let clock: FakeClock;
    const decide: DecideDeps = {
      ...{ cipher, calendar, limits: { perShop: 4, perDay: 5 }, gateway: "termii" },
      readToken: ({ state }) => (state === "succeeded" ? token : null),
      partsOf: (_sale, text) => [text],
    };
    const aSale = (id: string, over = {}) =>
      insertPurchase(
        store.db,
        anElectricitySale({ id, reference: `VB-${id}`, state: "succeeded", delivery: "delivered", ...over }),
      );
    const stamp = () => ({ ids: createIds(clock, bytes), now: clock.now() });

    beforeEach(async () => {
      clock = createFakeClock();
      store = await engine.open();
      for (const id of ["ada", "bola"]) await insertAccount(store.db, anAccount({ id }));
      await aSale("sale");
    });
    afterEach(() => store[Symbol.asyncDispose]());

    async function decideNow(over: Partial<Decision> = {}, saleId = "sale") {
      const purchase = await findPurchase(store.db, saleId);
      if (!purchase) throw new Error("No sale");
      const decision = { purchase, number: "08091234567", turn: 1, seen: null, isOwner: true, ...over };
      return store.transaction((trx) => decideSms(trx, decide, stamp(), decision));
    }

    function aSender(gateway: SmsGateway, perMinute = 60, transaction = store.transaction) {
      const ids = createIds(clock, bytes);
      return createSmsSender({
        ...{
          store: { ...store, transaction },
          clock,
          ids,
          log: silentLog,
          random: () => 0.5,
          smsGateway: gateway,
          perMinute,
          ...decide,
        },
      });
    }
    const states = async (saleId = "sale") => (await smsOfSale(store.db, saleId)).map(({ state }) => state);
    const becomes = (state: string, saleId = "sale") =>
      waitFor(async () => (await states(saleId)).at(-1) === state, `it is ${state}`);

    it("I49: makes one row of taps at once, and none of a tap on what is not so any more", async () => {
      const decided = await Promise.all(Array.from({ length: 8 }, () => decideNow()));
      expect(decided.toSorted()).toEqual([...Array(7).fill("old"), "queued"]);
      expect(await decideNow({ turn: 2, seen: "unknown" })).toBe("old");
      const [sms = anSms()] = await smsOfSale(store.db, "sale");
      await updateSms(store.db, sms, { state: "unknown" }, noon);
      expect(await decideNow({ turn: 2, seen: "failed" })).toBe("old");
      expect(await decideNow({ turn: 2, seen: "unknown" })).toBe("queued");
    });

    it("I49: posts once where two senders work on one database", async () => {
      await decideNow();
      const { gateway, sent } = aGateway();
      // A file has one process, and that one sender.
      const senders = Array.from({ length: store.leases.isShared ? 2 : 1 }, () => aSender(gateway));
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
      if (store.leases.isShared)
        await store.db.updateTable("sms").set({ sent_by: "a replica that is no more" }).execute();
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
        await clock.advance(2000);
        return close.mock.calls.length > 0;
      }, "the sender is closed");
      await closed;
    });

    it("I49: finds a lost one at the gateway, unless it is another one of ours", async () => {
      await aSale("before");
      await insertSms(store.db, anSms({ id: "other", purchase_id: "before", state: "sent", message_id: "m8" }));
      await decideNow();
      const found = ["m8", "m9"].map((messageId) => {
        return { messageId, state: "delivered" as const, why: null, costKobo: null };
      });
      const { gateway, sent } = aGateway([{ kind: "unknown" }], async () => found);
      await using sender = aSender(gateway);
      await sender.start();
      await becomes("unknown");
      await clock.advance(19_000);
      expect(await states()).toEqual(["unknown"]);
      await waitFor(async () => {
        await clock.advance(1000);
        return (await states())[0] === "delivered";
      }, "it is delivered");
      expect(await smsOfSale(store.db, "sale")).toMatchObject([{ message_id: "m9" }]);
      expect(sent).toHaveLength(1);
    });

    it("tells the seller once of one that nobody can know of", async () => {
      await decideNow();
      const { gateway } = aGateway([{ kind: "unknown" }]);
      await using sender = aSender(gateway);
      await sender.start();
      await becomes("unknown");
      const owed = () => store.db.selectFrom("notice").select(["kind", "key"]).orderBy("kind").execute();
      const [sms] = await smsOfSale(store.db, "sale");
      expect(await owed()).toMatchObject([{ kind: "card" }, { kind: "sms", key: `sms:${sms?.id}:unknown` }]);
    });

    it("posts again what never left, and gives up when it is of no use any more", async () => {
      await decideNow();
      const { gateway, sent } = aGateway([{ kind: "unsent", retryAfterMs: 5000 }]);
      await using sender = aSender(gateway);
      await sender.start();
      await waitFor(async () => (await smsOfSale(store.db, "sale"))[0]?.tries === 1, "it was put off");
      await clock.advance(5000);
      await waitFor(async () => {
        await clock.advance(1000);
        return (await states())[0] === "sent";
      }, "it is sent");
      expect(sent).toHaveLength(2);
      await aSale("late");
      await insertSms(
        store.db,
        anSms({ id: "late", purchase_id: "late", created_at: clock.now() - 600_000, next_at: clock.now() }),
      );
      await becomes("failed", "late");
      expect(await smsOfSale(store.db, "late")).toMatchObject([{ why: "late" }]);
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
      await clock.advance(62_000);
      await waitFor(async () => {
        await clock.advance(1000);
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
        return store.transaction(work);
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

    it("limits a sale, a shop's day and everybody's day", async () => {
      for (const turn of [1, 2, 3]) {
        expect(await decideNow({ turn, seen: turn === 1 ? null : "failed" })).toBe("queued");
        const sms = (await smsOfSale(store.db, "sale")).at(-1) ?? anSms();
        await updateSms(store.db, sms, { state: "failed" }, noon);
      }
      expect(await decideNow({ turn: 4, seen: "failed" })).toBe("sale_limit");
      for (const id of ["b", "c"]) await aSale(id);
      expect(await decideNow({}, "b")).toBe("queued");
      expect(await decideNow({}, "c")).toBe("shop_limit");
      for (const id of ["d", "e"]) await aSale(id, { account_id: "bola" });
      expect(await decideNow({}, "d")).toBe("queued");
      expect(await decideNow({}, "e")).toBe("day_limit");
      await clock.advance(86_400_000);
      expect(await decideNow({}, "e")).toBe("queued");
    });

    it("follows who may send them, and sends nothing of play money or without a token", async () => {
      const desk = createSmsDesk(decide);
      await desk.choose(store.db, "ada", "owners");
      expect(await decideNow({ isOwner: false })).toBe("not_allowed");
      await desk.choose(store.db, "ada", "none");
      expect(await decideNow()).toBe("not_allowed");
      await desk.choose(store.db, "ada", "all");
      await aSale("play", { mode: "sandbox" });
      expect(await decideNow({}, "play")).toBe("no_token");
      await aSale("failed", { state: "failed" });
      expect(await decideNow({}, "failed")).toBe("no_token");
      expect(await decideNow({ isOwner: false })).toBe("queued");
    });

    it("sends the first token by itself to a customer who always gets an SMS, and no other", async () => {
      const desk = createSmsDesk(decide);
      await aPerson(store.db, { id: "musa", name: "Musa", kind: "meter", numbers: ["45001234567"] });
      await aPerson(store.db, { id: "other" });
      await store.db
        .insertInto("person_thing")
        .values({
          ...{ id: "phone", person_id: "musa", account_id: "ada", kind: "phone", number: "08091234567" },
          ...{ last_sale_id: null, created_at: noon },
        })
        .execute();
      const sale = await findPurchase(store.db, "sale");
      if (!sale) throw new Error("No sale");
      const step = { changes: {}, journal: [{ kind: "token" }], announcements: [], recheck: false } as never;
      const follow = () => store.transaction((trx) => desk.followSale(trx, stamp(), sale, step));
      await follow();
      expect(await states()).toEqual([]);
      await store.db.updateTable("person").set({ always_sms: 1 }).where("id", "=", "musa").execute();
      await putRestored(store.db, { endAt: noon, at: (sale.confirmed_at ?? 0) + 1, state: "open" });
      await follow();
      expect(await states()).toEqual([]);
      await putRestored(store.db, { endAt: 0, at: 1, state: "open" });
      await follow();
      await follow();
      expect(await states()).toEqual(["waiting"]);
    });

    it("believes nothing of a restored book that has no end in it", async () => {
      await decideNow();
      await putRestored(store.db, { endAt: clock.now(), at: clock.now() + 1, state: "open" });
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
      const take = createReportTaker({ store, clock, cipher, sender });
      const report = { state: "delivered" as const, why: null, costKobo: toKobo(390), number: "08091234567" };
      expect(await take({ ...report, messageId: "early", text: null })).toBe("stored");
      expect(await take({ ...report, messageId: "early", text: null })).toBe("stored");
      const kept = () => store.db.selectFrom("sms_report").select("message_id").execute();
      expect(await kept()).toEqual([{ message_id: "early" }]);
      await sender.start();
      await becomes("unknown");
      expect(await take({ ...report, messageId: "x", text: "another message" })).toBe("stored");
      expect(await states()).toEqual(["unknown"]);
      expect(await take({ ...report, messageId: "mine", text: `Token. Ref ${"VB-sale".slice(-6)}` })).toBe("stored");
      expect(await smsOfSale(store.db, "sale")).toMatchObject([
        { state: "delivered", message_id: "mine", cost_kobo: 390 },
      ]);
      await store.transaction((trx) => forgetOld(trx, clock.now() + keptMs.smsReport + 1));
      expect(await kept()).toEqual([]);
    });

    it("has its number sealed, and both gone after thirty days, or when the shop's data is deleted", async () => {
      await decideNow();
      const [sms = anSms()] = await smsOfSale(store.db, "sale");
      expect(JSON.stringify(sms)).not.toContain("0809123");
      expect(cipher.open(sms.number_sealed, identityOf("sms.number", sms.id))).toBe("08091234567");
      await store.transaction((trx) => forgetOld(trx, clock.now() + keptMs.sms));
      expect(await states()).toEqual(["waiting"]);
      await store.transaction((trx) => forgetOld(trx, clock.now() + keptMs.sms + 1));
      expect(await states()).toEqual([]);
      await decideNow();
      await createSmsDesk(decide).choose(store.db, "ada", "owners");
      await store.transaction((trx) => eraseAccount(trx, "ada"));
      expect(await states()).toEqual([]);
      expect(await store.db.selectFrom("sms_shop").selectAll().execute()).toEqual([]);
    });

    it("says what they came to, and of how many the price is not known", async () => {
      await aSale("b");
      const common = { created_at: clock.now(), account_id: "ada" };
      await insertSms(store.db, anSms({ ...common, id: "a", state: "delivered", cost_kobo: 400 }));
      await insertSms(store.db, anSms({ ...common, id: "b", purchase_id: "b", state: "unknown" }));
      await insertSms(store.db, anSms({ ...common, id: "c", turn: 2, state: "failed" }));
      expect(await createSmsDesk(decide).today(store.db, clock.now())).toEqual({
        ...{ count: 3, costKobo: 400, unpriced: 1, failed: 1, unknown: 1 },
      });
    });
  });
}
