import { describe, expect, it } from "vitest";
import type { Person } from "../../sandbox/telegram/contract.ts";
import { openBook } from "../support/book.ts";
import { lastOf, saysIn, tapsOn } from "../support/languages.ts";
import { aCustomer } from "../support/linked-customers.ts";
import { aHelper } from "../support/selling.ts";
import { ada, bola as bolasLogin, createShiftedClock, type Shop, seatBola, startShop } from "../support/shop.ts";
import { everShown, findsWrong, refusedByTelegram, tapsEverything } from "../support/spoken.ts";
import { waitFor } from "../support/until.ts";
import { walks } from "../support/walks.ts";

/** The languages that this shop speaks whole, but English. */
const whole = ["pcm", "ha", "yo", "ig"];
const day = 24 * 60 * 60_000;
/** Ends the checked session, and has a flow of its own. */
const leaving = /^(?:logout|erase:|language:|pin:|lock:now|freeze|unfreeze|chats:out|acct:do|acct:to)/;
/** Names what the owner does not see in the language: a complaint is for the service's support. */
const forSupport = "Please look at this sale";

type Step = RegExp | string;
const sellsTo = (phone: string): Step[] => ["/sell", /^sell:(?:new:)?airtime$/, phone, /^₦500$/, /^buy:/];
const startOf = (text: string) => /\?start=(\S+)/.exec(text)?.[1] ?? "";

/** A shop whose people speak a language, and which remembers since when. */
async function openShop(locale: string, environment: Record<string, string> = {}) {
  const clock = createShiftedClock();
  const shop = await startShop({ clock, walletNaira: 200_000, environment });
  const spoken = new Map<Person, number>();
  const does = async (person: Person, steps: readonly Step[]) => {
    for (const step of steps)
      await (typeof step === "string" ? saysIn(shop, person, step) : tapsOn(shop, person, step));
    return lastOf(shop, person);
  };
  const speaks = async (person: Person, command: string) => {
    await saysIn(shop, person, command);
    spoken.set(person, person.history.length);
    await tapsOn(shop, person, new RegExp(`^language:${locale}$`));
  };
  const speaking = Object.assign(shop, {
    ...{ clock, does, speaks },
    expectWords() {
      for (const [person, since] of spoken) {
        const shown = everShown(person, since).filter(({ text }) => !text.includes(forSupport));
        expect(shown.length).toBeGreaterThan(2);
        expect([...new Set(findsWrong(shown, locale))]).toEqual([]);
      }
      expect(refusedByTelegram(shop)).toEqual([]);
      expect(shop.logLines.join("\n")).not.toMatch(/text\.(?:missing|incomplete)/);
    },
  });
  await speaks(shop.ada, "/start");
  await does(shop.ada, ["0803 123 4567", ada.pin]);
  clock.shift(61_000);
  return speaking;
}

let ways = 0;
/**
 * Goes one way in two of the languages, the next in the other two: what stands in no language's file shows in any of them,
 * and the words of each are held message by message in `unit/bot/locales.test.ts`.
 */
function inTwo(title: string, go: (locale: string) => Promise<void>): void {
  const first = ways++ % 2;
  it.each(whole.filter((_, index) => index % 2 === first))(`${title}: %s`, go);
}

const sellsToken: Step[] = ["/sell", /^sell:(?:new:)?electricity$/, /^Ikeja/, "4500 1234 567", /^₦5,000$/, /^buy:/];

/** A customer whose chat is linked to a token that Ada has sold, and who speaks the shop's language. */
async function linksCustomer(shop: Awaited<ReturnType<typeof openShop>>): Promise<Person> {
  const link = await shop.does(shop.ada, [...sellsToken, /^open:/, /^give:/]);
  const customer = aCustomer(shop);
  await customer.opens(startOf(link.text));
  await shop.idle();
  await shop.speaks(customer, "/language");
  return customer;
}

const sentNow = ({ vending }: Shop) => vending.transactions().at(-1)?.reference ?? "";

