import { describe, expect, it } from "vitest";
import { renderConfirm } from "../../../src/bot/features/selling/confirm-card.ts";
import { createTimes } from "../../../src/bot/ui/format.ts";
import { loadText } from "../../../src/bot/ui/text.ts";
import { silentLog } from "../../../src/core/log.ts";
import { aPurchase } from "../../support/builders.ts";

function cardIn(locale: string, { amount = "₦500", discount = null as number | null } = {}) {
  const say = loadText(locale, silentLog);
  const purchase = aPurchase({ state: "quoted", discount_percent: discount });
  return renderConfirm({
    ...{ say, times: createTimes("Africa/Lagos"), purchase, confirmKey: "key" },
    ...{ wallet: null, funds: "enough" as const, withCost: true, isFirst: false },
    sellLabel: say.plain("button-sell-again-anyway", { amount }),
  });
}

describe("the buttons that sell", () => {
  const rowsIn = (locale: string, amount: string) =>
    (cardIn(locale, { amount }).buttons ?? []).slice(0, 2).map((row) => row.map(({ text }) => text));

  it("stand side by side where a phone has room for both labels, and else below each other", () => {
    expect(rowsIn("en", "₦500")[0]).toEqual(["⚠️ Sell ₦500 again", "📒 Sell, owes"]);
    expect(rowsIn("en", "₦10,000")).toEqual([["⚠️ Sell ₦10,000 again"], ["📒 Sell, owes"]]);
    expect(rowsIn("ha", "₦1,000")).toEqual([["⚠️ Sake sayar da ₦1,000"], ["📒 Sayar, bashi"]]);
  });
});

describe("the discount on a card with English below", () => {
  it.each([4, 2.5])("stands in the English too: %d%", (discount) => {
    expect(cardIn("ha", { discount }).html).toContain(`Cost <b>₦…</b> (${discount}% off)`);
  });
});
