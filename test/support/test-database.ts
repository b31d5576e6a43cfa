import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Api } from "grammy";
import { createLanguages } from "../../src/bot/ui/languages.ts";
import { announceBot } from "../../src/bot/ui/profile.ts";
import { silentLog } from "../../src/core/log.ts";
import { openStore } from "../../src/db/open.ts";
import type { PostgresServer } from "./postgres.ts";

type Server = Pick<PostgresServer, "address">;

let server: Server | undefined;
let file: Promise<Buffer> | undefined;
/** The databases that others are copied from, by the addresses of their servers. */
const templates = new Map<string, Promise<string>>();

/** From now on this test file's shops and stores keep their data in databases of `newServer`; undefined: in files again. */
export function useServer(newServer: Server | undefined): void {
  server = newServer;
}

/** Whether the next shop or store keeps its data in a file. */
export function isKeptInFiles(): boolean {
  return (server?.address ?? process.env.VENDBOT_TEST_POSTGRES) === undefined;
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
  return isFirstStart ? `sqlite:${path}` : newMigratedFile(path);
}

/** Writes a copy of a migrated SQLite database to `path`, and returns its address. */
export async function newMigratedFile(path: string): Promise<string> {
  file ??= makeFile();
  writeFileSync(path, await file);
  return `sqlite:${path}`;
}

/** Makes a copy of a migrated database on the PostgreSQL server at `address`, and returns its own address. */
export async function newMigratedDatabase(address: string): Promise<string> {
  const { copyDatabaseAt } = await import("./postgres.ts");
  const template = templates.get(address) ?? makeTemplate(address);
  templates.set(address, template);
  return copyDatabaseAt(await template);
}

async function makeTemplate(address: string): Promise<string> {
  const { newTemplateAt } = await import("./postgres.ts");
  const url = await newTemplateAt(address);
  await fill(url);
  return url;
}

async function makeFile(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "vendbot-template-"));
  try {
    const path = join(folder, "vendbot.db");
    await fill(`sqlite:${path}`);
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(url: string): Promise<void> {
  await using store = await openStore(url);
  const api = new Api("0:nobody");
  api.config.use(async () => ({ ok: true, result: true as never }));
  await announceBot(api, { store, languages: createLanguages("en", silentLog), log: silentLog });
}
