import SqliteDatabase from "better-sqlite3";

/**
 * Loaded into a shop's process ahead of it (`node --import`), this kills the process at one exact moment of its
 * database: "before update purchase sending" is just before the commit of the first transaction that updates `purchase`
 * with the value `sending`; "after insert webhook_event" is just after the commit of the first row of that table. The
 * moment is `moment`, or the one that a message names later.
 */
let when = "";
let wanted: RegExp | null = null;
let value: string | undefined;

arm(new URL(import.meta.url).searchParams.get("moment") ?? "");
process.on("message", (message) => {
  arm(String(message));
  process.send?.("armed");
});
// Nobody is left behind when the parent dies.
process.on("disconnect", () => process.exit(1));

function arm(moment: string): void {
  const [first = "", verb = "", table = "", named] = moment.split(" ");
  when = first;
  wanted = moment === "" ? null : new RegExp(`^${verb}(?: into)? "${table}"`, "i");
  value = named;
}

type Method = (...parameters: unknown[]) => unknown;

const { prototype } = SqliteDatabase;
const prepare: (this: unknown, sql: string) => object = prototype.prepare;
let isUnderWay = false;

prototype.prepare = function prepareWatched(this: SqliteDatabase.Database, sql: string) {
  const statement = prepare.call(this, sql);
  for (const name of ["run", "all"]) {
    const original: Method = Reflect.get(statement, name);
    Reflect.set(statement, name, (...parameters: unknown[]) => {
      if (wanted?.test(sql) && (value === undefined || parameters.flat().includes(value))) isUnderWay = true;
      if (/^rollback/i.test(sql)) isUnderWay = false;
      const isCommit = isUnderWay && (/^commit/i.test(sql) || !this.inTransaction);
      if (isCommit && when === "before") process.kill(process.pid, "SIGKILL");
      const result = original.apply(statement, parameters);
      if (isCommit) process.kill(process.pid, "SIGKILL");
      return result;
    });
  }
  return statement;
} as typeof prototype.prepare;
