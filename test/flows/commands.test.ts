import { describe, expect } from "vitest";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { asks, now, sees, seesOn } from "../support/chat.ts";
import { aCustomer, givesLink } from "../support/linked-customers.ts";
import { sellsElectricity } from "../support/selling.ts";
import { openShop, startShop } from "../support/shop.ts";
import { it } from "../support/shop-test.ts";

/**
 * The action of each command of an owner's list, as a button. A reference is typed; what is left open has its way out.
 */
const buttonOf: Readonly<Record<string, RegExp>> = {
  account: /^account$/,
  alerts: /^alerts$/,
  balance: /^balance$/,
  books: /^books$/,
  cancel: /^leave:/,
  close: /^close$/,
  chart: /^ch:week$/,
  customers: /^customers:0$/,
  deletedata: /^deletedata$/,
  find: /^find$/,
  freeze: /^freeze$/,
  fund: /^fund$/,
  help: /^help$/,
  language: /^language$/,
  history: /^history$/,
  lock: /^lock:now$/,
  login: /^login$/,
  logout: /^logout$/,
  many: /^many$/,
  menu: /^menu$/,
  owing: /^owing$/,
  reminders: /^repeats:0$/,
  sell: /^sell:/,
  shopname: /^shopname$/,
  staff: /^staff$/,
  statement: /^st$/,
  verify: /^verify:/,
};

const datasOf = (card: ChatMessage) => card.inlineKeyboard.flat().flatMap(({ callback_data = "" }) => callback_data);
const pages = ["account", "books", "customers:0", "fund", "history", "lock", "st", "find", "sell:airtime"];
/** Those that the history leads to. */
const behindHistory = ["st", "find"];

/** Those that a menu of the home screen leads to. */
const behindMenu: Readonly<Record<string, RegExp>> = {
  ...{ account: /More/, "customers:0": /More/, lock: /More/ },
  ...{ books: /Money/, fund: /Money/ },
};

describe("a command", () => {
  it("is never the only way: each has a button that the menu leads to", async () => {
    await using shop = await openShop();
    const { ada, telegram } = shop;
    await shop.idle();
    const listed = telegram.commandsFor(ada).map(({ command }) => command);
    expect(listed.length).toBeGreaterThan(10);
    expect(Object.keys(buttonOf)).toEqual(expect.arrayContaining(listed));
    const found = new Set<string>();
    for (const page of pages) {
      const menu = await asks(ada, "/menu", /Wallet/);
      const card = behindHistory.includes(page) ? await asks(ada, "/history", /./) : menu;
      for (const data of datasOf(card)) found.add(data);
      const runInBackground = behindMenu[page];
      if (runInBackground) await ada.taps(runInBackground, { message: card.id });
      await shop.idle();
      const shown = now(ada, card);
      const label = shown.inlineKeyboard.flat().find(({ callback_data }) => callback_data === page)?.text ?? "";
      for (const data of datasOf(shown)) found.add(data);
      await ada.taps(label, { message: card.id });
      await shop.idle();
      for (const message of ada.chat.slice(-2)) for (const data of datasOf(message)) found.add(data);
    }
    await ada.says("/cancel");
    for (const data of datasOf(await asks(ada, "/find VB01JCNOTHERE", /VB01JCNOTHERE/))) found.add(data);
    await ada.taps(/Menu/);
    await asks(ada, "/logout", /Logged out/);
    for (const data of datasOf(await sees(ada, /Logged out/))) found.add(data);
    const missing = Object.entries(buttonOf).filter(([, data]) => ![...found].some((one) => data.test(one)));
    expect(missing.map(([command]) => command)).toEqual([]);
  });

  it("of the owner's list is shown to no stranger, nor to an owner who has left", async () => {
    await using shop = await startShop({ isFirstStart: true });
    const { ada, telegram } = shop;
    const listOf = (person: Person) => telegram.commandsFor(person).map(({ command }) => command);
    const stranger = telegram.user({ firstName: "Passerby" });
    await asks(stranger, "/start", /Log in/);
    await shop.idle();
    expect(listOf(stranger)).toEqual(["login", "mytokens", "language", "help"]);
    await shop.logIn();
    await shop.idle();
    expect(listOf(ada)).toContain("sell");
    await asks(ada, "/logout", /Logged out/);
    await shop.idle();
    expect(listOf(ada)).toEqual(listOf(stranger));
  });

  it("/shopname takes its answer from the next message", async ({ ada }) => {
    await asks(ada, "/shopname", /type the new name/);
    await asks(ada, "Ada Ventures", /now say Ada Ventures/);
    await asks(ada, "/menu", /🏪 Ada Ventures/);
  });

  it("/help tells a customer of tokens, and not of selling", async ({ shop, ada }) => {
    const card = await seesOn(ada, await sellsElectricity(ada), /Token for meter/);
    const ngozi = aCustomer(shop);
    await ngozi.opens((await givesLink(ada, card)).payload);
    await sees(ngozi, /Token for meter/);
    const help = await asks(ngozi, "/help", /mytokens/);
    expect(help.text).not.toMatch(/sell something|\/sell/);
  });
});
