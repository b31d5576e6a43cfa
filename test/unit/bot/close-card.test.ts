import { expect, it } from "vitest";
import { viewOfDay } from "../../../src/bot/features/close/close.ts";
import { renderClose } from "../../../src/bot/features/close/close-card.ts";
import { createTimes } from "../../../src/bot/ui/format.ts";
import { loadText } from "../../../src/bot/ui/text.ts";
import { silentLog } from "../../../src/core/log.ts";
import { toKobo } from "../../../src/core/money.ts";
import { insertPurchase } from "../../../src/sales/purchases.queries.ts";
import { adaOf, aPurchase, noon, openTempStore } from "../../support/builders.ts";
import { adas, lagos, sealDays } from "../../support/closes.ts";

const tools = { say: loadText("en", silentLog), times: createTimes("Africa/Lagos"), calendar: lagos, withWallet: true };
const seen = { observed_kobo: toKobo(48_000), observed_from: "record" } as const;
const dear = { ...seen, observed_kobo: toKobo(55_000) };
const unknown = { service_type: "electricity", expected_kobo: null } as const;

/** The second line of the close of a day with these sales, each of ₦500, before it is sealed and after. */
async function profitLines(...sales: readonly Parameters<typeof aPurchase>[0][]): Promise<string[]> {
  await using store = await openTempStore();
  await adaOf(store);
  for (const sale of sales) {
    await insertPurchase(store.db, aPurchase({ state: "succeeded", confirmed_at: noon, settled_at: noon, ...sale }));
  }
  const read = async () => {
    const view = await viewOfDay({ ...tools, db: store.db, now: noon }, adas, lagos.dayOf(noon));
    return renderClose(view).html.split("\n")[1] ?? "";
  };
  const open = await read();
  await sealDays(store, lagos.startOf(lagos.dayOf(noon) + 1) + 3 * 3_600_000);
  return [...new Set([open, await read()])];
}

it.each([
  ["what is known", [seen], "Profit <b>₦20</b>"],
  ["what of it is about", [seen, {}], "Profit <b>₦32.50</b> (₦12.50 of it about)"],
  ["that all of it is about", [{}, {}], "Profit <b>about ₦25</b>"],
  ["what is not in it", [seen, unknown], "Profit <b>₦20</b> · 1 sale not in it yet"],
  ["that it is a loss", [seen, dear], "Loss <b>₦30</b>"],
  ["what of a loss is about", [dear, {}], "Loss <b>₦37.50</b> (−₦12.50 of it about)"],
])("the line of the profit says %s, sealed as it was before", async (_what, sales, line) => {
  expect(await profitLines(...sales)).toEqual([line]);
});
