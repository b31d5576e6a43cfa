import SqliteDatabase from "better-sqlite3";
import { readXlsx } from "hucre/xlsx";
import { describe, expect } from "vitest";
import { asks, sees, seesOn, tapsAndSees, tapsCard, tapsMore } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { readCsv } from "../support/office.ts";
import { painted } from "../support/pictures.ts";
import { asksForAirtime, hires, sellsAirtime, sellsElectricity } from "../support/selling.ts";
import { createShiftedClock, ada as owner, type Shop, startShop } from "../support/shop.ts";

const it = itWith("shop", openShop);

async function openShop(options: Parameters<typeof startShop>[0] = {}): Promise<Shop> {
  const shop = await startShop(options);
  await shop.logIn();
  // Once the wallet has shown the charge, nothing changes any more.
  await seesOn(shop.ada, await sellsAirtime(shop.ada), /sold.*Cost ₦487.50/s);
  await shop.idle();
  return shop;
}

function change(shop: Shop, statement: string): void {
  const database = new SqliteDatabase(shop.databasePath);
  database.exec(statement);
  database.close();
}

/** Taps a form on the statement's card, and returns the message with the file. */
async function getsFile(shop: Shop, form: RegExp, card?: { id: number }) {
  const { ada, telegram } = shop;
  const message = card ?? (await asks(ada, "/statement", /Statement/));
  const before = ada.chat.at(-1)?.id ?? 0;
  await ada.taps(form, { message: message.id });
  const file = await sees(ada, ({ id, document }) => id > before && document !== undefined);
  await seesOn(ada, message, /It is below/);
  await shop.idle();
  const bytes = Buffer.from(telegram.file(file.document?.fileId ?? "") ?? []);
  return { message, file, bytes };
}

/** The same with tokens in it, for the PIN. */
async function getsTokens({ ada, telegram, idle }: Shop, form: RegExp) {
  const card = await asks(ada, "/statement", /Statement/);
  await tapsCard(ada, card, /Add tokens/, /I ask for the PIN/);
  await tapsCard(ada, card, form, /PIN to put all tokens/);
  const before = ada.chat.at(-1)?.id ?? 0;
  await ada.says(owner.pin);
  const file = await sees(ada, ({ id, document }) => id > before && document !== undefined);
  await idle();
  return Buffer.from(telegram.file(file.document?.fileId ?? "") ?? []);
}

/** A file with only the newest sale at the service, in a shop that has sold another one, too. */
function isOfNewest({ vending }: Shop, bytes: Buffer): void {
  const references = vending.transactions().map(({ reference }) => reference);
  expect(references).toHaveLength(2);
  const cells = readCsv(bytes.toString()).flat();
  expect(cells.filter((cell) => references.includes(cell))).toEqual(references.slice(-1));
}

const uploads = ({ telegram }: Shop) => telegram.calls.filter(({ method, ok }) => method === "sendDocument" && ok);

