import { connect } from "node:net";
import { Readable } from "node:stream";
import SqliteDatabase from "better-sqlite3";
import { Pool } from "undici";
import { describe, expect, it } from "vitest";
import type { Person } from "../../sandbox/telegram/contract.ts";
import { signBody } from "../../src/vending-api/webhook.ts";
import { asks, seesOn } from "../support/chat.ts";
import { createDice, type Dice, damaged, oddValue } from "../support/damage.ts";
import { expectTruth, sellsAirtime, sellsElectricity } from "../support/selling.ts";
import { type Shop, startShop } from "../support/shop.ts";
import { until } from "../support/until.ts";

/** `npm run chaos -- --floods N` sends more. */
const floodSize = Number(process.env.VENDBOT_FLOOD ?? 1000);
const lanes = 32;
const seed = Number(process.env.VENDBOT_SEED ?? Date.now() % 1_000_000);
const telegramSecret = "telegram-secret-for-floods";

interface Call {
  at: string;
  body: string | Buffer;
  headers: Record<string, string>;
  isChunked?: boolean;
}

/** Rows that neither a flood nor the ordinary asking of verify changes. */
function bookOf({ databasePath }: Shop): unknown {
  const database = new SqliteDatabase(databasePath, { readonly: true });
  const rowsOf = (table: string, where = "TRUE") =>
    database.prepare<[], Record<string, unknown>>(`SELECT * FROM ${table} WHERE ${where}`).all();
  // An offer moves no money: the right words in a broken update may well make one.
  const sold = "SELECT id FROM purchase WHERE confirmed_at IS NOT NULL";
  // The service is asked about what is open meanwhile, and for the balance, which shows what was charged.
  const book = {
    purchases: rowsOf("purchase", `id IN (${sold})`).map(
      ({ checks, next_check_at, asked_at, charged_look_at, version, ...rest }) => rest,
    ),
    journal: rowsOf("journal"),
    notices: rowsOf("notice", `purchase_id IN (${sold})`).map(({ key, kind, failure }) => ({ key, kind, failure })),
    links: rowsOf("customer_link"),
    changes: rowsOf("account_change"),
  };
  database.close();
  return book;
}

function resultsOf({ databasePath }: Shop): Record<string, number> {
  const database = new SqliteDatabase(databasePath, { readonly: true });
  const rows = database
    .prepare<[], { result: string; count: number }>("SELECT result, count(*) AS count FROM webhook_event GROUP BY 1")
    .all();
  database.close();
  return Object.fromEntries(rows.map(({ result, count }) => [result, count]));
}

/** Sends all the calls, many at a time. Resolves to how often each status came back. */
async function flood(origin: string, calls: readonly Call[]): Promise<Record<number, number>> {
  const pool = new Pool(origin, { connections: lanes, pipelining: 1 });
  const counts: Record<number, number> = {};
  const left = calls.values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const { at, body, headers, isChunked } of left) {
        const sent = isChunked ? Readable.from(inChunks(body)) : body;
        const answer = await pool.request({ path: at, method: "POST", headers, body: sent });
        await answer.body.dump();
        counts[answer.statusCode] = (counts[answer.statusCode] ?? 0) + 1;
      }
    }),
  );
  await pool.close();
  return counts;
}

async function* inChunks(body: string | Buffer) {
  const bytes = Buffer.from(body);
  for (let at = 0; at < bytes.length; at += 50) yield bytes.subarray(at, at + 50);
}

/** Announces the whole of a call, sends a part and leaves. */
function leaveInTheMiddle(origin: string, { at, body, headers }: Call): Promise<void> {
  const length = Buffer.byteLength(body) + 20;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`POST ${at} HTTP/1.1`, "host: x", `content-length: ${length}`, ...lines, "", ""].join("\r\n");
  const { port, hostname } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(head);
      socket.write(body, () => socket.destroy());
    });
    socket.on("error", () => undefined).on("close", () => resolve());
  });
}

/** A shop with a sale in each state that a lie could change: sold, pending, and paid without its token. */
async function openShop(environment = {}): Promise<{ shop: Shop; pending: { person: Person; id: number } }> {
  const shop = await startShop({ environment });
  const { ada, vending } = shop;
  await shop.logIn();
  await seesOn(ada, await sellsAirtime(ada), /sold/);
  vending.switches.tokenDelayMs = 3_600_000;
  await seesOn(ada, await sellsElectricity(ada), /token/i);
  vending.switches.purchaseAnswer = "pending";
  const card = await seesOn(ada, await sellsAirtime(ada, { phone: "0803 555 9999" }), /Do not sell/);
  await shop.idle();
  // Else verify tells things of its own while the flood runs.
  vending.faults.add({ operation: "verify", kind: "drop-before", times: Number.POSITIVE_INFINITY });
  return { shop, pending: { person: ada, id: card.id } };
}

