import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sellThroughReplicas } from "../chaos/replica-night.ts";
import { type PostgresServer, startPostgres } from "../support/postgres.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server[Symbol.asyncDispose]());

const small = { replicas: 2, sellers: 6, killEveryMs: 2500, awayMs: 500, troublePart: 0.1, seed: 1 };

describe("two replicas on one database, one of which is killed again and again", () => {
  it("send each sale once, keep everybody's order and leave every card right", { timeout: 180_000 }, async () => {
    const databaseUrl = await server.newDatabase();
    const night = await sellThroughReplicas({ ...small, databaseUrl, sales: 60, isPushed: true });
    console.log(night);
    expect(night.problems).toEqual([]);
    expect(night.kills).toBeGreaterThan(0);
  });
});
