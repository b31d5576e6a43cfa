import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../src/db/open.ts";
import { putSetting } from "../../src/db/settings.queries.ts";
import { backUp } from "../../src/db/upkeep/backup.ts";
import { copyDatabase } from "../../src/db/upkeep/copy.ts";
import { restore } from "../../src/db/upkeep/restore.ts";
import { cipher, noon } from "../support/builders.ts";
import { tempFolder } from "../support/temp-folder.ts";

const folder = tempFolder("private");
const umask = process.umask();
beforeAll(() => {
  // The operator may start the shop with careless rights.
  process.umask(0);
});
afterAll(() => {
  process.umask(umask);
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const modesIn = (path: string) =>
  Object.fromEntries(readdirSync(path).map((name) => [name, modeOf(join(path, name))] as const));

describe("what the shop writes", () => {
  it("is only for its owner: the database and all beside it, and the folders made for it", async () => {
    const home = join(folder, "made", "for it");
    await using store = await openStore(`sqlite:${join(home, "vendbot.db")}`, cipher);
    await putSetting(store.db, "written", "1");
    expect(modesIn(home)).toEqual({
      "vendbot.db.lock-journal": "600",
      "vendbot.db": "600",
      "vendbot.db-shm": "600",
      "vendbot.db-wal": "600",
      "vendbot.db.lock": "600",
    });
    expect([modeOf(join(folder, "made")), modeOf(home)]).toEqual(["700", "700"]);
  });

  it("is narrowed at the start where others could read it, and a folder that was there stays as it is", async () => {
    const home = join(folder, "wide");
    mkdirSync(home, { mode: 0o755 });
    const path = join(home, "vendbot.db");
    await (await openStore(`sqlite:${path}`, cipher))[Symbol.asyncDispose]();
    for (const end of ["", ".lock"]) chmodSync(`${path}${end}`, 0o644);
    for (const end of ["-wal", "-shm"]) writeFileSync(`${path}${end}`, "", { mode: 0o644 });
    await using _store = await openStore(`sqlite:${path}`, cipher);
    expect([...new Set(Object.values(modesIn(home)))]).toEqual(["600"]);
    expect(modeOf(home)).toBe("755");
  });

  it("is so in a backup, where that is restored, and in a copy", async () => {
    const home = join(folder, "tools");
    const source = join(home, "shop", "vendbot.db");
    await (await openStore(`sqlite:${source}`, cipher))[Symbol.asyncDispose]();
    const backup = join(home, "backup.db");
    await backUp(`sqlite:${source}`, backup, noon);
    expect(modeOf(backup)).toBe("600");
    // Somebody has carried it here.
    chmodSync(backup, 0o644);
    writeFileSync(`${backup}-wal`, "", { mode: 0o644 });
    await restore(`sqlite:${join(home, "restored", "vendbot.db")}`, backup, cipher, noon);
    expect([...new Set(Object.values(modesIn(join(home, "restored"))))]).toEqual(["600"]);
    expect(modeOf(join(home, "restored"))).toBe("700");
    await copyDatabase(`sqlite:${source}`, `sqlite:${join(home, "copy", "vendbot.db")}`);
    expect([...new Set(Object.values(modesIn(join(home, "copy"))))]).toEqual(["600"]);
  });
});

describe("a path that cannot be opened", () => {
  it.each([
    ["where no file can be made", "/proc/vendbot.db", "/proc/vendbot.db cannot be opened: is its folder writable?"],
    ["of a folder", "/proc", "/proc cannot be opened: it is no file"],
    ["of what is no file", "/dev/null", "/dev/null cannot be opened: it is no file"],
  ])("is refused with a clear word: one %s", async (_title, path, words) => {
    const opening = openStore(`sqlite:${path}`);
    await expect(opening).rejects.toMatchObject({
      code: "store.cannot_open",
      message: expect.stringContaining(words),
    });
  });

  it("is refused where the file is none of the shop's, and not held", async () => {
    const path = join(folder, "letter.db");
    writeFileSync(path, "Dear reader, ".repeat(1000));
    for (let count = 0; count < 2; count++) {
      await expect(openStore(`sqlite:${path}`)).rejects.toMatchObject({
        message: expect.stringContaining("letter.db cannot be opened: it is no database"),
      });
    }
  });
});
