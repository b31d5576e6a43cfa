import { afterAll, beforeAll } from "vitest";
import { type PostgresServer, startPostgres } from "./postgres.ts";
import { useServer } from "./test-database.ts";

/** A server for the tests of this file, from the first to the last of them. */
export function startPostgresHere(): Pick<PostgresServer, "newDatabase" | "crash"> {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server[Symbol.asyncDispose]());
  return { newDatabase: () => server.newDatabase(), crash: () => server.crash() };
}

/** All shops and stores of this file keep their data in a server of its own. */
export function keepInPostgresHere(): void {
  useServer(startPostgresHere());
}
