import { messageOf } from "./core/errors.ts";
import { StoreError } from "./db/open.ts";
import { copyDatabase, takeBack } from "./db/upkeep/copy.ts";

/** `npm run copy-database -- FROM TO` moves an installation; `--take-back FROM` lets it start where it was once more. */
const [first = "", second = ""] = process.argv.slice(2);
const usage =
  "Usage: npm run copy-database -- FROM TO, for example\n" +
  "  npm run copy-database -- sqlite:data/vendbot.db postgres://vendbot:PASSWORD@localhost/vendbot\n" +
  "Stop the shop first. Broken off, the same command goes on where it stopped.\n" +
  "  npm run copy-database -- --take-back FROM   starts on FROM again; make sure that nothing runs on the copy.";

async function run(): Promise<void> {
  if (first === "" || second === "") {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  if (first === "--take-back") {
    await takeBack(second);
    console.log("A shop may start on it again.");
    return;
  }
  const startedAt = Date.now();
  let copied = 0;
  let saidAt = startedAt;
  const count = await copyDatabase(first, second, {
    onCopied(table, rows) {
      copied += rows;
      if (Date.now() - saidAt < 1000) return;
      saidAt = Date.now();
      console.log(`${copied} rows copied, now in ${table}`);
    },
    onVerified: (table, rows) => console.log(`${table}: ${rows} rows are the same in both`),
  });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`Done: ${count} rows in ${seconds} s. Start the shop with DATABASE_URL at the new database.`);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof StoreError ? error.message : `Not copied: ${messageOf(error)}`);
  process.exitCode = 1;
}
