import { describe, expect, it } from "vitest";
import { anElectricitySale, aPurchase, noon } from "../../support/builders.ts";
import { answer, minute, nothing, soon, step, verified, webhook } from "./next-steps.ts";

describe("next, about a token", () => {
  it("16: keeps a token in any state, and announces one that comes after the success", () => {
    const token = "12345678901234567890";
    const early = step(anElectricitySale({ state: "pending" }), webhook({ status: "pending", token }));
    expect(early.changes).toMatchObject({ token, token_source: "webhook", delivery: "delivered" });
    expect(early.announcements).toEqual([]);
    const late = step(anElectricitySale({ state: "succeeded", delivery: "awaiting" }), webhook({ token }));
    expect(late.changes).toMatchObject({ token, delivery: "delivered" });
    expect(late.announcements).toEqual(["token"]);
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

  it("23: lets the real token replace the digits in the words, before and after those count", () => {
    const hint = { token: "1111 2222 3333 4444 5555", tokenSource: "words" } as const;
    for (const delivery of ["awaiting", "delivered"] as const) {
      const known = anElectricitySale({ state: "succeeded", delivery, token_source: "words" });
      const real = step(known, webhook({ token: "99998888777766665555" }), soon, hint.token);
      expect(real.changes).toMatchObject({ token: "99998888777766665555", token_source: "webhook" });
      // A message went out: an earlier one was wrong.
      expect(real.announcements).toEqual([delivery === "delivered" ? "correction" : "token"]);
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
});

describe("next, about what may be a token", () => {
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

  it.each([
    ["two labelled pins of three", 3, "PINs: 373812345678, 373887654321", "few pins"],
    [
      "two lines of three, each with its serial number",
      3,
      "373812345678, serial W1\n373887654321, serial W2",
      "few pins",
    ],
    ["one pin in groups of two", 2, "3738-1234-5678", "few pins"],
    ["all that were paid for", 2, "373812345678, serial WRC260000001\n373887654321, serial WRC260000002", undefined],
    ["all on one line", 2, "373812345678 373887654321", undefined],
    ["all after a label", 3, "PIN1: 373812345678 PIN2: 373887654321 PIN3: 373800000000", undefined],
    ["what may be all, in letters", 2, "AB12-CD34\nEF56-GH78", undefined],
    ["what may be all, in letters on one line", 2, "AB12CD34 EF56GH78", undefined],
    ["what may be all, with commas", 2, "AB12-CD3, EF56-GH7", undefined],
    ["what may be all, with bars", 2, "AB12|EF56", undefined],
  ])("lets a person look where fewer pins come than were paid for: %s", (_what, quantity, token, review) => {
    const row = aPurchase({ service_type: "education", quantity, state: "succeeded", delivery: "awaiting" });
    const { changes } = step(row, webhook({ token }));
    expect(changes).toMatchObject({ token, delivery: "delivered" });
    expect(changes.review).toBe(review);
  });

  it("takes the pins that were missing for no second token", () => {
    const kept = { token_source: "webhook", review: "few pins" } as const;
    const sold = { service_type: "education", quantity: 3, state: "succeeded", delivery: "delivered" } as const;
    const row = aPurchase({ ...sold, ...kept });
    const rest = step(row, webhook({ token: "373800000000" }), soon, "373812345678\n373887654321");
    expect(rest.changes).toMatchObject({ token: "373812345678\n373887654321\n373800000000", review: null });
    const more = step(row, webhook({ token: "1234567890\n2345678901" }), soon, "373812345678\n373887654321");
    expect(more.changes).toMatchObject({ review: "second token" });
  });

  it("knows several pins that come again on a line each", () => {
    const pins = "373812345678\n373887654321";
    const sold = { service_type: "education", quantity: 2, state: "succeeded", delivery: "delivered" } as const;
    const row = aPurchase({ ...sold, token_source: "webhook" });
    expect(step(row, webhook({ token: pins }), soon, pins)).toMatchObject(nothing);
    expect(step(row, webhook({ token: "3738-8765-4321\n3738-1234-5678" }), soon, pins)).toMatchObject(nothing);
    const third = `${pins}\n373800000000`;
    expect(step(row, webhook({ token: third }), soon, pins).changes).toMatchObject({ review: "second token" });
  });
});
