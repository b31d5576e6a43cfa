import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Person } from "../../sandbox/telegram/contract.ts";
import { sees, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { asksForElectricity, buyLabel, expectPosts, sellsAirtime, walksTo } from "../support/selling.ts";
import { openFullCounter } from "../support/shop.ts";
import { walks } from "../support/walks.ts";

const page = readFileSync(new URL("../../docs/resellers.md", import.meta.url), "utf8");

/** The promises of the page for resellers in a row of "Everything the counter does". */
const claim = (row: string) => new RegExp(`^\\| ${row} \\| (.*) \\|$`, "m").exec(page)?.[1];

/** The same person, whose taps and typed messages are counted. */
function counted(person: Person): { person: Person; count: { taps: number; typed: number } } {
  const count = { taps: 0, typed: 0 };
  const own: Pick<Person, "taps" | "says"> = {
    taps(...tap) {
      count.taps++;
      return person.taps(...tap);
    },
    says(...words) {
      count.typed++;
      return person.says(...words);
    },
  };
  return { person: Object.assign(Object.create(person) as Person, own), count };
}

/** From a sold card to the next one by what the person does. */
async function sellsAgain(person: Person, from: { id: number }): Promise<void> {
  const before = person.chat.at(-1)?.id ?? 0;
  await person.taps(/Sell again/, { message: from.id });
  const offer = await sees(person, ({ id, text }) => id > before && /Sell \w+\?/.test(text));
  await tapsCard(person, offer, /Sell .* again|Sell ₦/, /sold|Token for meter/);
}

describe("what a sale takes", () => {
  it.each(walks)(
    "$service, guided from the menu: $taps taps and $typed typed",
    async ({ steps, sold, taps, typed }) => {
      expect(claim("sell")).toMatch(/^three or four taps and the number;/);
      expect([3, 4]).toContain(taps);
      expect(typed).toBe(1);
      await using shop = await openFullCounter();
      const { person, count } = counted(shop.ada);
      const card = await walksTo(person, steps);
      await person.taps(buyLabel, { message: card.id });
      await seesOn(person, card, sold);
      // The menu was there before.
      expect(count).toEqual({ taps, typed: typed + 1 });
    },
  );

  it.each([
    ["mtn 500 0803 123 4567", /Airtime sold/],
    ["ikeja 5000 prepaid 4501 1122 233", /Do not sell this again|Token for meter/],
  ])("%s, as a line: 1 tap and 1 typed", async (line, sold) => {
    expect(claim("faster")).toMatch(/^any service in one line and one tap/);
    expect(claim("faster")).toContain(`\`${line}\``);
    await using shop = await openFullCounter();
    const { person, count } = counted(shop.ada);
    await person.says(line);
    const card = await sees(person, /Sell \w+\?/);
    await person.taps(buyLabel, { message: card.id });
    await seesOn(person, card, sold);
    expect(count).toEqual({ taps: 1, typed: 1 });
  });

  it("the same again, from a sold card and from the history's: 2 taps and nothing typed", async () => {
    expect(claim("again")).toMatch(/two taps, nothing typed/);
    await using shop = await openFullCounter();
    const { ada } = shop;
    const sold = await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    const first = counted(ada);
    await sellsAgain(first.person, sold);
    expect(first.count).toEqual({ taps: 2, typed: 0 });
    await sees(ada, ({ id, text }) => id > sold.id && /Airtime sold/.test(text));

    await ada.says("/history");
    const list = await sees(ada, /Latest sales/);
    const record = await tapsAndSees(ada, /0803/, /confirmed \d\d:/, list);
    const second = counted(ada);
    await sellsAgain(second.person, record);
    expect(second.count).toEqual({ taps: 2, typed: 0 });
    await expectPosts(shop, 3);
  });

  it("electricity to a customer who is known, from the card of the last sale: 2 taps and nothing typed", async () => {
    await using shop = await openFullCounter();
    const { ada } = shop;
    const sold = await asksForElectricity(ada);
    await tapsCard(ada, sold, buyLabel, /Token for meter/);
    const { person, count } = counted(ada);
    await sellsAgain(person, sold);
    expect(count).toEqual({ taps: 2, typed: 0 });
  });
});
