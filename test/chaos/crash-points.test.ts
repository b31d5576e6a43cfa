import { describe, expect, it } from "vitest";
import { behaviours } from "./behaviours.ts";
import { describeTally, eachPointOnce, recordPoints, runTasks } from "./crash-points.ts";
import { openLane } from "./lane.ts";

/** Between them they pass every kind of moment; `npm run chaos -- --crash-points` has all behaviours at all moments. */
const passedHere = ["success", "pending, then success", "answer lost after processing", "token late"];
/** On a machine that is busy with other things, fewer moments have their turn. */
const withinMs = 40_000;

describe("I1, I2, I3, I4, I5, I7: a process killed at any moment of a sale", () => {
  it("leaves one POST, true cards, every token, and no repeated word", { timeout: 400_000 }, async () => {
    await using lane = await openLane();
    const tasks = await recordPoints(
      lane,
      behaviours.filter(({ name }) => passedHere.includes(name)),
    );
    const tally = await runTasks(eachPointOnce(tasks), { opened: lane, lanes: 2, stopsAtFirst: true, withinMs });
    console.log(`crash points: ${describeTally(tally)}`);
    expect(tally.bad).toEqual([]);
    expect(tally.points).toBeGreaterThan(0);
  });
});
