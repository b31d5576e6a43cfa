import { describe, expect, it } from "vitest";
import { behaviours } from "../chaos/behaviours.ts";
import { describeTally, eachPointOnce, recordPoints, runTasks, type Task } from "../chaos/crash-points.ts";
import { openLane } from "../chaos/lane.ts";
import { keepInPostgresHere } from "../support/postgres-here.ts";

/**
 * As test/chaos/crash-points.test.ts, at the commits, which are the engine's: what is called between them is the same on both.
 * `npm run chaos -- --crash-points --database postgres` has all moments.
 */
const passedHere = ["pending, then success", "answer lost after processing"];
const withinMs = 25_000;
const isCommit = ({ crashes }: Task) => / commit /.test(crashes[0] ?? "");

keepInPostgresHere();

describe("a process on PostgreSQL killed at any commit of a sale", () => {
  it("leaves one POST, true cards, every token, and no repeated word", { timeout: 400_000 }, async () => {
    await using lane = await openLane();
    const tasks = await recordPoints(
      lane,
      behaviours.filter(({ name }) => passedHere.includes(name)),
    );
    const tally = await runTasks(eachPointOnce(tasks).filter(isCommit), {
      opened: lane,
      lanes: 2,
      stopsAtFirst: true,
      withinMs,
    });
    console.log(`crash points on PostgreSQL: ${describeTally(tally)}`);
    expect(tally.bad).toEqual([]);
    expect(tally.points).toBeGreaterThan(0);
  });
});
