import { describe, expect, it } from "vitest";
import { checkDelayMs, refusalLooks } from "../../../src/sales/schedule.ts";
import { readOutcome } from "../../../src/sales/send.ts";
import { anElectricitySale, aPurchase, noon } from "../../support/builders.ts";
import { afterQuiet, answer, minute, nothing, soon, step, verified, webhook } from "./next-steps.ts";

describe("next, while a sale is open", () => {
  it("5: returns an unsent sale to intent while it is fresh and was tried less than three times", () => {
    const row = aPurchase({ state: "sending", tries: 1 });
    const { changes, journal } = step(row, { kind: "not_sent", why: "refused", tries: 1, earlierPosts: 0 });
    expect(changes).toMatchObject({ state: "intent", posts: 0, tries: 2, why: "refused", next_check_at: null });
    expect(journal.map((note) => note.kind)).toEqual(["state", "not_sent"]);
  });

  it("5: gives an unsent sale up at the third try, and after a minute", () => {
    const third = step(aPurchase({ state: "sending", tries: 2 }), {
      kind: "not_sent",
      why: "refused",
      tries: 2,
      earlierPosts: 0,
    });
    expect(third.changes).toMatchObject({ state: "void", posts: 0, settled_at: soon });
    const late = noon + minute;
    const stale = step(
      aPurchase({ state: "sending" }),
      { kind: "not_sent", why: "refused", tries: 0, earlierPosts: 0 },
      late,
    );
    expect(stale.changes).toMatchObject({ state: "void", why: "refused" });
  });

  it("5: takes 'not sent' once per attempt, so that a repetition never frees a later attempt", () => {
    const second = aPurchase({ state: "sending", tries: 1 });
    expect(step(second, { kind: "not_sent", why: "refused", tries: 0, earlierPosts: 0 })).toMatchObject(nothing);
  });

  it("5: takes no 'not sent' of an earlier tap for the POST of a later one", () => {
    const again = aPurchase({ state: "sending", earlier_posts: 1 });
    const late = readOutcome({ kind: "not_sent", why: "deadline" }, aPurchase({ state: "sending" }));
    expect(step(again, late)).toMatchObject(nothing);
    const own = readOutcome({ kind: "not_sent", why: "deadline" }, again);
    expect(step(again, own).changes).toMatchObject({ state: "intent", posts: 0 });
  });

  it("6: takes a success, and waits for the token where there is one to come", () => {
    expect(step(aPurchase({ state: "sending" }), answer()).changes).toMatchObject({
      state: "succeeded",
      delivery: "none",
      settled_at: soon,
    });
    expect(step(anElectricitySale({ state: "sending" }), answer()).changes.delivery).toBe("awaiting");
    const postpaid = anElectricitySale({ state: "sending", product_name: "Post-Paid" });
    expect(step(postpaid, answer()).changes.delivery).toBe("none");
  });

  it("6: says nothing beside the card while the reseller looks at it", () => {
    expect(step(aPurchase({ state: "sending" }), answer()).announcements).toEqual([]);
  });

  it("7: takes a pending answer, and keeps the service's id and words", () => {
    const said = answer({ status: "pending", servicePurchaseId: 71, words: "Queued" });
    expect(step(aPurchase({ state: "sending" }), said).changes).toMatchObject({
      state: "pending",
      service_purchase_id: 71,
      service_words: "Queued",
    });
  });

  it("8: takes a failure for an answer, with its words", () => {
    const said = answer({ status: "failed", words: "Insufficient balance" });
    expect(step(aPurchase({ state: "sending" }), said).changes).toMatchObject({
      state: "failed",
      service_words: "Insufficient balance",
    });
  });

  it("8: takes no failure for an answer where an earlier request had the same reference", () => {
    const triedAgain = aPurchase({ state: "sending", earlier_posts: 1 });
    expect(step(triedAgain, answer({ status: "failed", words: "Duplicate reference" })).changes).toMatchObject({
      ...{ state: "unknown", why: "refused_again" },
    });
    expect(step(triedAgain, answer()).changes.state).toBe("succeeded");
    expect(step(triedAgain, verified({ status: "failed" })).changes.state).toBe("failed");
  });

  it("8a: takes none either that comes twice, or after the sender was taken for dead", () => {
    const failed = answer({ status: "failed", words: "Duplicate reference" });
    const refused = { state: "unknown", why: "refused_again" } as const;
    for (const why of ["interrupted", "lease"])
      expect(step(aPurchase({ state: "unknown", why, earlier_posts: 1 }), failed).changes).toMatchObject(refused);
    const applied = aPurchase({ ...refused, earlier_posts: 1, service_words: "Duplicate reference" });
    expect(step(applied, failed)).toMatchObject(nothing);
  });

  it("8b: does not know what a refusal is about that may mean 'I have this reference'", () => {
    const said = { error: null, message: "Transaction failed" };
    const posted = aPurchase({ state: "sending" });
    const known = readOutcome({ kind: "failed", ...said, error: "Duplicate reference" }, posted);
    expect(step(aPurchase({ state: "sending" }), known).changes).toMatchObject({
      ...{ state: "unknown", why: "known_reference", service_words: "Duplicate reference" },
    });
    expect(readOutcome({ kind: "failed", ...said, message: "This order was already processed" }, posted)).toMatchObject(
      {
        kind: "no_answer",
      },
    );
    expect(readOutcome({ kind: "failed", ...said }, posted)).toMatchObject({ kind: "answer" });
    // Without a purchase in the body just as with one.
    const facts = { message: null, httpStatus: null, retryAfterMs: null };
    for (const why of ["http_400", "http_409", "http_422"] as const) {
      const doubt = readOutcome(
        { kind: "unknown", why, error: "The reference has already been taken.", ...facts },
        posted,
      );
      expect(doubt).toMatchObject({ why: "known_reference", words: "The reference has already been taken." });
    }
  });

  it("I22: 8: owes a refusal one look, which any readable answer ends and a silence does not", () => {
    const refused = aPurchase({ state: "failed", why: "refused", next_check_at: soon });
    expect(step(refused, { kind: "missed", isDebited: null }).changes).toEqual({ checks: refusalLooks });
    expect(step(refused, verified({ status: "failed", words: "Refused" })).changes).toEqual({ checks: refusalLooks });
    expect(step(refused, { kind: "unanswered", why: "http_500", retryAfterMs: null }).changes).toEqual({ checks: 1 });
  });

  it("8: ranks any record above a refusal, with a message", () => {
    const refused = aPurchase({ state: "failed", why: "refused", next_check_at: soon });
    for (const [status, state] of [
      ["succeeded", "succeeded"],
      ["pending", "pending"],
      ["other", "pending"],
    ] as const) {
      const corrected = step(refused, verified({ status }));
      expect(corrected.changes).toMatchObject({ state, why: null });
      expect(corrected.announcements[0]).toBe("correction");
      expect(step(refused, webhook({ status }))).toMatchObject({ changes: { review: "contradiction" }, recheck: true });
    }
    expect(step(aPurchase({ state: "failed" }), verified({ status: "pending" })).changes.state).toBeUndefined();
  });

  it("8c: calls a sale void with the first miss where the POST was refused without a purchase", () => {
    for (const why of ["http_400", "http_401", "http_403", "http_422"]) {
      const row = aPurchase({ state: "unknown", why });
      expect(step(row, { kind: "missed", isDebited: null }).changes).toMatchObject({ state: "void", why });
      expect(step(row, { kind: "unanswered", why: "http_500", retryAfterMs: null }).changes).toEqual({ checks: 1 });
    }
    for (const why of ["no_reason", "http_429", "http_500", "timeout", "known_reference"]) {
      const row = aPurchase({ state: "unknown", why });
      expect(step(row, { kind: "missed", isDebited: null }).changes.state).toBeUndefined();
    }
  });

  it("9, 10: does not know what became of a POST without an answer", () => {
    const row = aPurchase({ state: "sending" });
    expect(step(row, { kind: "no_answer", why: "timeout", words: null }).changes).toMatchObject({
      state: "unknown",
      why: "timeout",
    });
    expect(step(row, { kind: "interrupted" }).changes).toMatchObject({ state: "unknown", why: "interrupted" });
  });

  it("10: takes a sale from a sender that is long overdue, whatever happens to it next", () => {
    const late = noon + 20_000 + 90_000 + 1;
    const lost = step(aPurchase({ state: "sending" }), { kind: "missed", isDebited: null }, late);
    expect(lost.changes).toMatchObject({ state: "unknown", why: "lease" });
    expect(step(aPurchase({ state: "sending" }), { kind: "missed", isDebited: null }, late - 1).changes.state).toBe(
      undefined,
    );
  });

  it("11: settles an open sale by its record, and announces what was waited for", () => {
    for (const state of ["unknown", "pending"] as const) {
      const settled = step(aPurchase({ state }), verified());
      expect(settled.changes).toMatchObject({ state: "succeeded", checks: 0 });
      expect(settled.announcements).toEqual(["settled"]);
    }
  });

  it("11: counts a look at a record that is still pending", () => {
    const row = aPurchase({ state: "pending", checks: 2, misses: 1 });
    expect(step(row, verified({ status: "pending" })).changes).toEqual({ checks: 3, misses: 0 });
  });

  it("I22: 12: calls a sale void after three misses, once it is quiet and the wallet was seen not to pay", () => {
    const missedThrice = aPurchase({ state: "unknown", misses: 2 });
    expect(step(missedThrice, { kind: "missed", isDebited: false }, afterQuiet).changes).toMatchObject({
      state: "void",
      why: "no_record",
    });
    for (const [row, event, now] of [
      [aPurchase({ state: "unknown", misses: 1 }), { kind: "missed", isDebited: false }, afterQuiet],
      [missedThrice, { kind: "missed", isDebited: false }, afterQuiet - 1],
      [missedThrice, { kind: "missed", isDebited: null }, afterQuiet],
      [missedThrice, { kind: "missed", isDebited: true }, afterQuiet],
    ] as const) {
      expect(step(row, event, now).changes.state).toBeUndefined();
    }
    expect(step(missedThrice, { kind: "missed", isDebited: true }, afterQuiet).changes.review).toBe("debited");
  });

  it("12: ends a sale that no snapshot explains after three days of misses, and promises nothing", () => {
    const unseen = aPurchase({ state: "unknown", misses: 9, review: "overdue" });
    const missed = { kind: "missed", isDebited: null } as const;
    expect(step(unseen, missed, noon + 72 * 60 * minute).changes.state).toBeUndefined();
    const over = step(unseen, missed, noon + 72 * 60 * minute + 1).changes;
    expect(over).toMatchObject({ state: "void", why: "no_record_unseen" });
    const debited = aPurchase({ state: "unknown", misses: 9, review: "debited" });
    expect(step(debited, missed, noon + 100 * 60 * minute).changes.state).toBeUndefined();
  });

  it("12: ends a sale that no snapshot will explain with the third miss, and watches for its record", () => {
    const unseen = aPurchase({ state: "unknown", misses: 2 });
    const missed = { kind: "missed", isDebited: "untold" } as const;
    expect(step(unseen, missed, afterQuiet - 1).changes.state).toBeUndefined();
    expect(step({ ...unseen, misses: 1 }, missed, afterQuiet).changes.state).toBeUndefined();
    expect(step({ ...unseen, review: "debited" }, missed, afterQuiet).changes.state).toBeUndefined();
    const over = step(unseen, missed, afterQuiet).changes;
    expect(over).toMatchObject({ state: "void", why: "no_record_unseen" });
    expect(checkDelayMs({ ...unseen, ...over }, afterQuiet)).toBe(60 * minute);
  });

  it("12: remembers a fall that the wallet has shown at the third miss, whatever later looks cannot tell", () => {
    const unseen = aPurchase({ state: "unknown", misses: 2 });
    const fallen = step(unseen, { kind: "missed", isDebited: true }, afterQuiet).changes;
    expect(fallen).toMatchObject({ misses: 3, review: "debited" });
    for (const isDebited of ["untold", null] as const) {
      const later = step({ ...unseen, ...fallen }, { kind: "missed", isDebited }, noon + 100 * 60 * minute);
      expect(later.changes.state).toBeUndefined();
    }
  });

  it("12: promises nothing where the wallet has shown a fall before, whatever came in since", () => {
    for (const why of ["timeout", "http_422"]) {
      const row = aPurchase({ state: "unknown", why, misses: 2 });
      const fallen = step(row, { kind: "missed", isDebited: true }, afterQuiet);
      expect([fallen.changes.state, fallen.announcements]).toEqual([undefined, ["review"]]);
      const shown = { ...row, ...fallen.changes };
      for (const isDebited of ["untold", null] as const)
        expect(step(shown, { kind: "missed", isDebited }, afterQuiet).changes.state).toBeUndefined();
      const over = step(shown, { kind: "missed", isDebited: false }, afterQuiet).changes;
      expect({ ...shown, ...over }).toMatchObject({ state: "void", why: "no_record_unseen", review: "debited" });
    }
  });

  it("13: shows a pending sale whose record vanished to a person, once", () => {
    const vanished = step(aPurchase({ state: "pending" }), { kind: "missed", isDebited: null });
    expect(vanished.changes).toEqual({ checks: 1, review: "vanished" });
    expect(vanished.announcements).toEqual(["review"]);
    const again = step(aPurchase({ state: "pending", review: "vanished" }), { kind: "missed", isDebited: null });
    expect(again.announcements).toEqual([]);
  });

  it("14: only counts a look that gave nothing to go by", () => {
    const nothingSaid = { kind: "unanswered", why: "http_500", retryAfterMs: null } as const;
    expect(step(aPurchase({ state: "unknown", checks: 4 }), nothingSaid).changes).toEqual({ checks: 5 });
    expect(step(aPurchase({ state: "failed" }), nothingSaid)).toMatchObject(nothing);
  });

  it("15: lets a signed webhook settle whatever is open", () => {
    for (const state of ["intent", "sending", "unknown", "pending"] as const) {
      expect(step(aPurchase({ state }), webhook()).changes.state).toBe("succeeded");
      expect(step(aPurchase({ state }), webhook({ status: "failed" })).changes.state).toBe("failed");
    }
  });

  it("22: shows a sale that is open for a day to a person, once", () => {
    const nothingSaid = { kind: "unanswered", why: "http_500", retryAfterMs: null } as const;
    const dayLater = noon + 24 * 60 * minute + 1;
    const overdue = step(aPurchase({ state: "unknown" }), nothingSaid, dayLater);
    expect(overdue.changes.review).toBe("overdue");
    expect(step(aPurchase({ state: "unknown", review: "overdue" }), nothingSaid, dayLater).announcements).toEqual([]);
  });

  it("I10: 12: never calls a sale not charged whose charge the wallet has shown, whatever has no record of it", () => {
    const gone = { observed_kobo: 48_750, observed_from: "wallet" } as const;
    const silent = aPurchase({ state: "unknown", misses: 2, ...gone });
    const refused = aPurchase({ state: "unknown", why: "http_422", ...gone });
    for (const row of [silent, refused]) {
      const missed = step(row, { kind: "missed", isDebited: false }, afterQuiet).changes;
      expect(missed).toMatchObject({ review: "debited" });
      expect(missed.state).toBeUndefined();
    }
    const failed = aPurchase({ state: "failed", why: "refused", next_check_at: soon, ...gone });
    const looked = step(failed, { kind: "missed", isDebited: null }).changes;
    expect(looked).toEqual({ checks: 1, review: "debited" });
  });

  it("gives up what waited too long to be sent, and nothing else", () => {
    const abandoned = { kind: "abandoned", why: "too_late" } as const;
    expect(step(aPurchase({ state: "intent" }), abandoned).changes).toMatchObject({ state: "void", why: "too_late" });
    expect(step(aPurchase({ state: "sending" }), abandoned)).toMatchObject(nothing);
  });

  it("changes nothing about an offer that was never confirmed", () => {
    for (const state of ["quoted", "cancelled", "expired"] as const) {
      expect(step(aPurchase({ state }), webhook()).changes).toEqual({ review: "stray" });
    }
  });
});
