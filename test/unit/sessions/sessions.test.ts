import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { findAccount, putChat, updateAccount } from "../../../src/accounts/accounts.queries.ts";
import { systemClock } from "../../../src/core/clock.ts";
import { createIds } from "../../../src/core/ids.ts";
import { insertPurchase } from "../../../src/sales/purchases.queries.ts";
import { putProof } from "../../../src/sessions/locks.queries.ts";
import {
  abandonedAccounts,
  findSeller,
  forgetIdleKeys,
  logOut,
  logOutOther,
  logOutProof,
} from "../../../src/sessions/sessions.ts";
import { aPurchase, noon, openTempStore } from "../../support/builders.ts";

const noKeys = { live_key_sealed: null, sandbox_key_sealed: null, access_token_sealed: null };
const ids = createIds(systemClock, randomBytes);

async function openShop() {
  const store = await openTempStore();
  await putChat(store.db, { user_id: 7, first_name: "Ada", account_id: "ada", created_at: noon });
  return {
    ...store,
    async logOut(userId = 7) {
      const seller = await findSeller(store.db, userId);
      if (seller) await store.transaction((trx) => logOut(trx, ids, seller, noon));
    },
  };
}

describe("I32: logging out", () => {
  it("unlinks the chat and deletes the keys", async () => {
    await using shop = await openShop();
    await shop.logOut();
    expect(await findSeller(shop.db, 7)).toBeNull();
    expect(await findAccount(shop.db, "ada")).toMatchObject(noKeys);
  });

  it("keeps the keys while somebody else sells from the account", async () => {
    await using shop = await openShop();
    await putChat(shop.db, { user_id: 8, first_name: "Bola", account_id: "ada", created_at: noon });
    await shop.logOut();
    expect(await findAccount(shop.db, "ada")).toMatchObject({ live_key_sealed: "sealed" });
    expect((await findSeller(shop.db, 8))?.account.id).toBe("ada");
  });

  it.each([
    ["open", { state: "unknown" }],
    ["watched", { state: "void", next_check_at: noon }],
    ["not sent yet", { state: "intent" }],
  ] as const)("keeps the keys while a sale is %s, and deletes them when it is over", async (_, over) => {
    await using shop = await openShop();
    await insertPurchase(shop.db, aPurchase(over));
    await shop.logOut();
    expect(await findAccount(shop.db, "ada")).toMatchObject({ live_key_sealed: "sealed" });
    expect(await abandonedAccounts(shop.db)).toEqual(["ada"]);
    await shop.db.updateTable("purchase").set({ state: "failed", next_check_at: null }).execute();
    expect(await forgetIdleKeys(shop.db, "ada")).toBe(true);
    expect(await abandonedAccounts(shop.db)).toEqual([]);
  });

  it("leaves no access token behind in an account that never had a key", async () => {
    await using shop = await openShop();
    await updateAccount(shop.db, "ada", { ...noKeys, access_token_sealed: "sealed" });
    await putChat(shop.db, { user_id: 7, first_name: "Ada", account_id: null, created_at: noon });
    expect(await abandonedAccounts(shop.db)).toEqual(["ada"]);
  });
});

describe("I32: logging another chat of the account out", () => {
  it("is not done by a chat that was itself logged out a moment ago: one of the two stays", async () => {
    await using shop = await openShop();
    await putChat(shop.db, { user_id: 8, first_name: "Bola", account_id: "ada", created_at: noon });
    // Both were let in before either of them was logged out.
    const sellers = [await findSeller(shop.db, 7), await findSeller(shop.db, 8)];
    const deps = { ids, now: noon };
    const done = [];
    for (const seller of sellers) {
      const otherId = seller?.userId === 7 ? 8 : 7;
      await putProof(shop.db, seller?.userId ?? 0, logOutProof(otherId), noon + 1000);
      done.push(seller && (await shop.transaction((trx) => logOutOther(trx, deps, seller, otherId))));
    }
    expect(done).toEqual(["done", "gone"]);
    expect((await findSeller(shop.db, 7))?.account.id).toBe("ada");
    expect(await findSeller(shop.db, 8)).toBeNull();
  });
});
