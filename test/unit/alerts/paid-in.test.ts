import { describe, expect, it } from "vitest";
import { openAlertedShop } from "./alerted-shop.ts";

async function openShop() {
  const shop = await openAlertedShop();
  await shop.set("paid_in", true);
  await shop.looks(1_000_000);
  return shop;
}

describe("money paid in", () => {
  it("is told as it was seen, with the balance", async () => {
    await using shop = await openShop();
    shop.isAt(1);
    await shop.looks(4_000_000);
    const [alert] = await shop.alerts();
    expect(alert).toMatchObject({ subject: "paid_in", at: 1 });
    expect(alert?.facts).toMatchObject({ kobo: 3_000_000, isAbout: false, walletKobo: 4_000_000 });
  });

  it("is put together with what comes before the hour is over", async () => {
    await using shop = await openShop();
    for (const [minutes, kobo] of [
      [1, 2_000_000],
      [2, 2_500_000],
      [3, 2_600_000],
    ] as const) {
      shop.isAt(minutes);
      await shop.looks(kobo);
    }
    expect((await shop.alerts()).map(({ at, facts }) => [at, facts.kobo, facts.walletKobo])).toEqual([
      [1, 1_000_000, 2_000_000],
      [61, 600_000, 2_600_000],
    ]);
  });

  it("is 'about' beside a sale whose charge nobody names", async () => {
    await using shop = await openShop();
    shop.isAt(1);
    await shop.sold(1, { expected_kobo: null, face_kobo: 500_000 as never });
    for (const minutes of [2, 3]) {
      shop.isAt(minutes);
      await shop.looks(3_505_000);
    }
    expect((await shop.alerts())[0]?.facts).toMatchObject({ isAbout: true });
  });

  it("is not told below the amount that was set, of a first look, in the sandbox, or while it is off", async () => {
    await using shop = await openShop();
    await shop.set("paid_in", true, { kobo: 1_000_000 });
    shop.isAt(1);
    await shop.looks(1_999_999);
    await shop.looks(100, { mode: "sandbox" });
    shop.isAt(2);
    await shop.looks(9_000_000, { mode: "sandbox" });
    await shop.set("paid_in", false);
    shop.isAt(3);
    await shop.looks(9_999_999);
    expect(await shop.alerts()).toEqual([]);
  });
});
