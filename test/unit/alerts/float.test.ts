import { describe, expect, it } from "vitest";
import { forgetAlerts } from "../../../src/alerts/alerts.queries.ts";
import { setAlert } from "../../../src/alerts/choices.ts";
import { judgeFloat, paceOf } from "../../../src/alerts/float.ts";
import { nothingSold } from "../../../src/closes/sale-totals.ts";
import { toKobo } from "../../../src/core/money.ts";
import { keptMs } from "../../../src/operations/retention.ts";
import { openAlertedShop } from "./alerted-shop.ts";

const sums = (sold: number, cost: number, unpriced = 0) => ({
  ...{ ...nothingSold, sold, costKobo: toKobo(cost), unpricedKobo: toKobo(unpriced) },
});

describe("the pace", () => {
  it("is the mean charge of today's sales, or of the last seven days, if there are five", () => {
    expect(paceOf(sums(5, 250_000), sums(100, 100))).toEqual({ meanKobo: 50_000, of: "today" });
    expect(paceOf(sums(4, 250_000), sums(10, 300_000))).toEqual({ meanKobo: 30_000, of: "week" });
    expect(paceOf(sums(1, 50_000), sums(4, 200_000))).toBeNull();
    expect(paceOf(nothingSold, nothingSold)).toBeNull();
  });

  it("takes what customers pay for a sale whose charge nobody knows", () => {
    expect(paceOf(sums(5, 200_000, 300_000), nothingSold)).toEqual({ meanKobo: 100_000, of: "today" });
  });
});

describe("a wallet", () => {
  const pace = { meanKobo: 50_000, of: "today" as const };

  it("is low under the number of sales, and enough again at a quarter more", () => {
    const under = (kobo: number) => judgeFloat(kobo, { kobo: null, sales: 10 }, pace);
    expect([499_999, 500_000, 624_999, 625_000].map(under)).toEqual(["low", "between", "between", "enough"]);
    expect(under(-1)).toBe("low");
  });

  it("is low under an amount, whatever was sold, and of no standing where too little was", () => {
    const mark = { kobo: toKobo(100_000), sales: null };
    expect([99_999, 100_000, 125_000].map((kobo) => judgeFloat(kobo, mark, null))).toEqual([
      "low",
      "between",
      "enough",
    ]);
    expect(judgeFloat(0, { kobo: null, sales: 10 }, null)).toBeNull();
  });
});