function forgedCalls(shop: Shop, dice: Dice): Call[] {
  const [ada, bola] = shop.vending.accounts();
  const sales = shop.vending.transactions();
  if (!ada || !bola) throw new Error("Two accounts are needed");
  const sign = (body: string | Buffer, secret = ada.webhookSecret) => signBody(Buffer.from(body), secret);
  const lie = (reference: unknown, status: unknown) => ({
    event: "transaction.update",
    reference,
    status,
    amount: 487.5,
    beneficiary: "08035559999",
    service_type: "airtime",
    timestamp: "2026-11-14T12:00:00Z",
    meta: { token: String(dice.next()), n: dice.below(1e9) },
  });
  const truth = () => lie(dice.pick(sales).reference, dice.pick(["success", "failed", "pending"]));
  const call = (body: string | Buffer, signature: string, at = new URL(ada.webhookUrl).pathname): Call => ({
    at,
    body,
    headers: { "x-service-signature": signature },
    isChunked: dice.next() < 0.1,
  });
  const signed = (body: string | Buffer, secret = ada.webhookSecret, url = ada.webhookUrl) =>
    call(body, sign(body, secret), new URL(url).pathname);
  const forged: readonly ((body: string) => Call)[] = [
    () => call(dice.bytes(dice.below(600)), dice.bytes(32).toString("hex")),
    (body) => call(body, dice.bytes(32).toString("hex")),
    (body) => {
      const good = sign(body);
      return call(
        body,
        dice.pick([good.slice(1), `${good}0`, good.toUpperCase(), `sha256=${good}`, "z".repeat(64), ""]),
      );
    },
    (body) => call(`${body} `, sign(body)),
    (body) => call(body, sign(body, "")),
    (body) => signed(body, ada.webhookSecret, bola.webhookUrl),
    (body) => {
      const nowhere = dice.bytes(16).toString(dice.pick(["base64url", "hex", "base64"]));
      return call(body, sign(body), `/webhooks/vending/${nowhere.slice(dice.below(10))}`);
    },
  ];
  const malformed: readonly ((body: string) => Call)[] = [
    (body) => signed(body, bola.webhookSecret, bola.webhookUrl),
    (body) => signed(body.slice(0, -1 - dice.below(40))),
    () => signed(dice.bytes(dice.below(300))),
    () => {
      const { reference, status } = truth();
      const odd = dice.pick([null, 5, true, "", [], {}, [reference], { reference }]);
      return signed(JSON.stringify(dice.next() < 0.5 ? lie(odd, status) : lie(reference, odd)));
    },
    () => signed(JSON.stringify(damaged(lie(`VB-${dice.bytes(13).toString("hex")}`, "success"), dice))),
    () => signed(JSON.stringify(oddValue(dice))),
  ];
  return Array.from({ length: floodSize }, (_, index) => {
    if (index % 200 === 0) {
      return signed(JSON.stringify({ ...truth(), filler: "x".repeat(65_536 + dice.below(100_000)) }));
    }
    return dice.pick(dice.next() < 0.1 ? malformed : forged)(JSON.stringify(truth()));
  });
}

