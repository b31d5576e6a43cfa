import type { DemoPage } from "./demo-page.ts";

const ada = { phone: "0803 123 4567", pin: "1234", home: "Wallet ₦25,000.00" };

/** A person's way in: number, PIN, counter. Without one, the demo's first reseller's. */
export async function logIn({ page, says, sees }: DemoPage, { phone, pin, home } = ada): Promise<void> {
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await sees("Log in");
  await says(phone);
  await sees(`PIN for ${phone}`);
  await says(pin);
  await sees(home);
}
