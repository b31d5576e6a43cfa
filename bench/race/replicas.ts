import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../../test/support/free-port.ts";
import { findPostgres, startPostgres } from "../../test/support/postgres.ts";
import { type Runner, type RunningBot, startBot } from "./bot.ts";
import { openStreet, sell } from "./street.ts";
import { all, type Measured } from "./tasks.ts";

const secret = "race-0123456789abcdef";

/** 24 sellers, each sale after the other, on one replica and on two; null where there is no PostgreSQL. */
export async function raceReplicas(runner: Runner, sales: number): Promise<Measured | null> {
  if (!findPostgres()) return null;
  await using server = await startPostgres();
  const one = await sellOn(runner, 1, sales, await server.newDatabase());
  const two = await sellOn(runner, 2, sales, await server.newDatabase());
  const transactions = { oneTransactions: one.transactions, twoTransactions: two.transactions };
  return { one: one.perSecond, two: two.perSecond, oneCpu: one.cpuMs, twoCpu: two.cpuMs, ...transactions };
}

/** The transactions of a database so far, reads included. Its processes tell the server of theirs once a second. */
async function transactionsOf(connectionString: string): Promise<number> {
  await pause(1500);
  const client = new pg.Client({ connectionString });
  await client.connect();
  const told = "SELECT xact_commit::int AS told FROM pg_stat_database WHERE datname = current_database()";
  const { rows } = await client.query<{ told: number }>(told);
  await client.end();
  return rows[0]?.told ?? Number.NaN;
}

async function sellOn(runner: Runner, count: number, sales: number, databaseUrl: string) {
  await using street = await openStreet(runner, databaseUrl);
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const origin = (index: number) => `http://127.0.0.1:${ports[index % count]}`;
  const settings = { BOT_MODE: "webhook", TELEGRAM_SECRET: secret, PUBLIC_URL: origin(0) };
  let path = "";
  const onCall = street.telegram.onCall;
  street.telegram.onCall = (call) => {
    if (call.method === "setWebhook") path = new URL(JSON.parse(call.body).url).pathname;
    onCall(call);
  };
  await using stack = new AsyncDisposableStack();
  const bots: RunningBot[] = [];
  for (const [index, port] of ports.entries()) {
    const isReady = async () => {
      while (!(await fetch(`${origin(index)}/readyz`).catch(() => undefined))?.ok || !path) await pause(30);
      return performance.now();
    };
    const environment = { ...street.environment, ...settings, PORT: String(port) };
    bots.push(stack.use(await startBot(runner, environment, isReady)));
  }
  let made = 0;
  street.deliver = (update) => {
    const headers = { "content-type": "application/json", "x-telegram-bot-api-secret-token": secret };
    const body = JSON.stringify({ update_id: ++made, ...update });
    void fetch(origin(made) + path, { method: "POST", headers, body }).then((answer) => answer.arrayBuffer());
  };
  const sellers = await street.hire(24);
  await all(sellers, 2, (person) => sell(street, person));
  const cpu = async () => (await Promise.all(bots.map((bot) => bot.used()))).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
  const transactionsBefore = await transactionsOf(databaseUrl);
  const before = await cpu();
  const begin = performance.now();
  await all(sellers, sales, (person) => sell(street, person));
  const ms = performance.now() - begin;
  const cpuMs = ((await cpu()) - before) / (24 * sales);
  const transactions = ((await transactionsOf(databaseUrl)) - transactionsBefore) / (24 * sales);
  return { perSecond: (24 * sales * 1000) / ms, cpuMs, transactions };
}
