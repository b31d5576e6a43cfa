import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { beforeEach, describe, expect, it } from "vitest";
import { createCipher } from "../../src/core/cipher.ts";
import { openStore } from "../../src/db/open.ts";
import { copyDatabase, takeBack } from "../../src/db/upkeep/copy.ts";
import { restore } from "../../src/db/upkeep/restore.ts";
import { noon } from "../support/builders.ts";
import { earlierStates, writeEarlierFile } from "../support/earlier-database.ts";
import { tempFolder } from "../support/temp-folder.ts";

type Rows = Record<string, unknown>[];

const folder = tempFolder("earlier");

/** What is added up in tables of their own there: here it comes from the sales, the closes and the debtors. */
const sumTables = ["sale_tally", "debt_total"];
/** What a copy leaves behind: nothing reads it. */
const goneTables = ["key_use"];

/** Every row of every table that holds a shop's data, by the names of the tables. */
function readAll(path: string): Map<string, Rows> {
  const sqlite = new SqliteDatabase(path, { readonly: true });
  const names = sqlite
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'kysely_%'",
    )
    .pluck()
    .all() as string[];
  const all = names
    .filter((name) => !sumTables.includes(name))
    .map((name) => [name, sqlite.prepare(`SELECT * FROM ${name}`).all()] as const);
  sqlite.close();
  return new Map(all.map(([name, rows]) => [name, sorted((rows as Rows).filter((row) => !isOfTheCopying(name, row)))]));
}

/** By the values of their first columns, which are their keys. */
function sorted(rows: Rows): Rows {
  const place = (row: Rows[number]) => JSON.stringify(Object.values(row));
  return rows.sort((one, other) => (place(one) < place(other) ? -1 : 1));
}

function isOfTheCopying(table: string, { name }: Record<string, unknown>): boolean {
  return table === "setting" && ["opened", "copy_id", "copy_moved"].includes(String(name));
}

/** The columns that are gone, and what a row has in those that are new. */
const changes = {
  "0040-given-back": {
    gone: { wallet_look: ["doubted_id", "since_at", "loose_kobo", "rises", "falls", "given_back"] },
    filled: {
      account: ({ id }: Record<string, unknown>) => ({
        ...{ stopped_at: null, stopped_reason: null, takes_requests: 1 },
        ...{
          "account-1": { webhook_registered_at: 1_794_657_605_000, webhook_heard_at: noon + 1000 },
          "account-2": { webhook_registered_at: 1_794_657_613_000, webhook_heard_at: null },
          "account-3": { webhook_registered_at: null, webhook_heard_at: null },
        }[String(id)],
      }),
      purchase: () => ({
        ...{ posted_amount_kobo: null, service_reference: null, resends: 0, has_no_record: 0 },
        ...{ about_kobo: null, list_kobo: null, on_credit: 0, promised_for: null },
      }),
      wallet_look: () => ({ memory: "{}" }),
      seat: () => ({ marks_owed: 0, gets_requests: 0 }),
      notice: () => ({ message_id: null }),
      person: () => ({ always_sms: 0, credit_limit_kobo: null }),
    },
  },
  "0045-list-price": {
    gone: {},
    filled: {
      account: () => ({ stopped_at: null, stopped_reason: null, takes_requests: 1 }),
      seat: () => ({ marks_owed: 0, gets_requests: 0 }),
      notice: () => ({ message_id: null }),
      person: () => ({ always_sms: 0, credit_limit_kobo: null }),
      purchase: () => ({ on_credit: 0, promised_for: null }),
    },
  },
} as const;
/** Tables that are new: a copy of an earlier database holds no row in them. */
const newTables = ["claim", "company_watch", "complaint", "customer_request", "hold", "sms", "sms_report", "sms_shop"];

