import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { startVendingService, type VendingService } from "../../sandbox/vending/service.ts";
import { createApp } from "../../src/app.ts";
import { readConfig } from "../../src/config.ts";
import { type Clock, systemClock } from "../../src/core/clock.ts";
import { createLog } from "../../src/log.ts";
import type { Overrides } from "../../src/overrides.ts";
import { type BareCall, startBareTelegram } from "./bare-telegram.ts";
import { noon } from "./builders.ts";
import { waitFor } from "./until.ts";

/** Telegram's ids of those in the shop. */
export const people = {
  ada: 1001,
  bola: 1002,
  ngozi: 1003,
  mallory: 1004,
  eve: 1005,
  tunde: 1006,
  musa: 1007,
  stranger: 2000,
} as const;

/** How a person comes to the bot: what each update carries. */
export interface CrowdedShop extends AsyncDisposable {
  readonly databasePath: string;
  readonly vending: VendingService;
  readonly logLines: readonly string[];
  /** The callback data of every button so far, with the chat that saw it. */
  readonly shown: readonly { chatId: number; messageId: number; data: string }[];
  /** The bot's calls so far, without the fetching of updates. */
  readonly calls: readonly Omit<BareCall, "body">[];
  /** The links of customers and of staff so far: the payloads of `?start=`. */
  readonly links: readonly string[];
  /** Every text that the bot has put into a chat, each once. */
  said(chatId: number): readonly string[];
  says(userId: number, text: string): Promise<void>;
  /** Taps the newest button of this chat whose data matches. */
  taps(userId: number, data: RegExp): Promise<void>;
  /** Any update, not waited for. */
  push(update: Record<string, unknown>): void;
  /** Resolves when all that was pushed is handled, and nothing is under way. */
  settle(): Promise<void>;
}

const token = "700000:AAE-canary-bot-token-for-tests-0001";
const accounts = [
  { firstName: "Ada", lastName: "Okafor", phoneNumber: "08031234567", pin: "7391" },
  { firstName: "Bola", lastName: "Ade", phoneNumber: "08029999999", pin: "2468" },
  { firstName: "Mallory", lastName: "Obi", phoneNumber: "08028888888", pin: "8642" },
] as const;

/** Nothing runs out and nothing is due, while what waits for a moment, as a call that is tried again, still goes on. */
const clock: Clock = { now: () => noon, monotonic: () => 0, after: systemClock.after };

/** Of millions nobody needs to know each. */
const maxCalls = 100_000;

