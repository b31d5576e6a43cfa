import SqliteDatabase from "better-sqlite3";

/**
 * Loaded into a shop's process ahead of it, this makes its commits return before they are on the disk, and lies about
 * it: what the check of power cuts must catch.
 */
const { prototype } = SqliteDatabase;
const pragma = prototype.pragma;

prototype.pragma = function pragmaUnsafe(this: SqliteDatabase.Database, source, options) {
  if (source === "synchronous") return 2;
  return pragma.call(this, source.replace("synchronous = FULL", "synchronous = NORMAL"), options);
};
