import { expect, it } from "vitest";
import type { Batch } from "../../../src/batches/batches.queries.ts";
import { newRow, type RowRequest } from "../../../src/batches/rows.ts";
import { renderRow } from "../../../src/bot/features/many/preview-card.ts";
import { loadText } from "../../../src/bot/ui/text.ts";
import { silentLog } from "../../../src/core/log.ts";
import { toKobo } from "../../../src/core/money.ts";
import { noon } from "../../support/builders.ts";

const say = loadText("en", silentLog);
const batch: Batch = {
  ...{ id: "01J00000000000000000000000", account_id: "a", user_id: 1, seat_id: null, mode: "live", state: "draft" },
  ...{ why: null, rows_sealed: "", card_message_id: null, is_proved: 0, version: 1, created_at: noon },
  ...{ confirmed_at: null, expires_at: noon },
};
const request: RowRequest = {
  ...{
    serviceType: "data",
    provider: { id: 1, slug: "mtn", name: "MTN" },
    product: { id: 7, name: "2GB <night> & day" },
  },
  ...{ beneficiary: "08035551234", quantity: 1, faceKobo: toKobo(50_000), saidAt: noon },
  price: { chargeKobo: toKobo(50_000), discountPercent: null, listKobo: null },
  pays: { kobo: toKobo(55_000), from: "rule" },
};

it("shows a row of a list with its plan's name as the service writes it, and no markup in it", () => {
  const rows = [newRow("data, MTN, 0803 555 1234, 2GB <night>", { request })];
  const card = renderRow(say, { batch, rows }, 0, null);
  expect(card?.html).toContain("MTN 2GB &lt;night&gt; &amp; day · 0803 555 1234");
});
