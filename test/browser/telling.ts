import type { DemoPage } from "./demo-page.ts";

/** The chat has buttons of the same words, where the machine has no font for their pictures. */
export const begins = ({ page }: DemoPage, name: string) =>
  page.getByRole("region", { name: "Stories" }).getByRole("button", { name, exact: true }).click();

/** Plays a story to its end, and puts it away. */
export async function tells(demo: DemoPage, name: string) {
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
