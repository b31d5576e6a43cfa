import { afterAll, beforeAll } from "vitest";
import { type PostgresServer, startPostgres } from "../support/postgres.ts";
import { useServer } from "../support/test-database.ts";

/** The main flows and the races once more, with everything kept in PostgreSQL. */
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
  useServer(server);
}, 60_000);
afterAll(() => server[Symbol.asyncDispose]());

await import("../flows/first-sale.test.ts");
await import("../flows/races.test.ts");
await import("../flows/settling.test.ts");
await import("../flows/stopping.test.ts");
