import { expect, it } from "vitest";
import { viewOfDay } from "../../../src/bot/features/close/close.ts";
import { renderClose } from "../../../src/bot/features/close/close-card.ts";
import { renderDetails } from "../../../src/bot/features/close/close-details.ts";
import { createTimes } from "../../../src/bot/ui/format.ts";
import { loadText } from "../../../src/bot/ui/text.ts";
import { silentLog } from "../../../src/core/log.ts";
import { toKobo } from "../../../src/core/money.ts";
import { findPurchase, insertPurchase, type Purchase, updatePurchase } from "../../../src/sales/purchases.queries.ts";
import { adaOf, aPurchase, noon, openTempStore } from "../../support/builders.ts";
import { adas, lagos, sealDays } from "../../support/closes.ts";

const tools = { say: loadText("en", silentLog), times: createTimes("Africa/Lagos"), calendar: lagos, withWallet: true };
const dayMs = 24 * 3_600_000;
const today = lagos.dayOf(noon);
const unknown = { service_type: "electricity", expected_kobo: null } as const;
const known = { observed_kobo: toKobo(48_000), observed_from: "record" } as const;

/** The lines about profit and open sales of a day with one sale, after a change of an equal sale of the day before. */
async function linesAfter(
  sale: Parameters<typeof aPurchase>[0],
  change: Partial<Purchase>,
  pattern: RegExp,
): Promise<string[][]> {
  await using store = await openTempStore();
  await adaOf(store);
  const put = (confirmed_at: number) =>
    insertPurchase(store.db, aPurchase({ ...sale, id: `at-${confirmed_at}`, confirmed_at }));
  await put(noon - dayMs);
  await sealDays(store, lagos.startOf(today) + 3 * 3_600_000);
  await put(noon);
  const earlier = (await findPurchase(store.db, `at-${noon - dayMs}`)) as Purchase;
  await store.transaction((trx) => updatePurchase(trx, earlier, change));
  const read = async () => {
    const view = await viewOfDay({ ...tools, db: store.db, now: noon }, adas, today);
    return [renderClose(view), renderDetails(view)].flatMap(({ html }) => html.match(pattern) ?? []);
  };
  const open = await read();
  await sealDays(store, lagos.startOf(today + 1) + 3 * 3_600_000);
  return [open, await read()];
}

it("an open sale of a day is named, though one of the day before has ended in it", async () => {
  const [open, sealed] = await linesAfter({ state: "pending" }, { state: "failed" }, /1 sale[^<]*\(₦487\.50\)/g);
  expect([open?.length, sealed?.length]).toEqual([2, 2]);
});

it("a sale of a day that is not in its profit is named, though the charge of one of the day before is known since", async () => {
  const lines = await linesAfter(
    { ...unknown, state: "succeeded" },
    known,
    /· 1 sale not in it yet|Not yet in the profit: 1 sale of ₦500\.00/g,
  );
  expect(lines.map((those) => those.length)).toEqual([2, 2]);
});

it("a profit of a day is called about, though a charge of the day before is seen since", async () => {
  const lines = await linesAfter({ state: "succeeded" }, known, /about|of it about/g);
  expect(lines.map((those) => those.length > 0)).toEqual([true, true]);
});
