import { describe, expect, it } from "vitest";
import { silentLog } from "../../../src/core/log.ts";
import { putRestored } from "../../../src/db/restored.queries.ts";
import { identityOf } from "../../../src/db/sealed.ts";
import { eraseAccount } from "../../../src/erasure/erasures.queries.ts";
import { forgetOld, keptMs } from "../../../src/operations/retention.ts";
import { nothingStated } from "../../../src/sales/events.ts";
import { findPurchase } from "../../../src/sales/purchases.queries.ts";
import { createSettle } from "../../../src/sales/settle.ts";
import { createSmsDesk } from "../../../src/sms/desk.ts";
import { insertSms, smsOfSale, updateSms } from "../../../src/sms/sms.queries.ts";
import { anSms, aPerson, noon } from "../../support/builders.ts";
import type { Engine } from "./engine.ts";
import { cipher, openSmsStore, smsDecisions, token } from "./sms-store.ts";

/** The contract of every engine about decisions to send an SMS, and about their rows. */
export function describeSms(name: string, engine: Engine): void {
  describe(`tokens by SMS in ${name}`, () => {
    const shop = openSmsStore(engine);
    const { aSale, decideNow, stamp, states } = shop;

    /** Saves Musa with his meter and his one phone. */
    async function knowMusa(): Promise<void> {
      await aPerson(shop.store.db, { id: "musa", name: "Musa", kind: "meter", numbers: ["45001234567"] });
      await shop.store.db
        .insertInto("person_thing")
        .values({
          ...{ id: "phone", person_id: "musa", account_id: "ada", kind: "phone", number: "08091234567" },
          ...{ last_sale_id: null, created_at: noon },
        })
        .execute();
    }

    /** Has every token for Musa's meter go to his phone. */
    async function alwaysSendsToMusa(): Promise<void> {
      await knowMusa();
      await shop.store.db.updateTable("person").set({ always_sms: 1 }).execute();
    }

    it("I49: makes one row of taps at once, and none of a tap on what is not so any more", async () => {
      const decided = await Promise.all(Array.from({ length: 8 }, () => decideNow()));
      expect(decided.toSorted()).toEqual([...Array(7).fill("old"), "queued"]);
      expect(await decideNow({ turn: 2, seen: "unknown" })).toBe("old");
      const [sms = anSms()] = await smsOfSale(shop.store.db, "sale");
      await updateSms(shop.store.db, sms, { state: "unknown" }, noon);
      expect(await decideNow({ turn: 2, seen: "failed" })).toBe("old");
      expect(await decideNow({ turn: 2, seen: "unknown" })).toBe("queued");
    });

    it("limits a sale, a shop's day and everybody's day", async () => {
      for (const turn of [1, 2, 3]) {
        expect(await decideNow({ turn, seen: turn === 1 ? null : "failed" })).toBe("queued");
        const sms = (await smsOfSale(shop.store.db, "sale")).at(-1) ?? anSms();
        await updateSms(shop.store.db, sms, { state: "failed" }, noon);
      }
      expect(await decideNow({ turn: 4, seen: "failed" })).toBe("sale_limit");
      for (const id of ["b", "c"]) await aSale(id);
      expect(await decideNow({}, "b")).toBe("queued");
      expect(await decideNow({}, "c")).toBe("shop_limit");
      for (const id of ["d", "e"]) await aSale(id, { account_id: "bola" });
      expect(await decideNow({}, "d")).toBe("queued");
      expect(await decideNow({}, "e")).toBe("day_limit");
      await shop.clock.advance(86_400_000);
      expect(await decideNow({}, "e")).toBe("queued");
    });

    it("follows who may send them, and sends nothing of play money or without a token", async () => {
      const desk = createSmsDesk(smsDecisions);
      await desk.choose(shop.store.db, "ada", "owners");
      expect(await decideNow({ isOwner: false })).toBe("not_allowed");
      await desk.choose(shop.store.db, "ada", "none");
      expect(await decideNow()).toBe("not_allowed");
      await desk.choose(shop.store.db, "ada", "all");
      await aSale("play", { mode: "sandbox" });
      expect(await decideNow({}, "play")).toBe("no_token");
      await aSale("failed", { state: "failed" });
      expect(await decideNow({}, "failed")).toBe("no_token");
      expect(await decideNow({ isOwner: false })).toBe("queued");
    });

    it("sends the first token by itself to a customer who always gets an SMS, and no other", async () => {
      const desk = createSmsDesk(smsDecisions);
      await knowMusa();
      await aPerson(shop.store.db, { id: "other" });
      const sale = await findPurchase(shop.store.db, "sale");
      if (!sale) throw new Error("No sale");
      const step = { changes: {}, journal: [{ kind: "token" }], announcements: [], recheck: false } as never;
      const follow = () => shop.store.transaction((trx) => desk.followSale(trx, stamp(), sale, step));
      await follow();
      expect(await states()).toEqual([]);
      await shop.store.db.updateTable("person").set({ always_sms: 1 }).where("id", "=", "musa").execute();
      await putRestored(shop.store.db, { endAt: noon, at: (sale.confirmed_at ?? 0) + 1, state: "open" });
      await follow();
      expect(await states()).toEqual([]);
      await putRestored(shop.store.db, { endAt: 0, at: 1, state: "open" });
      await follow();
      await follow();
      expect(await states()).toEqual(["waiting"]);
    });

    it("says that one which would go out by itself does not, once the day's SMS are used up", async () => {
      const perShop = 1;
      const desk = createSmsDesk({ ...smsDecisions, limits: { perShop, perDay: 5 } });
      await alwaysSendsToMusa();
      await aSale("next");
      const step = { changes: {}, journal: [{ kind: "token" }], announcements: [], recheck: false } as never;
      for (const id of ["sale", "next", "next"]) {
        const sale = await findPurchase(shop.store.db, id);
        if (sale) await shop.store.transaction((trx) => desk.followSale(trx, stamp(), sale, step));
      }
      expect(await states()).toEqual(["waiting"]);
      expect(await smsOfSale(shop.store.db, "next")).toMatchObject([{ state: "failed", why: "limit", next_at: null }]);
      const owed = await shop.store.db.selectFrom("notice").select("kind").where("purchase_id", "=", "next").execute();
      expect(owed.map(({ kind }) => kind).toSorted()).toEqual(["card", "sms"]);
      expect(await desk.shopSms(shop.store.db, "ada", shop.clock.now())).toMatchObject({ today: 1, perDay: perShop });
    });

    it("sends by itself a token that a webhook brought while its sale was called failed, once verify calls it sold", async () => {
      await alwaysSendsToMusa();
      await aSale("refused", { state: "failed", why: "refused", settled_at: noon, delivery: "none" });
      const desk = createSmsDesk(smsDecisions);
      const settle = createSettle({
        ...{ ...stamp(), store: shop.store, clock: shop.clock, cipher, log: silentLog, random: () => 0.5 },
        enqueueAlso: (trx, purchase, step) => desk.followSale(trx, stamp(), purchase, step),
      });
      const sold = { ...nothingStated, status: "succeeded", word: "success" } as const;
      await settle.apply("refused", { kind: "webhook", statement: { ...sold, token, tokenSource: "webhook" } });
      expect(await states("refused")).toEqual([]);
      await settle.apply("refused", { kind: "verified", statement: sold });
      expect(await states("refused")).toEqual(["waiting"]);
    });

    it("has its number sealed, and both gone after thirty days, or when the shop's data is deleted", async () => {
      await decideNow();
      const [sms = anSms()] = await smsOfSale(shop.store.db, "sale");
      expect(JSON.stringify(sms)).not.toContain("0809123");
      expect(cipher.open(sms.number_sealed, identityOf("sms.number", sms.id))).toBe("08091234567");
      await shop.store.transaction((trx) => forgetOld(trx, shop.clock.now() + keptMs.sms));
      expect(await states()).toEqual(["waiting"]);
      await shop.store.transaction((trx) => forgetOld(trx, shop.clock.now() + keptMs.sms + 1));
      expect(await states()).toEqual([]);
      await decideNow();
      await createSmsDesk(smsDecisions).choose(shop.store.db, "ada", "owners");
      await shop.store.transaction((trx) => eraseAccount(trx, "ada"));
      expect(await states()).toEqual([]);
      expect(await shop.store.db.selectFrom("sms_shop").selectAll().execute()).toEqual([]);
    });

    it("says what they came to, and of how many the price is not known", async () => {
      await aSale("b");
      const common = { created_at: shop.clock.now(), account_id: "ada" };
      await insertSms(shop.store.db, anSms({ ...common, id: "a", state: "delivered", cost_kobo: 400 }));
      await insertSms(shop.store.db, anSms({ ...common, id: "b", purchase_id: "b", state: "unknown" }));
      await insertSms(shop.store.db, anSms({ ...common, id: "c", turn: 2, state: "failed" }));
      expect(await createSmsDesk(smsDecisions).today(shop.store.db, shop.clock.now())).toEqual({
        ...{ count: 3, costKobo: 400, unpriced: 1, failed: 1, unknown: 1 },
      });
    });
  });
}