describe.each(earlierStates)("a database whose last migration is %s", (state) => {
  let path = "";
  let from = "";
  let count = 0;
  beforeEach(() => {
    path = join(folder, `${state}-${++count}.db`);
    from = writeEarlierFile(path, state);
  });
  const newPath = () => path.replace(/\.db$/, "-new.db");

  it("is refused by a start, which names the command and changes nothing in the file", async () => {
    const before = readFileSync(path);
    const refused = openStore(
      from,
      createCipher([Buffer.alloc(32)], () => Buffer.alloc(32)),
    );
    await expect(refused).rejects.toMatchObject({ code: "store.earlier" });
    await expect(refused).rejects.toThrow(/npm run copy-database -- FROM TO/);
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it("I20: is copied row by row into a new one, on which a shop starts", async () => {
    const was = readAll(path);
    for (const table of goneTables) expect(was.delete(table), table).toBe(true);
    await copyDatabase(from, `sqlite:${newPath()}`);
    const is = readAll(newPath());
    const { gone, filled } = changes[state];
    expect([...is.keys()].sort()).toEqual([...was.keys(), ...newTables].sort());
    for (const table of newTables) expect(is.get(table), table).toEqual([]);
    for (const [table, rows] of was) {
      const expected = rows.map((row) => ({
        ...Object.fromEntries(Object.entries(row).filter(([name]) => !lost(gone, table).includes(name))),
        ...(filled as Record<string, (row: Rows[number]) => object | undefined>)[table]?.(row),
      }));
      expect(is.get(table), table).toEqual(expected);
      expect(rows.length > 0 || ["replica", "lease"].includes(table), `${table} holds rows`).toBe(true);
    }
    await using _ = await openStore(`sqlite:${newPath()}`);
  });

  it("is left as one that was copied, and can be taken back", async () => {
    await copyDatabase(from, `sqlite:${newPath()}`);
    const moved = () => {
      const sqlite = new SqliteDatabase(path, { readonly: true });
      const value = sqlite.prepare("SELECT value FROM setting WHERE name = 'copy_moved'").pluck().get();
      sqlite.close();
      return value;
    };
    expect(moved()).toBe("1");
    await takeBack(from);
    expect(moved()).toBeUndefined();
  });

  it("is no target of a copy, and no backup to restore", async () => {
    await (await openStore(`sqlite:${newPath()}`))[Symbol.asyncDispose]();
    const earlier = { code: "store.earlier" };
    await expect(copyDatabase(`sqlite:${newPath()}`, from)).rejects.toMatchObject(earlier);
    const cipher = createCipher([Buffer.alloc(32)], () => Buffer.alloc(32));
    const target = `sqlite:${join(folder, "restored.db")}`;
    await expect(restore(target, path, cipher, noon)).rejects.toMatchObject(earlier);
  });
});

it("does not copy a database of a version between those that it knows", async () => {
  const path = join(folder, "between.db");
  const from = writeEarlierFile(path, "0040-given-back");
  const sqlite = new SqliteDatabase(path);
  sqlite.exec("INSERT INTO kysely_migration VALUES ('0041-webhook-heard', '')");
  sqlite.close();
  const copying = copyDatabase(from, `sqlite:${join(folder, "between-new.db")}`);
  await expect(copying).rejects.toMatchObject({ code: "store.unknown_version" });
  await expect(copying).rejects.toThrow(/its last migration is 0041-webhook-heard/);
});

it("copies no file that is not there, and makes none", async () => {
  const [missing, target] = [join(folder, "missing.db"), join(folder, "of-missing.db")];
  const refused = { code: "store.not_there", message: `There is no database at ${missing}` };
  await expect(copyDatabase(`sqlite:${missing}`, `sqlite:${target}`)).rejects.toMatchObject(refused);
  await expect(takeBack(`sqlite:${missing}`)).rejects.toMatchObject(refused);
  expect([missing, target].filter((path) => existsSync(path))).toEqual([]);
});

function lost(gone: Readonly<Record<string, readonly string[]>>, table: string): readonly string[] {
  return gone[table] ?? [];
}
