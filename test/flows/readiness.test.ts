import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { asks } from "../support/chat.ts";
import { type ShopProcess, startShopProcess } from "../support/shop-process.ts";
import { waitFor } from "../support/until.ts";

const reads = (shop: ShopProcess) => fetch(`${shop.webhookOrigin}/readyz`);

/** Resolves to the answer of /readyz once it has this status; a check of a moment ago is not repeated. */
function answers(shop: ShopProcess, status: number): Promise<{ status: number; body: unknown }> {
  return waitFor(async () => {
    const answer = await reads(shop);
    const body: unknown = await answer.json();
    return answer.status === status && { status, body };
  }, `/readyz is ${status}`);
}

/** Lets no file of the process grow beyond this number of bytes, as a full disk does. */
function limitFiles(shop: ShopProcess, bytes: number | "unlimited"): void {
  execFileSync("prlimit", ["--pid", String(shop.pid), `--fsize=${bytes}:`]);
}

describe.skipIf(process.platform !== "linux" || process.env.VENDBOT_TEST_DATABASE === "postgres")("a disk", () => {
  it("that takes nothing more makes /readyz 503, and 200 again when it does", async () => {
    await using shop = await startShopProcess();
    await shop.logIn();
    expect(await answers(shop, 200)).toMatchObject({ status: 200, body: { status: "ready" } });
    limitFiles(shop, statSync(`${shop.databasePath}-wal`).size);
    expect(await answers(shop, 503)).toEqual({
      status: 503,
      body: { status: "not ready", reasons: ["store: cannot be written"] },
    });
    expect((await fetch(`${shop.webhookOrigin}/healthz`)).status).toBe(200);
    limitFiles(shop, "unlimited");
    expect(await answers(shop, 200)).toMatchObject({ status: 200 });
    await asks(shop.ada, "/menu", /Wallet/);
  });
});
