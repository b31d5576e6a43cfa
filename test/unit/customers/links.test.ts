import { randomBytes } from "node:crypto";
import { describe, expect } from "vitest";
import { insertAccount, putChat } from "../../../src/accounts/accounts.queries.ts";
import { systemClock } from "../../../src/core/clock.ts";
import { createIds } from "../../../src/core/ids.ts";
import { unlink } from "../../../src/customers/chats.ts";
import {
  changeCustomerChat,
  chatFor,
  chatsOfUser,
  salesForUser,
} from "../../../src/customers/customer-chats.queries.ts";
import { isLinkPayload, linkLifeMs, makeLink, type Opener, openLink } from "../../../src/customers/links.ts";
import { purchaseStates } from "../../../src/sales/purchases.table.ts";
import { adaOf, anAccount, anElectricitySale, noon, openTempStore, put } from "../../support/builders.ts";
import { itWith } from "../../support/it-with.ts";

const it = itWith("shop", openShop);

const ids = createIds(systemClock, randomBytes);
const hourMs = 3_600_000;

async function openShop() {
  const store = await openTempStore();
  await insertAccount(store.db, anAccount({ id: "bola" }));
  const purchase = await put(store, anElectricitySale({ state: "succeeded" }));
  await putChat(store.db, { user_id: 7, first_name: "Ada", account_id: "ada", created_at: noon });
  const gives = (over: Partial<Parameters<typeof makeLink>[2]> = {}) =>
    store.transaction((trx) => makeLink(trx, ids, { purchaseId: purchase.id, userId: 7, now: noon, ...over }));
  const given = await gives();
  const payload = given.kind === "given" ? given.payload : "";
  return {
    ...{ store, purchase, payload, gives },
    opens: (over: Partial<Opener> = {}) =>
      store.transaction((trx) =>
        openLink(trx, ids, { userId: 8, firstName: "Bola", accountId: null, payload, now: noon, ...over }),
      ),
    [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
  };
}

describe("I29: a link's payload", () => {
  it("has 128 bits, fits Telegram's start parameter, and is stored nowhere", async ({ shop }) => {
    expect(shop.payload).toMatch(/^c_[\w-]{22}$/);
    expect(isLinkPayload(shop.payload)).toBe(true);
    expect(isLinkPayload("ref_7")).toBe(false);
    const [row] = await shop.store.db.selectFrom("customer_link").selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(shop.payload.slice(2));
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("I29: giving a sale", () => {
  it("is for who may see it, and for one that succeeded", async ({ shop }) => {
    await putChat(shop.store.db, { user_id: 9, first_name: "Bola", account_id: "bola", created_at: noon });
    for (const userId of [9, 11]) expect(await shop.gives({ userId })).toEqual({ kind: "unknown" });
    expect(await shop.gives({ purchaseId: "none" })).toEqual({ kind: "unknown" });
    for (const state of purchaseStates.filter((one) => one !== "succeeded")) {
      await shop.store.db.updateTable("purchase").set({ state }).execute();
      expect(await shop.gives(), state).toEqual({ kind: "not_sold" });
    }
    expect(await shop.store.db.selectFrom("customer_link").selectAll().execute()).toHaveLength(1);
  });
});

describe("I29: opening a link", () => {
  it("links the first, again and again, and nobody else", async ({ shop }) => {
    expect(await shop.opens()).toMatchObject({ kind: "linked", isNew: true, chat: { user_id: 8 } });
    expect(await shop.opens()).toMatchObject({ kind: "linked", isNew: false });
    expect(await shop.opens({ userId: 9 })).toEqual({ kind: "used" });
    expect(await chatsOfUser(shop.store.db, 8)).toHaveLength(1);
  });

  it("links one of many who open it at once", async ({ shop }) => {
    const opened = await Promise.all(Array.from({ length: 15 }, (_, index) => shop.opens({ userId: 100 + index })));
    expect(opened.filter(({ kind }) => kind === "linked")).toHaveLength(1);
    expect(opened.filter(({ kind }) => kind === "used")).toHaveLength(14);
  });

  it("is too late after seven days, but not for the user who has it", async ({ shop }) => {
    expect(await shop.opens({ now: noon + linkLifeMs })).toEqual({ kind: "expired" });
    expect((await shop.opens({ now: noon + linkLifeMs - 1 })).kind).toBe("linked");
    expect((await shop.opens({ now: noon + linkLifeMs + 1 })).kind).toBe("linked");
  });

  it("of the shop's own people leaves it good", async ({ shop }) => {
    expect(await shop.opens({ userId: 7 })).toEqual({ kind: "own" });
    expect(await shop.opens({ userId: 11, accountId: "ada" })).toEqual({ kind: "own" });
    expect((await shop.opens({ userId: 12, accountId: "bola" })).kind).toBe("linked");
  });

  it("begins again what was stopped", async ({ shop }) => {
    const opened = await shop.opens();
    if (opened.kind !== "linked") throw new Error("Not linked");
    await changeCustomerChat(shop.store.db, opened.chat.id, { stopped_at: noon });
    expect(await shop.opens()).toMatchObject({ kind: "linked", chat: { stopped_at: null } });
  });

  it("after the shop has ended it shows no sale from in between, which may be somebody else's", async ({ shop }) => {
    const opened = await shop.opens();
    if (opened.kind !== "linked") throw new Error("Not linked");
    await changeCustomerChat(shop.store.db, opened.chat.id, { unlinked_at: noon + hourMs });
    const at = (hours: number) => ({ state: "succeeded", confirmed_at: noon + hours * hourMs }) as const;
    const between = await put(shop.store, anElectricitySale(at(2)));
    const later = await put(shop.store, anElectricitySale(at(3)));
    const now = noon + 4 * hourMs;
    const given = await shop.gives({ purchaseId: later.id, now });
    await shop.opens({ payload: given.kind === "given" ? given.payload : "", now });
    expect(await chatFor(shop.store.db, later, 8)).toMatchObject({ user_id: 8 });
    expect(await chatFor(shop.store.db, between, 8)).toBeUndefined();
    expect((await salesForUser(shop.store.db, 8, { limit: 9 })).map(({ id }) => id)).toEqual([later.id]);
  });

  it("of real sales goes on after the trial's link has been ended", async ({ shop }) => {
    const { store, opens, gives } = shop;
    await opens();
    const trial = await put(store, anElectricitySale({ state: "succeeded", mode: "sandbox" }));
    const given = await gives({ purchaseId: trial.id });
    const opened = await opens({ payload: given.kind === "given" ? given.payload : "" });
    const ada = await adaOf(store);
    if (opened.kind !== "linked") throw new Error("Not linked");
    await store.transaction((trx) => unlink(trx, { ids, now: noon }, ada, opened.chat));
    expect((await chatsOfUser(store.db, 8)).map(({ mode }) => mode)).toEqual(["live"]);
  });

  it("that is none counts, and the eleventh in an hour is not looked up", async ({ shop }) => {
    for (const payload of ["c_", "c_x", `c_${"A".repeat(22)}`, `c_${"A".repeat(23)}`, "c_<script>"]) {
      expect(await shop.opens({ payload })).toEqual({ kind: "wrong" });
      expect(await shop.opens({ payload: `${payload}0` })).toEqual({ kind: "wrong" });
    }
    expect(await shop.opens()).toEqual({ kind: "slow_down" });
    expect((await shop.opens({ userId: 9 })).kind).toBe("linked");
    expect(await shop.opens({ now: noon + hourMs })).toEqual({ kind: "used" });
  });

  it("never succeeds by guessing", async ({ shop }) => {
    for (let count = 0; count < 300; count++) {
      const opened = await shop.opens({ userId: 1000 + count, payload: `c_${ids.secret(128)}` });
      expect(opened.kind).toBe("wrong");
    }
  });
});
