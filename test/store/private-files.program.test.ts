import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openStore } from "../../src/db/open.ts";
import { cipher } from "../support/builders.ts";
import { tempFolder } from "../support/temp-folder.ts";

const folder = tempFolder("private");

describe("what the shop writes", () => {
  it("stays locked for its process, however often another start looks at it", async () => {
    const url = `sqlite:${join(folder, "locked", "vendbot.db")}`;
    await using _store = await openStore(url, cipher);
    await expect(openStore(url, cipher)).rejects.toMatchObject({ code: "store.in_use" });
    const code = `
      const { openStore } = await import(process.env.STORE_SOURCE);
      await openStore(process.env.STORE_URL).catch((error) => console.log(error.code));
      process.exit();
    `;
    const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", code], {
      env: { STORE_URL: url, STORE_SOURCE: new URL("../../src/db/open.ts", import.meta.url).href },
      timeout: 20_000,
    });
    expect(String(stdout).trim()).toBe("store.in_use");
  });
});

describe("a path that cannot be opened", () => {
  it("ends the start with a clear message if no folder can be made", () => {
    // In a process of its own: one that spins is ended.
    const { status, stderr } = spawnSync(process.execPath, ["src/main.ts"], {
      env: {
        ...{ BOT_TOKEN: "1:x", TELEGRAM_API_ROOT: "http://127.0.0.1:9", HOST: "127.0.0.1", PORT: "0" },
        ...{ VENDING_BASE_URL: "http://127.0.0.1:9/api/v1/developer", DATABASE_URL: "sqlite:/proc/x/y" },
        ENCRYPTION_KEY: Buffer.alloc(32, 1).toString("base64"),
      },
      timeout: 45_000,
    });
    expect(String(stderr)).toMatch(/\/proc\/x\/y cannot be opened: is its folder writable\? \(ENOENT\)/);
    expect(status).toBe(1);
  });
});
