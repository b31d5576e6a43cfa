import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoPage, openDemoPage, type Screen } from "./demo-page.ts";
import { logIn } from "./log-in.ts";

const screens: readonly Screen[] = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** The words on these buttons that are parted by the end of a line. */
function broken(buttons: Locator): Promise<string[]> {
  return buttons.locator(".label").evaluateAll((labels) =>
    labels.flatMap((label) =>
      [...label.childNodes].flatMap((node) =>
        [...(node.textContent ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = label.ownerDocument.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        }),
      ),
    ),
  );
}

const height = (part: Locator) => part.evaluate((shown) => shown.getBoundingClientRect().height);

describe("the demo, for a stranger", () => {
  let shop: DemoPage;
  beforeAll(async () => {
    shop = await openDemoPage(screens[0]);
  });
  afterAll(() => shop?.[Symbol.asyncDispose]());

  it.each(screens)("says who is who, at $width pixels", async (screen) => {
    const { page } = shop;
    await page.setViewportSize(screen);
    const does = page.getByRole("tab").locator(".does");
    await does.first().waitFor();
    expect(await does.allInnerTexts()).toEqual(shop.demo.cast.map((member) => member.does));
  });

  describe("who has logged in", () => {
    beforeAll(() => logIn(shop));

    it.each(screens)("says how the bot stands, and cuts nothing that is unfolded, at $width pixels", async (screen) => {
      const { page } = shop;
      await page.setViewportSize(screen);
      await page.reload();
      await shop.says("/language");
      // The ones of the welcome may still be leaving.
      await page.locator("[data-label^='English']").last().waitFor();
      expect(await broken(page.locator("[data-label]"))).toEqual([]);

      const tab = page.locator(".view-switch").getByText("Back office");
      if (await tab.isVisible()) await tab.click();
      await page.getByText("All calm").waitFor();
      await page.getByText("Pay in, keys").first().click();
      const account = page.locator(".account").first();
      expect(await height(account.getByText("08031234567"))).toBeLessThan(25);
      expect(await height(page.locator("#sales"))).toBeGreaterThanOrEqual(150);
      const last = account.locator(".facts > div").last();
      await last.scrollIntoViewIfNeeded();
      const isOpen = await last.evaluate((fact) => {
        const { left, top, height: high } = fact.getBoundingClientRect();
        return fact.contains(fact.ownerDocument.elementFromPoint(left + 5, top + high / 2));
      });
      expect(isOpen).toBe(true);

      await shop.demo.bot.kill();
      await page.getByText("The bot is down").waitFor();
      shop.demo.bot.start();
      await page.getByText("The bot is starting").waitFor();
      await page.getByText("All calm").waitFor();
      expect(shop.complaints).toEqual([]);
    });
  });
});
