import type { DemoPage } from "./demo-page.ts";

/** The demo reseller's way in: number, PIN, counter. */
export async function logIn({ page, says, sees }: DemoPage): Promise<void> {
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await sees("Log in");
  await says("0803 123 4567");
  await sees("PIN for 0803 123 4567");
  await says("1234");
  await sees("Wallet ₦25,000.00");
}
