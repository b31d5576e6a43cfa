import { performance } from "node:perf_hooks";
import type { Person } from "../src/sandbox/telegram/contract.ts";
import { asks, sees, seesOn } from "../test/support/chat.ts";
import { asksForAirtime, confirms } from "../test/support/selling.ts";
import { type Shop, startShop } from "../test/support/shop.ts";

/**
 * How fast the counter is, in medians: `node bench/counter.ts`. The app and both sandboxes share this process, so what
 * they cost each other is counted too.
 */
const rounds = 15;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function measure(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}

async function repeat(act: (round: number) => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await act(round));
  return median(times);
}

let customers = 0;

/** Another one each time: the same sale again would be asked about. */
function nextPhone(): string {
  return `0803${String(5_000_000 + customers++)}`;
}

interface Waits {
  /** From the tap that buys until the person sees the result. */
  fromTap: number;
  /** From the service's answer until the person sees the result. */
  fromAnswer: number;
}

async function confirmToResult(shop: Shop, telegramMs: number, serviceMs: number): Promise<Waits> {
  const { ada, telegram, vending } = shop;
  const waits: Waits[] = [];
  for (let round = 0; round < rounds; round++) {
    const card = await asksForAirtime(ada, { phone: nextPhone(), amount: "50" });
    await shop.idle();
    telegram.latencyMs = telegramMs;
    vending.latencyMs.purchase = serviceMs;
    const before = vending.requests.length;
    let answeredAt = 0;
    const stop = vending.onChange(() => {
      const posted = vending.requests.slice(before).find(({ operation }) => operation === "purchase");
      if (answeredAt === 0 && posted?.answered) answeredAt = performance.now();
    });
    const startedAt = performance.now();
    await confirms(ada, card);
    await seesOn(ada, card, /Airtime sold/);
    const shownAt = performance.now();
    waits.push({ fromTap: shownAt - startedAt, fromAnswer: shownAt - answeredAt });
    stop();
    telegram.latencyMs = 0;
    delete vending.latencyMs.purchase;
    await shop.idle();
  }
  return {
    fromTap: median(waits.map(({ fromTap }) => fromTap)),
    fromAnswer: median(waits.map(({ fromAnswer }) => fromAnswer)),
  };
}

/** A menu for one person while another's sale hangs. */
async function besideHangingSale(shop: Shop, other: Person): Promise<number> {
  const { ada, vending } = shop;
  const card = await asksForAirtime(ada, { phone: nextPhone(), amount: "50" });
  vending.faults.add({ operation: "purchase", kind: "hang-before", delayMs: 5000 });
  await confirms(ada, card);
  await seesOn(ada, card, /Sent/);
  return repeat(() => measure(() => asks(other, "/menu", /Today/)));
}

async function crowd(shop: Shop, size: number): Promise<number> {
  const people = Array.from({ length: size }, (_, index) => shop.telegram.user({ firstName: `Visitor ${index}` }));
  return measure(async () => {
    await Promise.all(people.map((person) => person.says("/start")));
    await Promise.all(people.map((person) => sees(person, /Welcome/)));
  });
}

await using shop = await startShop({ environment: { LOG_LEVEL: "info" } });
const bola = shop.telegram.user({ firstName: "Bola" });
await shop.logIn();
await shop.logIn(bola);
await confirmToResult(shop, 0, 0);

const menuMs = await repeat(() => measure(() => asks(shop.ada, "/menu", /Today/)));
const near = await confirmToResult(shop, 0, 0);
const far = await confirmToResult(shop, 50, 200);
const besideMs = await besideHangingSale(shop, bola);
const crowdMs = await crowd(shop, 200);
console.table({
  "/menu": `${menuMs.toFixed(1)} ms`,
  "/menu while another's sale hangs": `${besideMs.toFixed(1)} ms`,
  "confirm → result": `${near.fromTap.toFixed(1)} ms`,
  "confirm → result, Telegram 50 ms, service 200 ms": `${far.fromTap.toFixed(1)} ms`,
  "the service's answer → result, Telegram 50 ms": `${far.fromAnswer.toFixed(1)} ms`,
  "200 × /start": `${crowdMs.toFixed(0)} ms`,
});
