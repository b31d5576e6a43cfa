import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { CipherError } from "../../src/core/cipher.ts";
import { openStore } from "../../src/db/open.ts";
import { identityOf, sealedColumns } from "../../src/db/sealed.ts";
import { cipher } from "../support/builders.ts";
import { fillSealedColumns, readSealedValues } from "../support/sealed-rows.ts";
import { tempFolder } from "../support/temp-folder.ts";

const folder = tempFolder("sealed");

describe("the list of sealed columns", () => {
  it("I25: names every column that ends in _sealed, and the key of its table", async () => {
    await using store = await openStore(`sqlite:${join(folder, "columns.db")}`);
    const found: { table: string; column: string; key: string[] }[] = [];
    for (const { name, columns } of await store.db.introspection.getTables()) {
      const { rows } = await sql<{ name: string; pk: number }>`SELECT * FROM pragma_table_info(${name})`.execute(
        store.db,
      );
      const key = rows.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
      for (const column of columns.filter((one) => one.name.endsWith("_sealed"))) {
        found.push({ table: name, column: column.name, key: key.map((part) => part.name) });
      }
    }
    const inOrder = (list: readonly { table: string; column: string; key: readonly string[] }[]) =>
      list.map(({ table, column, key }) => `${table}.${column} by ${key.join(", ")}`).sort();
    expect(inOrder(sealedColumns)).toEqual(inOrder(found));
  });

  it("binds no two columns to the same name", () => {
    expect(new Set(sealedColumns.map(({ name }) => name)).size).toBe(sealedColumns.length);
    expect(identityOf("webhook_event", "a", "b")).toBe("webhook_event:a:b");
  });
});

describe("a sealed value", () => {
  it("I25: opens only in its own row and column, and not with any byte of it flipped", async () => {
    await using store = await openStore(`sqlite:${join(folder, "values.db")}`, cipher);
    await fillSealedColumns(store.db, cipher, 2);
    const values = await readSealedValues(store.db);
    expect(values).toHaveLength(2 * sealedColumns.length);
    for (const { sealed, identity } of values) {
      expect(cipher.open(sealed, identity)).toBe(`the value of ${identity}`);
      for (const other of values.filter((one) => one.identity !== identity)) {
        expect(() => cipher.open(sealed, other.identity)).toThrow(CipherError);
      }
      const bytes = Buffer.from(sealed.slice(9), "base64url");
      for (let at = 0; at < bytes.length; at++) {
        const flipped = Buffer.from(bytes);
        flipped.writeUInt8((bytes[at] ?? 0) ^ 1, at);
        expect(() => cipher.open(sealed.slice(0, 9) + flipped.toString("base64url"), identity)).toThrow(CipherError);
      }
    }
  });
});
