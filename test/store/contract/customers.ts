import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { insertAccount, putChat } from "../../../src/accounts/accounts.queries.ts";
import { changeSeat, insertSeat } from "../../../src/accounts/seats.queries.ts";
import { cardFactsOf } from "../../../src/bot/ui/card-facts.queries.ts";
import {
  changeCustomerChat,
  chatFor,
  chatsOfCustomers,
  chatsOfUser,
  followersOf,
  putCustomerChat,
  salesForUser,
} from "../../../src/customers/customer-chats.queries.ts";
import {
  claimLink,
  countOpenLinks,
  findLink,
  insertLink,
  pruneLinks,
  revokeLinks,
} from "../../../src/customers/customer-links.queries.ts";
import {
  ensureCustomer,
  ensureCustomerMessage,
  findCustomerMessage,
  setCustomerMessage,
} from "../../../src/customers/customers.queries.ts";
import { recordSold } from "../../../src/customers/people.ts";
import type { Store } from "../../../src/db/open.ts";
import { delayNotice, earlierDueAt, findNotice, owedToCustomer } from "../../../src/outbox/deliveries.queries.ts";
import { enqueue } from "../../../src/outbox/notices.queries.ts";
import { insertPurchase } from "../../../src/sales/purchases.queries.ts";
import type { Step } from "../../../src/sales/states.ts";
import { hasTriedTooOften, recordWrongLink } from "../../../src/sessions/link-tries.queries.ts";
import { anAccount, anElectricitySale, type aPurchase, noon } from "../../support/builders.ts";
import type { Engine } from "./engine.ts";

const hourMs = 3_600_000;

const aSeat = (id: string) => ({
  ...{ id, name: id, role: "seller" as const, state: "active" as const, sale_limit_kobo: null, day_limit_kobo: null },
  ...{ services: null, ends_at: null, user_id: null, token_hash: null, link_expires_at: null, claimed_at: noon },
});

