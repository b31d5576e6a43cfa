import { expect, it } from "vitest";
import { viewOfDay } from "../../../src/bot/features/close/close.ts";
import { renderDetails } from "../../../src/bot/features/close/close-details.ts";
import { describeClose } from "../../../src/bot/features/close/close-picture.ts";
import { createTimes } from "../../../src/bot/ui/format.ts";
import { loadText } from "../../../src/bot/ui/text.ts";
import { silentLog } from "../../../src/core/log.ts";
import { drawClose } from "../../../src/pictures/close-svg.ts";
import { fonts } from "../../../src/pictures/font.ts";
import { drawable, escapeXml } from "../../../src/pictures/typeset.ts";
import { insertPurchase } from "../../../src/sales/purchases.queries.ts";
import { adaOf, aPurchase, noon, openTempStore } from "../../support/builders.ts";
import { adas, lagos } from "../../support/closes.ts";

const tools = {
  say: loadText("en", silentLog),
  times: createTimes("Africa/Lagos"),
  calendar: lagos,
  now: noon,
  withWallet: true,
};

it.each([
  [{ observed_kobo: 48_000, observed_from: "record" as const }, "Cost ₦480.00"],
  [{}, "Cost about ₦487.50"],
])("shows what was sold and what it cost, as its words do", async (seen, cost) => {
  await using store = await openTempStore();
  await adaOf(store);
  await insertPurchase(store.db, aPurchase({ state: "succeeded", confirmed_at: noon, settled_at: noon, ...seen }));
  const view = await viewOfDay({ ...tools, db: store.db }, adas, lagos.dayOf(noon));
  const { headline } = describeClose(view);
  expect(headline.notes).toEqual(["1 sale · ₦500.00", cost]);
  expect(renderDetails(view).html).toContain(headline.notes.join("\n"));
  expect(drawClose(describeClose(view))).toContain(`>${cost}<`);
});

it.each([
  [950, "950"],
  [-999.5, "−1.0k"],
  [12_650, "12.7k"],
  [999_949, "999.9k"],
  [999_950, "1.0m"],
  [-1_250_000, "−1.3m"],
])("shows a profit of ₦%d as %s above the bar of its day", async (naira, shown) => {
  await using store = await openTempStore();
  await adaOf(store);
  const view = await viewOfDay({ ...tools, db: store.db }, adas, lagos.dayOf(noon));
  const week = [{ day: view.book.day, profitKobo: naira * 100 }];
  const { parts } = describeClose({ ...view, book: { ...view.book, week } });
  expect(parts[0]).toMatchObject({ kind: "bars", bars: [{ shown }] });
});

it("names no cost where nothing was sold", async () => {
  await using store = await openTempStore();
  await adaOf(store);
  const view = await viewOfDay({ ...tools, db: store.db }, adas, lagos.dayOf(noon));
  expect(describeClose(view).headline.notes).toEqual(["nothing sold"]);
});

it.each(["en", "pcm", "ha", "yo", "ig"])("cuts no word of a sale that is being checked, in %s", async (language) => {
  await using store = await openTempStore();
  await adaOf(store);
  await insertPurchase(store.db, aPurchase({ state: "unknown", confirmed_at: noon }));
  const say = loadText(language, silentLog);
  const close = describeClose(await viewOfDay({ ...tools, say, db: store.db }, adas, lagos.dayOf(noon)));
  const drawn = drawClose(close).replaceAll(/<[^>]*>/g, " ");
  expect(drawn).not.toContain("…");
  expect(close.warnings.length).toBeGreaterThan(0);
  for (const word of close.warnings.join(" ").split(/\s+/))
    expect(drawn).toContain(escapeXml(drawable(word, fonts.bold)));
});

it("says of practice sales across the picture that nothing is real", async () => {
  await using store = await openTempStore();
  await adaOf(store);
  const books = { ...adas, mode: "sandbox" } as const;
  const view = await viewOfDay({ ...tools, db: store.db }, books, lagos.dayOf(noon));
  expect(drawClose(describeClose(view))).toContain("SANDBOX");
});
