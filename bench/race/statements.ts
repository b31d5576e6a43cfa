import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { insertAccount } from "../../src/accounts/accounts.queries.ts";
import { describeStatement, sumUp } from "../../src/bot/features/statements/statement-words.ts";
import { createTimes } from "../../src/bot/ui/format.ts";
import { loadText } from "../../src/bot/ui/text.ts";
import { systemClock } from "../../src/core/clock.ts";
import { silentLog } from "../../src/core/log.ts";
import { openStore, type Store } from "../../src/db/open.ts";
import { serviceTypes } from "../../src/services/services.ts";
import type { StatementFormat } from "../../src/statements/statement.ts";
import { makeStatement } from "../../src/statements/statement-make.ts";
import { anAccount, aPurchase, noon } from "../../test/support/builders.ts";

const everyMs = 10_000;
const maxMb = 300;
/** SQLite takes 32,766 values in one statement. */
const rowsAtOnce = 250;
const log = silentLog;

async function fill(store: Store, sales: number): Promise<void> {
  await insertAccount(store.db, anAccount());
  for (let first = 0; first < sales; first += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, sales - first) }, (_, offset) => {
      const index = first + offset;
      return aPurchase({
        ...{ state: index % 20 === 0 ? "failed" : "succeeded", service_type: serviceTypes[index % 6] ?? "airtime" },
        ...{ face_kobo: 10_000 + (index % 977) * 100, expected_kobo: 9_750 + (index % 977) * 97 },
        ...{
          beneficiary: `080${String(index % 100_000_000).padStart(8, "0")}`,
          product_name: `Plan ${index % 40} · 1.5GB`,
        },
        ...{ id: `01M${String(index).padStart(23, "0")}`, confirmed_at: noon - (sales - index) * everyMs },
      });
    });
    await store.transaction((trx) => trx.insertInto("purchase").values(rows).execute());
  }
}

/** The most memory that a child of this process has had, in megabytes. */
function childMb(): number {
  const children = readdirSync("/proc/self/task").flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, "utf8").split(" ").filter(Boolean),
  );
  const peaks = children.map((pid) => /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  return Math.max(0, ...peaks.map((kb) => Math.round(Number(kb ?? 0) / 1024)));
}

/** `within`: seconds that it may take. */
async function measure(store: Store, format: StatementFormat, lines: number, within: number): Promise<void> {
  const times = createTimes("Africa/Lagos");
  const say = loadText("en", log);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let peakMb = 0;
  const before = process.memoryUsage().rss;
  const sampling = setInterval(() => {
    peakMb = Math.max(peakMb, childMb());
  }, 50);
  delay.enable();
  const began = performance.now();
  using made = await makeStatement(
    { db: store.db, clock: systemClock, log, zone: times },
    {
      ...{ account: anAccount(), shop: "Ọlá & Ada Ventures", format, withCost: true, readToken: null },
      query: { mode: "live", since: noon - lines * everyMs, until: noon },
      words: describeStatement(say, { period: "1 – 22 Nov 2026", filter: null, mode: "live" }),
      sumUp: (statement, withLines) => sumUp(say, times, statement, withLines),
      onLines() {},
    },
  );
  const took = (performance.now() - began) / 1000;
  if (took > within || peakMb > maxMb) process.exitCode = 1;
  const seconds = took.toFixed(1);
  delay.disable();
  clearInterval(sampling);
  const [p99, most] = [delay.percentile(99), delay.max].map((ns) => (ns / 1e6).toFixed(1));
  const grownMb = Math.round((process.memoryUsage().rss - before) / 1e6);
  const fileMb = (made.file.bytes / 1e6).toFixed(1);
  console.log(
    `${format.padEnd(5)} ${String(made.statement.lines).padStart(7)} lines ${seconds.padStart(6)} s of ${within}, file ${fileMb} MB, ` +
      `child ${peakMb} MB of ${maxMb}, shop +${grownMb} MB, its thread p99 ${p99} ms, most ${most} ms`,
  );
}

/**
 * Prints how long a statement takes, how much memory the process that writes it, and how long the shop's thread is busy at
 * a time meanwhile. Fails where one takes longer, or more memory, than it may.
 */
export async function measureStatements(sales: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "vendbot-bench-"));
  try {
    await using store = await openStore(`sqlite:${join(folder, "book.db")}`);
    await fill(store, sales);
    await measure(store, "csv", sales, 60);
    await measure(store, "xlsx", sales, 60);
    await measure(store, "xlsx", 20_000, 3);
    await measure(store, "pdf", 5000, 6);
    await measure(store, "pdf", sales, 10);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
