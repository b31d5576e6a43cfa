import { describe, expect, it } from "vitest";
import { saidStatuses } from "../../../src/sales/events.ts";
import { openStates } from "../../../src/sales/purchases.queries.ts";
import { type PurchaseState, purchaseStates } from "../../../src/sales/purchases.table.ts";
import { effectOf, isOpen, type SaleStanding, type Source, stateOf } from "../../../src/sales/states.ts";

const sources: readonly Source[] = ["answer", "webhook", "verified"];
const standings: readonly SaleStanding[] = [...purchaseStates, "refused"];
const finalStates: readonly SaleStanding[] = ["void", "failed", "succeeded"];
const neverSent: readonly SaleStanding[] = ["quoted", "cancelled", "expired"];

/** Moves that no statement of the service makes: a tap, the sender, silence, the clock, a miss. */
const ownMoves: readonly (readonly [PurchaseState, PurchaseState])[] = [
  ["quoted", "cancelled"],
  ["quoted", "expired"],
  ["quoted", "intent"],
  ["intent", "sending"],
  ["intent", "void"],
  ["sending", "intent"],
  ["sending", "void"],
  ["sending", "unknown"],
  ["unknown", "void"],
];

const cells = sources.flatMap((source) =>
  saidStatuses.flatMap((status) =>
    standings.map((from) => ({ source, status, from, effect: effectOf[source][status][from] })),
  ),
);

describe("I6: the table of states", () => {
  it("says what every statement does in every state", () => {
    expect(cells).toHaveLength(3 * 4 * standings.length);
    expect(cells.filter(({ effect }) => effect === undefined)).toEqual([]);
  });

  it("reaches every state from a quote", () => {
    const stated = cells
      .filter(({ effect }) => effect === "move" || effect === "correct")
      .map(({ status, from }) => [from, stateOf[status]] as const);
    const reached = new Set<SaleStanding>(["quoted"]);
    for (let size = 0; size !== reached.size; ) {
      size = reached.size;
      for (const [from, to] of [...ownMoves, ...stated]) if (reached.has(from)) reached.add(to);
    }
    expect([...reached].sort()).toEqual([...purchaseStates].sort());
  });

  it("leaves a final state only by a correction, but for a void sale that turns out to have failed", () => {
    const left = cells.filter(({ from, effect }) => finalStates.includes(from) && effect === "move");
    expect(left.map(({ status, from }) => `${from} → ${stateOf[status]}`)).toEqual(Array(3).fill("void → failed"));
  });

  it("takes a success or a failure back only by verify", () => {
    const corrected = cells.filter(({ effect }) => effect === "correct");
    const takenBack = corrected.filter(({ from }) => from === "succeeded" || from === "failed");
    expect(takenBack.map(({ source, from, status }) => `${source}: ${from} → ${stateOf[status]}`)).toEqual([
      "verified: failed → succeeded",
      "verified: succeeded → failed",
    ]);
  });

  it("takes back a failure that only the POST's refusal reported only by verify, with any record", () => {
    const corrected = cells.filter(
      ({ from, effect }) => from === "refused" && (effect === "correct" || effect === "move"),
    );
    expect(corrected.map(({ source, status }) => `${source}: ${stateOf[status]}`)).toEqual([
      ...["verified: succeeded", "verified: pending", "verified: pending"],
    ]);
  });

  it("never takes a success or a failure back to an open state", () => {
    for (const { from, effect, status } of cells) {
      if (from === "succeeded" || from === "failed")
        expect(effect !== "correct" || stateOf[status] !== "pending").toBe(true);
    }
  });

  it("never settles an open sale by a word that the spec does not know", () => {
    expect(stateOf.other).toBe("pending");
  });

  it("has nothing to say about an offer that was never confirmed", () => {
    const moved = cells.filter(({ from, effect }) => neverSent.includes(from) && effect !== "stray");
    expect(moved).toEqual([]);
  });

  it("calls the same states open as the store does", () => {
    expect(purchaseStates.filter(isOpen)).toEqual([...openStates]);
  });
});
