import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Measured } from "./tasks.ts";

const sampleMs = 20;
/** Of Linux, in which /proc counts. */
const tickMs = 10;

/** What the triggers do at the end of a transaction, and what is looked at here. */
const notAsked = "INSERT INTO book_late|books:|pg_stat_activity";
const activity = `
  SELECT coalesce(wait_event_type || ' ' || wait_event, 'Running') AS wait, count(*)::int AS n FROM pg_stat_activity
  WHERE state = 'active' AND pid <> pg_backend_pid() AND datname = current_database() GROUP BY 1`;

/**
 * What a PostgreSQL server does for one database: the CPU of all its processes, transactions, statements (each is a
 * round trip, BEGIN and COMMIT included), and what its connections wait for, looked at fifty times a second.
 */
export async function watchServer(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const ask = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows;
  await ask("CREATE EXTENSION IF NOT EXISTS pg_stat_statements");
  const [{ pid } = { pid: 0 }] = await ask<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  const parent = Number(statOf(pid)[1]);
  const waiting = new Map<string, number>();
  let looks = 0;
  let isOver = false;
  let sampling: Promise<void> | undefined;

  async function look(): Promise<void> {
    while (!isOver) {
      const rows = await ask<{ wait: string; n: number }>(activity);
      looks++;
      for (const { wait, n } of rows) waiting.set(wait, (waiting.get(wait) ?? 0) + n);
      await pause(sampleMs);
    }
  }

  return {
    /** So far. Connections tell the server of their transactions once a second. */
    async used() {
      isOver = true;
      await sampling;
      await pause(1500);
      const cpuMs = cpuOf(parent);
      const [told] = await ask<{
        transactions: number;
        statements: number;
      }>(`SELECT xact_commit::int AS transactions, (SELECT sum(calls)::int FROM pg_stat_statements
        WHERE dbid = pg_database.oid AND query !~ '${notAsked}') AS statements
        FROM pg_stat_database JOIN pg_database USING (datname) WHERE datname = current_database()`);
      return { cpuMs, ...(told ?? { transactions: Number.NaN, statements: Number.NaN }) };
    },
    sample() {
      isOver = false;
      sampling = look();
    },
    /** How many connections were seen with each, on average. */
    waits: (): Measured => Object.fromEntries([...waiting].map(([name, n]) => [` ${name}`, n / looks])),
    async [Symbol.asyncDispose]() {
      isOver = true;
      await sampling;
      await client.end();
    },
  };
}

/** From the state of a process on. */
function statOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
}

/** Of a process and its children, those that have ended included. */
function cpuOf(parent: number): number {
  const ticks = (stat: readonly string[], from: number, to: number) =>
    stat.slice(from, to).reduce((sum, value) => sum + Number(value), 0);
  let total = ticks(statOf(parent), 11, 15);
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = statOf(Number(name));
      if (Number(stat[1]) === parent) total += ticks(stat, 11, 13);
    } catch {
      // It has ended meanwhile.
    }
  }
  return total * tickMs;
}
