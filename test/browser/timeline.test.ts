import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoPage, openDemoPage } from "./demo-page.ts";
import { logIn } from "./log-in.ts";

async function sells({ says, taps, sees }: DemoPage, phone: string): Promise<Locator> {
  await says(`mtn 500 ${phone}`);
  await sees(/Sell airtime\?/);
  await taps("Sell ₦500");
  return sees(new RegExp(`Airtime sold.*${phone}`, "s"));
}

const wide = { width: 1280, height: 800 };
let shop: DemoPage;
beforeAll(async () => {
  shop = await openDemoPage(wide);
  await logIn(shop);
});
afterAll(() => shop?.[Symbol.asyncDispose]());

const tapCard = (card: Locator) => card.locator(".text").click({ position: { x: 30, y: 10 } });

describe("what happened to a sale", () => {
  it("lights up from its card on the phone, in time order, from the tap to the card", async () => {
    const { page } = shop;
    await sells(shop, "0803 555 1234");
    const card = await sells(shop, "0803 555 4321");
    await tapCard(card);
    const newest = shop.demo.vending.transactions().at(-1);
    const rows = page.locator(".trail-rows li");
    await rows.filter({ hasText: "Airtime sold" }).waitFor();
    const of = await rows.evaluateAll((items) => items.map((item) => item.getAttribute("data-of")));
    expect(new Set(of)).toEqual(new Set([newest?.reference]));
    const lanes = await rows.evaluateAll((items) => items.map((item) => item.getAttribute("data-lane")));
    expect(lanes.slice(0, 2)).toEqual(["shop", "shop"]);
    expect(lanes.indexOf("request")).toBeLessThan(lanes.indexOf("webhook"));
    expect(lanes.indexOf("request")).toBeLessThan(lanes.lastIndexOf("card"));
    expect(await page.locator(".sale.is-lit").getAttribute("data-reference")).toBe(newest?.reference);

    await page.getByTestId("show-all").click();
    expect(await page.locator(".is-lit").count()).toBe(0);
    expect(shop.complaints).toEqual([]);
  });

  it("is found from the other side: the ledger's line lights up the card, on the phone that has it", async () => {
    const { page } = shop;
    await sells(shop, "0803 555 2222");
    await page.getByRole("tab", { name: "Ngozi" }).click();
    await page.getByRole("button", { name: "MTN airtime", exact: true }).first().click();
    const lit = page.locator(".message.is-lit");
    await lit.getByText("Airtime sold").waitFor();
    expect(await page.getByRole("tab", { name: "Ada" }).getAttribute("aria-selected")).toBe("true");
    expect(shop.complaints).toEqual([]);
  });

  it("stands in a view of its own on a small screen, and is narrowed down by a word", async () => {
    const { page } = shop;
    await page.setViewportSize({ width: 390, height: 844 });
    await tapCard(await sells(shop, "0803 555 3333"));
    expect(await page.getByRole("region", { name: "Phone" }).isVisible()).toBe(true);
    const rows = page.locator(".trail-rows li");
    expect(await rows.first().isVisible()).toBe(false);
    await page.getByRole("button", { name: "Events" }).click();
    await rows.filter({ hasText: "POST" }).waitFor();

    await page.getByTestId("show-all").click();
    await page.getByRole("button", { name: "Webhook", exact: true }).click();
    await expect
      .poll(() => rows.evaluateAll((items) => [...new Set(items.map((item) => item.getAttribute("data-lane")))]))
      .toEqual(["webhook"]);
    await page.getByRole("button", { name: "Back office" }).click();
    await page.getByRole("searchbox").fill("0803 555 9999");
    await page.getByText("No sale has that.").waitFor();
    await page.getByRole("searchbox").fill("08035553333");
    await page.locator(".sale").waitFor();
    expect(shop.complaints).toEqual([]);
  });
});

describe("a chat that is longer than its window", () => {
  it("keeps the order of its messages when an older one comes back into the window", async () => {
    const { page } = shop;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator(".view-switch").getByText("Phone").click();
    const person = shop.demo.cast[0]?.person;
    if (!person) throw new Error("Nobody");
    // The order needs no answers of the bot.
    await shop.demo.bot.kill();
    for (let message = 0; message < 220; message++) await person.says(`hello ${message}`);
    await page.locator(".message", { hasText: "hello 219" }).waitFor();
    // One look at the page: a message may leave between finding the items and reading them.
    const ids = () =>
      page
        .locator("body")
        .evaluate((body) =>
          [...body.querySelectorAll(".message[data-message-id]")].map((item) =>
            Number(item.getAttribute("data-message-id")),
          ),
        );
    const deleted = person.chat.slice(-4, -1).map(({ id }) => id);
    for (const id of deleted) person.deletes(id);
    await expect.poll(async () => (await ids()).some((id) => deleted.includes(id))).toBe(false);
    await expect.poll(async () => (await ids()).at(-1) === person.chat.at(-1)?.id).toBe(true);
    const inOrder = await ids();
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
  });
});
