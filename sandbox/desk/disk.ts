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

/** The disk with the shop's book, to be backed up, lost and restored by the programs that an operator uses. */
export interface Disk {
  /** When the newest backup was made; null before the first. */
  readonly backedUpAt: number | null;
  readonly isLost: boolean;
  /** While the shop runs. */
  backUp(): Promise<void>;
  /** Kills the bot and removes its book. Throws VendbotError without a backup. */
  lose(): Promise<void>;
  /** Puts the newest backup in the place of what was lost, and starts the bot. Throws VendbotError. */
  restore(): Promise<void>;
  /** Restarts a bot that runs, and removes what it has learnt of the service: the next one is another. */
  forgetService(): Promise<void>;
}

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

export function createDisk({ clock, folder, env, bot, book, onChange }: DiskDeps): Disk {
  let backedUpAt: number | null = null;
  let count = 0;
  let isLost = false;
  const backup = () => join(folder, `backup-${count}.db`);
  const runs = (name: string) => run(process.execPath, [program(name), backup()], { env });

  return {
    get backedUpAt() {
      return backedUpAt;
    },
    get isLost() {
      return isLost;
    },
    async backUp() {
      if (isLost) throw new VendbotError("desk.disk_lost", "The disk is gone: there is nothing to back up");
      count++;
      await runs("backup");
      backedUpAt = clock.now();
      onChange();
    },
    async lose() {
      if (backedUpAt === null) throw new VendbotError("desk.no_backup", "Back up first: else all would be gone");
      await bot.kill();
      book.close();
      for (const end of ["", "-wal", "-shm", ".lock"]) rmSync(`${databaseIn(folder)}${end}`, { force: true });
      isLost = true;
      onChange();
    },
    async restore() {
      if (!isLost) throw new VendbotError("desk.disk_whole", "The disk is whole: there is nothing to restore");
      await runs("restore");
      isLost = false;
      bot.start();
      onChange();
    },
    async forgetService() {
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
