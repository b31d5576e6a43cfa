import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoPage, openDemoPage } from "./demo-page.ts";
import { logIn } from "./log-in.ts";

async function sellAirtime({ says, taps, sees }: DemoPage): Promise<void> {
  await taps("Airtime");
  await sees("Phone number");
  await says("0803 555 1234");
  // Asked only where the number does not tell.
  const question = await sees(/Which network|How much/);
  if ((await question.textContent())?.includes("Which network")) await taps("MTN");
  await sees("How much");
  await taps("₦500");
  await sees("Sell airtime?");
  await taps("Sell ₦500");
}

/** To a meter of its own: what was sold to another one is asked about. */
async function sellElectricity({ says, taps, sees }: DemoPage, meter: string): Promise<void> {
  await says("/sell");
  await sees("What do you want to sell");
  await taps("Electricity");
  await sees("Which company");
  await taps("Ikeja");
  await sees("Meter number");
  await says(meter);
  await sees("How much");
  await taps("₦5,000");
  await sees("Sell electricity?");
  await taps("Sell ₦5,000");
}

describe("the first sale, in a browser", () => {
  let shop: DemoPage;
  beforeAll(async () => {
    shop = await openDemoPage();
  });
  afterAll(() => shop?.[Symbol.asyncDispose]());
  const bought = () => shop.demo.vending.requests.filter(({ operation }) => operation === "purchase").length;

  it("goes from the login to the token in the customer's hand", async () => {
    const { page, sees } = shop;
    await logIn(shop);
    const pin = page.locator("[data-message-id][data-from=person] .text", { hasText: /^1234/ });
    await expect.poll(() => pin.count(), { message: "the PIN is gone from the chat" }).toBe(0);

    await sellAirtime(shop);
    await sees("Airtime sold");
    const airtime = page.locator("[data-reference]", { hasText: "MTN airtime" });
    await airtime.getByText("Success").waitFor();
    expect(await airtime.textContent()).toContain("₦487.50");

    await sellElectricity(shop, "4500 1234 567");
    await sees("Do not sell this again");
    const electricity = page.locator("[data-reference][data-status=pending]");
    const reference = await electricity.getAttribute("data-reference");
    await electricity.getByTestId("settle").click();

    const card = await sees("Token for meter 4500 1234 567");
    const token = await page.locator(`[data-reference="${reference}"]`).getByTestId("token").textContent();
    expect(token).toMatch(/^\d{20}$/);
    expect(await card.textContent()).toContain(token?.replace(/\d{4}(?=\d)/g, "$& "));
    expect(await card.textContent()).toContain(`…${reference?.slice(-6)}`);

    await card.getByRole("button", { name: "Copy token" }).click();
    await page.getByText("Copied").waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe(token);

    const wallet = page.locator("[data-account='08031234567']");
    await wallet.getByText("₦19,562.50").waitFor();
    await page.locator("[data-figure=calls]", { hasText: /[1-9]/ }).waitFor();
    await page.locator("[data-figure=memoryBytes]", { hasText: /^\d+ MB$/ }).waitFor();
    expect(bought()).toBe(2);
    expect(shop.complaints).toEqual([]);
  });

  it("survives kill -9 between the tap and the token", async () => {
    const { page, sees, says } = shop;
    const before = bought();
    await sellElectricity(shop, "4500 7654 321");
    const sale = page.locator("[data-reference]", { hasText: "4500 7654 321" });
    await sees(/4500 7654 321.*Do not sell this again/s);
    await page.getByTestId("bot-kill").click();
    await page.locator(".phone").getByText("offline").waitFor();
    expect(await page.locator("[data-figure]").allTextContents()).toEqual(Array(6).fill("–"));
    await says("/menu");
    await page.getByTestId("settle").click();
    await sale.getByText("Success").waitFor();

    await page.getByTestId("bot-start").click();
    await sees("Token for meter 4500 7654 321");
    expect(bought()).toBe(before + 1);
    expect(shop.complaints).toEqual([]);
  });

  it("fits a small screen, the back office in its place", async () => {
    const { page, sees } = shop;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await sellElectricity(shop, "4500 2222 333");
    await sees(/4500 2222 333.*Do not sell this again/s);
    const office = page.getByRole("region", { name: "Back office" });
    expect(await office.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Back office 1" }).click();
    expect(await page.getByRole("region", { name: "Phone" }).isVisible()).toBe(false);
    await office.getByTestId("settle").click();
    await page.getByRole("button", { name: "Phone", exact: true }).click();
    await sees("Token for meter 4500 2222 333");
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
    expect(shop.complaints).toEqual([]);
  });

  it("has room for the words of trouble beside those of the back office", async () => {
    const { page, demo } = shop;
    await page.setViewportSize({ width: 1280, height: 720 });
    demo.vending.outage = true;
    demo.vending.switches.purchaseAnswer = "pending";
    await page.getByTestId("calm").getByText("End 2 troubles").waitFor();
    const title = page.locator(".office-head > div");
    expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});
