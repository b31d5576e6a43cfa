import { execFile } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import SqliteDatabase from "better-sqlite3";
import type { Clock } from "../../src/core/clock.ts";
import { VendbotError } from "../../src/core/errors.ts";
import type { BotProcess } from "./bot-process.ts";
import type { ShopBook } from "./shop-book.ts";

const run = promisify(execFile);
const program = (name: string) => fileURLToPath(new URL(`../../src/${name}.ts`, import.meta.url));

interface DiskDeps {
  clock: Clock;
  /** The paths of the database and of backups. */
  folder: string;
  env: Readonly<Record<string, string>>;
  bot: BotProcess;
  book: ShopBook;
  onChange(): void;
}

export const databaseIn = (folder: string) => join(folder, "vendbot.db");

/** The disk with the shop's book, to be backed up, lost and restored by the programs that an operator uses. */
export function createDisk({ clock, folder, env, bot, book, onChange }: DiskDeps) {
  let backedUpAt: number | null = null;
  let count = 0;
  let isLost = false;
  const backup = () => join(folder, `backup-${count}.db`);
  const runs = (name: string) => run(process.execPath, [program(name), backup()], { env });

  return {
    /** When the newest backup was made; null before the first. */
    get backedUpAt(): number | null {
      return backedUpAt;
    },
    get isLost(): boolean {
      return isLost;
    },
    /** While the shop runs. */
    async backUp(): Promise<void> {
      if (isLost) throw new VendbotError("desk.disk_lost", "The disk is gone: there is nothing to back up");
      count++;
      await runs("backup");
      backedUpAt = clock.now();
      onChange();
    },
    /** Kills the bot and removes its book. Throws VendbotError without a backup. */
    async lose(): Promise<void> {
      if (backedUpAt === null) throw new VendbotError("desk.no_backup", "Back up first: else all would be gone");
      await bot.kill();
      book.close();
      for (const end of ["", "-wal", "-shm", ".lock"]) rmSync(`${databaseIn(folder)}${end}`, { force: true });
      isLost = true;
      onChange();
    },
    /** Puts the newest backup in the place of what was lost, and starts the bot. Throws VendbotError. */
    async restore(): Promise<void> {
      if (!isLost) throw new VendbotError("desk.disk_whole", "The disk is whole: there is nothing to restore");
      await runs("restore");
      isLost = false;
      bot.start();
      onChange();
    },
    /** Restarts a bot that runs, and removes what it has learnt of the service: the next one is another. */
    async forgetService(): Promise<void> {
      const isRunning = bot.state !== "stopped";
      await bot.stop();
      if (existsSync(databaseIn(folder))) {
        const database = new SqliteDatabase(databaseIn(folder), { fileMustExist: true });
        database.prepare("DELETE FROM setting WHERE name LIKE 'service:%'").run();
        database.close();
      }
      if (isRunning) bot.start();
    },
  };
}

export type Disk = ReturnType<typeof createDisk>;