describe(`I15: a flood of ${floodSize} webhooks that are malformed or forged (VENDBOT_SEED=${seed})`, () => {
  it("changes no sale, breaks nothing, and is answered without one 5xx", async () => {
    const { shop: opened, pending } = await openShop();
    await using shop = opened;
    const { vending, telegram } = shop;
    const bola = telegram.user({ firstName: "Bola" });
    vending.addAccount({ firstName: "Bola", lastName: "B", phoneNumber: "08030000001", pin: "1357", walletNaira: 1 });
    await asks(bola, "/start", /Log in/);
    await asks(bola, "08030000001", /PIN/);
    await asks(bola, "1357", /Wallet/);
    await shop.idle();
    const before = bookOf(shop);
    const dice = createDice(seed);
    const calls = forgedCalls(shop, dice);

    const counts = await flood(shop.webhookOrigin, calls);
    await Promise.all(calls.slice(0, 200).map((call) => leaveInTheMiddle(shop.webhookOrigin, call)));
    await shop.idle();

    expect(Object.keys(counts).map(Number).toSorted()).toEqual([200, 401, 404, 413]);
    expect(bookOf(shop)).toEqual(before);
    const results = resultsOf(shop);
    expect(results.failed).toBeUndefined();
    expect((results.malformed ?? 0) + (results.orphan ?? 0)).toBeGreaterThan(floodSize / 20);
    expect(shop.logLines.filter((line) => /"bug|http\.failed|apply_failed/.test(line))).toEqual([]);
    // And what is true still gets through.
    vending.settle(vending.transactions().at(-1)?.reference ?? "", "success");
    await seesOn(pending.person, pending, /sold/);
    expectTruth(shop);
  });
});

/** Updates of Ada and of strangers as they should be; what the flood makes of them is its own. */
function goodUpdate(shop: Shop, dice: Dice): Record<string, unknown> {
  const { ada } = shop;
  const from = dice.next() < 0.1 ? { ...ada.user } : { id: 1 + dice.below(5000), is_bot: false, first_name: "X" };
  const chat = { id: from.id, type: dice.pick(["private", "private", "group", "channel"]), first_name: "X" };
  const text = dice.pick(["/start", "/start abc", "/sell", "0803 555 1234", "500", "yes", "VB-1", "/cancel"]);
  const message = { message_id: dice.below(1e6), from, chat, date: 1_700_000_000, text };
  const entities = [{ type: "bot_command", offset: 0, length: 6 }];
  const data = dice.pick(["menu", "sell:airtime", "form:1:mtn", "confirm:AAAAAAAAAAAAAAAAAAAAAA", "again:x", "\u0000"]);
  return dice.pick<Record<string, unknown>>([
    { message: { ...message, entities } },
    { message: { ...message, text: undefined, contact: { phone_number: "2348031234567", user_id: from.id } } },
    { edited_message: message },
    { callback_query: { id: String(dice.below(1e9)), from, message, chat_instance: "1", data } },
    {
      my_chat_member: {
        chat,
        from,
        date: 1,
        old_chat_member: { status: "member" },
        new_chat_member: { status: "left" },
      },
    },
    { message, channel_post: message, poll: {}, message_reaction: { chat, message_id: 1 } },
  ]);
}

function malformedUpdate(shop: Shop, dice: Dice): unknown {
  return dice.next() < 0.1 ? oddValue(dice) : damaged(goodUpdate(shop, dice), dice);
}

function isDrained({ telegram }: Shop): Promise<void> {
  return until([telegram], () => telegram.pendingUpdates.length === 0, "all updates are taken");
}

/** The words that a damaged update of Ada's own may bring her aside, the shop is as it was. */
async function expectUnharmed(shop: Shop, before: unknown, pending: { person: Person; id: number }): Promise<void> {
  await isDrained(shop);
  await shop.idle();
  expect(bookOf(shop)).toEqual(before);
  await asks(shop.ada, "/menu", /Today/);
  shop.vending.settle(shop.vending.transactions().at(-1)?.reference ?? "", "success");
  await seesOn(pending.person, pending, /sold/);
}

describe(`I15: a flood of ${floodSize} malformed updates (VENDBOT_SEED=${seed})`, () => {
  it("through Telegram changes no sale, and every one is confirmed", async () => {
    const { shop: opened, pending } = await openShop();
    await using shop = opened;
    const before = bookOf(shop);
    const dice = createDice(seed);
    for (let pushed = 0; pushed < floodSize; pushed++) {
      shop.telegram.pushUpdate(Object(malformedUpdate(shop, dice)));
      if (pushed % 500 === 0) await isDrained(shop);
    }
    await expectUnharmed(shop, before, pending);
  });

  it("with Telegram's own secret changes no sale, and is answered without one 5xx", async () => {
    const environment = { BOT_MODE: "webhook", TELEGRAM_SECRET: telegramSecret };
    const { shop: opened, pending } = await openShop(environment);
    await using shop = opened;
    const before = bookOf(shop);
    const dice = createDice(seed);
    const { pathname: at } = new URL(shop.telegram.webhook.url);
    const headers = { "x-telegram-bot-api-secret-token": telegramSecret };
    const calls = Array.from({ length: floodSize }, (_, index): Call => {
      const update = malformedUpdate(shop, dice);
      const isObject = typeof update === "object" && update !== null && !Array.isArray(update);
      const numbered = isObject && dice.next() < 0.8 ? { update_id: 1e9 + index, ...update } : update;
      const odd = dice.next() < 0.1 ? { ...Object(update), update_id: oddValue(dice) } : numbered;
      const body = dice.next() < 0.05 ? dice.bytes(dice.below(400)) : (JSON.stringify(odd) ?? "");
      return { at, body, headers, isChunked: dice.next() < 0.1 };
    });
    const counts = await flood(shop.webhookOrigin, calls);
    expect(Object.keys(counts).map(Number).toSorted()).toEqual([200, 400]);
    await expectUnharmed(shop, before, pending);
  });
});
