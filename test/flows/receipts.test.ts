import SqliteDatabase from "better-sqlite3";
import { describe, expect } from "vitest";
import { asks, sees, seesOn, tapsCard, tapsMore } from "../support/chat.ts";
import { createFakeClock } from "../support/fake-clock.ts";
import { itWith } from "../support/it-with.ts";
import { painted } from "../support/pictures.ts";
import { asksForAirtime, buyLabel, sellsAirtime, sellsElectricity } from "../support/selling.ts";
import { openCounter, type Shop } from "../support/shop.ts";
import { until } from "../support/until.ts";

const it = itWith("shop", () => openCounter({ receipts: painted }));

/** Taps Receipt on a card and returns the message with the picture, and the call that brought it. */
async function getsReceipt(shop: Shop, card: { id: number }) {
  const { ada, telegram } = shop;
  const before = ada.chat.at(-1)?.id ?? 0;
  const tap = await tapsMore(ada, card, /Receipt/);
  const message = await sees(ada, ({ id, photo }) => id > before && photo !== undefined);
  await tap.answer;
  await shop.idle();
  const call = telegram.calls.filter(({ method, ok }) => method === "sendPhoto" && ok).at(-1);
  return { message, call };
}

function pictureOf({ telegram }: Shop, message: { photo?: { fileId: string } }): Buffer {
  return Buffer.from(telegram.file(message.photo?.fileId ?? "") ?? []);
}

const pngSignature = "89504e470d0a1a0a";

describe("a receipt", () => {
  it("is a picture to be forwarded, with words under it that hold no charge", async ({ shop }) => {
    const card = await seesOn(shop.ada, await sellsAirtime(shop.ada), /sold/);
    const { message } = await getsReceipt(shop, card);
    const png = pictureOf(shop, message);
    expect(png.subarray(0, 8).toString("hex")).toBe(pngSignature);
    expect(png.length).toBeGreaterThan(20_000);
    expect(png.length).toBeLessThan(300_000);
    expect(message.photo).toMatchObject({ width: 1000 });
    expect(message.text).toMatch(/Ada Okafor\nMTN · 0803 555 1234\n₦500\.00 · \d+ \w+ \d{4}, \d\d:\d\d\nVB-/);
    expect(message.text).not.toContain("487.50");
    expect(message.inlineKeyboard).toEqual([]);
    expect(message.protectContent).toBe(false);
  });

  it("is drawn and uploaded once: the second tap sends no bytes", async ({ shop }) => {
    const card = await seesOn(shop.ada, await sellsAirtime(shop.ada), /sold/);
    const first = await getsReceipt(shop, card);
    expect(first.call?.params.photo).toMatch(/^attach:/);
    const second = await getsReceipt(shop, card);
    expect(second.call?.params.photo).toBe(first.message.photo?.fileId);
    expect(second.message.text).toBe(first.message.text);
    await shop.restart();
    const third = await getsReceipt(shop, card);
    expect(third.call?.params.photo).toBe(first.message.photo?.fileId);
  });

  it("is drawn again once the shop has another name", async ({ shop, ada }) => {
    const card = await seesOn(ada, await sellsAirtime(ada), /sold/);
    const first = await getsReceipt(shop, card);
    await asks(ada, "/shopname <b>Ada & Sons</b> 😀", /now say <b>Ada & Sons<\/b>/);
    await asks(ada, "/menu", /🏪 <b>Ada & Sons<\/b> 😀/);
    const second = await getsReceipt(shop, card);
    expect(second.call?.params.photo).toMatch(/^attach:/);
    expect(second.message.photo?.fileId).not.toBe(first.message.photo?.fileId);
    expect(second.message.text).toMatch(/<b>Ada & Sons<\/b>/);
  });

  it("shows the token that came after it was first drawn", async () => {
    const clock = createFakeClock();
    await using shop = await openCounter({ clock, receipts: painted });
    const { ada, vending } = shop;
    vending.switches.tokenDelayMs = 60_000;
    const card = await seesOn(ada, await sellsElectricity(ada), /Waiting for the token/);
    await shop.idle();
    const first = await getsReceipt(shop, card);
    // The record that brought the receipt is the sale's card from now on.
    const record = await sees(ada, ({ id, text }) => id > card.id && /Waiting for the token/.test(text));
    await clock.advance(60_000);
    await seesOn(ada, record, /Token for meter/);
    const second = await getsReceipt(shop, record);
    const token = vending.transactions()[0]?.token?.replace(/\d{4}(?=\d)/g, "$& ") ?? "-";
    expect(first.message.text).not.toContain(token);
    expect(second.message.text).toContain(token);
    expect(pictureOf(shop, second.message).equals(pictureOf(shop, first.message))).toBe(false);
  });

  it("is uploaded again when Telegram does not know the picture, as with another bot", async ({ shop }) => {
    const card = await seesOn(shop.ada, await sellsAirtime(shop.ada), /sold/);
    await getsReceipt(shop, card);
    await shop.stop();
    const database = new SqliteDatabase(shop.databasePath);
    database.exec("UPDATE purchase SET receipt_file_id = 'AgACAgQAAxkBAAforgotten'");
    database.close();
    await shop.start();
    const { message, call } = await getsReceipt(shop, card);
    expect(call?.params.photo).toMatch(/^attach:/);
    expect(pictureOf(shop, message).subarray(0, 8).toString("hex")).toBe(pngSignature);
  });

  it("arrives although Telegram asks to wait", async ({ shop }) => {
    const card = await seesOn(shop.ada, await sellsAirtime(shop.ada), /sold/);
    shop.telegram.faults.failNext({ kind: "429", method: "sendPhoto" });
    const { message } = await getsReceipt(shop, card);
    expect(pictureOf(shop, message).subarray(0, 8).toString("hex")).toBe(pngSignature);
  });

  it("is there for a sale that succeeded, and for no other", async ({ ada, vending }) => {
    vending.switches.purchaseAnswer = "pending";
    const card = await asksForAirtime(ada);
    const open = await tapsCard(ada, card, buyLabel, /working on it/);
    expect(open.inlineKeyboard.flat().map(({ text }) => text)).not.toContainEqual(expect.stringMatching(/Receipt/));
    await until([vending], () => vending.transactions().length > 0, "the service has the sale");
    vending.settle(vending.transactions()[0]?.reference ?? "", "failed");
    const failed = await seesOn(ada, card, /Failed/);
    expect(failed.inlineKeyboard.flat().map(({ text }) => text)).not.toContainEqual(expect.stringMatching(/Receipt/));
  });
});
