import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ReceiptError } from "../../src/pictures/receipt.ts";
import { sees, seesOn, tapsMore } from "../support/chat.ts";
import { givesLink } from "../support/linked-customers.ts";
import { sellsAirtime } from "../support/selling.ts";
import { openCounter } from "../support/shop.ts";
import { type ShopProcess, startShopProcess } from "../support/shop-process.ts";

/** The children of the shop's process, as the operating system lists them. */
function childrenOf({ pid }: ShopProcess): { id: number; command: string }[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").match(/\d+/g) ?? [];
  return children.map((id) => ({ id: Number(id), command: readFileSync(`/proc/${id}/cmdline`, "utf8") }));
}

/** The names of what a process was given as its environment, but for the line to its parent. */
function givenTo(id: number): (string | undefined)[] {
  const given = readFileSync(`/proc/${id}/environ`, "utf8").split("\0").filter(Boolean);
  return given.map((entry) => entry.split("=")[0]).filter((name) => !name?.startsWith("NODE_CHANNEL_"));
}

describe.skipIf(process.platform !== "linux")("a link's picture", () => {
  it("is drawn where receipts are, away from the sales, by compiled code and without the shop's environment", async () => {
    await using shop = await startShopProcess();
    await shop.logIn();
    const card = await sellsAirtime(shop.ada);
    await seesOn(shop.ada, card, /sold/);
    expect(childrenOf(shop)).toEqual([]);
    await givesLink(shop.ada, card);
    const children = childrenOf(shop);
    expect(children.map(({ command }) => command)).toEqual([expect.stringContaining("receipt-process")]);
    expect(children.flatMap(({ id }) => givenTo(id))).toEqual(["NODE_COMPILE_CACHE"]);
  });
});

it("a link's picture is left out where none can be drawn: the link comes in words", async () => {
  const never = () => Promise.reject(new ReceiptError("receipt.process_lost", "The process that draws receipts ended"));
  const receipts = { print: never, printChart: never, printClose: never, printQr: never };
  await using shop = await openCounter({ receipts: { ...receipts, async [Symbol.asyncDispose]() {} } });
  const card = await sellsAirtime(shop.ada);
  await seesOn(shop.ada, card, /sold/);
  await tapsMore(shop.ada, card, /Customer link/);
  const words = await sees(shop.ada, ({ id, text }) => id > card.id && /start=c_/.test(text));
  expect(words.photo).toBeUndefined();
  expect(JSON.stringify(words.inlineKeyboard)).toMatch(/Copy link/);
});
