import { describe, expect, it } from "vitest";
import { putChat } from "../../../src/accounts/accounts.queries.ts";
import { readAlert } from "../../../src/alerts/read.ts";
import { noon } from "../../support/builders.ts";
import { openAlertedShop } from "./alerted-shop.ts";

async function openShop() {
  const shop = await openAlertedShop();
  await shop.set("paid_in", true);
  await shop.looks(1_000_000);
  return shop;
}

describe("money paid in", () => {
  it("causes an alert as it was seen, with the balance", async () => {
    await using shop = await openShop();
    await shop.isAt(1);
    await shop.looks(4_000_000);
    const [alert] = await shop.alerts();
    expect(alert).toMatchObject({ subject: "paid_in", at: 1 });
    expect(alert?.facts).toMatchObject({ kobo: 3_000_000, backKobo: 0, isAbout: false, walletKobo: 4_000_000 });
  });

  it("is put together with what comes before the hour is over", async () => {
    await using shop = await openShop();
    for (const [minutes, kobo] of [
      [1, 2_000_000],
      [2, 2_500_000],
      [3, 2_600_000],
    ] as const) {
      await shop.isAt(minutes);
      await shop.looks(kobo);
    }
    expect((await shop.alerts()).map(({ at, facts }) => [at, facts.kobo, facts.walletKobo])).toEqual([
      [1, 1_000_000, 2_000_000],
      [61, 600_000, 2_600_000],
    ]);
  });

  it("is one message after an outage of Telegram", async () => {
    await using shop = await openShop();
    for (const [minutes, kobo] of [
      [1, 2_000_000],
      [90, 2_500_000],
    ] as const) {
      await shop.isAt(minutes, { isTelegramUp: false });
      await shop.looks(kobo);
    }
    expect((await shop.alerts()).map(({ at, facts }) => [at, facts.kobo])).toEqual([[1, 1_500_000]]);
    expect(await shop.owed()).toEqual([[7, 90]]);
  });

  it("is not told of a day ago, in a chat that has left the shop, or beside a later one", async () => {
    await using shop = await openShop();
    const drawn = async () => (await readAlert(shop.store.db, await shop.newestNotice(), shop.clock.now()))?.facts;
    await shop.isAt(1);
    await shop.looks(2_000_000);
    const first = await shop.newestNotice();
    expect(await drawn()).toMatchObject({ kobo: 1_000_000 });
    await shop.isAt(24 * 60 + 2);
    expect(await drawn()).toBeUndefined();
    await shop.looks(2_500_000);
    expect(await drawn()).toMatchObject({ kobo: 500_000 });
    expect(await readAlert(shop.store.db, first, shop.clock.now())).toBeNull();
    await putChat(shop.store.db, { user_id: 7, first_name: "Ada", account_id: null, created_at: noon });
    expect(await drawn()).toBeUndefined();
  });

  it("is 'about' beside a sale whose charge nobody names", async () => {
    await using shop = await openShop();
    await shop.isAt(1);
    await shop.sold(1, { expected_kobo: null, face_kobo: 500_000 as never });
    for (const minutes of [2, 3]) {
      await shop.isAt(minutes);
      await shop.looks(3_505_000);
    }
    expect((await shop.alerts())[0]?.facts).toMatchObject({ isAbout: true });
  });

  it("is not told below the amount that was set, of a first look, in the sandbox, or while it is off", async () => {
    await using shop = await openShop();
    await shop.set("paid_in", true, { kobo: 1_000_000 });
    await shop.isAt(1);
    await shop.looks(1_999_999);
    await shop.looks(100, { mode: "sandbox" });
    await shop.isAt(2);
    await shop.looks(9_000_000, { mode: "sandbox" });
    await shop.set("paid_in", false);
    await shop.isAt(3);
    await shop.looks(9_999_999);
    expect(await shop.alerts()).toEqual([]);
  });
});
