import { afterAll, beforeAll } from "vitest";
import { forShortTests, type PostgresServer, startPostgres } from "./postgres.ts";
import { newMigratedDatabase, useServer } from "./test-database.ts";

interface ServerHere extends Pick<PostgresServer, "address" | "newDatabase"> {
  /** Makes a database that is migrated already, and returns its address. */
  newMigratedDatabase(): Promise<string>;
}

let shared: Promise<PostgresServer> | undefined;

/** One server for all files of this worker that crash none and change no setting. It ends with the worker. */
async function startShared(): Promise<PostgresServer> {
  // Databases of an earlier file take space.
  await (await shared)?.dropDatabases();
  shared ??= startPostgres(forShortTests);
  return shared;
}

/** A server for the tests of this file, which others of its worker have used. */
export function startPostgresHere(): ServerHere {
  return serveHere(startShared);
}

/** A server only for this file, to be crashed and configured, from the first to the last of its tests. */
export function startOwnPostgresHere(): ServerHere & Pick<PostgresServer, "crash"> {
  let own: PostgresServer;
  const server = serveHere(async () => {
    own = await startPostgres(forShortTests);
    return own;
  });
  afterAll(() => own[Symbol.asyncDispose]());
  return Object.assign(server, { crash: () => own.crash() });
}

function serveHere(start: () => Promise<PostgresServer>): ServerHere {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await start();
  }, 60_000);
  return {
    get address() {
      return server.address;
    },
    newDatabase: () => server.newDatabase(),
    newMigratedDatabase: () => newMigratedDatabase(server.address),
  };
}

/** All shops and stores of this file keep their data in PostgreSQL. */
export function keepInPostgresHere(): void {
  const server = startPostgresHere();
  beforeAll(() => useServer(server));
  afterAll(() => useServer(undefined));
}

/** The tests of these files of `test/` once more, with all that they keep in PostgreSQL. */
export async function repeatInPostgres(...files: readonly string[]): Promise<void> {
  keepInPostgresHere();
  // A worker that has read a file does not read it again under the same address.
  for (const file of files) await import(new URL(`../${file}?postgres`, import.meta.url).href);
}
