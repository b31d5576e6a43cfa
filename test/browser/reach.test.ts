import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoPage, openDemoPage } from "./demo-page.ts";
import { logIn } from "./log-in.ts";

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

interface Violation {
  id: string;
  impact: string | null;
  nodes: { html: string; failureSummary: string }[];
}

/** The serious and critical findings of axe on the page. */
async function barriers(page: Page): Promise<string[]> {
  // The page lets no script of others in; what is evaluated by the browser's driver is none of the page's.
  await page.evaluate(axe);
  const { violations } = (await page.evaluate("axe.run(document)")) as { violations: Violation[] };
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}

/** Elements that move or fade are in nobody's way. */
async function expectNone(page: Page): Promise<void> {
  await expect.poll(() => barriers(page), { timeout: 20_000, interval: 1000 }).toEqual([]);
}

async function sells({ says, taps, sees }: DemoPage): Promise<void> {
  await says("mtn 500 0803 555 1234");
  await sees(/Sell airtime\?/);
  await taps("Sell ₦500");
  await sees("Airtime sold");
  await says("ikeja 1000 4500 1234 567");
  await sees("Sell electricity?");
  await taps("Sell ₦1,000");
  await sees("Do not sell this again");
}

const looks = [
  { width: 1280, height: 800, colorScheme: "light" },
  { width: 1280, height: 800, colorScheme: "dark" },
  { width: 390, height: 844, colorScheme: "light" },
  { width: 390, height: 844, colorScheme: "dark" },
] as const;

async function appears(page: Page, { colorScheme, ...screen }: (typeof looks)[number]): Promise<void> {
  await page.setViewportSize(screen);
  await page.emulateMedia({ colorScheme });
  // Beside a redraw, Chromium may keep the colours of the other scheme for a text that stands there already.
  await page.reload();
}

describe("the demo puts no serious barrier before anybody", () => {
  let shop: DemoPage;
  beforeAll(async () => {
    shop = await openDemoPage(looks[0]);
  });
  afterAll(() => shop?.[Symbol.asyncDispose]());

  it.each(looks)("at the start, at $width pixels, $colorScheme", async (look) => {
    await appears(shop.page, look);
    await expectNone(shop.page);
  });

  describe("after sales", () => {
    beforeAll(async () => {
      await logIn(shop);
      await sells(shop);
    });

    it.each(looks)("at $width pixels, $colorScheme", async (look) => {
      const { page } = shop;
      await appears(page, look);
      for (const view of ["Phone", "Back office", "Trouble"]) {
        const tab = page.locator(".view-switch").getByText(view);
        if (await tab.isVisible()) await tab.click();
        await expectNone(page);
      }
    });
  });
});

describe("the keyboard without a pointer", () => {
  it("logs in, sells, and shows what happened to the sale", async () => {
    await using shop = await openDemoPage({ width: 1280, height: 800 });
    const { page, sees } = shop;
    const press = (key: string) => page.keyboard.press(key);
    const types = async (text: string) => {
      await page.keyboard.type(text);
      await press("Enter");
    };
    /** Tab by Tab to what has this name, as far as it takes. */
    const goTo = async (name: string, key = "Tab") => {
      for (let count = 0; count < 120; count++) {
        await press(key);
        const here = await page.locator("button:focus").allTextContents();
        if (here.join().includes(name)) return;
      }
      throw new Error(`${key} does not lead to ${name}`);
    };
    await goTo("Start");
    await press("Enter");
    await sees("Log in");
    await types("0803 123 4567");
    await sees("PIN for 0803 123 4567");
    await types("1234");
    await sees("Wallet ₦25,000.00");
    await types("mtn 500 0803 555 1234");
    await sees(/Sell airtime\?/);
    await goTo("Sell ₦500", "Shift+Tab");
    await press("Enter");
    await sees("Airtime sold");
    await goTo("MTN airtime");
    await press("Enter");
    await page.locator(".message.is-lit").getByText("Airtime sold").waitFor();
    expect(shop.demo.vending.requests.filter(({ operation }) => operation === "purchase")).toHaveLength(1);
    expect(shop.complaints).toEqual([]);
  });
});
