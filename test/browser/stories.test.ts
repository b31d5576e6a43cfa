import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoPage, hurried, openDemoPage, type Screen } from "./demo-page.ts";
import { tells } from "./telling.ts";

const stories = [
  "Sell airtime",
  "The token comes late",
  "The price moves",
  "A customer at night",
  "A token by SMS",
  "Staff with a limit",
  "A customer asks at night",
  "A token that does not enter",
  "A reseller's day",
  "The line drops after the sale",
  "The bot dies in the middle",
  "A network fails",
  "A doubled charge comes back",
  "The service is down",
  "The answer to an SMS is lost",
  "Restore a lost disk",
  "The operator has a bad day",
  "A website has the webhook",
  "A first day at another service",
];

const narrow: Screen = { width: 390, height: 844 };
const wide: Screen = { width: 1280, height: 800 };
/** Told on a wide page too: with one phone, with two, and with what stands beside them. */
const toldWide = ["Sell airtime", "Staff with a limit", "Restore a lost disk"];
const tellings = [...stories.map((name) => ({ name, ...narrow })), ...toldWide.map((name) => ({ name, ...wide }))];

/** As the page itself tells them, one after the other, without its pauses. Its final facts are the service's. */
describe("the stories of the demo", () => {
  let shop: DemoPage;
  beforeAll(async () => {
    shop = await openDemoPage(narrow, hurried);
  });
  afterAll(() => shop?.[Symbol.asyncDispose]());

  it.each(tellings)(
    "“$name”, $width pixels wide, ends with each sale asked for once, charged as the ledger says, its card right",
    async ({ name, ...screen }) => {
      await shop.page.setViewportSize(screen);
      const { phase, told, findings, overflow } = await tells(shop, name);
      expect(phase, told).toBe("over");
      expect(findings, told).toBe("true");
      expect(overflow).toBe(0);
      expect(shop.complaints).toEqual([]);
    },
  );

  it("are all that the page offers", async () => {
    expect(await shop.page.locator("[data-story]").allTextContents()).toEqual(stories);
  });
});