describe("a statement", () => {
  it("is of the days, the month or the week that a line asks for", async ({ shop }) => {
    const { ada } = shop;
    const last = await asks(ada, "statement for last month", /Statement · 1 – \d+ \w+ \d{4}/);
    expect(JSON.stringify(last.inlineKeyboard)).toContain("● Last month");
    await asks(ada, "what did i sell on 3/1/2026", /Statement · 3 Jan 2026/);
    await asks(ada, "sales from 3 jan 2026 to 5 jan 2026", /Statement · 3 – 5 Jan 2026/);
    await asks(ada, "/statement 3 Jan 2026", /Statement · 3 Jan 2026/);
    await asks(ada, "/statement 31 sept", /^I need one day or two[^\n]*\n\n[^\n]*Statement · 1 – /);
    const card = await asks(ada, "statement yesterday", /Statement · \d+ \w+ \d{4}\n/);
    expect(JSON.stringify(card.inlineKeyboard)).toContain("● Yesterday");
  });

  it("says what the sales of a time come to before it is made: other days are typed, a service is tapped", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    const card = await asks(ada, "/statement", /Statement/);
    expect(card.text).toContain("1 sale · sold ₦500.00 · cost ₦487.50");
    await tapsCard(ada, card, /^Yesterday$/, /no sales yet/);
    const tap = await ada.taps(/CSV/, { message: card.id });
    expect((await tap.answer).text).toMatch(/No sales in that time/);
    expect(uploads(shop)).toEqual([]);
    await tapsCard(ada, card, /Other dates/, /From which day to which/);
    await asks(ada, "whenever", /one day or two/);
    const chosen = await asks(ada, "1/1/2020 to 31/12/2099", /1 Jan 2020 – /);
    await tapsCard(ada, chosen, /All services/, /which service/);
    await tapsCard(ada, chosen, /Data/, /1 Jan 2020 – .* · Data\nno sales yet/);
  });

  it("comes as a file with every sale in it, and again without its bytes while no sale has changed", async () => {
    await using shop = await openShop();
    const { file, bytes } = await getsFile(shop, /CSV/);
    expect(file.text).toMatch(/Statement of .*\n1 sale · sold ₦500.00 · cost ₦487.50/);
    expect(file.document?.name).toMatch(/^statement_.*\.csv$/);
    const [reference = "?"] = shop.vending.transactions().map((it) => it.reference);
    const [head, line, ...more] = bytes.toString().trim().split("\r\n");
    expect(head).toContain("Reference,Service");
    expect(line).toContain(`,${reference},Airtime,MTN,,0`);
    expect(line).toContain(",500.00,487.50,seen,");
    expect(more).toEqual([]);
    await getsFile(shop, /CSV/);
    const [first, second] = uploads(shop);
    expect(first?.params.document).toMatch(/^attach:/);
    expect(second?.params.document).not.toMatch(/^attach:/);
    await seesOn(shop.ada, await sellsAirtime(shop.ada), /sold/);
    await shop.idle();
    await getsFile(shop, /CSV/);
    expect(uploads(shop).at(-1)?.params.document).toMatch(/^attach:/);
  });

  it("says what is owed, who has paid, and what the wallet did", async ({ shop, ada }) => {
    const card = await seesOn(ada, await sellsAirtime(ada, { phone: "0803 555 2222" }), /Airtime sold/);
    await tapsAndSees(ada, /📒 Mark as owing/, /Who owes it/, card);
    await asks(ada, "Chioma", /Chioma owes you ₦500/);
    await seesOn(ada, card, /Cost ₦487\.50/);
    await shop.idle();
    const { bytes } = await getsFile(shop, /Excel/);
    const { sheets } = await readXlsx(bytes);
    const rows = sheets.flatMap((sheet) => sheet.rows);
    const figure = (label: string) => rows.find((row) => row.includes(label))?.[1];
    expect(figure("Owed at the start")).toBe(0);
    expect(figure("Newly owed")).toBe(500);
    expect(figure("Owed at the end")).toBe(500);
    expect(figure("Wallet at the start")).toBe(12_450);
    expect(figure("For sales")).toBe(-975);
    expect(figure("Other")).toBe(0);
    expect(figure("Wallet at the end")).toBe(11_475);
    const payments = rows.flatMap((row) => row.filter((cell) => cell === "Paid" || cell === "Owes"));
    expect(payments).toEqual(["Paid", "Paid", "Owes"]);
  });

  it("counts only sales as sales, beside the lines of those that were not sold", async ({ shop, ada, vending }) => {
    vending.switches.purchaseAnswer = "refused";
    await seesOn(ada, await sellsAirtime(ada, { phone: "0803 555 2222" }), /Failed/);
    await shop.idle();
    const { message, file } = await getsFile(shop, /Excel/);
    expect(file.text).toMatch(/\n1 sale · sold ₦500\.00/);
    expect((await seesOn(ada, message, /It is below/)).text).toMatch(/: 2 lines, \d+ s/);
  });

  it("I38: holds tokens only where the owner has given the PIN for them, and then each time", async ({ shop }) => {
    const { ada, vending } = shop;
    await seesOn(ada, await sellsElectricity(ada), /Token/);
    await shop.idle();
    const digits = (text: string) => text.replace(/\D/g, "");
    const token = digits(vending.transactions().find(({ token: it }) => it !== null)?.token ?? "?");
    expect(digits((await getsFile(shop, /CSV/)).bytes.toString())).not.toContain(token);
    // For the PIN of one there is no other.
    for (let count = 0; count < 2; count++) expect(digits((await getsTokens(shop, /CSV/)).toString())).toContain(token);
  });

  it("of a customer has only their sales, and the total of those", async ({ shop, ada }) => {
    const sold = await sellsAirtime(ada, { phone: "0803 555 2222", amount: "1,000" });
    await seesOn(ada, sold, /sold.*Cost ₦975/s);
    await tapsMore(ada, sold, /✏️ Name/);
    await sees(ada, /What do you call/);
    await ada.says("Chioma");
    await seesOn(ada, sold, /Chioma/);
    await shop.idle();
    const list = await asks(ada, "/customers", /Customers/);
    await tapsCard(ada, list, /Chioma/, /👤 Chioma/);
    await ada.taps(/Statement/, { message: list.id });
    const card = await seesOn(ada, list, /Statement · .* · Chioma\n1 sale · sold ₦1,000.00 · cost ₦975.00/);
    const { file, bytes } = await getsFile(shop, /CSV/, card);
    expect(file.text).toMatch(/Statement of .* · Chioma\n1 sale · sold ₦1,000.00 · cost ₦975.00/);
    isOfNewest(shop, bytes);
  });

  it("of a seat has only its sales, and the total of those", async ({ shop, ada }) => {
    const { helper } = await hires(shop, { name: "Tunde" });
    await seesOn(helper, await sellsAirtime(helper, { phone: "0803 555 2222", amount: "1,000" }), /Airtime sold/);
    await shop.idle();
    const list = await asks(ada, "/statement", /2 sales · sold ₦1,500.00/);
    await tapsCard(ada, list, /Everybody/, /Whose sales/);
    await ada.taps(/^Tunde/, { message: list.id });
    const card = await seesOn(ada, list, /Statement · .* · Tunde\n1 sale · sold ₦1,000.00 · cost (?:about )?₦975.00/);
    const { file, bytes } = await getsFile(shop, /CSV/, card);
    expect(file.text).toMatch(/Statement of .* · Tunde\n1 sale · sold ₦1,000.00 · cost (?:about )?₦975.00/);
    isOfNewest(shop, bytes);
  });

  it("says how far it is while it is made", async () => {
    const clock = createShiftedClock();
    let isSlow = false;
    const monotonic = () => {
      // The clock shows that the card was drawn long ago.
      if (isSlow) clock.shift(3000);
      return clock.monotonic();
    };
    await using shop = await openShop({ clock: { ...clock, monotonic } });
    const card = await asks(shop.ada, "/statement", /Statement/);
    isSlow = true;
    await getsFile(shop, /CSV/, card);
    const drawn = shop.telegram.calls.filter(
      ({ method, params }) => method === "editMessageText" && params.message_id === card.id,
    );
    const told = drawn.map(({ params }) => String(params.text)).filter((text) => /Making your statement/.test(text));
    expect(told[0]).toMatch(/: 1 line …$/);
    expect(told[1]).toMatch(/: 1 line …\n1 written so far\.$/);
  });

  it("is made one at a time, and is made again by a tap if it was being made when the process ended", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    await getsFile(shop, /CSV/);
    change(shop, "UPDATE statement SET state = 'making', file_id = NULL, digest = NULL, done_at = NULL");
    const other = await asks(ada, "/statement", /Statement/);
    const tap = await ada.taps(/PDF/, { message: other.id });
    expect((await tap.answer).text).toMatch(/One at a time/);
    await shop.restart();
    const card = await sees(ada, /I was interrupted/);
    await getsFile(shop, /Make it again/, card);
  });
});

