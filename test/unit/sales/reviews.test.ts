import { describe, expect, it } from "vitest";
import { toKobo } from "../../../src/core/money.ts";
import { resolveReview } from "../../../src/sales/desk.ts";
import type { PurchaseEvent } from "../../../src/sales/events.ts";
import { type Purchase, readJournal } from "../../../src/sales/purchases.queries.ts";
import { kindsIn, lettersOf } from "../../../src/sales/reviews.ts";
import { anElectricitySale, aPurchase, noon, put } from "../../support/builders.ts";
import { answer, verified, webhook } from "./next-steps.ts";
import { openTill, recorderOf } from "./till.ts";

const day = 86_400_000;
/** The money that left the wallet, by a snapshot. */
interface Fall {
  fall: number;
}
const at400 = webhook({ status: "failed", amountKobo: toKobo(40_000) });
const token = "12345678901234567890";
const anothers = webhook({ beneficiary: "08099999999" });
const unread = webhook({ tokenUnread: "{}" });
const pendingUnread = webhook({ status: "pending", tokenUnread: "{}" });
const pendingToken = webhook({ status: "pending", token });
const failedUnread = webhook({ status: "failed", tokenUnread: "{}" });
const reversed = { status: "other", word: "reversed" } as const;
const adopted = { state: "unknown", why: "restored", review: "adopted", confirmed_at: noon - 2 * day } as const;

/** The remaining reasons after these, and the announced reasons in order. */
async function leaves(sale: Purchase, events: readonly (PurchaseEvent | Fall)[]) {
  await using till = await openTill();
  const { store, clock } = till;
  const note = recorderOf(till);
  let kobo = toKobo(9_000_000);
  const look = (askedAt: number) => note({ accountId: "ada", mode: "live", kobo, askedAt, answeredAt: askedAt + 200 });
  await look(noon - 20_000);
  const { id } = await put(store, sale);
  for (const event of events) {
    // So long, and a balance is not from before the event.
    await clock.advance("fall" in event ? 6000 : 2000);
    if ("fall" in event) {
      kobo = toKobo(kobo - event.fall);
      await look(clock.now());
    } else await till.settle.apply(id, event);
  }
  const told = (await readJournal(store.db, id)).filter(({ kind }) => kind === "review").map(({ note }) => note);
  return { left: (await till.row(id)).review, told };
}