/** The contract of every engine about customers. */
export function describeCustomerTables(name: string, engine: Engine): void {
  describe(name, () => {
    let store: Store;
    const meter = { account_id: "ada", service_type: "electricity", beneficiary: "45001234567" } as const;
    const sale = anElectricitySale({ id: "01SALE", state: "succeeded" });

    const aLink = (over = {}) => ({
      ...{ token_hash: "h1", customer_id: "c1", mode: "live" as const, purchase_id: "01SALE", created_by: 7 },
      ...{ created_at: noon, expires_at: noon + hourMs, claimed_by: null, claimed_at: null, revoked_at: null },
      ...{ seat_id: null },
      ...over,
    });
    const aChat = (over = {}) => ({
      ...{ id: "k1", customer_id: "c1", mode: "live" as const, user_id: 8, linked_at: noon, since_at: noon },
      ...{ stopped_at: null, unlinked_at: null },
      ...over,
    });

    /** A chat, and the link that serves it. */
    const link = async (over: Parameters<typeof aChat>[0] = {}, from: Parameters<typeof aLink>[0] = {}) => {
      const chat = await putCustomerChat(store.db, aChat(over));
      const token_hash = `of ${chat.user_id} from ${JSON.stringify(from)}`;
      await insertLink(store.db, aLink({ token_hash, claimed_by: chat.user_id, claimed_at: noon, ...from }));
    };

    beforeEach(async () => {
      store = await engine.open();
      await insertAccount(store.db, anAccount());
      await insertAccount(store.db, anAccount({ id: "bola" }));
      await insertPurchase(store.db, sale);
      await ensureCustomer(store.db, "c1", meter, noon);
    });
    afterEach(() => store[Symbol.asyncDispose]());

    describe("customers", () => {
      it("are one per account, service and number", async () => {
        expect((await ensureCustomer(store.db, "c2", meter, noon)).id).toBe("c1");
        expect((await ensureCustomer(store.db, "c3", { ...meter, account_id: "bola" }, noon)).id).toBe("c3");
        expect((await ensureCustomer(store.db, "c4", { ...meter, service_type: "tv" }, noon)).id).toBe("c4");
      });
    });

    describe("links", () => {
      it("are claimed once", async () => {
        await insertLink(store.db, aLink());
        expect(await claimLink(store.db, "h1", 8, noon)).toBe(true);
        expect(await claimLink(store.db, "h1", 9, noon)).toBe(false);
        expect(await findLink(store.db, "h1")).toMatchObject({ claimed_by: 8, claimed_at: noon });
      });

      it("are not claimed once they ran out or were taken back", async () => {
        await insertLink(store.db, aLink());
        expect(await claimLink(store.db, "h1", 8, noon + hourMs)).toBe(false);
        expect(await countOpenLinks(store.db, ["c1"], noon)).toBe(1);
        await revokeLinks(store.db, "c1", null, noon);
        expect(await claimLink(store.db, "h1", 8, noon)).toBe(false);
        expect(await countOpenLinks(store.db, ["c1"], noon)).toBe(0);
      });

      it("are taken back from one user, or all that nobody has opened", async () => {
        await insertLink(store.db, aLink());
        await insertLink(store.db, aLink({ token_hash: "h2" }));
        await insertLink(store.db, aLink({ token_hash: "h3" }));
        await claimLink(store.db, "h1", 8, noon);
        await claimLink(store.db, "h2", 9, noon);
        await revokeLinks(store.db, "c1", { user_id: 8, mode: "live" }, noon);
        const revoked = async (hash: string) => (await findLink(store.db, hash))?.revoked_at ?? null;
        expect([await revoked("h1"), await revoked("h2"), await revoked("h3")]).toEqual([noon, null, null]);
        await revokeLinks(store.db, "c1", null, noon);
        expect([await revoked("h2"), await revoked("h3")]).toEqual([null, noon]);
      });

      it("are forgotten long after they ran out", async () => {
        await insertLink(store.db, aLink());
        await pruneLinks(store.db, noon + hourMs);
        expect(await findLink(store.db, "h1")).toBeDefined();
        await pruneLinks(store.db, noon + hourMs + 1);
        expect(await findLink(store.db, "h1")).toBeUndefined();
      });

      it("are kept for as long as they serve a chat", async () => {
        await insertLink(store.db, aLink());
        await claimLink(store.db, "h1", 8, noon);
        await pruneLinks(store.db, noon + hourMs + 1);
        expect(await findLink(store.db, "h1")).toBeDefined();
        await revokeLinks(store.db, "c1", { user_id: 8, mode: "live" }, noon);
        await pruneLinks(store.db, noon + hourMs + 1);
        expect(await findLink(store.db, "h1")).toBeUndefined();
      });

      it("that are wrong are counted per user within the hour", async () => {
        for (let count = 0; count < 9; count++) await recordWrongLink(store.db, 8, noon);
        expect(await hasTriedTooOften(store.db, 8, noon)).toBe(false);
        await recordWrongLink(store.db, 8, noon);
        expect(await hasTriedTooOften(store.db, 8, noon)).toBe(true);
        expect(await hasTriedTooOften(store.db, 9, noon)).toBe(false);
        const later = noon + hourMs;
        expect(await hasTriedTooOften(store.db, 8, later)).toBe(false);
        await recordWrongLink(store.db, 8, later);
        expect(await hasTriedTooOften(store.db, 8, later)).toBe(false);
      });
    });

    describe("linked chats", () => {
      it("follow one beneficiary of one account in one mode, from the sale on for which they were linked", async () => {
        await link();
        const sees = async (over: Parameters<typeof anElectricitySale>[0]) =>
          (await followersOf(store.db, anElectricitySale({ state: "succeeded", ...over }))).length;
        expect(await sees({})).toBe(1);
        expect(await sees({ account_id: "bola" })).toBe(0);
        expect(await sees({ mode: "sandbox" })).toBe(0);
        expect(await sees({ beneficiary: "45001234568" })).toBe(0);
        expect(await sees({ service_type: "tv" })).toBe(0);
        expect(await sees({ confirmed_at: noon - 1 })).toBe(0);
        expect(await sees({ confirmed_at: null })).toBe(0);
      });

      it("that are stopped follow nothing and still see; that are unlinked do neither", async () => {
        await link();
        await changeCustomerChat(store.db, "k1", { stopped_at: noon });
        expect(await followersOf(store.db, sale)).toEqual([]);
        expect(await chatFor(store.db, sale, 8)).toMatchObject({ id: "k1" });
        expect(await chatFor(store.db, sale, 9)).toBeUndefined();
        await changeCustomerChat(store.db, "k1", { stopped_at: null, unlinked_at: noon });
        expect(await followersOf(store.db, sale)).toEqual([]);
        expect(await chatFor(store.db, sale, 8)).toBeUndefined();
        expect(await chatsOfUser(store.db, 8)).toEqual([]);
        expect(await chatsOfCustomers(store.db, ["c1"])).toEqual([]);
      });

      it("follow one seat where a seat has linked them, until it is ended", async () => {
        await insertSeat(store.db, { ...aSeat("s1"), account_id: "ada", created_by: 7, created_at: noon });
        await link({}, { seat_id: "s1" });
        await putCustomerChat(store.db, aChat({ id: "k2", user_id: 9 }));
        const from = (seat_id: string | null) => anElectricitySale({ state: "succeeded", seat_id });
        const followers = async (seat_id: string | null) =>
          (await followersOf(store.db, from(seat_id))).map((chat) => chat.user_id);
        expect(await followers("s1")).toEqual([8]);
        expect([await followers(null), await followers("s2")]).toEqual([[], []]);
        await insertPurchase(store.db, anElectricitySale({ id: "02", state: "succeeded", seat_id: "s1" }));
        expect((await salesForUser(store.db, 8, { limit: 5 })).map(({ id }) => id)).toEqual(["02"]);
        expect(await chatsOfUser(store.db, 8)).toHaveLength(1);
        await insertLink(store.db, aLink({ seat_id: "s1" }));
        expect(await countOpenLinks(store.db, ["c1"], noon)).toBe(1);
        await changeSeat(store.db, "s1", ["active"], { state: "ended" });
        expect(await followers("s1")).toEqual([]);
        expect(await chatsOfUser(store.db, 8)).toEqual([]);
        expect(await salesForUser(store.db, 8, { limit: 5 })).toEqual([]);
        expect(await countOpenLinks(store.db, ["c1"], noon)).toBe(0);
      });

      it("come back with a new link: stopped, they keep what they could see, and unlinked, they begin again", async () => {
        await putCustomerChat(store.db, aChat());
        const comesBack = (since_at: number) => putCustomerChat(store.db, aChat({ id: `k${since_at}`, since_at }));
        await changeCustomerChat(store.db, "k1", { stopped_at: noon });
        expect(await comesBack(noon + 1)).toMatchObject({ id: "k1", stopped_at: null, since_at: noon });
        expect(await comesBack(noon - 1)).toMatchObject({ since_at: noon - 1 });
        await changeCustomerChat(store.db, "k1", { stopped_at: noon, unlinked_at: noon });
        expect(await comesBack(noon + 1)).toMatchObject({
          ...{ id: "k1", stopped_at: null, unlinked_at: null, since_at: noon + 1 },
        });
      });

      it("tell what Telegram calls their owner", async () => {
        await link();
        expect(await chatsOfCustomers(store.db, ["c1"])).toMatchObject([{ first_name: null }]);
        await putChat(store.db, { user_id: 8, first_name: "Ngozi", created_at: noon });
        expect(await chatsOfCustomers(store.db, ["c1"])).toMatchObject([{ first_name: "Ngozi", is_reachable: 1 }]);
      });
    });

    describe("a customer's sales", () => {
      it("are those of the own beneficiaries that were sent, newest first", async () => {
        await link();
        const put = (id: string, over: Parameters<typeof aPurchase>[0]) =>
          insertPurchase(store.db, anElectricitySale({ id, ...over }));
        await put("02", { state: "pending" });
        await put("03", { state: "quoted" });
        await put("04", { state: "failed" });
        await put("05", { state: "succeeded", beneficiary: "9" });
        await put("06", { state: "succeeded", account_id: "bola" });
        await put("07", { state: "succeeded", mode: "sandbox" });
        await put("08", { state: "succeeded", confirmed_at: noon - 1 });
        await put("09", { state: "unknown" });
        const ids = async (before?: string) =>
          (await salesForUser(store.db, 8, { limit: 2, ...(before !== undefined && { before }) })).map(({ id }) => id);
        expect(await ids()).toEqual(["09", "02"]);
        expect(await ids("02")).toEqual(["01SALE"]);
        expect(await salesForUser(store.db, 9, { limit: 5 })).toEqual([]);
      });

      it("are shown in one message each", async () => {
        await ensureCustomerMessage(store.db, "01SALE", 8);
        expect(await findCustomerMessage(store.db, "01SALE", 8)).toMatchObject({ message_id: null });
        const message = { purchase_id: "01SALE", user_id: 8, message_id: 55, placed_at: noon };
        await setCustomerMessage(store.db, message);
        await ensureCustomerMessage(store.db, "01SALE", 8);
        expect(await findCustomerMessage(store.db, "01SALE", 8)).toEqual(message);
      });
    });

    describe("what is owed to a customer", () => {
      const enqueueKind = (id: string, kind: "customer_card" | "customer_news" | "card", now = noon) =>
        enqueue(store.db, { id, userId: 8, purchaseId: "01SALE", kind, key: `${kind}:${id}`, now });

      it("waits for what was owed before it", async () => {
        await enqueueKind("n1", "customer_card");
        await enqueueKind("n2", "customer_news");
        await enqueueKind("n0", "card");
        const later = await findNotice(store.db, "n2");
        const first = await findNotice(store.db, "n1");
        if (!later || !first) throw new Error("Nothing is owed");
        expect(await earlierDueAt(store.db, first)).toBeNull();
        expect(await earlierDueAt(store.db, later)).toBe(noon);
        await delayNotice(store.db, later, noon + 5);
        expect(await findNotice(store.db, "n2")).toMatchObject({ due_at: noon + 5, attempts: 0 });
      });

      it("is drawn again when it is enqueued again, apart from the messages that the user gets as a reseller", async () => {
        await enqueueKind("n1", "customer_card");
        await enqueueKind("n2", "card");
        const key = "customer_card:n1";
        await enqueue(store.db, {
          id: "n3",
          userId: 8,
          purchaseId: "01SALE",
          kind: "customer_card",
          key,
          now: noon + 1,
        });
        expect(await owedToCustomer(store.db, 8)).toMatchObject([{ id: "n1", version: 2, due_at: noon + 1 }]);
      });
    });

    it("asks once about a number that is sold to often and has no name, and knows whose link it has", async () => {
      const other = { account_id: "ada", state: "succeeded", beneficiary: "45009999999" } as const;
      const sales = ["02SALE", "03SALE", "04SALE", "05SALE"].map((id) => anElectricitySale({ ...other, id }));
      const step = { journal: [{ to: "succeeded" }] } as Partial<Step> as Step;
      for (const sold of sales) {
        await insertPurchase(store.db, sold);
        expect(await store.transaction((trx) => recordSold(trx, sold, step))).toBe(false);
      }
      const facts = await Promise.all(sales.map((sold) => cardFactsOf(store.db, sold)));
      expect(facts.map(({ isAskedToSave }) => isAskedToSave)).toEqual([false, false, true, false]);
      expect(await recordSold(store.db, sale, step)).toBe(true);
    });
  });
}
