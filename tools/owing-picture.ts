import { parseArgs } from "node:util";
import { launch, openDemoPage } from "../test/browser/demo-page.ts";
import { logIn } from "../test/browser/log-in.ts";

/**
 * Makes docs/owing.png from the demo's shop with months of sales, as a phone shows it: who owes, and below it what one of
 * them owes for: `node tools/owing-picture.ts`. Needs Chromium. The sales end yesterday, so that each day has its own.
 */
const { values } = parseArgs({ options: { to: { type: "string", default: "docs/owing.png" } } });
/** A message is there at once; its bubble moves for a moment. */
const movesMs = 1500;

await using browser = await launch();
await using shop = await openDemoPage({ width: 390, height: 1500 }, { browser });
const { page, says } = shop;
await page.getByRole("tab", { name: "Uju" }).click();
await logIn(shop, { phone: "0806 444 5566", pin: "1357", home: "Wallet" });
const debtors = page.locator("[data-label]", { hasText: /· \d+ days?$/ });
let listed = 0;
for (let time = 0; time < 2; time++) {
  await page.waitForTimeout(movesMs);
  listed = await debtors.count();
  await says("/owing");
  await debtors.nth(listed).waitFor();
}
await page.waitForTimeout(movesMs);
await debtors.nth(listed).click();
await page.locator("[data-label]", { hasText: "Write off" }).waitFor();
await page.waitForTimeout(movesMs);
const first = await page.locator("[data-message-id]", { hasText: "Owed to you" }).nth(-1).boundingBox();
const last = await page.locator("[data-label]").last().boundingBox();
if (!first || !last) throw new Error("The page shows nothing");
const top = first.y - 5;
await page.screenshot({ path: values.to, clip: { x: 0, y: top, width: 390, height: last.y + last.height + 12 - top } });