/** The real app between the sandbox service and a bare Telegram, with a clock that stands still. */
export async function openShopOnBareTelegram(overrides: Overrides = {}, environment = {}): Promise<CrowdedShop> {
  const folder = await mkdtemp(join(tmpdir(), "vendbot-crowd-"));
  const databasePath = join(folder, "vendbot.db");
  const vending = await startVendingService({ clock });
  for (const account of accounts) {
    vending.addAccount({ ...account, walletNaira: 50_000, role: "developer", keys: ["live", "sandbox"] });
  }
  const telegram = await startBareTelegram();
  const shown: { chatId: number; messageId: number; data: string }[] = [];
  const links: string[] = [];
  const calls: Omit<BareCall, "body">[] = [];
  const texts = new Map<number, Set<string>>();
  telegram.onCall = ({ body, ...call }: BareCall) => {
    const { method, chatId, messageId } = call;
    if (calls.length < maxCalls) calls.push(call);
    if (!/^(send|editMessage)/.test(method)) return;
    for (const [, data = ""] of body.matchAll(/"callback_data":"((?:[^"\\]|\\.)*)"/g))
      shown.push({ chatId, messageId, data });
    for (const [, payload = ""] of body.matchAll(/\?start=([\w-]+)/g))
      if (!links.includes(payload)) links.push(payload);
    const said = texts.get(chatId) ?? new Set();
    texts.set(chatId, said.add(/"text":"((?:[^"\\]|\\.)*)"/.exec(body)?.[1] ?? ""));
  };
  const logLines: string[] = [];
  const config = readConfig({
    BOT_TOKEN: token,
    TELEGRAM_API_ROOT: telegram.apiRoot,
    VENDING_BASE_URL: vending.baseUrl,
    HOST: "127.0.0.1",
    PORT: "0",
    DATABASE_URL: `sqlite:${databasePath}`,
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
    ...environment,
  });
  const log = createLog({ level: "warn", destination: { write: (line: string) => void logLines.push(line) } });
  const rate = { burst: Number.MAX_SAFE_INTEGER, perSecond: 1 };
  const pace = { user: rate, strangers: rate };
  const app = await createApp(config, log, { clock, pace, ...overrides });
  await app.start();
  let messageIds = 1;

  const shop: CrowdedShop = {
    ...{ databasePath, vending, logLines, shown, calls, links },
    said: (chatId) => [...(texts.get(chatId) ?? [])],
    push: (update) => telegram.push(update),
    async settle() {
      await telegram.taken();
      await app.idle();
    },
    async says(userId, text) {
      telegram.push(textUpdate(userId, text, ++messageIds));
      await shop.settle();
    },
    async taps(userId, data) {
      const button = shown.findLast((one) => one.chatId === userId && data.test(one.data));
      if (!button) throw new Error(`No button ${data} in the chat of ${userId}`);
      telegram.push(tapUpdate(userId, button.data, button.messageId));
      await shop.settle();
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await telegram[Symbol.asyncDispose]();
      await vending[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return shop;
}

/** A text as Telegram delivers it from a private chat, or from `chat`. */
export function textUpdate(userId: number, text: string, messageId: number, chat: object = privateChat(userId)) {
  const command = /^\/\w+/.exec(text)?.[0];
  const entities = command && [{ type: "bot_command", offset: 0, length: command.length }];
  return {
    message: { message_id: messageId, from: userOf(userId), chat, date: 1, text, ...(entities && { entities }) },
  };
}

export function tapUpdate(userId: number, data: string, messageId: number, chat: object = privateChat(userId)) {
  const message = { message_id: messageId, chat, date: 1, text: "x" };
  return { callback_query: { id: "1", from: userOf(userId), chat_instance: "1", message, data } };
}

function privateChat(userId: number) {
  return { id: userId, type: "private", first_name: "X" };
}

function userOf(userId: number) {
  return { id: userId, is_bot: false, first_name: `User ${userId}` };
}

/** True once the charge of each sale that waits was read from its wallet, which happens behind the sale. */
function isChargeSeen({ databasePath }: CrowdedShop): boolean {
  const database = new SqliteDatabase(databasePath, { readonly: true });
  const unseen = database.prepare("SELECT 1 FROM purchase WHERE state = 'pending' AND charged_look_at IS NULL").get();
  database.close();
  return unseen === undefined;
}

/**
 * Fills the shop with what others could reach for: sales in every stage, an open offer, a half-filled form, a change
 * that waits for its second tap, customers, what they owe and their links, seats. Mallory has a shop of her own, Eve is a customer of
 * Ada's, Tunde sells for Ada, and Musa looks at her sales.
 */
export async function fillShop(shop: CrowdedShop): Promise<void> {
  const { ada, bola, ngozi, mallory, eve, tunde, musa } = people;
  const logIn = async (userId: number, { phoneNumber, pin }: (typeof accounts)[number]) => {
    await shop.says(userId, "/start");
    await shop.says(userId, phoneNumber);
    await shop.says(userId, pin);
  };
  const sells = async (userId: number, line: string) => {
    await shop.says(userId, line);
    await shop.taps(userId, /^buy:/);
  };
  const links = async (userId: number) => {
    await shop.taps(userId, /^open:/);
    await shop.taps(userId, /^give:/);
    return shop.links.at(-1) ?? "";
  };
  const hires = async (userId: number, role: string) => {
    await shop.says(ada, "/staff");
    await shop.taps(ada, new RegExp(`^staff:new:${role}$`));
    await shop.says(ada, role);
    await shop.taps(ada, /^seat:\w{26}:link$/);
    await shop.says(userId, `/start ${shop.links.at(-1)}`);
  };
  await logIn(ada, accounts[0]);
  await logIn(bola, accounts[1]);
  await logIn(mallory, accounts[2]);
  await sells(ada, "airtime 500 08035551234");
  await shop.says(ngozi, `/start ${await links(ada)}`);
  await sells(ada, "airtime 300 08035559876");
  await shop.says(eve, `/start ${await links(ada)}`);
  await sells(bola, "airtime 200 08035551111");
  await sells(mallory, "airtime 200 08035552222");
  await hires(tunde, "seller");
  await sells(tunde, "airtime 250 08035555555");
  await hires(musa, "viewer");
  await shop.says(musa, "/history");
  shop.vending.switches.purchaseAnswer = "pending";
  // In a shop without staff: a viewer may ask after any sale of the own shop.
  await sells(bola, "airtime 700 08035553333");
  await waitFor(() => isChargeSeen(shop), "the wallet shows the charge of the sale that waits");
  shop.vending.switches.purchaseAnswer = "success";
  for (const userId of [ada, mallory]) {
    for (const command of [
      "/history",
      "/find 0803",
      "/customers",
      "/account",
      "/staff",
      "/menu",
      "/balance",
      "/fund",
      "/sell",
    ]) {
      await shop.says(userId, command);
    }
  }
  await shop.taps(ada, /^customer:/);
  await shop.taps(ada, /^name:|^rename:/);
  await shop.says(ada, "Mama Chidi");
  await shop.taps(ada, /^payment:owes:/);
  await shop.says(ada, "Mama Ebele");
  await shop.says(ada, "/owing");
  await shop.taps(ada, /^debtor:/);
  await shop.taps(ngozi, /^stop:/);
  await shop.taps(ngozi, /^resume:/);
  await shop.says(ngozi, "/mytokens");
  await shop.says(ada, "/account");
  await shop.taps(ada, /^acct:ask:live_key/);
  await shop.taps(ada, /^sell:electricity/);
  await shop.says(bola, "450 08035554444");
  await shop.settle();
}
