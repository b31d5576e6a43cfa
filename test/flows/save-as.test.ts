import { describe, expect, it } from "vitest";
import { now, opensMore, said, sees, seesOn, tapsAndSees } from "../support/chat.ts";
import { sellsAirtime } from "../support/selling.ts";
import { openCounter, type Shop } from "../support/shop.ts";

async function openSold(times: number) {
  const shop = await openCounter();
  let card = await sells(shop);
  for (let more = 1; more < times; more++) card = await sells(shop, `${500 + more}`);
  return Object.assign(shop, { card });
}

async function sells({ ada }: Shop, amount?: string, phone?: string) {
  const card = await sellsAirtime(ada, { ...(amount && { amount }), ...(phone && { phone }) });
  await seesOn(ada, card, /sold/);
  return card;
}

const question = /You sell to 0803 555 1234 often/;

describe("the third sale to a number without a name", () => {
  it("asks on its card who that is, once, and keeps the name", async () => {
    await using shop = await openSold(3);
    const { card, ada } = shop;
    await seesOn(ada, card, question);
    expect(said(ada, question)).toHaveLength(1);
    const fourth = await sells(shop, "600");
    await shop.idle();
    expect(now(ada, fourth).text).not.toMatch(question);
    await tapsAndSees(ada, /Save as/, /What do you call/, card);
    await ada.says("Mama Chika");
    const named = await seesOn(ada, card, /Mama Chika/);
    expect(named.text).not.toMatch(question);
    expect(JSON.stringify((await opensMore(ada, named)).inlineKeyboard)).toMatch(/👤 Mama Chika/);
  });

  it("takes a No, and never asks again of that number; of another one it does", async () => {
    await using shop = await openSold(3);
    const { card, ada } = shop;
    await seesOn(ada, card, question);
    await ada.taps("✖ No", { message: card.id });
    const refused = await sees(ada, ({ id, text }) => id === card.id && !question.test(text));
    expect(JSON.stringify((await opensMore(ada, refused)).inlineKeyboard)).toMatch(/✏️ Name/);
    await sells(shop, "700");
    for (const amount of ["501", "502", "503"]) await sells(shop, amount, "08035550000");
    await shop.idle();
    expect(said(ada, /often/).map(({ text }) => /sell to (\S+ \S+ \S+)/.exec(text)?.[1])).toEqual(["0803 555 0000"]);
  });
});
