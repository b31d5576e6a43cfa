import { describe, expect, it } from "vitest";
import { sellThroughReplicas } from "../chaos/replica-night.ts";
import { startPostgresHere } from "../support/postgres-here.ts";

const server = startPostgresHere();

const small = {
  replicas: 2,
  sellers: 6,
  killEveryMs: 2500,
  by: "SIGKILL" as const,
  awayMs: 500,
  troublePart: 0.1,
  seed: 1,
};

describe("two replicas on one database, while one is killed again and again", () => {
  it("send each sale once, keep everybody's order and leave every card right", { timeout: 240_000 }, async () => {
    const databaseUrl = await server.newMigratedDatabase();
    const night = await sellThroughReplicas({ ...small, databaseUrl, sales: 60, isPushed: true });
    console.log(night);
    expect(night.problems).toEqual([]);
    expect(night.kills).toBeGreaterThan(0);
  });
});

describe("two replicas that are restarted one after the other, as a deploy does", () => {
  it("drop no tap, and end by themselves", { timeout: 240_000 }, async () => {
    const databaseUrl = await server.newMigratedDatabase();
    const deploy = { ...small, by: "SIGTERM" as const, troublePart: 0 };
    const night = await sellThroughReplicas({ ...deploy, databaseUrl, sales: 120, isPushed: true });
    console.log(night);
    expect(night.problems).toEqual([]);
    expect(night.unanswered).toBe(0);
    expect(night.kills).toBeGreaterThan(1);
  });
});
