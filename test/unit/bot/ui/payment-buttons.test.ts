import { expect, it } from "vitest";
import type { SaleView } from "../../../../src/bot/ui/sale-lines.ts";
import { paymentButtonsOf } from "../../../../src/bot/ui/sale-payment.ts";
import { loadText } from "../../../../src/bot/ui/text.ts";
import { silentLog } from "../../../../src/core/log.ts";
import { aPurchase } from "../../../support/builders.ts";

const say = loadText("en", silentLog);

it.each([
  ["that is paid", 0, 0, /Mark as owing/],
  ["that is owed in part", 20_000, 0, /Mark as paid.*Mark as owing/],
  ["that is owed wholly", 50_000, 0, /^((?!Mark as owing).)*$/],
  ["that was written off in part", 0, 20_000, /Mark as paid.*Mark as owing/],
  ["that was written off wholly", 0, 50_000, /^((?!Mark as owing).)*$/],
])("a sale %s offers to mark as owing only what nobody owes yet", (_which, left_kobo, forgiven_kobo, labels) => {
  const salePayment = { left_kobo, forgiven_kobo, given_back_at: null, back_kobo: 0 };
  const view = { say, purchase: aPurchase({ state: "succeeded" }), salePayment, withCost: true };
  const shown = paymentButtonsOf(view as unknown as SaleView).map(({ text }) => text);
  expect(shown.join(" ")).toMatch(labels);
});
