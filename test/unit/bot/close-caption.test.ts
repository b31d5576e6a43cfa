import { expect, it } from "vitest";
import { renderClose } from "../../../src/bot/features/close/close-card.ts";
import type { CloseView } from "../../../src/bot/features/close/close-view.ts";
import { createTimes } from "../../../src/bot/ui/format.ts";
import { loadText, textOf } from "../../../src/bot/ui/text.ts";
import { silentLog } from "../../../src/core/log.ts";
import { noon } from "../../support/builders.ts";

const times = createTimes("Africa/Lagos");
/** A day of a large shop, with something to say on every line. */
const book = {
  ...{
    day: 20_771,
    close: null,
    parts: [],
    openKobo: 4_150_050,
    lateN: 12,
    lateKobo: -1_250_050,
    aboutKobo: 1_230_050,
    openN: 13,
    profit: { kobo: 9_999_975, isAbout: true, uncounted: 15, uncountedKobo: 2_500_000 },
  },
  sums: {
    ...{ sold_n: 1250, face_kobo: 250_000_000, price_kobo: 259_500_050, cost_kobo: 247_000_075, expected_n: 20 },
    ...{ unpriced_n: 15, unpriced_price_kobo: 2_500_000, open_n: 13, failed_n: 2 },
  },
  debts: {
    ...{ owed_kobo: 12_500_050, repaid_kobo: 7_000_050, back_kobo: 1_500_050, earlier_kobo: 0 },
    ...{ forgiven_kobo: 1_200_050, forgiven_earlier_kobo: 0 },
  },
  wallet: {
    ...{ opening_kobo: 421_040_050, opening_at: noon, closing_kobo: 301_040_025, closing_at: noon },
    ...{ paid_in_kobo: 100_000_050, charged_kobo: 247_000_075, returned_kobo: 1_000_050, about_n: 1 },
    ...{ unnamed_kobo: 1_300_075, unnamed_n: 1, unseen_kobo: 0 },
  },
  owing: { owedKobo: 50_000_050, people: 120 },
  count: { counted_kobo: 200_000_050, due_kobo: 200_500_000, number: 2, at: noon },
};

const day = { now: noon, since: noon - 43_200_000, until: noon + 43_200_000, withWallet: true };

function captionOf(language: string, charged_kobo: number): string {
  const say = loadText(language, silentLog);
  const claims = { kobo: 1_500_050, count: 12 };
  const charged = { ...book, wallet: { ...book.wallet, charged_kobo } };
  return textOf(renderClose({ say, times, mode: "live", book: charged, claims, ...day } as unknown as CloseView).html);
}

it.each(["en", "pcm", "ha", "yo", "ig"])("the words of a close stand below its picture, in %s", (language) => {
  // As much as Telegram takes below a picture.
  const text = captionOf(language, 246_900_025);
  expect(text.length).toBeLessThanOrEqual(1024);
  expect(text).toContain("2,595,000.50");
});

it.each([
  ["of its last look where sales came after it", 246_900_025, "3,010,400.25, seen 13:00: "],
  ["not where every sale of the day is in it", book.sums.cost_kobo + book.wallet.returned_kobo, "3,010,400.25: "],
])("the wallet of a close has the time %s", (_when, charged, words) => {
  expect(captionOf("en", charged)).toContain(words);
});
