import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitFor } from "../support/until.ts";
import { type DemoPage, hurried, openDemoPage } from "./demo-page.ts";
import { begins, tells } from "./telling.ts";

describe("stories of the demo that are left, or meet what another one did", () => {
  let shop: DemoPage;
  beforeAll(async () => {
    shop = await openDemoPage({ width: 390, height: 844 }, hurried);
  });
  afterAll(() => shop?.[Symbol.asyncDispose]());

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
    // It puts the price back.
    await tells(shop, "The price moves");
    await begins(shop, "Sell airtime");
    await page.getByRole("button", { name: "Play by itself" }).click();
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
});
