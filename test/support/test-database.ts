import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Api } from "grammy";
import { createLanguages } from "../../src/bot/ui/languages.ts";
import { announceBot } from "../../src/bot/ui/profile.ts";
import { silentLog } from "../../src/lib/log.ts";
import { openStore } from "../../src/store/engine/open.ts";
import type { PostgresServer } from "./postgres.ts";

let server: Pick<PostgresServer, "newDatabase"> | undefined;
let template: Promise<string> | undefined;

/** From now on this test file's shops and stores keep their data in databases of `newServer`; undefined: in files again. */
export function useServer(newServer: Pick<PostgresServer, "newDatabase"> | undefined): void {
  server = newServer;
}

/**
 * Where the next shop or store keeps its data: in a file in `folder`, or in an empty database of the server in use. The
 * file is a copy of one that was migrated once in this process, with which Telegram has been told the bot's commands; with
 * `isFirstStart` there is none.
 */
export async function newTestDatabase(folder: string, isFirstStart = false): Promise<string> {
  const address = process.env.VENDBOT_TEST_POSTGRES;
  if (server) return server.newDatabase();
  if (address) return (await import("./postgres.ts")).newDatabaseAt(address);
  const path = join(folder, "vendbot.db");
  template ??= makeTemplate();
  if (!isFirstStart) copyFileSync(await template, path);
  return `sqlite:${path}`;
}

async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "vendbot-template-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "vendbot.db");
  {
    await using store = await openStore(`sqlite:${path}`);
    const api = new Api("0:nobody");
    api.config.use(async () => ({ ok: true, result: true as never }));
    await announceBot(api, { store, languages: createLanguages("en", silentLog), log: silentLog });
  }
  return path;
}
