import { describe, expect, it } from "vitest";
import { startShopProcess } from "../support/shop-process.ts";

/** Throws a given error outside of any await. */
const thrower = `
  process.on("disconnect", () => process.exit(1));
  process.on("message", (how) => {
    process.send("armed");
    const error = new Error("Lost with " + process.env.BOT_TOKEN);
    if (how === "reject") Promise.reject(error);
    else setTimeout(() => { throw error; });
  });`;

describe("a fault that nothing catches", () => {
  it.each(["throw", "reject"])("is logged without its secrets, and ends the process in order: %s", async (how) => {
    const imports = [new URL(`data:text/javascript,${encodeURIComponent(thrower)}`)];
    await using shop = await startShopProcess({ imports });
    await shop.tell(how);
    await shop.died();
    const output = shop.output();
    expect(output).toMatch(/"bug\.uncaught"/);
    expect(output).toMatch(/app\.stopping/);
    expect(output).toMatch(/Lost with \*\*\*/);
    expect(output).not.toContain(String(shop.environment.BOT_TOKEN));
    expect(output).not.toMatch(/^Node\.js v/m);
    await shop.start();
    expect(shop.isAlive()).toBe(true);
  });
});
