import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../test/support/free-port.ts";
import { findPostgres, startPostgres } from "../../test/support/postgres.ts";
import { type Runner, type RunningBot, startBot } from "./bot.ts";
import { watchServer } from "./server.ts";
import { openStreet, sell } from "./street.ts";
import { all, type Measured } from "./tasks.ts";

const secret = "race-0123456789abcdef";

/**
 * 24 sellers, each sale after the other, on one replica and on two; null where there is no PostgreSQL. `apart` is how
 * many times as much two replicas sell by their CPU for a sale, if each has a core of its own and PostgreSQL has enough;
 * `serverMore` how many times the CPU PostgreSQL takes for a sale then. Figures of a sale: CPU in ms, and counts.
 */
export async function raceReplicas(runner: Runner, sales: number): Promise<Measured | null> {
  if (!findPostgres()) return null;
  await using server = await startPostgres();
  await server.countStatements();
  const one = await sellOn(runner, 1, sales, await server.newDatabase());
  const two = await sellOn(runner, 2, sales, await server.newDatabase());
  const named = (prefix: string, { perSecond: _, ...figures }: Measured) =>
    Object.entries(figures).map(([name, value]) => [prefix + name, value]);
  return {
    ...{ one: one.perSecond ?? 0, two: two.perSecond ?? 0 },
    ...{ apart: (2 * (one.Cpu ?? 0)) / (two.Cpu ?? 1), serverMore: (two.ServerCpu ?? 0) / (one.ServerCpu ?? 1) },
    ...Object.fromEntries([...named("one", one), ...named("two", two)]),
  };
}

async function sellOn(runner: Runner, count: number, sales: number, databaseUrl: string): Promise<Measured> {
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
  const cpu = async () =>
    (await Promise.all(bots.map((bot) => bot.asks("used")))).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
  await using watched = await watchServer(databaseUrl);
  const [before, cpuBefore] = [await watched.used(), await cpu()];
  const begin = performance.now();
  watched.sample();
  await all(sellers, sales, (person) => sell(street, person));
  const ms = performance.now() - begin;
  const [cpuAfter, after] = [await cpu(), await watched.used()];
  const ofASale = (name: keyof typeof after) => (after[name] - before[name]) / (24 * sales);
  return {
    perSecond: (24 * sales * 1000) / ms,
    ...{ Cpu: (cpuAfter - cpuBefore) / (24 * sales), ServerCpu: ofASale("cpuMs") },
    ...{ Transactions: ofASale("transactions"), RoundTrips: ofASale("statements") },
    ...watched.waits(),
  };
}
