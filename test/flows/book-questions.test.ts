import { describe, expect, it } from "vitest";
import type { ChatMessage } from "../../sandbox/telegram/contract.ts";
import { asks, sees, seesOn, tapsCard, tapsMore } from "../support/chat.ts";
import { createFakeClock } from "../support/fake-clock.ts";
import { hires, sellsAirtime } from "../support/selling.ts";
import { startShop } from "../support/shop.ts";

const labels = (card: ChatMessage) => card.inlineKeyboard.flat().map(({ text }) => text);
const october = Date.UTC(2026, 9, 30, 11);
const november = Date.UTC(2026, 10, 3, 11);

/** A shop that has sold ₦500 twice in October, to Mama Chika and to Efe, and in November ₦700 to Efe. */
async function openBook() {
  const clock = createFakeClock(october);
  const shop = await startShop({ clock, walletNaira: 100_000 });
  const { ada } = shop;
  await shop.logIn();
  const sells = async (sale: Parameters<typeof sellsAirtime>[1], name?: string) => {
    const card = await seesOn(ada, await sellsAirtime(ada, sale), /Airtime sold/);
    await shop.idle();
    if (name === undefined) return;
    await tapsMore(ada, card, /✏️ Name/);
    await sees(ada, /What do you call/);
    await asks(ada, name, /Saved/);
  };
  await sells({ phone: "0803 555 0001" }, "Mama Chika");
  await sells({ phone: "0803 555 0002" }, "Efe");
  clock.setNow(november);
  await sells({ phone: "0803 555 0002", amount: "700" });
  return shop;
}

describe("a typed question for a month", () => {
  it("is answered with its sales and what they bring, each a tap away", async () => {
    await using shop = await openBook();
    const { ada } = shop;
    for (const line of ["how much i make for october", "my profit last month", "ego ole ka m nwetara na ọktoba"]) {
      const list = await asks(ada, line, /Sales: .*October/);
      expect(list.text).toMatch(/2 sales · sold ₦1,000\.00 · cost ₦975\.00\nProfit ₦25\.00/);
      expect(labels(list).filter((label) => /30 Oct/.test(label))).toHaveLength(2);
    }
    const list = await asks(ada, "sales this month", /Sales: .*November/);
    expect(labels(list)[0]).toMatch(/MTN ₦700/);
    await asks(ada, "efe sales for october", /Sales with “october: efe”\n1 sale · sold ₦500\.00/);
  });

  it("shows staff no cost, and only their own sales", async () => {
    await using shop = await openBook();
    const { helper } = await hires(shop);
    const list = await asks(helper, "how much i make for october", /No sale|October/);
    expect(list.text).not.toMatch(/cost|profit/i);
    expect(labels(list).filter((label) => /30 Oct/.test(label))).toEqual([]);
    await asks(helper, "which customer buy pass", /not allowed to do this/);
  });
});

describe("a typed question for the best", () => {
  it("names the customers and plans of this month or another, with the sales behind each", async () => {
    await using shop = await openBook();
    const { ada } = shop;
    const best = await asks(
      ada,
      "which customer buy pass",
      /Who bought most · November\n1\. Efe · 1 sale · sold ₦700\.00$/,
    );
    await ada.taps("Efe", { message: best.id });
    const found = await sees(ada, ({ id, text }) => id >= best.id && /Sales with “november: Efe”/.test(text));
    expect(found.text).toMatch(/1 sale · sold ₦700\.00/);
    await asks(
      ada,
      "oníbàárà wo ló ń rà jù ní october",
      /Who bought most · October\n1\. .* · 1 sale · sold ₦500\.00\n2\. .* · 1 sale · sold ₦500\.00$/,
    );
    const goods = await asks(
      ada,
      "which airtime dey sell pass last month",
      /What sold most · October\n1\. MTN · 2 sales/,
    );
    await tapsCard(ada, goods, /🧾/, /Sales: .*Airtime.*October/);
    await asks(ada, "which data dey sell pass", /What sold most · November\nNo sale matches/);
    await asks(ada, "/books", /📊 Books/);
  });
});
