import dns from "node:dns";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openStore } from "../../src/db/open.ts";
import { startPostgresHere } from "../support/postgres-here.ts";

/** PostgreSQL's message on a connection that an administrator ends. */
const farewell = errorMessage({ S: "FATAL", V: "FATAL", C: "57P01", M: "terminating connection" });
const readyForQuery = Buffer.from("Z\0\0\0\x05I", "latin1");

function errorMessage(fields: Record<string, string>): Buffer {
  const text = `${Object.entries(fields)
    .map(([kind, value]) => `${kind}${value}\0`)
    .join("")}\0`;
  const message = Buffer.from(`E\0\0\0\0${text}`, "latin1");
  message.writeInt32BE(message.length - 1, 1);
  return message;
}

/** PostgreSQL's message to a connection for which it has no place. */
const crowded = errorMessage({ S: "FATAL", V: "FATAL", C: "53300", M: "sorry, too many clients already" });

/** Stands in front of a server, and ends connections in the packet that says they are open. */
async function standBefore(address: string) {
  const sockets = new Set<Socket>();
  let opened = 0;
  let isFull = false;
  let isEnding = (_index: number) => false;
  const gate = createServer((near) => {
    if (isFull) {
      near.on("error", () => undefined).once("data", () => near.end(crowded));
      return;
    }
    const isEnded = isEnding(opened++);
    const far = connect(Number(new URL(address).port), "127.0.0.1");
    for (const socket of [near, far]) sockets.add(socket.on("error", () => undefined));
    near.pipe(far);
    far.on("data", (chunk: Buffer) => {
      if (isEnded && chunk.subarray(-readyForQuery.length).equals(readyForQuery)) {
        near.end(Buffer.concat([chunk, farewell]));
        far.destroy();
      } else near.write(chunk);
    });
    near.on("close", () => far.destroy());
    far.on("close", () => near.end());
  });
  gate.listen(0, "127.0.0.1");
  await once(gate, "listening");
  return {
    near: (url: string) => Object.assign(new URL(url), { port: (gate.address() as AddressInfo).port }).href,
    /** Ends those of the connections from now on, counted from 0, that `which` says. */
    end(which: (index: number) => boolean) {
      opened = 0;
      isEnding = which;
    },
    /** Has no place for new connections, or has again, and closes all that are open. */
    fill(full: boolean) {
      isFull = full;
      if (full) for (const socket of sockets) socket.destroy();
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      gate.close();
      await once(gate, "close");
    },
  };
}

describe("a PostgreSQL server that ends connections while they are made", () => {
  const server = startPostgresHere();
  /** Each would end the process. */
  let uncaught: unknown[];
  const note = (error: unknown) => void uncaught.push(error);
  beforeEach(() => {
    uncaught = [];
    process.on("uncaughtException", note);
  });
  afterEach(() => void process.off("uncaughtException", note));

  it.each([0, 1])("fails a start, and ends no process: all but the first %i", async (spared) => {
    const url = await server.newMigratedDatabase();
    await using gate = await standBefore(server.address);
    gate.end((index) => index >= spared);
    await expect(openStore(gate.near(url))).rejects.toThrow();
    gate.end(() => false);
    await using store = await openStore(gate.near(url));
    expect(await store.leases.take("inbox:7")).not.toBeNull();
    expect(uncaught).toEqual([]);
  });

  it("has a transaction done again on the next connection", async () => {
    const url = await server.newMigratedDatabase();
    await using gate = await standBefore(server.address);
    await using store = await openStore(gate.near(url));
    const done = await store.transaction(async () => {
      // The one connection of the pool is in use, and another is made.
      gate.end((index) => index === 0);
      return store.transaction(async (trx) => trx.selectFrom("account").select("id").execute());
    });
    expect(done).toEqual([]);
    expect(uncaught).toEqual([]);
  });

  it("waits for one that has no place for another connection", async () => {
    const url = await server.newMigratedDatabase();
    await using gate = await standBefore(server.address);
    await using store = await openStore(gate.near(url));
    gate.fill(true);
    setTimeout(() => gate.fill(false), 300);
    expect(await store.db.selectFrom("account").select("id").execute()).toEqual([]);
    gate.fill(true);
    setTimeout(() => gate.fill(false), 300);
    expect(await store.transaction((trx) => trx.selectFrom("account").select("id").execute())).toEqual([]);
    expect(uncaught).toEqual([]);
  });

  it("waits for one whose name is not known for a moment, as while its container starts again", async () => {
    const url = await server.newMigratedDatabase();
    await using gate = await standBefore(server.address);
    await using store = await openStore(Object.assign(new URL(gate.near(url)), { hostname: "localhost" }).href);
    const unknown = Object.assign(new Error("getaddrinfo EAI_AGAIN localhost"), { code: "EAI_AGAIN" });
    const lookup = vi.spyOn(dns, "lookup").mockImplementation(((...given: unknown[]) => {
      (given.at(-1) as (error: Error) => void)(unknown);
    }) as never);
    setTimeout(() => lookup.mockRestore(), 300);
    gate.fill(true);
    gate.fill(false);
    expect(await store.db.selectFrom("account").select("id").execute()).toEqual([]);
    expect(uncaught).toEqual([]);
  });
});