describe("a reason to look at a sale", () => {
  it.each<[string, Purchase, (PurchaseEvent | Fall)[], { left: string | null; told: string[] }]>([
    [
      "is told and stays when it comes with a contradiction",
      aPurchase({ state: "succeeded" }),
      [at400, verified()],
      { left: "amount", told: ["contradiction", "amount"] },
    ],
    [
      "is told when it comes behind a contradiction",
      aPurchase({ state: "succeeded" }),
      [webhook({ status: "failed" }), anothers, verified()],
      { left: "conflict", told: ["contradiction", "conflict"] },
    ],
    [
      "is told beside somebody else's record, also when a success is taken back",
      aPurchase({ state: "succeeded" }),
      [anothers, webhook({ status: "failed" }), verified({ status: "failed" })],
      { left: "conflict\ncorrected", told: ["conflict", "contradiction", "corrected"] },
    ],
    [
      "is told while the sale waits, and goes with its end",
      aPurchase({ state: "pending" }),
      [answer({ status: "failed" }), { kind: "missed", isDebited: null }, verified()],
      { left: null, told: ["contradiction", "vanished"] },
    ],
    [
      "is still a token that cannot be read when the wallet explains the amount",
      anElectricitySale({ state: "pending" }),
      [webhook({ amountKobo: toKobo(600_000), tokenUnread: "{}" }), { fall: 600_000 }],
      { left: "unread token", told: ["amount", "unread token"] },
    ],
    [
      "is money that is gone, once the wallet shows the amount of a failed sale",
      aPurchase({ state: "pending" }),
      [webhook({ status: "failed", amountKobo: toKobo(45_000) }), { fall: 45_000 }],
      { left: "debited", told: ["amount"] },
    ],
    [
      "is money that is gone, also where the failure is contradicted meanwhile",
      aPurchase({ state: "pending" }),
      [
        ...[webhook({ status: "failed", amountKobo: toKobo(45_000) }), webhook(), { fall: 45_000 }],
        ...[verified({ status: "failed" }), { fall: 0 }],
      ],
      { left: "debited", told: ["amount", "contradiction"] },
    ],
    [
      "is money that is gone, also beside an amount that says something else",
      aPurchase({ state: "pending" }),
      [webhook({ status: "failed", amountKobo: toKobo(45_000) }), { fall: 48_750 }],
      { left: "amount\ndebited", told: ["amount"] },
    ],
    [
      "is money that is gone, also for a sale that the backup did not know",
      aPurchase({ state: "unknown", review: "adopted" }),
      [webhook({ status: "failed" }), { fall: 48_750 }],
      { left: "debited\nadopted", told: [] },
    ],
    [
      "is a success that was taken back, which says that money is gone",
      aPurchase({ state: "succeeded" }),
      [verified({ status: "failed" }), { fall: 48_750 }],
      { left: "corrected", told: ["corrected"] },
    ],
    [
      "is a word that the spec does not know, also behind a contradiction",
      aPurchase({ state: "succeeded" }),
      [webhook(reversed), verified(reversed)],
      { left: "contradiction\nstatus: reversed", told: ["contradiction", "status: reversed"] },
    ],
    [
      "is still money that is gone when a token has come",
      anElectricitySale({ state: "failed", review: "debited" }),
      [unread, webhook({ token }), verified({ status: "failed" })],
      { left: "debited", told: ["contradiction"] },
    ],
    [
      "is no token of a sale that verify calls failed",
      anElectricitySale({ state: "failed" }),
      [unread, verified({ status: "failed" })],
      { left: null, told: ["contradiction"] },
    ],
    [
      "is a token that could not be read once verify calls the sale a success",
      anElectricitySale({ state: "failed" }),
      [unread, verified()],
      { left: "corrected\nunread token", told: ["contradiction", "corrected", "unread token"] },
    ],
    [
      "is money that is gone, also where a token came meanwhile that could not be read",
      anElectricitySale({ state: "pending", expected_kobo: toKobo(495_000) }),
      [webhook({ status: "failed" }), unread, { fall: 495_000 }, verified({ status: "failed" }), { fall: 0 }],
      { left: "debited", told: ["contradiction"] },
    ],
    [
      "is again a token that could not be read, when the sale is no failure after all",
      anElectricitySale({ state: "pending" }),
      [unread, verified({ status: "failed" }), verified()],
      { left: "corrected\nunread token", told: ["unread token", "corrected", "corrected", "unread token"] },
    ],
    [
      "is no token that could not be read once it has come, before the sale was called a success",
      anElectricitySale({ state: "pending" }),
      [pendingUnread, pendingToken, webhook({ token })],
      { left: null, told: ["unread token"] },
    ],
    [
      "is no token that could not be read once it has come while the sale waited, though its success has none",
      anElectricitySale({ state: "pending" }),
      [pendingUnread, pendingToken, webhook(), verified()],
      { left: null, told: ["unread token"] },
    ],
    [
      "is no token that could not be read once it has come, behind the success",
      anElectricitySale({ state: "pending" }),
      [pendingUnread, webhook(), pendingToken],
      { left: null, told: ["unread token"] },
    ],
    [
      "is no token that could not be read of a failure that brought one",
      anElectricitySale({ state: "pending" }),
      [pendingUnread, failedUnread],
      { left: null, told: ["unread token"] },
    ],
    [
      "is no token that could not be read where it comes behind the failure",
      anElectricitySale({ state: "pending" }),
      [failedUnread, pendingUnread],
      { left: null, told: [] },
    ],
    [
      "is no word of the service once verify has said how the sale stands, nor that it was open for long",
      aPurchase({ state: "succeeded", review: "status: held" }),
      [verified()],
      { left: null, told: [] },
    ],
    [
      "is still that the backup did not know the sale, when it was open for a day",
      aPurchase(adopted),
      [{ kind: "unanswered", why: "timeout", retryAfterMs: null }, verified()],
      { left: "adopted", told: ["overdue"] },
    ],
  ])("%s", async (_, sale, events, outcome) => {
    expect(await leaves(sale, events)).toEqual(outcome);
  });

  it("keeps the wallet from being read no longer than verify may take", async () => {
    await using till = await openTill();
    const { store, clock } = till;
    const note = recorderOf(till);
    const look = (kobo: number) => {
      const askedAt = clock.now();
      return note({ accountId: "ada", mode: "live", kobo: toKobo(kobo), askedAt, answeredAt: askedAt + 200 });
    };
    await put(store, aPurchase({ state: "succeeded", confirmed_at: noon - day, settled_at: noon - day }));
    const reversed = await put(
      store,
      aPurchase({ state: "succeeded", confirmed_at: noon - day, settled_at: noon - day }),
    );
    await look(9_000_000);
    await till.settle.apply(reversed.id, webhook({ status: "other", word: "reversed" }));
    expect((await till.row(reversed.id)).review).toMatch(/contradiction/);
    await clock.advance(10_000);
    expect(await look(9_000_000)).toBe(true);
    await clock.advance(60_000);
    expect(await look(9_000_000)).toBe(false);
  });

  it("is dealt with as far as a card has shown it", async () => {
    await using till = await openTill();
    const sale = await put(till.store, aPurchase({ state: "failed", review: "contradiction\ncorrected\namount" }));
    const shown = kindsIn(lettersOf("corrected\namount"));
    const dealWith = () => till.store.transaction((trx) => resolveReview(trx, till.ids, sale, 7, noon, shown));
    expect(await dealWith()).toMatchObject({ review: "contradiction" });
    const [entry] = await readJournal(till.store.db, sale.id);
    expect(entry).toMatchObject({ kind: "review", source: "tap", note: "corrected, amount: looked after by 7" });
  });
});
