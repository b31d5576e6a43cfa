import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startVendingService, type VendingService } from "../../sandbox/vending/service.ts";
import { type BareTelegram, startBareTelegram } from "../../test/support/bare-telegram.ts";
import { tapUpdate, textUpdate } from "../../test/support/crowded-shop.ts";
import { freePort } from "../../test/support/free-port.ts";
import { bareBot, type Carried, type Runner, type RunningBot, startBot } from "./bot.ts";

/** What a person sees: a message of the bot, sent or edited. */
interface Seen {
  text: string;
  messageId: number;
  /** The callback data of its buttons. */
  buttons: readonly string[];
}

/** Telegram, the service and the people, whose work is not counted, and the place of a bot between them. */
export interface Street extends AsyncDisposable {
  readonly telegram: BareTelegram;
  readonly vending: VendingService;
  readonly databasePath: string;
  readonly environment: Record<string, string>;
  start(carried?: Carried): Promise<RunningBot>;
  /** Says something, and resolves to the first message that is sent then and whose text matches. */
  says(person: number, text: string, pattern: RegExp): Promise<Seen>;
  /** Taps a button, and resolves to the first edit of its message whose text matches. */
  taps(person: number, screen: Seen, button: RegExp, pattern: RegExp, maxMs?: number): Promise<Seen>;
  /** People with a login each: to an account of their own, or all to one. */
  hire(count: number, isShared?: boolean): Promise<number[]>;
  /** The calls that the bot has made so far, but for getUpdates. */
  calls(): { telegram: number; service: number };
  /** How an update reaches the bot. */
  deliver(update: Record<string, unknown>): void;
}

interface Waiter {
  pattern: RegExp;
  /** The message whose edit is waited for; null: a new message. */
  edited: number | null;
  resolve(seen: Seen): void;
}

const patienceMs = 30_000;
const pin = "7391";
let people = 1000;

export async function openStreet(runner: Runner, databaseUrl?: string): Promise<Street> {
  const folder = await mkdtemp(join(tmpdir(), "vendbot-street-"));
  const databasePath = join(folder, "vendbot.db");
  const vending = await startVendingService();
  const telegram = await startBareTelegram();
  const waiting = new Map<number, Waiter[]>();
  let calls = 0;
  telegram.onCall = ({ method, chatId, messageId, body }) => {
    calls++;
    const here = waiting.get(chatId);
    if (!here || !/^(sendMessage|editMessageText)$/.test(method)) return;
    const { text = "", reply_markup } = JSON.parse(Buffer.from(body, "latin1").toString("utf8"));
    const keyboard = (reply_markup?.inline_keyboard ?? []) as { callback_data?: string }[][];
    const buttons = keyboard.flat().flatMap((button) => button.callback_data ?? []);
    const edited = method === "sendMessage" ? null : messageId;
    const first = here.findIndex((waiter) => waiter.edited === edited && waiter.pattern.test(text));
    if (first >= 0) here.splice(first, 1)[0]?.resolve({ text, messageId, buttons });
  };
  const account = vending.addAccount({
    ...{ firstName: "Bare", lastName: "Bot", phoneNumber: "08030000001", pin, walletNaira: 100_000_000 },
  });
  const environment: Record<string, string> = {
    BOT_TOKEN: "700000:AAE-token-of-the-race-0000000000000001",
    TELEGRAM_API_ROOT: telegram.apiRoot,
    VENDING_BASE_URL: vending.baseUrl,
    VENDING_KEY: account.keys[0]?.key ?? "",
    HOST: "127.0.0.1",
    PORT: String(await freePort()),
    DATABASE_URL: databaseUrl ?? `sqlite:${databasePath}`,
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
    LOG_LEVEL: "info",
  };

  function awaits(person: number, pattern: RegExp, edited: number | null, maxMs = patienceMs): Promise<Seen> {
    const { promise, resolve, reject } = Promise.withResolvers<Seen>();
    const timer = setTimeout(() => reject(new Error(`${runner.name} did not show ${pattern}`)), maxMs);
    const list = waiting.get(person) ?? [];
    list.push({ pattern, edited, resolve });
    waiting.set(person, list);
    return promise.finally(() => clearTimeout(timer));
  }

  const street: Street = {
    ...{ telegram, vending, databasePath, environment },
    deliver: (update) => telegram.push(update),
    calls: () => ({ telegram: calls, service: vending.requests.length }),
    start: (carried) => startBot(runner, environment, () => telegram.nextPoll(), carried),
    says(person, text, pattern) {
      const seen = awaits(person, pattern, null);
      street.deliver(textUpdate(person, text, randomBytes(3).readUIntBE(0, 3)));
      return seen;
    },
    taps(person, screen, button, pattern, maxMs) {
      const data = screen.buttons.find((one) => button.test(one));
      if (!data) return Promise.reject(new Error(`${runner.name} has no button ${button} on: ${screen.text}`));
      const seen = awaits(person, pattern, screen.messageId, maxMs);
      street.deliver(tapUpdate(person, data, screen.messageId));
      return seen;
    },
    async hire(count, isShared = false) {
      const hired = Array.from({ length: count }, () => ++people);
      if (runner === bareBot) return hired;
      for (const [index, person] of hired.entries()) {
        const phoneNumber = `0803${String(isShared ? hired[0] : person).padStart(7, "0")}`;
        const walletNaira = 10_000_000;
        if (!isShared || index === 0)
          vending.addAccount({ firstName: "Seller", lastName: String(person), phoneNumber, pin, walletNaira });
        await street.says(person, "/start", /Log in/);
        await street.says(person, phoneNumber, /PIN/);
        await street.says(person, pin, /Wallet/);
      }
      return hired;
    },
    async [Symbol.asyncDispose]() {
      await telegram[Symbol.asyncDispose]();
      await vending[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return street;
}

let sales = 0;

/** A sale by line: the line, the tap on its card, and the card with the result, for which the tap waits. */
export async function sell(street: Street, person: number): Promise<{ sold: Seen; waitMs: number }> {
  const line = `airtime 100 0803${String(5_000_000 + sales++)}`;
  const card = await street.says(person, line, /Sell airtime\?/);
  const begin = performance.now();
  const sold = await street.taps(person, card, /^buy:/, /Airtime sold/);
  return { sold, waitMs: performance.now() - begin };
}
