import { expect, it } from "vitest";
import { startShopProcess } from "../support/shop-process.ts";

it("SIGUSR1 opens no inspector and ends nothing", async () => {
  await using shop = await startShopProcess();
  process.kill(shop.pid, "SIGUSR1");
  expect(await shop.stop()).toBe(0);
  expect(shop.output()).not.toMatch(/Debugger listening|inspector/i);
});
