import fs from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { describe, expect, it, vi } from "vitest";
import { emitAfterCommit } from "../../src/db/commit-events.ts";
import { openStore, type Store, StoreError } from "../../src/db/open.ts";
import { putSetting, readSetting } from "../../src/db/settings.queries.ts";
import { holdDisk } from "../support/held-disk.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { newMigratedFile } from "../support/test-database.ts";
import { turns, waitFor } from "../support/until.ts";

const folder = tempFolder("on-disk");
let count = 0;
const newPath = () => join(folder, `${++count}.db`);

/** Enough for whatever does not wait for the disk. */
const turn = () => turns(20);

/** Whether each has ended, in any way, by now. */
function watch(...promises: readonly Promise<unknown>[]): boolean[] {
  const ended = promises.map(() => false);
  for (const [index, promise] of promises.entries()) {
    const end = () => {
      ended[index] = true;
    };
    promise.then(end, end);
  }
  return ended;
}

const write = (store: Store, name: string) => store.transaction((trx) => putSetting(trx, name, "1"));

describe("I9: what SQLite tells", () => {
  it("is acknowledged after a sync of the log that SQLite writes", async () => {
    const path = newPath();
    await using store = await openStore(`sqlite:${path}`);
    using disk = holdDisk();
    const writing = write(store, "a");
    const ended = watch(writing);
    await turn();
    expect(ended).toEqual([false]);
    const [file = -1] = disk.asked;
    expect(fs.fstatSync(file).ino).toBe((await stat(`${path}-wal`)).ino);
    disk.letGo();
    await writing;
  });

  it("is acknowledged after a sync that began after its commit, which all commits of the meantime share", async () => {
    await using store = await openStore(await newMigratedFile(newPath()));
    using disk = holdDisk();
    const first = write(store, "a");
    await turn();
    const others = ["b", "c", "d"].map((name) => write(store, name));
    const ended = watch(first, ...others);
    await turn();
    expect(disk.held).toBe(1);
    disk.letGo();
    await first;
    await turn();
    const reading = watch(readSetting(store.db, "b"));
    await turn();
    expect([...ended, ...reading]).toEqual([true, false, false, false, false]);
    expect(disk.held).toBe(1);
    disk.letGo();
    await Promise.all(others);
    expect(disk.asked).toHaveLength(2);
  });

  it("is acknowledged to a few of those who waited for one sync per turn of the event loop, in the order of their commits", async () => {
    await using store = await openStore(await newMigratedFile(newPath()));
    using disk = holdDisk();
    const first = write(store, "first");
    await turn();
    let round = 0;
    let isOver = false;
    const goRound = () => {
      round++;
      if (!isOver) setImmediate(goRound);
    };
    const told: { name: string; turn: number }[] = [];
    const names = Array.from({ length: 40 }, (_, index) => `${index}`);
    const all = names.map((name) => write(store, name).then(() => told.push({ name, turn: round })));
    await turn();
    setImmediate(goRound);
    disk.open();
    await Promise.all([first, ...all]);
    isOver = true;
    expect(told.map(({ name }) => name)).toEqual(names);
    const inOneTurn = Map.groupBy(told, (one) => one.turn);
    expect(Math.max(...[...inOneTurn.values()].map((some) => some.length))).toBeLessThan(5);
  });

  it("is acknowledged after one sync more to all who went on together and wrote again", async () => {
    await using store = await openStore(await newMigratedFile(newPath()));
    using disk = holdDisk();
    const first = write(store, "first");
    await turn();
    const names = Array.from({ length: 40 }, (_, index) => `${index}`);
    const all = names.map((name) => write(store, name).then(() => write(store, `${name} again`)));
    await turn();
    disk.open();
    await Promise.all([first, ...all]);
    expect(disk.asked).toHaveLength(3);
  });

  it("is acknowledged at once if all commits are on the disk", async () => {
    await using store = await openStore(await newMigratedFile(newPath()));
    await write(store, "a");
    using disk = holdDisk();
    expect(await readSetting(store.db, "a")).toBe("1");
    expect(await store.transaction((trx) => readSetting(trx, "a"))).toBe("1");
    expect(disk.asked).toEqual([]);
  });

  it("waits for what others wrote: in a read, in a transaction that wrote nothing, in a refusal, in what was thrown", async () => {
    await using store = await openStore(await newMigratedFile(newPath()));
    using disk = holdDisk();
    const writing = write(store, "a");
    await turn();
    const row = { name: "a", value: "2" };
    const told = [
      readSetting(store.db, "a"),
      store.transaction((trx) => readSetting(trx, "a")),
      store.db
        .insertInto("setting")
        .values(row)
        .onConflict((c) => c.doNothing())
        .execute(),
      store.db.insertInto("setting").values(row).execute(),
      store.transaction(async (trx) => {
        if (await readSetting(trx, "a")) throw new Error("it is there");
      }),
    ];
    const ended = watch(...told);
    await turn();
    expect(ended).toEqual([false, false, false, false, false]);
    disk.open();
    await writing;
    const results = await Promise.allSettled(told);
    expect(results.map((result) => (result.status === "fulfilled" ? result.value : String(result.reason)))).toEqual([
      "1",
      "1",
      expect.anything(),
      expect.stringContaining("UNIQUE"),
      "Error: it is there",
    ]);
  });

  it("emits its events after the sync, in the order of the commits", async () => {
    await using store = await openStore(await newMigratedFile(newPath()));
    const heard: string[] = [];
    store.commitEvents.on("intents", (of) => heard.push(of));
    using disk = holdDisk();
    const names = ["a", "b", "c", "d"];
    const all = names.map((name) =>
      store.transaction(async (trx) => {
        await putSetting(trx, name, "1");
        emitAfterCommit(trx, "intents", name);
      }),
    );
    await turn();
    expect(heard).toEqual([]);
    disk.open();
    await Promise.all(all);
    expect(heard).toEqual(names);
  });
});

