import { channel } from "node:diagnostics_channel";
import { appendFileSync } from "node:fs";
import { type IncomingMessage, ServerResponse } from "node:http";
import SqliteDatabase from "better-sqlite3";
import pg from "pg";

/**
 * Loaded into a shop's process ahead of it (`node --import`), this names every moment at which a crash could hurt:
 * before and after each commit that writes, each call that leaves the process (before it, once its last byte is handed
 * to the system, and when its answer is whole) and each answer to a webhook. `log` is the file that the names go to.
 * The process kills itself at the moment it is armed with: "after commit update purchase intent#1" is that name's first
 * time since then, "#17" the seventeenth moment whatever its name. Armed by `arm`, or later by a message.
 */
const given = new URL(import.meta.url).searchParams;
const log = given.get("log") ?? "";
let armed: { name: string; count: number } | null = null;
let passed: string[] = [];

arm(given.get("arm"));
process.on("message", (message) => {
  arm(String(message));
  process.send?.("armed");
});
// Nobody is left behind when the parent dies.
process.on("disconnect", () => process.exit(1));

function arm(at: string | null): void {
  passed = [];
  if (at === null || at === "") {
    armed = null;
    return;
  }
  const [name = "", count] = at.split("#");
  armed = { name, count: Number(count) };
}

function pass(name: string): void {
  passed.push(name);
  appendFileSync(log, `${name}\n`);
  if (!armed) return;
  const reached = armed.name === "" ? passed.length : passed.filter((one) => one === armed?.name).length;
  if ((armed.name === "" || armed.name === name) && reached === armed.count) process.kill(process.pid, "SIGKILL");
}

type Method = (...parameters: unknown[]) => unknown;

const states: readonly unknown[] = ["intent", "sending", "unknown", "pending", "void", "failed", "succeeded"];
/** Names the commits of one connection by what they write: a change of a sale's state names one, else its first write. */
function watchWrites() {
  let writes: string[] = [];
  return {
    /** A statement is about to run. Returns what is committed with it; null when nothing is. */
    meet(sql: string, parameters: readonly unknown[], isInTransaction: boolean): string | null {
      const [, verb, table = ""] = /^(insert|update)(?: into)? "(\w+)"/i.exec(sql) ?? [];
      if (verb && !betweenReplicas.includes(table) && !parameters.includes("expired")) {
        const state = table === "purchase" ? parameters.find((one) => states.includes(one)) : undefined;
        writes.push([verb, table, state].filter(Boolean).join(" "));
      }
      if (/^rollback/i.test(sql)) writes = [];
      if (writes.length === 0 || !(/^commit/i.test(sql) || !isInTransaction)) return null;
      const name = `commit ${writes.find((write) => /purchase \w/.test(write)) ?? writes[0]}`;
      writes = [];
      return name;
    },
  };
}

/** Tables that say who lives and who does what, and nothing of a sale. */
const betweenReplicas: readonly string[] = ["replica", "lease"];

const { prototype } = SqliteDatabase;
const prepare: (this: unknown, sql: string) => object = prototype.prepare;
const inFile = watchWrites();
prototype.prepare = function prepareWatched(this: SqliteDatabase.Database, sql: string) {
  const statement = prepare.call(this, sql);
  for (const method of ["run", "all"]) {
    const original: Method = Reflect.get(statement, method);
    Reflect.set(statement, method, (...parameters: unknown[]) => {
      const name = inFile.meet(sql, parameters.flat(), this.inTransaction);
      if (name === null) return original.apply(statement, parameters);
      pass(`before ${name}`);
      const result = original.apply(statement, parameters);
      pass(`after ${name}`);
      return result;
    });
  }
  return statement;
} as typeof prototype.prepare;

const connections = new WeakMap<object, { writes: ReturnType<typeof watchWrites>; isInTransaction: boolean }>();
const query = pg.Client.prototype.query as Method;
pg.Client.prototype.query = async function queryWatched(this: object, ...given: unknown[]) {
  const [sql, parameters] = given;
  if (typeof sql !== "string") return query.apply(this, given);
  const connection = connections.get(this) ?? { writes: watchWrites(), isInTransaction: false };
  connections.set(this, connection);
  if (/^(begin|start)/i.test(sql)) connection.isInTransaction = true;
  const name = connection.writes.meet(sql, Array.isArray(parameters) ? parameters : [], connection.isInTransaction);
  if (/^(commit|rollback)/i.test(sql)) connection.isInTransaction = false;
  if (name !== null) pass(`before ${name}`);
  const result = await query.apply(this, given);
  if (name !== null) pass(`after ${name}`);
  return result;
} as typeof pg.Client.prototype.query;

/** "POST purchase", "editMessageText": of a path no more than says what is called, for the rest may be secret. */
function nameCall(path: string, method: string): string {
  if (path.startsWith("/bot")) return path.slice(path.lastIndexOf("/") + 1);
  return `${method} ${path.split("/developer/")[1]?.split("/")[0] ?? path}`;
}

function watchCalls(event: string, word: string): void {
  channel(event).subscribe((message) => {
    const { path, method } = (message as { request: { path: string; method: string } }).request;
    const name = nameCall(path, method);
    // Asked for all the time, whatever happens.
    if (name !== "getUpdates") pass(`${word} ${name}`);
  });
}
watchCalls("undici:request:create", "before");
watchCalls("undici:request:bodySent", "sent");
watchCalls("undici:request:trailers", "answered");

const isWebhook = ({ url }: IncomingMessage) => url?.startsWith("/webhooks/") === true;
const end = ServerResponse.prototype.end as Method;
ServerResponse.prototype.end = function endWatched(this: ServerResponse, ...parameters: unknown[]) {
  if (isWebhook(this.req)) pass(`before answer ${this.statusCode} to a webhook`);
  return end.apply(this, parameters) as ServerResponse;
};
channel("http.server.response.finish").subscribe((message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  if (isWebhook(request)) pass(`after answer ${response.statusCode} to a webhook`);
});
