import { describe, expect } from "vitest";
import { now, said, sees, tapsCard } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { airtimeList, pastes, phoneAt, seesNext, soldTo } from "../support/lists.ts";
import { openFullCounter } from "../support/shop.ts";

const it = itWith("shop", openFullCounter);

describe("a file", () => {
  it("of every service is read in UTF-16 with semicolons, and its result has the tokens", async ({ shop }) => {
    const { ada, telegram, vending } = shop;
    const rows = [
      "service;provider;number;amount or plan;kind of meter",
      `airtime;MTN;${phoneAt(0)};500;`,
      `data;MTN;${phoneAt(1)};1GB (7 days) SME;`,
      "electricity;Ikeja Electric;45001234567;5,000;prepaid",
      `=HYPERLINK("http://evil.example");;;;`,
    ];
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(rows.join("\r\n"), "utf16le")]);
    await ada.sendsDocument(bytes, { name: "Monday.CSV" });
    const card = await seesNext(ada, /Sell this list\?/);
    expect(card.text).toContain("✅ 3 good");
    expect(card.text).toContain("⚠️ 1 cannot be sold");
    await tapsCard(ada, card, /Sell 3 for/, /List of 3: done/);
    await shop.idle();
    await ada.taps(/Result file/, { message: card.id });
    const { document } = await sees(ada, ({ document: file }) => /^01.*\.csv$/.test(file?.name ?? ""));
    const text = Buffer.from(telegram.file(document?.fileId ?? "") ?? []).toString();
    const token = vending.transactions().find(({ token: it }) => it !== null)?.token ?? "?";
    expect(text.replace(/\D/g, "")).toContain(token.replace(/\D/g, ""));
    expect(text.split("\r\n")).toHaveLength(5);
    for (const { reference } of vending.transactions()) expect(text).toContain(reference);
  });

  it.each([
    ["sheet.xlsx", Buffer.from("PK"), /cannot use this file\. I read lists from \.csv and \.txt/],
    ["virus.csv", Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), /cannot use this file/],
    ["large.csv", Buffer.alloc(300 * 1024, "1"), /too large/],
    ["empty.txt", Buffer.from("\r\n ;;; \r\n"), /found no rows/],
    ["long.txt", Buffer.from(airtimeList(201).join("\n")), /201 rows are too many/],
  ])("that is no list (%s) has a word, and no effect", async (name, bytes, words) => {
    await using shop = await openFullCounter();
    await shop.ada.sendsDocument(bytes, { name });
    await seesNext(shop.ada, words);
    expect(shop.telegram.calls.filter(({ method }) => method === "getFile")).toHaveLength(
      /xlsx|large/.test(name) ? 0 : 1,
    );
  });

  it("to fill in comes on demand, and is a list itself", async ({ ada, telegram }) => {
    await ada.says("/many");
    await ada.taps(/Template/);
    const { document } = await sees(ada, ({ document: file }) => file?.name === "template.csv");
    await ada.sendsDocument(telegram.file(document?.fileId ?? ""), { name: "template.csv" });
    const card = await seesNext(ada, /Sell this list\?/);
    expect(card.text).toMatch(/✅ 5 good/);
    expect(card.text).not.toContain("⚠️");
  });

  it("to fill in is the same list when a spreadsheet has taken the first 0 off its phone numbers", async ({
    ada,
    telegram,
  }) => {
    await ada.says("/many");
    await ada.taps(/Template/);
    const { document } = await sees(ada, ({ document: file }) => file?.name === "template.csv");
    const template = Buffer.from(telegram.file(document?.fileId ?? "") ?? []).toString();
    const saved = Buffer.from(template.replaceAll(",0803", ",803"));
    await ada.sendsDocument(saved, { name: "template.csv" });
    const card = await seesNext(ada, /Sell this list\?/);
    expect(card.text).toMatch(/✅ 5 good/);
  });
});

describe("forwarded lines", () => {
  it("become rows of one list, once it was opened", async ({ shop, ada }) => {
    await ada.says("/many");
    await seesNext(ada, /Or forward the messages/);
    for (const row of airtimeList(3)) await ada.forwards(row);
    const card = await seesNext(ada, /✅ 3 good/);
    await shop.idle();
    expect(said(ada, /Sell this list\?/)).toHaveLength(1);
    await tapsCard(ada, card, /Sell 3 for/, /List of 3: done/);
    await shop.idle();
    expect(soldTo(shop)).toHaveLength(3);
  });

  it("that would make the list too long have a word, and the list stays as it was", async ({ shop, ada }) => {
    await ada.says("/many");
    await seesNext(ada, /Or forward the messages/);
    await ada.forwards(airtimeList(199).join("\n"));
    await seesNext(ada, /✅ 199 good/);
    await ada.forwards(["0803 555 7001, 100", "0803 555 7002, 100"].join("\n"));
    await seesNext(ada, /201 rows are too many/);
    await shop.idle();
    expect(said(ada, /✅ 200 good/)).toHaveLength(0);
    await ada.forwards("0803 555 7001, 100");
    await seesNext(ada, /✅ 200 good/);
  });

  it("and anything else that is no list go where they went", async ({ ada }) => {
    await ada.forwards("mtn 500 0803 555 1234");
    await seesNext(ada, /Sell airtime\?/);
    await ada.says("hello\nhow are you");
    await seesNext(ada, /./);
    expect(said(ada, /Sell this list\?/)).toHaveLength(0);
    const card = await pastes(ada, airtimeList(2));
    expect(now(ada, card).text).toContain("✅ 2 good");
  });
});
