import { describe, expect, it } from "vitest";
import type { PurchaseEvent, Statement } from "../../../src/purchases/events.ts";
import { next } from "../../../src/purchases/next.ts";
import { readOutcome } from "../../../src/purchases/read-evidence.ts";
import { refusalLooks } from "../../../src/purchases/schedule.ts";
import type { Purchase } from "../../../src/store/queries/purchases.ts";
import { anElectricitySale, aPurchase, aStatement, noon } from "../../support/builders.ts";

const minute = 60_000;
const soon = noon + 10_000;
const afterQuiet = noon + 20_000 + 10 * minute + 1;

const answer = (over: Partial<Statement> = {}): PurchaseEvent => ({ kind: "answer", statement: aStatement(over) });
const webhook = (over: Partial<Statement> = {}): PurchaseEvent => ({ kind: "webhook", statement: aStatement(over) });
const verified = (over: Partial<Statement> = {}): PurchaseEvent => ({ kind: "verified", statement: aStatement(over) });
const step = (row: Purchase, event: PurchaseEvent, now = soon, token: string | null = null) =>
  next(row, event, now, token);
const nothing = { changes: {}, journal: [], announcements: [], recheck: false };

describe("next, row by row of the table of transitions", () => {
  it("5: returns an unsent sale to intent while it is fresh and was tried less than three times", () => {
    const row = aPurchase({ state: "sending", tries: 1 });
    const { changes, journal } = step(row, { kind: "not_sent", why: "refused", tries: 1 });
    expect(changes).toMatchObject({ state: "intent", posts: 0, tries: 2, why: "refused", next_check_at: null });
    expect(journal.map((note) => note.kind)).toEqual(["state", "not_sent"]);
  });

  it("5: gives an unsent sale up at the third try, and after a minute", () => {
    const third = step(aPurchase({ state: "sending", tries: 2 }), { kind: "not_sent", why: "refused", tries: 2 });
    expect(third.changes).toMatchObject({ state: "void", posts: 0, settled_at: soon });
    const late = noon + minute;
    const stale = step(aPurchase({ state: "sending" }), { kind: "not_sent", why: "refused", tries: 0 }, late);
    expect(stale.changes).toMatchObject({ state: "void", why: "refused" });
  });

  it("5: hears 'not sent' once for each attempt, so that a repetition never frees a later attempt", () => {
    const second = aPurchase({ state: "sending", tries: 1 });
    expect(step(second, { kind: "not_sent", why: "refused", tries: 0 })).toMatchObject(nothing);
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
    const said = answer({ claim: "pending", servicePurchaseId: 71, words: "Queued" });
    expect(step(aPurchase({ state: "sending" }), said).changes).toMatchObject({
      state: "pending",
      service_purchase_id: 71,
      service_words: "Queued",
    });
  });

  it("8: takes a failure for an answer, with its words", () => {
    const said = answer({ claim: "failed", words: "Insufficient balance" });
    expect(step(aPurchase({ state: "sending" }), said).changes).toMatchObject({
      state: "failed",
      service_words: "Insufficient balance",
    });
  });

  it("8: takes no failure for an answer where an earlier request had the same reference", () => {
    const triedAgain = aPurchase({ state: "sending", earlier_posts: 1 });
    expect(step(triedAgain, answer({ claim: "failed", words: "Duplicate reference" })).changes).toMatchObject({
      ...{ state: "unknown", why: "refused_again" },
    });
    expect(step(triedAgain, answer()).changes.state).toBe("succeeded");
    expect(step(triedAgain, verified({ claim: "failed" })).changes.state).toBe("failed");
  });

  it("8b: does not know what a refusal is about that may mean 'I have this reference'", () => {
    const said = { error: null, message: "Transaction failed" };
    const known = readOutcome({ kind: "failed", ...said, error: "Duplicate reference" }, 0);
    expect(step(aPurchase({ state: "sending" }), known).changes).toMatchObject({
      ...{ state: "unknown", why: "known_reference", service_words: "Duplicate reference" },
    });
    expect(readOutcome({ kind: "failed", ...said, message: "This order was already processed" }, 0)).toMatchObject({
      kind: "no_answer",
    });
    expect(readOutcome({ kind: "failed", ...said }, 0)).toMatchObject({ kind: "answer" });
    // Without a purchase in the body just as with one.
    const facts = { message: null, httpStatus: null, retryAfterMs: null };
    for (const why of ["http_400", "http_409", "http_422"] as const) {
      const doubt = readOutcome({ kind: "unknown", why, error: "The reference has already been taken.", ...facts }, 0);
      expect(doubt).toMatchObject({ why: "known_reference", words: "The reference has already been taken." });
    }
  });

  it("8: owes a refusal one look, which any readable answer ends and a silence does not", () => {
    const refused = aPurchase({ state: "failed", why: "refused", next_check_at: soon });
    expect(step(refused, { kind: "missed", isDebited: null }).changes).toEqual({ checks: refusalLooks });
    expect(step(refused, verified({ claim: "failed", words: "Refused" })).changes).toEqual({ checks: refusalLooks });
    expect(step(refused, { kind: "unanswered", why: "http_500", retryAfterMs: null }).changes).toEqual({ checks: 1 });
  });

  it("8: takes any record for more than a refusal, aloud", () => {
    const refused = aPurchase({ state: "failed", why: "refused", next_check_at: soon });
    for (const [claim, state] of [
      ["succeeded", "succeeded"],
      ["pending", "pending"],
      ["other", "pending"],
    ] as const) {
      const corrected = step(refused, verified({ claim }));
      expect(corrected.changes).toMatchObject({ state, why: null });
      expect(corrected.announcements[0]).toBe("correction");
      expect(step(refused, webhook({ claim }))).toMatchObject({ changes: { review: "contradiction" }, recheck: true });
    }
    expect(step(aPurchase({ state: "failed" }), verified({ claim: "pending" })).changes.state).toBeUndefined();
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
    expect(step(row, verified({ claim: "pending" })).changes).toEqual({ checks: 3, misses: 0 });
  });

  it("12: calls a sale void after three misses, once it is quiet and the wallet was seen not to pay", () => {
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

  it("12: ends a sale of which no wallet tells after three days of misses, and promises nothing", () => {
    const unseen = aPurchase({ state: "unknown", misses: 9, review: "overdue" });
    const missed = { kind: "missed", isDebited: null } as const;
    expect(step(unseen, missed, noon + 72 * 60 * minute).changes.state).toBeUndefined();
    const over = step(unseen, missed, noon + 72 * 60 * minute + 1).changes;
    expect(over).toMatchObject({ state: "void", why: "no_record_unseen" });
    const debited = aPurchase({ state: "unknown", misses: 9, review: "debited" });
    expect(step(debited, missed, noon + 100 * 60 * minute).changes.state).toBeUndefined();
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
      expect(step(aPurchase({ state }), webhook({ claim: "failed" })).changes.state).toBe("failed");
    }
  });

  it("16: keeps a token in any state, and announces one that comes after the success", () => {
    const token = "12345678901234567890";
    const early = step(anElectricitySale({ state: "pending" }), webhook({ claim: "pending", token }));
    expect(early.changes).toMatchObject({ token, token_source: "webhook", delivery: "delivered" });
    expect(early.announcements).toEqual([]);
    const late = step(anElectricitySale({ state: "succeeded", delivery: "awaiting" }), webhook({ token }));
    expect(late.changes).toMatchObject({ token, delivery: "delivered" });
    expect(late.announcements).toEqual(["token"]);
  });

  it("17: takes later and older news about a final sale for nothing new", () => {
    for (const state of ["succeeded", "failed"] as const) {
      expect(step(aPurchase({ state }), answer({ claim: "pending" }))).toMatchObject(nothing);
      expect(step(aPurchase({ state }), webhook({ claim: "pending" }))).toMatchObject(nothing);
      expect(step(aPurchase({ state }), webhook({ claim: state }))).toMatchObject(nothing);
    }
  });

  it("18: asks verify when a webhook takes a success back, and changes nothing by it", () => {
    for (const claim of ["failed", "other"] as const) {
      const doubted = step(aPurchase({ state: "succeeded" }), webhook({ claim }));
      expect(doubted).toMatchObject({ changes: { review: "contradiction" }, recheck: true });
      expect(doubted.changes.state).toBeUndefined();
    }
  });

  it("18: takes a success back when verify says so, and says it aloud, once", () => {
    const row = aPurchase({ state: "succeeded", review: "contradiction", next_check_at: soon });
    const corrected = step(row, verified({ claim: "failed" }));
    expect(corrected.changes).toMatchObject({ state: "failed", review: "corrected" });
    expect(corrected.journal.map((note) => note.kind)).toContain("correction");
    expect(corrected.announcements).toEqual(["correction"]);
  });

  it("19: turns a failure into a success by verify alone, and a void one by a webhook too", () => {
    expect(step(aPurchase({ state: "failed" }), webhook()).changes).toEqual({ review: "contradiction" });
    expect(step(aPurchase({ state: "failed" }), verified()).changes).toMatchObject({ state: "succeeded" });
    const revived = step(aPurchase({ state: "void" }), webhook());
    expect(revived.changes).toMatchObject({ state: "succeeded" });
    expect(revived.announcements).toEqual(["correction"]);
  });

  it("19: opens a void sale again when the service works on it after all", () => {
    const revived = step(aPurchase({ state: "void" }), verified({ claim: "pending" }));
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

  it("22: shows a sale that is open for a day to a person, once", () => {
    const nothingSaid = { kind: "unanswered", why: "http_500", retryAfterMs: null } as const;
    const dayLater = noon + 24 * 60 * minute + 1;
    const overdue = step(aPurchase({ state: "unknown" }), nothingSaid, dayLater);
    expect(overdue.changes.review).toBe("overdue");
    expect(step(aPurchase({ state: "unknown", review: "overdue" }), nothingSaid, dayLater).announcements).toEqual([]);
  });

  it("23: keeps digits of the service's words, and takes them for the token after ten minutes without one", () => {
    const hint = { token: "1111 2222 3333 4444 5555", tokenSource: "words" } as const;
    const row = anElectricitySale({ state: "succeeded", delivery: "awaiting", next_check_at: soon });
    const early = step(row, verified(hint));
    expect(early.changes).toEqual({ token: hint.token, token_source: "words", checks: 1 });
    expect(early.announcements).toEqual([]);
    const kept = { ...row, token_source: "words", token_sealed: "sealed" } as const;
    const silence = { kind: "unanswered", why: "http_500", retryAfterMs: null } as const;
    const ripe = noon + 1000 + 10 * minute;
    expect(step(kept, silence, ripe - 1, hint.token).changes).toEqual({ checks: 1 });
    const late = step(kept, silence, ripe, hint.token);
    expect(late.changes).toEqual({ checks: 1, delivery: "delivered" });
    expect(late.announcements).toEqual(["token"]);
    expect(step(row, verified(hint), ripe).changes).toMatchObject({ token: hint.token, delivery: "delivered" });
  });

  it("23: lets the real token take the place of what the words say, before and after they are believed", () => {
    const hint = { token: "1111 2222 3333 4444 5555", tokenSource: "words" } as const;
    for (const delivery of ["awaiting", "delivered"] as const) {
      const known = anElectricitySale({ state: "succeeded", delivery, token_source: "words" });
      const real = step(known, webhook({ token: "99998888777766665555" }), soon, hint.token);
      expect(real.changes).toMatchObject({ token: "99998888777766665555", token_source: "webhook" });
      expect(real.announcements).toEqual(["token"]);
    }
    const after = anElectricitySale({ state: "succeeded", delivery: "delivered", token_source: "webhook" });
    expect(step(after, verified(hint), soon, "99998888777766665555")).toMatchObject(nothing);
  });

  it("16: takes the real token for what it is though the words had told the same", () => {
    const row = anElectricitySale({ state: "succeeded", delivery: "awaiting", token_source: "words" });
    const same = "99998888777766665555";
    const real = step(row, webhook({ token: same }), soon, same);
    expect(real.changes).toMatchObject({ token_source: "webhook", delivery: "delivered" });
    const after = { ...row, delivery: "delivered", token_source: "webhook" } as const;
    expect(step(after, webhook({ token: same }), soon, same)).toMatchObject(nothing);
  });

  it("20: takes no charge from what a failed sale names", () => {
    const row = aPurchase({ state: "pending" });
    const failed = step(row, verified({ claim: "failed", amountKobo: 48_750 as Statement["amountKobo"] })).changes;
    expect(failed.state).toBe("failed");
    expect(failed.observed_kobo).toBeUndefined();
  });

  it("12: never calls a sale not charged whose charge the wallet has shown, whatever has no record of it", () => {
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

  it("keeps a token that nobody can read, and shows it to a person, once", () => {
    const said = webhook({ tokenUnread: '{"value":"1234"}' });
    const unread = step(anElectricitySale({ state: "succeeded", delivery: "awaiting" }), said);
    expect(unread.changes).toEqual({ tokenUnread: '{"value":"1234"}', review: "unread token" });
    expect(unread.announcements).toEqual(["review"]);
    const kept = { review: "unread token", token_unread_sealed: "sealed", delivery: "awaiting" } as const;
    const row = anElectricitySale({ state: "succeeded", ...kept });
    expect(step(row, said)).toMatchObject(nothing);
    expect(step(row, webhook({ token: "12345678901234567890" })).changes).toMatchObject({
      ...{ delivery: "delivered", review: null },
    });
    expect(step(aPurchase({ state: "succeeded" }), said)).toMatchObject(nothing);
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

describe("next, where two things meet", () => {
  it("takes digits in the service's words for a token only where a token is due", () => {
    const said = answer({ token: "20261114120000123456", tokenSource: "words" });
    const { changes } = step(aPurchase({ state: "sending" }), said);
    expect(changes).toMatchObject({ state: "succeeded", delivery: "none" });
    expect(changes.token).toBeUndefined();
  });

  it("knows a token in another spelling, and does not announce it again", () => {
    const grouped = "1234 5678 9012 3456 7890";
    const plain = "12345678901234567890";
    const read = anElectricitySale({ state: "succeeded", delivery: "delivered", token_source: "words" });
    const confirmed = step(read, webhook({ token: plain }), soon, grouped);
    expect(confirmed.changes).toMatchObject({ token: plain, token_source: "webhook" });
    expect(confirmed.announcements).toEqual([]);
    const known = anElectricitySale({ state: "succeeded", delivery: "delivered", token_source: "webhook" });
    expect(step(known, webhook({ token: grouped }), soon, plain)).toMatchObject(nothing);
  });

  it("keeps two different tokens in the order they came, and lets a person look", () => {
    const known = anElectricitySale({ state: "succeeded", delivery: "delivered", token_source: "webhook" });
    const second = step(known, webhook({ token: "22222222222222222222" }), soon, "11111111111111111111");
    expect(second.changes).toMatchObject({
      token: "11111111111111111111\n22222222222222222222",
      review: "second token",
    });
  });

  it("keeps asking about a contradiction that comes with a strange amount", () => {
    const said = webhook({ claim: "failed", amountKobo: 40_000 as Statement["amountKobo"] });
    const doubted = step(aPurchase({ state: "succeeded" }), said);
    expect(doubted.changes).toEqual({ review: "contradiction", stated_kobo: 40_000 });
  });

  it("does not let two reasons to look take turns: each is told once", () => {
    const said = verified({ claim: "other", word: "held", amountKobo: 40_000 as Statement["amountKobo"] });
    const first = step(aPurchase({ state: "pending" }), said);
    expect(first.changes.review).toBe("amount");
    const row = aPurchase({ state: "pending", review: "amount", stated_kobo: 40_000 });
    expect(step(row, said)).toMatchObject({ changes: { checks: 1 }, journal: [], announcements: [] });
    const flagged = aPurchase({ state: "pending", review: "status: held", stated_kobo: 40_000 });
    expect(step(flagged, said).announcements).toEqual([]);
  });

  it("drops a reason that the end of the sale answers, and keeps one that it does not", () => {
    for (const review of ["overdue", "vanished", "debited", "status: held"] as const) {
      expect(step(aPurchase({ state: "pending", review }), verified()).changes.review).toBeNull();
    }
    expect(step(aPurchase({ state: "pending", review: "amount" }), verified()).changes.review).toBeUndefined();
    const fallen = aPurchase({ state: "unknown", review: "debited" });
    expect(step(fallen, verified({ claim: "failed" })).changes.review).toBeUndefined();
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
    expect(step(row, webhook({ claim: "failed" })).changes.service_words).toBeNull();
  });
});
