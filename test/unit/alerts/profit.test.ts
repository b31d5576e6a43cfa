import { describe, expect, it } from "vitest";
import { alertProfit } from "../../../src/alerts/profit.ts";
import type { BookClose } from "../../../src/closes/closes.queries.ts";
import type { Plain } from "../../support/builders.ts";
import { openAlertedShop } from "./alerted-shop.ts";

const close = {
  ...{ account_id: "ada", mode: "live", day: 20_771, sold_n: 3, face_kobo: 0, cost_kobo: 900_000 },
  ...{ price_kobo: 1_000_000, unpriced_price_kobo: 0, unpriced_n: 0, expected_n: 0 },
} as unknown as BookClose;

async function tells(over: Partial<Plain<BookClose>> = {}, mark: { kobo: number } | "off" | "usual" = "usual") {
  await using shop = await openAlertedShop();
  if (mark !== "off") await shop.set("profit", true, mark === "usual" ? null : mark);
  // Three in the morning in Lagos.
  await shop.isAt(14 * 60);
  await shop.store.transaction((trx) => alertProfit(trx, shop.stamp(), { ...close, ...over } as BookClose));
  return await shop.alerts();
}

describe("a day's profit", () => {
  it("causes an alert in the morning if it is under the mark", async () => {
    const [alert] = await tells();
    expect(alert).toMatchObject({ subject: "profit", at: 17 * 60 });
    expect(alert?.facts).toMatchObject({ day: 20_771, sold: 3, kobo: 100_000, isAbout: false, markKobo: 500_000 });
  });

  it("is a loss under a mark of nothing, 'about' while charges are expected, and names what it does not hold", async () => {
    expect(await tells({}, { kobo: 0 })).toEqual([]);
    const [alert] = await tells(
      { cost_kobo: 1_000_001, expected_n: 1, unpriced_n: 2, price_kobo: 1_500_000, unpriced_price_kobo: 500_000 },
      { kobo: 0 },
    );
    expect(alert?.facts).toMatchObject({ kobo: -1, isAbout: true, uncounted: 2, uncountedKobo: 500_000 });
  });

  it("is not told at the mark, of play money, or while it is off", async () => {
    expect(await tells({ cost_kobo: 500_000 })).toEqual([]);
    expect(await tells({ mode: "sandbox" })).toEqual([]);
    expect(await tells({}, "off")).toEqual([]);
  });
});
