import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Attack } from "./attack.ts";
import type { Site } from "./site.ts";

const rounds = 30;
const betweenMs = 200;
/** Sales are a second apart. */
const writesWithinMs = 3000;
const crashes = 2;
const backWithinMs = 30_000;

const ofShop = "FROM pg_stat_activity WHERE application_name = 'vendbot'";

/**
 * Has the server end all connections of the shop, again and again, most of the times while one of them is inside a
 * transaction: the table of the sales is locked until somebody wants to write to it.
 */
async function endConnections({ databaseUrl, isAlive }: Site): Promise<{ ended: number; inside: number }> {
  // Inside a transaction the server shows the sessions of its first look.
  const [holder, watcher] = [await connected(databaseUrl), await connected(databaseUrl)];
  let ended = 0;
  let inside = 0;
  for (let round = 0; round < rounds && isAlive(); round++) {
    await holder.query("BEGIN; LOCK TABLE purchase IN EXCLUSIVE MODE");
    if (await someoneWaits(watcher)) inside++;
    const { rowCount } = await watcher.query(`SELECT pg_terminate_backend(pid) ${ofShop}`);
    ended += rowCount ?? 0;
    await holder.query("ROLLBACK");
    await pause(betweenMs);
  }
  await Promise.all([holder.end(), watcher.end()]);
  return { ended, inside };
}

async function connected(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return client;
}

async function someoneWaits(client: pg.Client): Promise<boolean> {
  for (const until = Date.now() + writesWithinMs; Date.now() < until; await pause(5)) {
    const { rowCount } = await client.query(`SELECT 1 ${ofShop} AND wait_event_type = 'Lock'`);
    if (rowCount) return true;
  }
  return false;
}

async function isReady({ webhookOrigin, isAlive }: Site): Promise<boolean> {
  for (const until = Date.now() + backWithinMs; isAlive() && Date.now() < until; await pause(100)) {
    const answer = await fetch(`${webhookOrigin}/readyz`).catch(() => null);
    if (answer?.ok) return true;
  }
  return false;
}

export const endedConnections: Attack = {
  name: "ended connections",
  isOnPostgres: true,
  mayFail: true,
  async run(site) {
    const { ended, inside } = await endConnections(site);
    let back = 0;
    let awayMs = 0;
    for (let crash = 0; crash < crashes; crash++) {
      const begunAt = performance.now();
      await site.crashDatabase();
      awayMs = Math.max(awayMs, performance.now() - begunAt);
      if (await isReady(site)) back++;
    }
    return {
      thrown: `${ended} connections that PostgreSQL ends, ${crashes} crashes of it, away for up to ${Math.round(awayMs)} ms`,
      claims: [
        // Else nothing was tried.
        { what: `${inside} of ${rounds} times inside a transaction`, holds: inside >= rounds / 2 },
        { what: `ready again after ${back} of ${crashes} crashes`, holds: back === crashes },
      ],
    };
  },
};
