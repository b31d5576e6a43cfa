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

/** The rules of axe that judge colours. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** The serious and critical findings of axe on the page, of these rules or of all. */
async function barriers(page: Page, rules: readonly string[] | undefined): Promise<string[]> {
  const options = JSON.stringify({ resultTypes: ["violations"], runOnly: rules, preload: false });
  const { violations } = (await page.evaluate(`axe.run(document, ${options})`)) as { violations: Violation[] };
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}

/** Elements that move or fade are in nobody's way. A dark page is the light one in other colours. */
async function expectNone(page: Page, { colorScheme }: Look): Promise<void> {
  const rules = colorScheme === "dark" ? colourRules : undefined;
  await expect.poll(() => barriers(page, rules), { interval: 1000 }).toEqual([]);
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
type Look = (typeof looks)[number];

async function appears(page: Page, { colorScheme, ...screen }: Look): Promise<void> {
  await page.setViewportSize(screen);
  await page.emulateMedia({ colorScheme });
  // Beside a redraw, Chromium may keep the colours of the other scheme for a text that stands there already.
  await page.reload();
  await page.locator(".phone").waitFor({ state: "attached" });
  // The page lets no script of others in; what is evaluated by the browser's driver is none of the page's.
  await page.evaluate(axe);
}

let shop: DemoPage;
beforeAll(async () => {
  shop = await openDemoPage(looks[0]);
});
afterAll(() => shop?.[Symbol.asyncDispose]());

describe("the demo puts no serious barrier before anybody", () => {
  it.each(looks)("at the start, at $width pixels, $colorScheme", async (look) => {
    await appears(shop.page, look);
    await expectNone(shop.page, look);
  });

  describe("after sales", () => {
    beforeAll(async () => {
      await logIn(shop);
      await sells(shop);
    });

    it.each(looks)("at $width pixels, $colorScheme", async (look) => {
      const { page } = shop;
      await appears(page, look);
      const tabs = page.locator(".view-switch");
      // A small screen shows one part at a time.
      const views = (await tabs.isVisible()) ? ["Phone", "Back office", "Trouble"] : [];
      if (views.length === 0) await expectNone(page, look);
      for (const view of views) {
        await tabs.getByText(view).click();
        await expectNone(page, look);
      }
    });
  });
});

describe("the keyboard without a pointer", () => {
  it("logs in, sells, and shows what happened to the sale", async () => {
    const { page, sees } = shop;
    await appears(page, looks[0]);
    const bought = () => shop.demo.vending.requests.filter(({ operation }) => operation === "purchase").length;
    const before = bought();
    // axe complains of its own.
    const complained = shop.complaints.length;
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
    // Somebody who has not begun.
    await goTo("Uju");
    await press("Enter");
    await goTo("Start");
    await press("Enter");
    await sees("Log in");
    await types("0806 444 5566");
    await sees("PIN for 0806 444 5566");
    await types("1357");
    await sees("Wallet ₦");
    await types("mtn 500 0803 555 1234");
    await sees(/Sell airtime\?/);
    await goTo("Sell ₦500", "Shift+Tab");
    await press("Enter");
    await sees("Airtime sold");
    await goTo("MTN airtime");
    await press("Enter");
    await page.locator(".message.is-lit").getByText("Airtime sold").waitFor();
    expect(bought()).toBe(before + 1);
    expect(shop.complaints.slice(complained)).toEqual([]);
  });
});
