import { join } from "node:path";
import type { PostgresServer } from "./postgres.ts";

let server: Pick<PostgresServer, "newDatabase"> | undefined;

/** From now on this test file's shops and stores keep their data in databases of `newServer`; undefined: in files again. */
export function useServer(newServer: Pick<PostgresServer, "newDatabase"> | undefined): void {
  server = newServer;
}

/** Where the next shop or store keeps its data: in a file in `folder`, or in an empty database of the server in use. */
export async function newTestDatabase(folder: string): Promise<string> {
  const address = process.env.VENDBOT_TEST_POSTGRES;
  if (server) return server.newDatabase();
  if (address) return (await import("./postgres.ts")).newDatabaseAt(address);
  return `sqlite:${join(folder, "vendbot.db")}`;
}
