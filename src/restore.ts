import { randomBytes } from "node:crypto";
import { ConfigError, readSettings } from "./config.ts";
import { createCipher } from "./core/cipher.ts";
import { messageOf } from "./core/errors.ts";
import { StoreError } from "./db/open.ts";
import { markRestored, restore } from "./db/upkeep/restore.ts";
import { KeyError } from "./db/upkeep/sealing-keys.ts";

/**
 * `npm run restore -- FILE` puts a backup where DATABASE_URL says; `--in-place` says that another tool has put it
 * there. docs/operations/backups.md explains the next start.
 */
const [file = ""] = process.argv.slice(2);

async function run(): Promise<void> {
  if (file === "" || (file.startsWith("-") && file !== "--in-place")) {
    console.error("Usage: npm run restore -- FILE, or -- --in-place, with the settings of the shop in the environment");
    process.exitCode = 1;
    return;
  }
  const { DATABASE_URL, ENCRYPTION_KEY } = readSettings(["DATABASE_URL", "ENCRYPTION_KEY"]);
  const cipher = createCipher(ENCRYPTION_KEY, randomBytes);
  const startedAt = Date.now();
  const { endAt, purchases, journal } =
    file === "--in-place"
      ? await markRestored(DATABASE_URL, cipher, startedAt)
      : await restore(DATABASE_URL, file, cipher, startedAt);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${purchases} purchases, ${journal} journal entries, whole until ${new Date(endAt).toISOString()}, in ${seconds} s.`,
  );
  console.log("Start the shop. It looks up what it may have missed before it sells again; /readyz says how far it is.");
}

try {
  await run();
} catch (error) {
  const isExpected = [ConfigError, StoreError, KeyError].some((kind) => error instanceof kind);
  console.error(isExpected ? messageOf(error) : `Not restored: ${messageOf(error)}`);
  process.exitCode = 1;
}
