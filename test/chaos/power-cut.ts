import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import SqliteDatabase from "better-sqlite3";
import { type ShopProcess, startShopProcess } from "../support/shop-process.ts";

/** A shop on a disk that can lose all that was not fsynced. */
export interface PowerCut extends AsyncDisposable {
  readonly shop: ShopProcess;
  /** Kills the shop and puts its files back to what was fsynced. */
  cut(): Promise<void>;
  /** Promises that the service holds and the disk does not: a webhook's 200 or a POST, without its row. */
  broken(): string[];
}

/** Null where such a disk cannot be made: it takes Linux and a C compiler. */
export function compileShim(): string | null {
  if (process.platform !== "linux") return null;
  // A mount of memory often runs and loads nothing.
  const library = join(mkdtempSync("/var/tmp/vendbot-shim-"), "power-cut.so");
  const source = fileURLToPath(new URL("power-cut.c", import.meta.url));
  try {
    execFileSync("cc", ["-O1", "-shared", "-fPIC", "-pthread", "-o", library, source, "-ldl"], { stdio: "ignore" });
  } catch {
    return null;
  }
  return library;
}

export async function startOnWeakPower(shim: string, imports: readonly URL[] = []): Promise<PowerCut> {
  const shadow = mkdtempSync(join(tmpdir(), "vendbot-shadow-"));
  const environment = { LD_PRELOAD: shim, SHADOW_FOLDER: shadow };
  // A copy by this process would be in no shadow.
  const shop = await startShopProcess({ environment, imports, isFirstStart: true });
  return {
    shop,
    async cut() {
      await shop.kill();
      for (const ending of ["", "-wal", "-shm", "-journal"]) rmSync(`${shop.databasePath}${ending}`, { force: true });
      cpSync(shadow, dirname(shop.databasePath), { recursive: true, filter: (path) => !path.endsWith(".part") });
    },
    broken() {
      const database = new SqliteDatabase(shop.databasePath);
      const textsOf = (sql: string) => new Set(safely(() => database.prepare<[], string>(sql).pluck().all()));
      const events = textsOf("SELECT body_sha256 FROM webhook_event");
      const intents = textsOf("SELECT reference FROM purchase WHERE confirmed_at IS NOT NULL");
      database.close();
      const lostEvents = shop.vending.webhooks.log.filter(
        ({ answered, body }) => answered === 200 && !events.has(createHash("sha256").update(body).digest("hex")),
      );
      const lostIntents = shop.vending.requests
        .filter(({ operation }) => operation === "purchase")
        .map(({ body }) => (body as { reference: string }).reference)
        .filter((reference) => !intents.has(reference));
      return [
        ...lostEvents.map(({ reference, status }) => `webhook ${status} of ${reference}`),
        ...lostIntents.map((reference) => `intent of ${reference}`),
      ];
    },
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]();
      rmSync(shadow, { recursive: true, force: true });
    },
  };
}

/** The tables themselves may be lost. */
function safely(read: () => string[]): string[] {
  try {
    return read();
  } catch {
    return [];
  }
}