describe("I43: the words of a language", () => {
  inTwo("when six services are sold", async (locale) => {
    await using shop = await openShop(locale);
    for (const { service, steps } of walks) {
      await shop.does(shop.ada, ["/sell", new RegExp(`^sell:(?:new:)?${service}$`), ...steps.slice(1), /^buy:/]);
    }
    const sold = shop.vending.transactions();
    expect(sold.map(({ status }) => status)).toEqual(walks.map(() => "success"));
    const meterToken = sold.find(({ serviceType }) => serviceType === "electricity")?.token ?? "";
    const isShown = () => shop.ada.chat.some(({ text }) => text.replaceAll(" ", "").includes(meterToken));
    await waitFor(isShown, "the meter's token is shown");
    await shop.does(shop.ada, [
      /^open:/,
      /^receipt:/,
      "/history",
      /4500/,
      /^pack:/,
      /^pack:.*:token$/,
      /^pack:.*:sent$/,
      /^pack:.*:answered$/,
      /^pack:.*:closed$/,
      "/history",
      /4500/,
      /^receipt:/,
      "/find 4500",
      "/chart",
    ]);
    shop.expectWords();
  });

  inTwo("when a sale is in trouble, and when it is settled", async (locale) => {
    await using shop = await openShop(locale);
    const { vending, ada } = shop;
    vending.webhooks.mode = "withheld";
    vending.switches.purchaseAnswer = "refused";
    await shop.does(ada, sellsTo("0803 555 1111"));
    vending.switches.purchaseAnswer = "pending";
    await shop.does(ada, [...sellsTo("0803 555 2222"), /^check:/, "/menu", "/history", ...sellsTo("0803 555 2222")]);
    vending.settle(sentNow(shop), "failed");
    await shop.does(ada, [/^check:/]);
    vending.faults.add({ operation: "purchase", kind: "drop-after" });
    vending.faults.add({ operation: "verify", kind: "status-500-html", times: 2 });
    const open = await shop.does(ada, sellsTo("0803 555 3333"));
    expect(open.inlineKeyboard.flat().some(({ callback_data }) => /^check:/.test(callback_data ?? ""))).toBe(true);
    vending.settle(sentNow(shop), "success");
    await shop.does(ada, [/^check:/, "/history", /3333/]);
    vending.faults.add({ operation: "purchase", kind: "drop-before" });
    await shop.does(ada, sellsTo("0803 555 4444"));
    for (const wait of [10, 30, 60]) {
      shop.clock.shift(wait * 60_000);
      await shop.does(ada, [/^check:|^retry:/]);
    }
    vending.outage = true;
    await shop.does(ada, ["/sell", /^sell:(?:new:)?internet$/, "/balance", "/fund", `/verify ${sentNow(shop)}`]);
    shop.expectWords();
  });

  inTwo("when staff sell within limits, and are sent away", async (locale) => {
    await using shop = await openShop(locale);
    const link = await shop.does(shop.ada, ["/staff", /^staff:new:seller$/, "Tunde", /^seat:\w+:link$/]);
    const helper = aHelper(shop);
    await helper.opens(startOf(link.text));
    await shop.idle();
    await shop.speaks(helper, "/language");
    await shop.does(shop.ada, ["/staff", /^Tunde/, /^seat:\w+:ask:sale$/, "400"]);
    await shop.does(helper, [...sellsTo("0803 555 1111").slice(0, 3), "1000"]);
    await shop.does(helper, [...sellsTo("0803 555 1111").slice(0, 3), "300", /^buy:/]);
    await shop.does(helper, ["/history", "/help", "/menu", "/balance", "/many"]);
    await shop.does(shop.ada, ["/staff", /^Tunde/, /^seat:\w+:suspend$/]);
    await shop.does(helper, sellsTo("0803 555 2222").slice(0, 2));
    await shop.does(shop.ada, [/^seat:\w+:resume$/, /^seat:\w+:ask:end$/, /^form:/]);
    await shop.does(helper, ["/menu"]);
    expect(shop.posts()).toBe(1);
    shop.expectWords();
  });

  inTwo("when a customer is given tokens, owes, and pays", async (locale) => {
    await using shop = await openShop(locale);
    const customer = await linksCustomer(shop);
    await shop.does(shop.ada, [/^payment:owes:/, "Chioma", ...sellsToken]);
    await shop.does(customer, ["/mytokens", /^stop:/, /^resume:/, "/help", "/menu", "hello"]);
    await shop.does(shop.ada, [
      "/owing",
      /Chioma/,
      /^debt:promise:/,
      /^debt:day:/,
      /^debt:remind:/,
      "/owing",
      /Chioma/,
    ]);
    await shop.does(shop.ada, [/^debt:part:/, "1000", "/customers", /Chioma|Ngozi/, "/close"]);
    shop.expectWords();
  });

  it.each(whole)("when a customer asks for more, and says that a token does not enter: %s", async (locale) => {
    await using shop = await openShop(locale);
    const customer = await linksCustomer(shop);
    await shop.does(customer, ["/mytokens", /^askshop$/, "plenty", "2500", "3000 light", "3000 light 45009999999"]);
    await shop.does(customer, ["500 airtime", "token no dey enter"]);
    await shop.does(shop.ada, [/^request:sell:/, /^drop:/, /^request:later:/, /^pack:/]);
    await shop.does(shop.ada, ["/customers", /^requests:off/]);
    await shop.does(customer, ["3000 light", "/help"]);
    await shop.does(shop.ada, [/^requests:on/]);
    await shop.does(customer, ["3000 light"]);
    await shop.does(shop.ada, [/^request:sell:/, /^buy:/]);
    shop.expectWords();
  });

  it.each(whole)("when sales of a company wait, it is held, and a customer may owe nothing: %s", async (locale) => {
    const id = 4_400_001;
    await using shop = await openShop(locale, { ADMIN_IDS: String(id) });
    const { ada, vending } = shop;
    const operator = shop.telegram.user({ firstName: "Ope", id });
    await saysIn(shop, operator, "/start");
    vending.switches.purchaseAnswer = "pending";
    for (const phone of ["0803 555 1111", "0803 555 2222"]) await shop.does(ada, sellsTo(phone));
    shop.clock.shift(10 * 60_000);
    const offer = await shop.does(ada, ["/sell", /^sell:(?:new:)?airtime$/, "0803 555 3333", /^₦500$/]);
    expect(offer.text).toMatch(/⏳ MTN/);
    await shop.does(ada, [/^well:/]);
    for (const { reference } of vending.transactions()) vending.settle(reference, "success");
    vending.switches.purchaseAnswer = "by-service";
    await shop.does(ada, [/^payment:owes:/, "Chioma", "/customers", /Chioma/, /^credit:/, "zero", "0"]);
    // That the company is back may come in between.
    const reads = (words: RegExp) => ada.chat.some(({ from, text }) => from === "bot" && words.test(text));
    await shop.does(ada, ["300 mtn 08035552222 owes"]);
    expect(reads(/₦500\.00[\s\S]*₦0\.00/)).toBe(true);
    await shop.does(ada, [/^buy:/, "/menu"]);
    await shop.does(operator, ["/ops", /^hold$/, /^hold:airtime$/, /^MTN$/, /^1 hour$/, "No network", /^⏸ Hold$/]);
    await shop.does(ada, ["500 mtn 0803 555 4444"]);
    expect(reads(/MTN[\s\S]*: No network/)).toBe(true);
    await shop.does(ada, ["/sell", /^sell:(?:new:)?airtime$/]);
    expect(shop.posts()).toBe(2);
    shop.expectWords();
  });

  it.each(whole)("when somebody at the door has no account or PIN, and an upgrade has a fee: %s", async (locale) => {
    await using shop = await openShop(locale, {
      ...{ SERVICE_NAME: "Gidi", SIGN_UP_HELP: "4 Allen Avenue", FORGOT_PIN_HELP: "*123#" },
      ...{ SUPPORT_CONTACT: "@gidi", UPGRADE_FEE: "2500" },
    });
    const bola = seatBola(shop, { role: "user", walletNaira: 5000 });
    await shop.speaks(bola, "/start");
    await shop.does(bola, ["/help", /^login-help:account$/]);
    const reads = (words: RegExp) => everShown(bola, 0).some(({ text }) => words.test(text));
    expect(reads(/Gidi/)).toBe(true);
    expect(reads(/4 Allen Avenue\n.*@gidi/)).toBe(true);
    await shop.does(bola, ["/help", /^login-help:pin$/]);
    expect(reads(/\*123#/)).toBe(true);
    await shop.does(bola, [bolasLogin.phone, bolasLogin.pin, /^acct:ask:upgrade$/]);
    expect(reads(/₦2,500\.00/)).toBe(true);
    expect(shop.vending.accounts().find(({ firstName }) => firstName === "Bola")?.role).toBe("user");
    shop.expectWords();
  });

  it.each(whole)("when the book is asked, a sale is on credit, and a complaint has each reason: %s", async (locale) => {
    await using shop = await openShop(locale);
    const { ada } = shop;
    const reads = (words: RegExp) => ada.chat.some(({ from, text }) => from === "bot" && words.test(text));
    await shop.does(ada, ["500 mtn 08035551111 she go pay tomorrow", /^buy:/, "/owing", /₦500/]);
    const price = await shop.does(ada, ["500 mtn 08035552222 collect 550"]);
    expect(price.text).toMatch(/₦550\.00/);
    await shop.does(ada, [/^owes:/, /^open:/, /^pack:/]);
    for (const reason of ["nothing", "wrong", "twice", "other"])
      await shop.does(ada, [new RegExp(`^pack:.*:${reason}$`), /^pack:.*:ask$/]);
    expect(reads(/📣/)).toBe(true);
    await shop.does(ada, ["how much i make for this month", "which customer buy pass", "which airtime dey sell pass"]);
    expect(reads(/1\. MTN/)).toBe(true);
    expect(shop.posts()).toBe(2);
    shop.expectWords();
  });

  inTwo("when the counter is locked, and selling stopped and begun again", async (locale) => {
    await using shop = await openShop(locale);
    await shop.does(shop.ada, ["/lock", "/history", /^7$/, /^3$/, /^9$/, /^1$/, /^pin:[\w-]+:(?:ok|done)$/]);
    await shop.does(shop.ada, [
      "/freeze",
      /^freeze:/,
      "/menu",
      /^unfreeze$/,
      /^7$/,
      /^3$/,
      /^9$/,
      /^2$/,
      /^pin:[\w-]+:(?:ok|done)$/,
    ]);
    shop.expectWords();
  });

  inTwo("when a list is sold, and its day is closed", async (locale) => {
    await using shop = await openShop(locale);
    await shop.does(shop.ada, ["/many", "0803 555 1111 500\n0803 555 2222 mtn 300\nnonsense", /^many:sell:/]);
    shop.clock.shift(2 * day);
    await shop.restart();
    await using book = openBook(shop.databaseUrl);
    await waitFor(async () => (await book.count("book_close")) > 0, "the day is closed");
    await shop.does(shop.ada, ["/close", /^close:\d+$/, /^count:live:/, "12.345", "500"]);
    await shop.does(shop.ada, ["/close", /^close:more:/, /^close:less:/, /^st:day:/]);
    await shop.does(shop.ada, ["/close", /^count:live:/, "1,000,000", "/books", "/statement"]);
    shop.expectWords();
  });

  inTwo("when every button is tapped that a command leads to", async (locale) => {
    await using shop = await openShop(locale);
    await shop.does(shop.ada, sellsTo("0803 555 1111"));
    const commands = shop.telegram.commandsFor(shop.ada).map(({ command }) => `/${command}`);
    const last = ["/logout", "/deletedata", "/freeze", "/login"];
    await shop.does(
      shop.ada,
      commands.filter((command) => !last.includes(command)),
    );
    const tapped = await tapsEverything(shop, shop.ada, leaving);
    expect(tapped.size).toBeGreaterThan(55);
    await shop.does(shop.ada, ["/deletedata", "/logout"]);
    shop.expectWords();
  });
});