describe("I9: a disk that fails", () => {
  it("is trusted no more: nothing is acknowledged from then on, though the next sync would be called good", async () => {
    const path = newPath();
    const lost: string[] = [];
    const store = await openStore(`sqlite:${path}`, undefined, ({ code }) => lost.push(code));
    await write(store, "kept");
    {
      using disk = holdDisk();
      const writing = write(store, "a");
      await turn();
      const beside = [write(store, "b"), readSetting(store.db, "a")];
      const refused = expect(Promise.allSettled([writing, ...beside])).resolves.toMatchObject(
        [1, 2, 3].map(() => ({ status: "rejected", reason: { code: "store.disk_failed" } })),
      );
      await turn();
      disk.letGo("EIO");
      await refused;
    }
    const refusal = { code: "store.disk_failed" };
    await expect(readSetting(store.db, "kept")).rejects.toMatchObject(refusal);
    let hasRun = false;
    const later = store.transaction(async () => {
      hasRun = true;
    });
    await expect(later).rejects.toMatchObject(refusal);
    expect(hasRun).toBe(false);
    expect(lost).toEqual(["store.disk_failed"]);
    await store[Symbol.asyncDispose]();
    await using again = await openStore(`sqlite:${path}`);
    expect(await readSetting(again.db, "kept")).toBe("1");
  });

  it("opens nothing", async () => {
    using disk = holdDisk();
    const opening = openStore(await newMigratedFile(newPath()));
    const refused = expect(opening).rejects.toBeInstanceOf(StoreError);
    await waitFor(() => disk.held > 0, "the start is written");
    disk.letGo("EIO");
    await refused;
  });
});

describe("I9: the start", () => {
  it("is refused where another file than SQLite's log would be synced", async () => {
    const path = newPath();
    const other = `${path}.other`;
    fs.writeFileSync(other, "");
    const real = fs.openSync;
    const spy = vi
      .spyOn(fs, "openSync")
      .mockImplementation((file, ...rest) => real(file === `${path}-wal` ? other : file, ...rest));
    try {
      await expect(openStore(`sqlite:${path}`)).rejects.toMatchObject({ code: "store.not_durable" });
    } finally {
      spy.mockRestore();
    }
  });

  it("takes what an earlier process left in the log to the file before anything is acknowledged", async () => {
    const path = newPath();
    await (await openStore(`sqlite:${path}`))[Symbol.asyncDispose]();
    const left = new SqliteDatabase(path);
    left.pragma("synchronous = OFF");
    left.exec("INSERT INTO setting (name, value) VALUES ('left', '1')");
    for (const end of ["", "-wal"]) fs.copyFileSync(`${path}${end}`, `${path}.killed${end}`);
    left.close();
    await using store = await openStore(`sqlite:${path}.killed`);
    const inFile = `${path}.file`;
    fs.copyFileSync(`${path}.killed`, inFile);
    const file = new SqliteDatabase(inFile);
    expect(file.prepare("SELECT value FROM setting WHERE name = 'left'").pluck().get()).toBe("1");
    file.close();
    expect(await readSetting(store.db, "left")).toBe("1");
  });
});

describe("I9: the log", () => {
  it("is copied back beside those who write, and begins again though they never pause", async () => {
    const path = newPath();
    await using store = await openStore(`sqlite:${path}`);
    const bytes = 30_000;
    let written = 0;
    let largest = 0;
    while (written < Math.max(60e6, 3 * largest)) {
      // SQLite writes no page that stays the same.
      const value = String(written).padEnd(bytes, written % (40 * bytes) === 0 ? "x" : "y");
      await Promise.all(Array.from({ length: 20 }, (_, n) => putSetting(store.db, `${n}`, value)));
      written += 20 * bytes;
      largest = Math.max(largest, (await store.figures()).walBytes ?? 0);
      expect(written).toBeLessThan(1e9);
    }
    expect((await stat(path)).size).toBeGreaterThan(20 * bytes);
    expect((await readSetting(store.db, "19"))?.startsWith(String(written - 20 * bytes))).toBe(true);
  });
});
