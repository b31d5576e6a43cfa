import { describe, expect, it } from "vitest";
import type { Statement } from "../../../src/sales/events.ts";
import { anElectricitySale, aPurchase } from "../../support/builders.ts";
import { answer, nothing, soon, step, verified, webhook } from "./next-steps.ts";

describe("next, once a sale is over or doubted", () => {
  it("17: takes later and older news about a final sale for nothing new", () => {
    for (const state of ["succeeded", "failed"] as const) {
      expect(step(aPurchase({ state }), answer({ status: "pending" }))).toMatchObject(nothing);
      expect(step(aPurchase({ state }), webhook({ status: "pending" }))).toMatchObject(nothing);
      expect(step(aPurchase({ state }), webhook({ status: state }))).toMatchObject(nothing);
    }
  });

  it("18: asks verify when a webhook takes a success back, and changes nothing by it", () => {
    for (const status of ["failed", "other"] as const) {
      const doubted = step(aPurchase({ state: "succeeded" }), webhook({ status }));
      expect(doubted).toMatchObject({ changes: { review: "contradiction" }, recheck: true });
      expect(doubted.changes.state).toBeUndefined();
    }
  });

  it("18: takes a success back if verify says so, with one message", () => {
    const row = aPurchase({ state: "succeeded", review: "contradiction", next_check_at: soon });
    const corrected = step(row, verified({ status: "failed" }));
    expect(corrected.changes).toMatchObject({ state: "failed", review: "corrected" });
    expect(corrected.journal.map((note) => note.kind)).toContain("correction");
    expect(corrected.announcements).toEqual(["correction"]);
  });

  it("19: turns a failure into a success only by verify, and a void one by a webhook, too", () => {
    expect(step(aPurchase({ state: "failed" }), webhook()).changes).toEqual({ review: "contradiction" });
    expect(step(aPurchase({ state: "failed" }), verified()).changes).toMatchObject({ state: "succeeded" });
    const revived = step(aPurchase({ state: "void" }), webhook());
    expect(revived.changes).toMatchObject({ state: "succeeded" });
    expect(revived.announcements).toEqual(["correction"]);
  });

  it("19: opens a void sale again when the service works on it after all", () => {
    const revived = step(aPurchase({ state: "void" }), verified({ status: "pending" }));
    expect(revived.changes).toMatchObject({ state: "pending", settled_at: null });
    expect(revived.announcements).toEqual(["correction"]);
  });

  it("20: applies a status whose amount is strange, and shows it to a person, once", () => {
    const said = webhook({ amountKobo: 40_000 as Statement["amountKobo"] });
    const odd = step(aPurchase({ state: "pending" }), said);
    expect(odd.changes).toMatchObject({ state: "succeeded", stated_kobo: 40_000, review: "amount" });
    expect(odd.journal.map((note) => note.kind)).toContain("amount_anomaly");
    const again = step(aPurchase({ state: "succeeded", stated_kobo: 40_000, review: "amount" }), said);
    expect(again).toMatchObject(nothing);
  });

  it("20: takes the expected amount for the charge, and never goes back behind what the wallet showed", () => {
    const said = webhook({ amountKobo: 48_750 as Statement["amountKobo"] });
    const seen = step(aPurchase({ state: "pending" }), said);
    expect(seen.changes).toMatchObject({ state: "succeeded", observed_kobo: 48_750, observed_from: "webhook" });
    const known = aPurchase({ state: "succeeded", observed_kobo: 49_500, observed_from: "wallet" });
    expect(step(known, said)).toMatchObject(nothing);
  });

  it("21: takes neither status nor token from a statement about something else", () => {
    const row = anElectricitySale({ state: "unknown" });
    for (const other of [{ beneficiary: "45009999999" }, { serviceType: "tv" }]) {
      const conflict = step(row, webhook({ ...other, token: "12345678901234567890" }));
      expect(conflict.changes).toEqual({ review: "conflict" });
      expect(conflict.journal.map((note) => note.kind)).toEqual(["review", "conflict"]);
    }
  });

  it("21: counts a look that found something else, so that the next one is further away", () => {
    const row = aPurchase({ state: "unknown", review: "conflict", checks: 3 });
    expect(step(row, verified({ beneficiary: "08099999999" })).changes).toEqual({ checks: 4 });
  });

  it("20: takes no charge from what a failed sale names", () => {
    const row = aPurchase({ state: "pending" });
    const failed = step(row, verified({ status: "failed", amountKobo: 48_750 as Statement["amountKobo"] })).changes;
    expect(failed.state).toBe("failed");
    expect(failed.observed_kobo).toBeUndefined();
  });
});

