import { describe, expect, it } from "vitest";
import { sellThroughReplicas } from "../chaos/replica-night.ts";
import { startPostgresHere } from "../support/postgres-here.ts";

const server = startPostgresHere();

/** Each replica is taken away once. `npm run chaos -- --replicas` has whole nights. */
const small = {
  ...{ replicas: 2, sellers: 6, sales: 30, kills: 2, killEveryMs: 1000, awayMs: 300 },
  ...{ troublePart: 0.1, isPushed: true, seed: 1 },
};

describe("two replicas on one database, while one is killed again and again", () => {
  it("send each sale once, keep everybody's order and leave every card right", async () => {
    const databaseUrl = await server.newMigratedDatabase();
    const night = await sellThroughReplicas({ ...small, databaseUrl, by: "SIGKILL" });
    console.log(night);
    expect(night.problems).toEqual([]);
  });
});

describe("two replicas that are restarted one after the other, as a deploy does", () => {
  it("drop no tap, and end by themselves", async () => {
    const databaseUrl = await server.newMigratedDatabase();
    const night = await sellThroughReplicas({ ...small, databaseUrl, by: "SIGTERM", troublePart: 0 });
    console.log(night);
    expect(night.problems).toEqual([]);
    expect(night.unanswered).toBe(0);
  });
});
