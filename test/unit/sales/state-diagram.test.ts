import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Debited, type PurchaseEvent, saidStatuses } from "../../../src/sales/events.ts";
import { purchaseStates } from "../../../src/sales/purchases.table.ts";
import { aPurchase, aStatement, noon } from "../../support/builders.ts";
import { afterQuiet, soon, step } from "./next-steps.ts";

const page = readFileSync(new URL("../../../docs/engineers/sale-states.md", import.meta.url), "utf8");
const drawn = [...page.matchAll(/^ {4}(\w+) --> (\w+)(?:: .+)?$/gm)].map(([, from, to]) => `${from} → ${to}`);

/** Moves that `next` does not make: taps, the sender's claim, a resend, a new attempt. */
const ownMoves = [
  "quoted → cancelled",
  "quoted → expired",
  "quoted → intent",
  "intent → sending",
  "unknown → intent",
  "void → intent",
];

const debits: readonly Debited[] = [true, false, null, "untold"];
const events: readonly PurchaseEvent[] = [
  ...(["answer", "webhook", "verified"] as const).flatMap((kind) =>
    saidStatuses.map((status): PurchaseEvent => ({ kind, statement: aStatement({ status }) })),
  ),
  { kind: "no_answer", why: "timeout", words: null },
  { kind: "not_sent", why: "refused", tries: 0, earlierPosts: 0 },
  { kind: "not_sent", why: "refused", tries: 2, earlierPosts: 0 },
  { kind: "interrupted" },
  { kind: "abandoned", why: "too_late" },
  ...debits.map((isDebited): PurchaseEvent => ({ kind: "missed", isDebited })),
  { kind: "unanswered", why: "timeout", retryAfterMs: null },
];

/** Every move that `next` makes from any state by any event, soon and late. */
function movesOfNext(): Set<string> {
  const rows = purchaseStates.flatMap((state) => [
    aPurchase({ state }),
    aPurchase({ state, tries: 2, misses: 2, posts: 1 }),
    ...(state === "sending" ? [aPurchase({ state, earlier_posts: 1 })] : []),
    ...(state === "failed" ? [aPurchase({ state, why: "refused" })] : []),
    ...(state === "unknown" ? [aPurchase({ state, why: "http_422" })] : []),
  ]);
  const moves = new Set<string>();
  for (const row of rows) {
    for (const event of events) {
      for (const now of [soon, afterQuiet, noon + 73 * 3_600_000]) {
        const to = step(row, event, now).changes.state;
        if (to !== undefined && to !== row.state) moves.add(`${row.state} → ${to}`);
      }
    }
  }
  return moves;
}

describe("the diagram of a sale's states", () => {
  it("draws every move that a sale can make, and no other", () => {
    expect(drawn.toSorted()).toEqual([...ownMoves, ...movesOfNext()].toSorted());
  });

  it("explains every state", () => {
    const explained = [...page.matchAll(/^\| (\w+) \| .+ \| .+ \|$/gm)].map(([, state]) => state);
    expect(explained.filter((state) => state !== "state")).toEqual([...purchaseStates]);
  });
});
