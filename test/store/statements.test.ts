import SqliteDatabase from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { rememberStatements } from "../../src/db/sqlite/statements.ts";

describe("remembered statements", () => {
  it("are prepared once, and those used last stay", () => {
    const sqlite = new SqliteDatabase(":memory:");
    const memory = rememberStatements(sqlite);
    const first = memory.prepare("SELECT 0 AS n");
    for (let n = 1; n < 1000; n++) {
      memory.prepare(`SELECT ${n} AS n`);
      expect(memory.prepare("SELECT 0 AS n")).toBe(first);
    }
    expect(first.all([])).toEqual([{ n: 0 }]);
    const second = memory.prepare("SELECT 1 AS n");
    expect(second.all([])).toEqual([{ n: 1 }]);
    memory.close();
  });

  it("return a column that was added after they were prepared", () => {
    const sqlite = new SqliteDatabase(":memory:");
    const memory = rememberStatements(sqlite);
    sqlite.exec("CREATE TABLE thing (name TEXT); INSERT INTO thing VALUES ('a')");
    expect(memory.prepare("SELECT * FROM thing").all([])).toEqual([{ name: "a" }]);
    sqlite.exec("ALTER TABLE thing ADD COLUMN size INTEGER DEFAULT 3");
    expect(memory.prepare("SELECT * FROM thing").all([])).toEqual([{ name: "a", size: 3 }]);
    memory.close();
  });

  it("serve every value with one statement, and compare each value by its own type", () => {
    const sqlite = new SqliteDatabase(":memory:");
    const memory = rememberStatements(sqlite);
    sqlite.exec("CREATE TABLE thing (name TEXT, size INTEGER, raw BLOB)");
    memory.prepare("INSERT INTO thing VALUES (?, ?, ?)").run(["1", 1, Buffer.from("1")]);
    const named = memory.prepare('SELECT "size" FROM thing WHERE "name" = ? AND "size" = ? AND "raw" = ?');
    expect(named.source.match(/ = \+\?/g)).toHaveLength(3);
    expect(named.all(["1", 1, Buffer.from("1")])).toEqual([{ size: 1 }]);
    // A column's type decides, as it does for a bare value.
    expect(named.all(["1", "1", Buffer.from("1")])).toEqual([{ size: 1 }]);
    expect(named.all(["1", 1, "1"])).toEqual([]);
    const liked = memory.prepare('SELECT "size" FROM thing WHERE "name" like ?');
    expect(liked.source).toContain("like +?");
    expect(liked.all(["%1%"])).toEqual([{ size: 1 }]);
    const limited = memory.prepare('SELECT "size" FROM thing limit ? offset ?');
    expect(limited.source).toContain("limit +? offset +?");
    expect([limited.all([1, 0]), limited.all([0, 0]), limited.all([1, 1])]).toEqual([[{ size: 1 }], [], []]);
    memory.prepare('UPDATE thing SET "name" = ?, "raw" = ? WHERE "size" = ?').run(["é", null, 1]);
    expect(memory.prepare("SELECT * FROM thing").all([])).toEqual([{ name: "é", size: 1, raw: null }]);
    memory.close();
  });
});
