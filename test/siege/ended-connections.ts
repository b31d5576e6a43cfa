import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Attack } from "./attack.ts";
import type { Site } from "./site.ts";

const rounds = 40;
const betweenMs = 200;
const crashes = 2;
const backWithinMs = 30_000;

/** Has the server end all connections of the shop, again and again. Resolves to how many it ended. */
async function endConnections({ databaseUrl }: Site): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let ended = 0;
  for (let round = 0; round < rounds; round++) {
    const { rowCount } = await client.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'vendbot'",
    );
    ended += rowCount ?? 0;
    await pause(betweenMs);
  }
  await client.end();
  return ended;
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
    const ended = await endConnections(site);
    let back = 0;
    for (let crash = 0; crash < crashes; crash++) {
      await site.crashDatabase();
      if (await isReady(site)) back++;
    }
    return {
      thrown: `${ended} connections that PostgreSQL ends, ${crashes} crashes of it`,
      claims: [{ what: `ready again after ${back} of ${crashes} crashes`, holds: back === crashes }],
    };
  },
};