describe("a chart", () => {
  it("is a picture of the last days, with the same figures in words: what customers pay", async () => {
    await using shop = await openShop({ receipts: painted });
    const { ada, telegram } = shop;
    await ada.says("/chart");
    const message = await sees(ada, ({ photo }) => photo !== undefined);
    expect(message.text).toMatch(/1 sale · sold ₦500.00 · cost ₦487.50.*Airtime · ₦500.00.*Best hour/s);
    const png = Buffer.from(telegram.file(message.photo?.fileId ?? "") ?? []);
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    await ada.taps(/30 days/, { message: message.id });
    await sees(ada, ({ id, photo }) => id > message.id && photo !== undefined);
    await tapsAndSees(ada, /Statement/, /Statement · .*\n1 sale/s, message);
    // It is as high as what customers pay.
    const offer = await asksForAirtime(ada, { phone: "0803 555 7777", amount: "1,000" });
    await tapsCard(ada, offer, /Set price/, /What does the customer pay for this sale/);
    const priced = await asks(ada, "1,150", /Customer pays ₦1,150\.00/);
    await tapsCard(ada, priced, /Sell at ₦1,150/, /Airtime sold/);
    await ada.says("/chart");
    const { text } = await sees(ada, ({ id, photo }) => id > priced.id && photo !== undefined);
    expect(text).toMatch(/2 sales · sold ₦1,650\.00.*Airtime · ₦1,650\.00.*Best day: .* ₦1,650\.00/s);
  });

  it("of nothing is a word", async () => {
    await using shop = await startShop();
    await shop.logIn();
    await asks(shop.ada, "/chart", /Nothing was sold/);
  });
});
