import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitFor } from "../support/until.ts";
import { type DemoPage, hurried, openDemoPage, type Screen } from "./demo-page.ts";

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

/** The chat has buttons of the same words, where the machine has no font for their pictures. */
const begins = ({ page }: DemoPage, name: string) =>
  page.getByRole("region", { name: "Stories" }).getByRole("button", { name, exact: true }).click();

/** Plays a story to its end, and puts it away. */
async function tells(demo: DemoPage, name: string) {
  const { page } = demo;
  await begins(demo, name);
  await page.getByRole("button", { name: "Play by itself" }).click();
  const telling = page.locator(".telling:is([data-phase=over], [data-phase=failed])");
  const words = await telling.locator(".telling-words").innerText({ timeout: 220_000 });
  const phase = await telling.getAttribute("data-phase");
  const chat = await page.locator("[data-message-id] .text").allInnerTexts();
  const told = [words, demo.demo.bot.state, ...chat.slice(-3)].join("\n");
  const findings = phase === "over" ? await page.getByTestId("findings").getAttribute("data-holds") : null;
  const overflow = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
  await page.getByTestId("leave").click();
  return { phase, told, findings, overflow };
}

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

  it("leave a shop that sells, also where one is left while the bot believes that nobody answers", async () => {
    const { page } = shop;
    await begins(shop, "The service is down");
    await page.getByTestId("next").click();
    await page.locator(".telling[data-phase=told]", { hasText: "The bot notices that nobody answers" }).waitFor();
    await page.getByTestId("leave").click();
    const { findings, told } = await tells(shop, "Sell airtime");
    expect(findings, told).toBe("true");
    expect(shop.complaints).toEqual([]);
  });

  it("tell of a first day also after a token so late that the bot has asked for its record, and found no such route", async () => {
    const { demo, page } = shop;
    const asked = () =>
      demo.vending.requests.some(
        ({ at, path, method }) => at > begunAt && method === "GET" && path.startsWith("/purchase"),
      );
    const begunAt = Date.now();
    // Each story begins at a service to the letter: after another one, the bot knows nothing of it.
    await page.evaluate(
      `fetch("/actions/service", { method: "POST", headers: { "content-type": "application/json" },
        body: JSON.stringify({ form: "deployed-b" }) })`,
    );
    await begins(shop, "The token comes late");
    for (const words of ["A customer buys", "takes its time", "It is paid, and still there is no token"]) {
      await page.locator(".telling[data-phase=told]", { hasText: words }).waitFor();
      if (!words.startsWith("It is")) await page.getByTestId("next").click();
    }
    await waitFor(asked, "the bot asks for the record");
    await page.getByTestId("leave").click();
    const { phase, told: words } = await tells(shop, "A first day at another service");
    expect(phase, words).toBe("over");
  });

  it("say at their end what the card says, also of a charge that it learns a moment later", async () => {
    const { page } = shop;
    await begins(shop, "Sell airtime");
    await page.getByRole("button", { name: "Play by itself" }).click();
    // A story before this one has moved the price, and put it back.
    try {
      await page
        .getByTestId("findings")
        .getByText(/Cost ₦487\.50/)
        .waitFor();
    } finally {
      await page.getByTestId("leave").click();
    }
  });

  it("say whose PIN they wait for, and go on when it was entered", async () => {
    const { page } = shop;
    await begins(shop, "Sell airtime");
    await page.locator(".telling[data-phase=told]").waitFor();
    await shop.says("/lock");
    await shop.sees("Locked");
    await page.getByRole("button", { name: "Play by itself" }).click();
    const asked = page.locator(".telling").getByRole("alert");
    await asked.getByText("The bot asks for the PIN of Ada, 1234.").waitFor();
    await shop.says("1234");
    await page.getByTestId("findings").waitFor();
    expect(await asked.count()).toBe(0);
    await page.getByTestId("leave").click();
  });

  it("start the bot again where one is left while it is dead", async () => {
    const { demo, page } = shop;
    await begins(shop, "The bot dies in the middle");
    await page.locator(".telling[data-phase=told]").waitFor();
    await page.getByTestId("next").click();
    await page.locator(".telling[data-phase=told]", { hasText: "kill -9" }).waitFor();
    await page.getByTestId("leave").click();
    await waitFor(() => demo.bot.state === "running", "the bot runs");
  });

  it("are all that the page offers", async () => {
    expect(await shop.page.locator("[data-story]").allTextContents()).toEqual(stories);
  });
});
