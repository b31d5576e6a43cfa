import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { seesOn } from "../support/chat.ts";
import { fastFolder } from "../support/fast-folder.ts";
import { sellsAirtime } from "../support/selling.ts";
import { until } from "../support/until.ts";
import { compileShim, startOnWeakPower } from "./power-cut.ts";

const shim = compileShim();
if (shim === null) console.warn("NO POWER CUTS TRIED: they take Linux and a C compiler (cc).");
else afterAll(() => rmSync(dirname(shim), { recursive: true }));

describe.skipIf(shim === null)("I9: a power cut that loses all that was not fsynced", () => {
  it("loses no webhook that was answered 200", async () => {
    await using power = await startOnWeakPower(shim ?? "");
    const { shop } = power;
    const { ada, vending } = shop;
    await shop.logIn();
    vending.switches.purchaseAnswer = "pending";
    const card = await sellsAirtime(ada);
    await until([vending], () => vending.transactions().length === 1, "the sale is pending", 30_000);
    await seesOn(ada, card, /Do not sell/);
    vending.settle(vending.transactions()[0]?.reference ?? "", "success");
    await until([vending], () => vending.webhooks.log.some(({ answered }) => answered === 200), "a 200", 30_000);
    await power.cut();
    expect(power.broken()).toEqual([]);
    await shop.start();
    await seesOn(ada, card, /sold/);
    expect(shop.posts()).toBe(1);
  });

  it("loses no intent whose POST has left, and posts none twice", async () => {
    await using power = await startOnWeakPower(shim ?? "");
    const { shop } = power;
    const { ada, vending } = shop;
    await shop.logIn();
    vending.faults.add({ operation: "purchase", kind: "hang-after" });
    const card = await sellsAirtime(ada);
    await until([vending], () => shop.posts() === 1, "the POST arrives", 30_000);
    await power.cut();
    expect(power.broken()).toEqual([]);
    // A hanging line is never answered; its sale was made all the same.
    await shop.start();
    await seesOn(ada, card, /sold/);
    expect(shop.posts()).toBe(1);
  });

  it("loses no acknowledged commit while the log begins again", async () => {
    const folder = mkdtempSync(join(fastFolder(), "vendbot-anew-"));
    const [shadow, path] = [join(folder, "shadow"), join(folder, "vendbot.db")];
    mkdirSync(shadow);
    const child = spawn(process.execPath, ["--input-type=module", "--eval", writeOn], {
      env: {
        ...process.env,
        ...{ LD_PRELOAD: shim ?? "", SHADOW_FOLDER: shadow, STORE_URL: `sqlite:${path}` },
        STORE_SOURCE: new URL("../../src/", import.meta.url).href,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    onTestFinished(() => {
      child.kill("SIGKILL");
      rmSync(folder, { recursive: true });
    });
    let told = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      told += text;
    });
    await once(child.stdout, "data");
    const begins = () => readFileSync(`${path}-wal`).readUInt32BE(12);
    const first = begins();
    while (begins() < first + 2) await once(child.stdout, "data");
    child.kill("SIGKILL");
    await once(child, "exit");
    for (const ending of ["", "-wal", "-shm"]) rmSync(`${path}${ending}`, { force: true });
    cpSync(shadow, folder, { recursive: true, filter: (from) => !from.endsWith(".part") });
    const sqlite = new SqliteDatabase(path);
    expect(sqlite.pragma("integrity_check", { simple: true })).toBe("ok");
    const kept = sqlite.prepare<[], string>("SELECT value FROM setting WHERE name LIKE 'row %'").pluck().all();
    sqlite.close();
    const last = Number(told.trimEnd().split("\n").at(-1));
    expect(last).toBeGreaterThan(20);
    expect(Math.max(...kept.map(Number.parseFloat))).toBeGreaterThanOrEqual(last);
    expect(kept).toHaveLength(10);
    // A row was written each tenth time: none is older than that.
    expect(Math.min(...kept.map(Number.parseFloat))).toBeGreaterThan(last - 10);
  });

  it("is caught where commits return before they are on the disk", async () => {
    await using power = await startOnWeakPower(shim ?? "", [new URL("unsafe-disk.ts", import.meta.url)]);
    const { shop } = power;
    await shop.logIn();
    await seesOn(shop.ada, await sellsAirtime(shop.ada), /sold/);
    await shop.vending.webhooks.idle();
    await power.cut();
    expect(power.broken()).toEqual([
      expect.stringMatching(/^webhook success of VB-/),
      expect.stringMatching(/^intent of VB-/),
    ]);
  });
});

/** Writes ten rows in turn, and reports the number of each acknowledged commit. */
const writeOn = `
  const { openStore } = await import(process.env.STORE_SOURCE + "db/open.ts");
  const { putSetting } = await import(process.env.STORE_SOURCE + "db/settings.queries.ts");
  const store = await openStore(process.env.STORE_URL);
  for (let count = 0; ; count++) {
    const value = (count + " ").repeat(100_000);
    await store.transaction((trx) => putSetting(trx, "row " + (count % 10), value));
    console.log(count);
  }
`;
