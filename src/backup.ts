import { readSettings } from "./config.ts";
import { messageOf } from "./core/errors.ts";
import { StoreError } from "./db/open.ts";
import { backUp } from "./db/upkeep/backup.ts";

/** `npm run backup -- FILE` writes the whole database into a new file, while the shop runs. */
const [file = ""] = process.argv.slice(2);

async function run(): Promise<void> {
  if (file === "" || file.startsWith("-")) {
    console.error("Usage: npm run backup -- FILE, with the settings of the shop in the environment");
    process.exitCode = 1;
    return;
  }
  const { DATABASE_URL } = readSettings(["DATABASE_URL"]);
  const startedAt = Date.now();
  const { purchases, journal, bytes } = await backUp(DATABASE_URL, file, startedAt);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const size = (bytes / 1e6).toFixed(1);
  console.log(`${file}: ${purchases} purchases, ${journal} journal entries, ${size} MB, whole, in ${seconds} s.`);
  console.log("It holds no key: keep ENCRYPTION_KEY apart from it, and do not lose it.");
}

try {
  await run();
} catch (error) {
  console.error(error instanceof StoreError ? error.message : `Not backed up: ${messageOf(error)}`);
  process.exitCode = 1;
}
