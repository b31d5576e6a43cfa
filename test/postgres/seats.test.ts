import { afterAll, beforeAll } from "vitest";
import { type PostgresServer, startPostgres } from "../support/postgres.ts";
import { useServer } from "../support/test-database.ts";

/** Seats once more in PostgreSQL, where transactions run side by side and a limit that holds no row is passed. */
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
  useServer(server);
}, 60_000);
afterAll(() => server[Symbol.asyncDispose]());

await import("../unit/accounts/seats.test.ts");
