import { expect, it } from "vitest";
import { type CloseView, handSum, walletSum } from "../../../src/bot/features/close/close-view.ts";
import { createTimes } from "../../../src/bot/ui/format.ts";
import { loadText } from "../../../src/bot/ui/text.ts";
import { silentLog } from "../../../src/core/log.ts";
import { noon } from "../../support/builders.ts";

const say = loadText("en", silentLog);
const times = createTimes("Africa/Lagos");
const none = { paid_in_kobo: 0, charged_kobo: 0, returned_kobo: 0, unnamed_kobo: 0, unnamed_n: 0, unseen_kobo: 0 };
const edges = { opening_kobo: 100_000, opening_at: noon, closing_kobo: 100_000, closing_at: noon, about_n: 0 };

/** The lines of the wallet's part of a close between its first and its last. */
function movesOf(wallet: Partial<typeof none>) {
  const book = { wallet: { ...none, ...edges, ...wallet }, sums: { sold_n: 1, failed_n: 0 }, openN: 0 };
  const view = { say, times, since: noon, withWallet: true, book } as unknown as CloseView;
  return walletSum(view)
    ?.lines.slice(1)
    .map(({ label, kobo }) => [label, kobo]);
}

it.each<[string, Partial<typeof none>, unknown]>([
  ["one line", { unnamed_kobo: 30_000, unseen_kobo: 48_750 }, [["Other", 18_750]]],
  ["no line where it comes to nothing", { unnamed_kobo: 30_000, unseen_kobo: 30_000 }, []],
  ["one line with what was explained since", { unnamed_kobo: -30_000, unseen_kobo: 48_750 }, [["Other", 78_750]]],
  ["one line with sales of unknown charge", { unnamed_kobo: 30_000, unnamed_n: 2 }, [["Other", -30_000]]],
])("the rest of a wallet's day is %s", (_title, wallet, lines) => {
  expect(movesOf(wallet)).toEqual(lines);
});

it.each([
  ["still to be given back", 50_000, "To give back"],
  ["of an earlier day that is given back on this one", -50_000, "Given back"],
])("money %s has a line of its own in what should be in hand", (_title, back_kobo, label) => {
  const debts = {
    owed_kobo: 0,
    repaid_kobo: 0,
    earlier_kobo: 0,
    forgiven_kobo: 0,
    forgiven_earlier_kobo: 0,
    back_kobo,
  };
  const view = { say, times, book: { sums: { price_kobo: 80_000 }, debts } } as unknown as CloseView;
  const { lines, total } = handSum(view);
  expect(lines[1]).toMatchObject({ label, kobo: back_kobo });
  expect(total.kobo).toBe(80_000 + back_kobo);
});
