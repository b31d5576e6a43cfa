import { afterAll, beforeAll } from "vitest";
import { type PostgresServer, startPostgres } from "../support/postgres.ts";
import { useServer } from "../support/test-database.ts";

/** The tap that buys once more in PostgreSQL, where it really meets the other taps, the cancel and the offer's end. */
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
  useServer(server);
}, 60_000);
afterAll(() => server[Symbol.asyncDispose]());

await import("../unit/purchases/place.test.ts");
