import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Api } from "grammy";
import { createLanguages } from "../../src/bot/ui/languages.ts";
import { announceBot } from "../../src/bot/ui/profile.ts";
import { silentLog } from "../../src/lib/log.ts";
import { openStore } from "../../src/store/engine/open.ts";
import type { PostgresServer } from "./postgres.ts";

type Server = Pick<PostgresServer, "address">;

let server: Server | undefined;
/** The migrated databases that others are copied from: of each server by its address, and of SQLite. */
const templates = new Map<string, Promise<string>>();

/** From now on this test file's shops and stores keep their data in databases of `newServer`; undefined: in files again. */
export function useServer(newServer: Server | undefined): void {
  server = newServer;
}

/**
 * Where the next shop or store keeps its data: in a file in `folder`, or in a database of the server in use. It is a copy
 * of one that was migrated once in this process, with which Telegram has been told the bot's commands; with
 * `isFirstStart` there is no file, and the database is empty.
 */
export async function newTestDatabase(folder: string, isFirstStart = false): Promise<string> {
  const address = server?.address ?? process.env.VENDBOT_TEST_POSTGRES;
  if (address && isFirstStart) return (await import("./postgres.ts")).newDatabaseAt(address);
  if (address) return newMigratedDatabase(address);
  const path = join(folder, "vendbot.db");
  if (!isFirstStart) copyFileSync(await templateOf("sqlite", makeFile), path);
  return `sqlite:${path}`;
}

/** Makes a copy of a migrated database on the PostgreSQL server at `address`, and returns its own address. */
export async function newMigratedDatabase(address: string): Promise<string> {
  const { copyDatabaseAt, newTemplateAt } = await import("./postgres.ts");
  const template = templateOf(address, async () => {
    const url = await newTemplateAt(address);
    await fill(url);
    return url;
  });
  return copyDatabaseAt(await template);
}

function templateOf(place: string, make: () => Promise<string>): Promise<string> {
  const template = templates.get(place) ?? make();
  templates.set(place, template);
  return template;
}

async function makeFile(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "vendbot-template-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "vendbot.db");
  await fill(`sqlite:${path}`);
  return path;
}

async function fill(url: string): Promise<void> {
  await using store = await openStore(url);
  const api = new Api("0:nobody");
  api.config.use(async () => ({ ok: true, result: true as never }));
  await announceBot(api, { store, languages: createLanguages("en", silentLog), log: silentLog });
}
