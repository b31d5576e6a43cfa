import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { fastFolder } from "./fast-folder.ts";
import { freePort } from "./free-port.ts";

/** A PostgreSQL server of its own, gone when it is disposed of, or when this process dies. */
export interface PostgresServer extends AsyncDisposable {
  /** The address for new databases. */
  readonly address: string;
  /** Makes an empty database and returns its address. */
  newDatabase(): Promise<string>;
  /** Drops every database but those that others are copied from. */
  dropDatabases(): Promise<void>;
  /** Ends it at once, as a power cut would, and starts it again on what is on the disk. */
  crash(): Promise<void>;
}

const startWithinMs = 20_000;

/** The folder of `initdb` and `postgres`: POSTGRES_BIN, one on the PATH, or Debian's newest. Null when there is none. */
export function findPostgres(): string | null {
  const hasBoth = (folder: string) => ["initdb", "postgres"].every((name) => existsSync(join(folder, name)));
  const named = process.env.POSTGRES_BIN;
  if (named) return hasBoth(named) ? named : null;
  const debian = globSync("/usr/lib/postgresql/*/bin").sort(
    (one, other) => Number(other.split("/")[4]) - Number(one.split("/")[4]),
  );
  return [...debian, ...(process.env.PATH ?? "").split(delimiter)].find(hasBoth) ?? null;
}

/** A worker would look after each database in turn, and a test's database lives for a second. */
export const forShortTests = { autovacuum: "off" };

/** `more`: settings of the server. */
export async function startPostgres(more: Readonly<Record<string, string>> = {}): Promise<PostgresServer> {
  const bin = findPostgres();
  if (!bin) throw new Error("No PostgreSQL here: install one (Debian: postgresql), or name its folder in POSTGRES_BIN");
  const folder = await mkdtemp(join(fastFolder(), "vendbot-postgres-"));
  const user = otherUser();
  if (user) await chown(folder, user.uid, user.gid);
  else await chmod(folder, 0o700);
  const data = join(folder, "data");
  const made = spawnSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "vendbot", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync", "--no-instructions"],
    { ...user, cwd: folder, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stderr}`);
  const port = await freePort();
  const address = (name: string) => `postgres://vendbot@127.0.0.1:${port}/${name}`;
  let server = await start();

  async function start(): Promise<ChildProcess> {
    const settings = { listen_addresses: "127.0.0.1", port, unix_socket_directories: folder, max_connections: 200 };
    const args = Object.entries({ ...settings, ...more }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const run = `exec ${join(bin ?? "", "postgres")} "$@"`;
    // Nothing is left behind when this process is killed: the shell that watches it ends the server, and removes its files.
    const end = "kill -QUIT $server; wait $server";
    const watch = `(${run}) & server=$!; trap '${end}; exit' USR1; trap '' TERM INT HUP; read _ <&3; ${end}; cd /; rm -rf ${folder}`;
    const child = spawn("sh", ["-c", `exec 3<&0; ${watch}`, "sh", "-D", data, ...args], {
      ...user,
      cwd: folder,
      stdio: ["pipe", "ignore", "pipe"],
    });
    let said = "";
    child.stderr?.on("data", (chunk) => {
      said = (said + chunk).slice(-4000);
    });
    for (const until = Date.now() + startWithinMs; Date.now() < until && child.exitCode === null; await pause(30)) {
      if (await answers(address("postgres"))) return child;
    }
    child.kill("SIGUSR1");
    throw new Error(`PostgreSQL did not start: ${said}`);
  }

  async function stop(): Promise<void> {
    const ended = once(server, "close");
    server.kill("SIGUSR1");
    await ended;
  }

  return {
    address: address("postgres"),
    newDatabase: () => newDatabaseAt(address("postgres")),
    async dropDatabases() {
      const made = await ask(address("postgres"), "SELECT datname FROM pg_database WHERE datname ~ '^t[0-9a-f]{16}$'");
      await ask(address("postgres"), ...made.map(({ datname }) => `DROP DATABASE ${datname} WITH (FORCE)`));
    },
    async crash() {
      await stop();
      server = await start();
    },
    async [Symbol.asyncDispose]() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes an empty database on the server at `address`, and returns its own address. */
export function newDatabaseAt(address: string): Promise<string> {
  return makeDatabase(address, "t");
}

/** Makes an empty database to copy others from. `dropDatabases` leaves it. */
export function newTemplateAt(address: string): Promise<string> {
  return makeDatabase(address, "copied");
}

/**
 * Makes a copy of a database that nobody is connected to, on the same server, and returns its address. Through the
 * server's log, which is the rule, each page would be written twice.
 */
export function copyDatabaseAt(template: string): Promise<string> {
  return makeDatabase(template, "t", ` TEMPLATE ${new URL(template).pathname.slice(1)} STRATEGY file_copy`);
}

async function makeDatabase(server: string, prefix: string, source = ""): Promise<string> {
  const at = (name: string) => Object.assign(new URL(server), { pathname: name }).href;
  const name = `${prefix}${randomBytes(8).toString("hex")}`;
  await ask(at("postgres"), `CREATE DATABASE ${name}${source}`);
  return at(name);
}

/** PostgreSQL refuses to run as root. Undefined: this process is somebody else already. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    const [uid, gid] = ["-u", "-g"].map((what) => Number(spawnSync("id", [what, name], { encoding: "utf8" }).stdout));
    if (uid && gid) return { uid, gid };
  }
  throw new Error("PostgreSQL refuses to run as root, and there is no user postgres or nobody");
}

async function answers(url: string): Promise<boolean> {
  return ask(url, "SELECT 1").then(
    () => true,
    () => false,
  );
}

/** Runs the statements and returns the rows of the last one. */
async function ask(connectionString: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    let rows: Record<string, unknown>[] = [];
    for (const sql of statements) rows = (await client.query(sql)).rows;
    return rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