describe("a low wallet", () => {
  it("causes one alert, with the number of sales that it covers, until it is filled", async () => {
    await using shop = await openAlertedShop();
    await shop.set("paid_in", false);
    await shop.sold(5);
    await shop.looks(500_000);
    expect(await shop.alerts()).toEqual([]);
    await shop.isAt(1);
    await shop.looks(320_000);
    const [first] = await shop.alerts();
    expect(first).toMatchObject({
      subject: "float",
      at: 1,
      facts: { kobo: 320_000, covers: { sales: 6, of: "today" } },
    });
    for (const minutes of [2, 90, 200]) {
      await shop.isAt(minutes);
      await shop.looks(100_000);
    }
    // It has halved: the next alert comes an hour after the first.
    expect((await shop.alerts()).map(({ at, facts }) => [at, facts.kobo])).toEqual([
      [1, 320_000],
      [61, 100_000],
    ]);
    await shop.isAt(201);
    await shop.looks(1_000_000);
    await shop.isAt(202);
    await shop.looks(300_000);
    expect((await shop.alerts()).map(({ at }) => at)).toEqual([1, 61, 202]);
    expect(await shop.owed()).toEqual([
      [7, 1],
      [7, 61],
      [7, 202],
    ]);
  });

  it("causes another alert once it has halved, and until then its card shows the present balance", async () => {
    await using shop = await openAlertedShop();
    await shop.set("float", true, { kobo: 100_000 });
    for (const [minutes, kobo] of [90_000, 70_000, 46_000, 45_000, 30_000, 23_000].entries()) {
      await shop.isAt(minutes);
      await shop.looks(kobo);
      if (kobo === 46_000)
        expect((await shop.alerts()).map(({ at, facts }) => [at, facts.kobo])).toEqual([[0, 46_000]]);
    }
    const told = (await shop.alerts()).map(({ at, facts }) => [at, facts.kobo, facts.toldKobo]);
    expect(told).toEqual([
      [0, 46_000, 90_000],
      [60, 23_000, 23_000],
    ]);
    await shop.isAt(61);
    await shop.looks(12_000);
    await shop.looks(11_000);
    expect((await shop.alerts()).map(({ at, facts }) => [at, facts.kobo])).toEqual([
      [0, 46_000],
      [60, 12_000],
      [120, 11_000],
    ]);
  });

  it("causes an alert again though it was low all the time, once the last one is deleted for its age", async () => {
    await using shop = await openAlertedShop();
    await shop.set("float", true, { kobo: 100_000 });
    await shop.looks(60_000);
    await shop.isAt(31 * 24 * 60);
    await forgetAlerts(shop.store.db, shop.clock.now() - keptMs.alert);
    expect(await shop.alerts()).toEqual([]);
    await shop.looks(20_000);
    expect((await shop.alerts()).map(({ at, facts }) => [at, facts.kobo])).toEqual([[31 * 24 * 60, 20_000]]);
    await shop.looks(19_000);
    expect(await shop.alerts()).toHaveLength(1);
  });

  it("causes an alert an hour after the last one at the soonest, and none if it was filled meanwhile", async () => {
    await using shop = await openAlertedShop();
    await shop.set("paid_in", false);
    await shop.set("float", true, { kobo: 100_000 });
    const standings = [50_000, 500_000, 60_000];
    for (const [minutes, kobo] of standings.entries()) {
      await shop.isAt(minutes);
      await shop.looks(kobo);
    }
    expect((await shop.alerts()).map(({ at, facts }) => [at, facts.kobo])).toEqual([
      [0, 50_000],
      [60, 60_000],
    ]);
    await shop.isAt(10);
    await shop.looks(500_000);
    expect((await shop.alerts()).map(({ at }) => at)).toEqual([0]);
    await shop.isAt(20);
    await shop.looks(70_000);
    expect((await shop.alerts()).map(({ at, facts }) => [at, facts.kobo])).toEqual([
      [0, 50_000],
      [60, 70_000],
    ]);
    expect(await shop.owed()).toHaveLength(2);
  });

  it("is not told by a balance that is read late, in the sandbox, or while it is off", async () => {
    await using shop = await openAlertedShop();
    await shop.set("float", true, { kobo: 100_000 });
    await shop.looks(500_000);
    await shop.looks(50_000, { lateMs: 5000 });
    await shop.looks(50_000, { mode: "sandbox" });
    await shop.set("float", false);
    await shop.isAt(1);
    await shop.looks(50_000);
    expect(await shop.alerts()).toEqual([]);
    await shop.set("float", true);
    await shop.looks(50_000);
    expect(await shop.alerts()).toHaveLength(1);
  });

  it("is set only by owners", async () => {
    await using shop = await openAlertedShop();
    const request = { isOn: false, by: null };
    const setting = shop.store.transaction((trx) =>
      setAlert(trx, shop.stamp(), { ...shop.owner, seatId: "seat" }, "float", request),
    );
    await expect(setting).rejects.toThrow(/owners/);
  });

  it("causes an alert although the clock was set back by days", async () => {
    await using shop = await openAlertedShop();
    await shop.set("paid_in", false);
    await shop.set("float", true, { kobo: 100_000 });
    await shop.isAt(3 * 24 * 60);
    await shop.looks(50_000);
    await shop.isAt(3 * 24 * 60 + 1);
    await shop.looks(500_000);
    await shop.isAt(0);
    await shop.looks(50_000);
    expect((await shop.alerts()).map(({ at }) => at)).toEqual([0, 3 * 24 * 60]);
  });
});
