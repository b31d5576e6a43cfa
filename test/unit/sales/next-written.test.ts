import { describe, expect, it } from "vitest";
import type { PurchaseEvent } from "../../../src/sales/events.ts";
import type { Purchase } from "../../../src/sales/purchases.queries.ts";
import { aPurchase } from "../../support/builders.ts";
import { afterQuiet, answer, soon, step, verified, webhook } from "./next-steps.ts";

describe("next, by what it writes down", () => {
  const sending = aPurchase({ state: "sending" });
  const missed = { kind: "missed", isDebited: false } as const;

  it.each<[Purchase, PurchaseEvent, string, number?]>([
    [sending, { kind: "no_answer", why: "timeout", words: null }, "answer"],
    [sending, { kind: "interrupted" }, "restart"],
    [sending, { kind: "not_sent", why: "refused_connection", tries: 0, earlierPosts: 0 }, "answer"],
    [aPurchase({ state: "intent" }), { kind: "abandoned", why: "late" }, "clock"],
    [aPurchase({ state: "sending", earlier_posts: 1 }), answer({ status: "failed" }), "answer"],
    [aPurchase({ state: "unknown", misses: 2 }), missed, "verify", afterQuiet],
    [aPurchase({ state: "pending" }), missed, "verify"],
  ])("names who says so, in each note: %#", (row, event, source, now = soon) => {
    const sources = step(row, event, now).journal.map((note) => note.source);
    expect(sources.length).toBeGreaterThan(0);
    expect(new Set(sources)).toEqual(new Set([source]));
  });

  it("says that nothing was charged after a refusal by only the POST", () => {
    expect(step(sending, answer({ status: "failed" })).changes.why).toBe("refused");
    expect(step(sending, answer({ status: "pending" })).changes.why).toBeNull();
    expect(step(sending, webhook({ status: "failed" })).changes.why).toBeNull();
  });

  it("shows a status that the spec does not know, with its word", () => {
    const held = step(aPurchase({ state: "pending" }), verified({ status: "other", word: "held" }));
    expect(held.changes.review).toBe("status: held");
    expect(step(aPurchase({ state: "pending" }), verified({ status: "pending" })).changes.review).toBeUndefined();
  });

  it("counts each miss", () => {
    expect(step(aPurchase({ state: "unknown", misses: 1 }), missed).changes.misses).toBe(2);
  });

  it("makes nothing unknown that was not being sent", () => {
    for (const state of ["intent", "pending", "succeeded", "failed", "void"] as const) {
      expect(step(aPurchase({ state }), { kind: "no_answer", why: "timeout", words: null }).changes).toEqual({});
      expect(step(aPurchase({ state }), { kind: "interrupted" }).changes).toEqual({});
    }
  });
});
