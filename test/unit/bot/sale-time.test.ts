import { expect, it } from "vitest";
import { renderSaleLines } from "../../../src/bot/features/customers/customer-card.ts";
import { describeReceipt } from "../../../src/bot/features/history/receipt-card.ts";
import { createTimes } from "../../../src/bot/ui/format.ts";
import { renderSale } from "../../../src/bot/ui/sale.ts";
import { loadText } from "../../../src/bot/ui/text.ts";
import { silentLog } from "../../../src/core/log.ts";
import { anElectricitySale, noon } from "../../support/builders.ts";

const say = loadText("en", silentLog);
const times = createTimes("Africa/Lagos");
const token = "12345678901234567890";
/** Its token came three minutes after the tap. */
const purchase = anElectricitySale({
  state: "succeeded",
  delivery: "delivered",
  confirmed_at: noon,
  settled_at: noon + 180_000,
});

it("of a sale is that of its tap: on its card, in what is sent of it, on the receipt and in the customer's chat", () => {
  const card = renderSale({ say, times, purchase, token, withCost: true, isForSeat: false });
  const receipt = describeReceipt({ say, times, purchase, token, shopName: "Ada" });
  const customer = renderSaleLines({ say, times, purchase, token, shopName: "Ada" });
  for (const told of [card.html, decodeURIComponent(JSON.stringify(card.buttons)), JSON.stringify(receipt), customer]) {
    expect(told).toContain("14 Nov 2026, 13:00");
    expect(told).not.toContain("13:03");
  }
});
