import { readFileSync, writeFileSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { type PlayedGateway, startSmsGateway } from "../../sandbox/sms/gateway.ts";
import { reportPathOf } from "../../src/sms/gateways/open.ts";
import { smsOfSale } from "../../src/sms/sms.queries.ts";
import { type Book, isIdle, openBook } from "../support/book.ts";
import { asks, now, said, sees, seesOn } from "../support/chat.ts";
import { sellsElectricity } from "../support/selling.ts";
import { type ShopProcess, startShopProcess } from "../support/shop-process.ts";
import { musa } from "../support/sms-shop.ts";
import { patienceMs } from "../support/until.ts";
import { pointsAt } from "./lane.ts";

const key = "canary-sms-key-000001";
const hurry = new URL("hurry.ts", import.meta.url);
/** Fewer moments have their turn on a machine that is busy with other things. VENDBOT_WITHIN_MS=… gives them longer. */
const withinMs = Number(process.env.VENDBOT_WITHIN_MS ?? 30_000);

const ways = ["delivered", "lost_answer", "dnd"] as const;
type Way = (typeof ways)[number];

interface Counter {
  shop: ShopProcess;
  sms: PlayedGateway;
  book: Book;
  log: string;
  /** The modules that each of its processes loads, to name its moments and to die at one. */
  imports: readonly URL[];
}

async function openCounter(sms: PlayedGateway, log: string): Promise<Counter> {
  writeFileSync(log, "");
  const imports = [hurry, pointsAt({ log })];
  const shop = await startShopProcess({
    ...{ walletNaira: 90_000_000, imports, webhookRetryDelaysMs: [120, 120, 120, 120] },
    environment: {
      ...{ SMS_GATEWAY: "africastalking", SMS_API_ROOT: sms.apiRoot, SMS_KEY: key, SMS_USER: "tolu" },
      ...{ SMS_SENDER: "TOLUSHOP", SMS_PER_SHOP: "1000", SMS_PER_MINUTE: "6000" },
    },
  });
  sms.reportTo = `${shop.webhookOrigin}/webhooks/sms/${reportPathOf(key)}`;
  await shop.logIn();
  const card = await seesOn(shop.ada, await sellsElectricity(shop.ada, { amount: "1,000" }), /Token for meter/);
  await shop.ada.taps("✉️ Send by SMS", { message: card.id });
  await sees(shop.ada, /Which phone gets the SMS/);
  const asked = await asks(shop.ada, musa, /Let the customer check/);
  await shop.ada.taps(/Send and save/, { message: asked.id });
  await seesOn(shop.ada, card, /delivered/);
  return { shop, sms, book: openBook(shop.databaseUrl), log, imports };
}

/** The state of the sale's SMS once all is done; null where nothing comes of it in time. */
async function restOf({ shop, book, imports }: Counter, saleId: string): Promise<string | null> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await pause(20)) {
    if (!shop.isAlive()) await shop.start({ imports });
    const [sms] = await smsOfSale(book.db, saleId);
    const isUnderWay = !sms || sms.state === "waiting" || sms.state === "sending";
    if (!isUnderWay && (await isIdle(book)) && shop.telegram.pendingUpdates.length === 0) return sms.state;
  }
  return null;
}

const words = {
  delivered: /: delivered/,
  sent: /: sent/,
  unknown: /may have arrived/,
  failed: /did not arrive/,
} as const;

/** Compares the gateway's acts with the card. Returns the differences. */
function audit(
  { shop, sms }: Counter,
  card: { id: number },
  before: { posts: number; taken: number },
  state: string | null,
) {
  const { text } = now(shop.ada, card);
  const posts = sms.posts.length - before.posts;
  const taken = sms.taken.length - before.taken;
  const isTrue = state === "unknown" || (state === "failed" ? taken === 0 : taken === 1);
  const beside = said(shop.ada, /Give the token another way|Ask the customer before/).filter(
    ({ replyTo }) => replyTo === card.id,
  );
  return [
    ...(posts <= 1 ? [] : [`posted ${posts} times`]),
    ...(state === null ? ["it has no end"] : []),
    ...(isTrue ? [] : [`the row says ${state}, and the gateway has taken ${taken}`]),
    ...(state !== null && words[state as keyof typeof words].test(text)
      ? []
      : [`the row says ${state}, the card ${text}`]),
    ...(beside.length <= 1 ? [] : ["told more than once"]),
  ];
}

let sold = 1000;

/** Sells, taps "Send by SMS" once, and lets the process die at a moment. Returns the moments passed, and what is wrong. */
async function run(counter: Counter, way: Way, crash: string): Promise<{ passed: string[]; problems: string[] }> {
  const { shop, sms, book, log } = counter;
  sold++;
  const card = await seesOn(shop.ada, await sellsElectricity(shop.ada, { amount: String(sold) }), /Token for meter/);
  while (!(await isIdle(book))) await pause(20);
  const { id } = await book.db
    .selectFrom("purchase")
    .select("id")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  if (way !== "delivered") sms.fail(way);
  const before = { posts: sms.posts.length, taken: sms.taken.length };
  writeFileSync(log, "");
  await shop.tell(crash);
  await shop.ada.taps("✉️ Send by SMS", { message: card.id });
  const state = await restOf(counter, id);
  await sms.idle();
  // A moment that was never reached is called off.
  await shop.tell("");
  const passed = readFileSync(log, "utf8").split("\n").filter(Boolean);
  const problems = audit(counter, card, before, await restOf(counter, id));
  sms.calm();
  return { passed, problems: state === null ? ["it has no end", ...problems] : problems };
}

describe("I49: a process killed at any moment of an SMS", { timeout: 400_000 + withinMs }, () => {
  it("leaves at most one POST, an end on the card that is true, and no repeated word", async () => {
    await using sms = await startSmsGateway({ key });
    await using folder = await mkdtempDisposable(join(tmpdir(), "vendbot-sms-"));
    const counter = await openCounter(sms, join(folder.path, "points.log"));
    await using _shop = counter.shop;
    await using _book = counter.book;
    const tasks: { way: Way; crash: string }[] = [];
    for (const way of ways) {
      const { passed, problems } = await run(counter, way, "");
      expect(problems, way).toEqual([]);
      const times = new Map<string, number>();
      for (const name of passed) {
        const count = (times.get(name) ?? 0) + 1;
        times.set(name, count);
        tasks.push({ way, crash: `${name}#${count}` });
      }
    }
    const ofSms = tasks.filter(({ crash }) => /sms|messaging|webhook|notice|telegram_update/.test(crash));
    expect(ofSms.map(({ crash }) => crash)).toEqual(expect.arrayContaining(["sent POST /version1/messaging#1"]));
    const startedAt = Date.now();
    let runs = 0;
    const bad: string[] = [];
    // The moments around the POST first.
    const inOrder = ofSms.toSorted((a, b) => Number(/messaging/.test(b.crash)) - Number(/messaging/.test(a.crash)));
    for (const { way, crash } of inOrder) {
      if (Date.now() - startedAt > withinMs || bad.length > 0) break;
      runs++;
      const { problems } = await run(counter, way, crash);
      if (problems.length > 0) bad.push(`${way} | ${crash}: ${problems.join("; ")}`);
    }
    console.log(`crash points of an SMS: ${runs} of ${inOrder.length} runs, ${bad.length} wrong`);
    expect(bad).toEqual([]);
  });
});