describe("next, where two things meet", () => {
  it("keeps asking about a contradiction that comes with a strange amount, which stays flagged", () => {
    const said = webhook({ status: "failed", amountKobo: 40_000 as Statement["amountKobo"] });
    const doubted = step(aPurchase({ state: "succeeded" }), said);
    expect(doubted.changes).toEqual({ review: "contradiction\namount", stated_kobo: 40_000 });
    const row = aPurchase({ state: "succeeded", ...doubted.changes });
    expect(step(row, said)).toMatchObject({ changes: {}, announcements: [], recheck: true });
    expect(step(row, verified()).changes.review).toBe("amount");
  });

  it("leaves what a contradiction came on top of, and tells it no second time", () => {
    const corrected = aPurchase({ state: "failed", review: "corrected" });
    const contradicted = step(corrected, webhook());
    expect(contradicted).toMatchObject({ changes: { review: "contradiction\ncorrected" }, recheck: true });
    const row = aPurchase({ state: "failed", review: "contradiction\ncorrected", next_check_at: soon });
    expect(step(row, webhook())).toMatchObject({ changes: {}, announcements: [], recheck: true });
    expect(step(row, verified({ status: "failed" }))).toMatchObject({
      changes: { review: "corrected" },
      journal: [],
      announcements: [],
    });
    const back = step(row, verified());
    expect(back.changes).toMatchObject({ state: "succeeded", review: "corrected" });
    expect(back.announcements).toEqual(["correction"]);
    const heldUp = aPurchase({ state: "pending", review: "contradiction\noverdue" });
    expect(step(heldUp, webhook()).changes.review).toBe("contradiction");
    expect(step(heldUp, verified()).changes.review).toBeNull();
  });

  it("keeps and tells a reason that comes beside another one, in the order of their strength", () => {
    const row = aPurchase({ state: "succeeded", review: "contradiction\ncorrected" });
    const strange = step(row, webhook({ amountKobo: 60_000 as Statement["amountKobo"] }));
    expect(strange).toMatchObject({
      changes: { review: "contradiction\ncorrected\namount" },
      announcements: ["review"],
    });
    const another = step(row, webhook({ beneficiary: "08099999999" }));
    expect(another).toMatchObject({ changes: { review: "contradiction\nconflict\ncorrected" } });
    expect(step(row, webhook({ status: "other" }))).toMatchObject({ changes: {}, announcements: [] });
  });

  it("forgets a token that could not be read once one can be, also while verify is being asked", () => {
    const held = { state: "failed", delivery: "awaiting", token_unread_sealed: "sealed" } as const;
    const row = anElectricitySale({ ...held, review: "contradiction\nunread token" });
    expect(step(row, webhook({ token: "12345678901234567890" })).changes.review).toBe("contradiction");
  });

  it("tells each of two reasons to look once", () => {
    const stated = { status: "other", word: "held\nup", amountKobo: 40_000 as Statement["amountKobo"] } as const;
    const said = verified(stated);
    const first = step(aPurchase({ state: "pending" }), said);
    expect(first.changes.review).toBe("amount\nstatus: held up");
    const row = aPurchase({ state: "pending", ...first.changes });
    expect(step(row, said)).toMatchObject({ changes: { checks: 2 }, journal: [], announcements: [] });
    expect(step(row, verified({ ...stated, word: "waiting" })).announcements).toEqual([]);
  });

  it("drops a reason that the end of the sale answers, and keeps one that it does not", () => {
    for (const review of ["overdue", "vanished", "debited", "status: held"] as const) {
      expect(step(aPurchase({ state: "pending", review }), verified()).changes.review).toBeNull();
    }
    expect(step(aPurchase({ state: "pending", review: "amount" }), verified()).changes.review).toBeUndefined();
    const fallen = aPurchase({ state: "unknown", review: "debited" });
    expect(step(fallen, verified({ status: "failed" })).changes.review).toBeUndefined();
  });

  it("ends a contradiction when verify says where the sale stands", () => {
    const settled = aPurchase({ state: "succeeded", review: "contradiction", next_check_at: soon });
    expect(step(settled, verified()).changes.review).toBeNull();
    const open = aPurchase({ state: "pending", review: "contradiction" });
    expect(step(open, verified()).changes).toMatchObject({ state: "succeeded", review: null });
    expect(step(open, webhook()).changes.review).toBeUndefined();
  });

  it("does not show what the service said about an earlier state", () => {
    const row = aPurchase({ state: "pending", service_words: "Your request is being processed" });
    expect(step(row, webhook({ status: "failed" })).changes.service_words).toBeNull();
  });
});
