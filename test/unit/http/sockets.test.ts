import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";

import { networkOf } from "../../../src/http/sockets.ts";
import { patiently, waitFor } from "../../support/until.ts";
import { path, startHttp } from "./start-http.ts";

type Http = Awaited<ReturnType<typeof startHttp>>;

const head = `POST /webhooks/vending/${path} HTTP/1.1\r\nHost: x\r\n`;
const call = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";

/** If the queue of waiting connections (511) is full, the kernel tries again a second later. */
const atOnce = 250;

/** Sockets from one address that are connected, and have sent `text`, and nothing after it. */
async function holds(http: Http, count: number, options: { from?: string; text?: string } = {}) {
  const { from = "127.0.0.1", text = "" } = options;
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const next = Array.from({ length: Math.min(atOnce, count - sockets.length) }, () => {
      const socket = connect({ port: http.port, host: "127.0.0.1", localAddress: from });
      socket.on("error", () => undefined);
      return socket;
    });
    const settled = next.map((socket) => Promise.race([once(socket, "connect"), once(socket, "close")]));
    await patiently(Promise.all(settled), `sockets from ${from} are connected, or turned away`);
    sockets.push(...next);
    // One is accepted at each turn of the event loop.
    for (let turn = 0; turn < next.length; turn++) await setImmediate();
  }
  for (const socket of sockets) socket.write(text);
  return {
    sockets,
    open: () => sockets.filter((socket) => !socket.closed && !socket.readableEnded),
    [Symbol.dispose]: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

const isClosed = (socket: Socket) => waitFor(() => socket.closed, "the server closes the socket");

const usual = { count: 1000, limits: {} };
const tenth = { count: 100, limits: { maxConnections: 100, maxFromOneAddress: 50 } };

describe("as many sockets from one address as all may have", () => {
  it.each([
    ["say nothing, by the usual limits,", "", usual],
    ["stop in their headers", `${head}X-A: `, tenth],
    ["stop in their body", `${head}Content-Length: 100\r\n\r\n{`, tenth],
    ["asked once, and are kept,", call, tenth],
  ])(
    "that %s keep no signed webhook out, from another address or the same",
    async (_title, text, { count, limits }) => {
      await using http = await startHttp({ limits });
      using _held = await holds(http, count, { from: "127.0.0.2", text });
      for (let n = 0; n < 3; n++) expect((await http.post(`{"n":${n}}`)).status).toBe(200);
      using _more = await holds(http, count, { text });
      for (let n = 3; n < 6; n++) expect((await http.post(`{"n":${n}}`)).status).toBe(200);
      expect(http.committed).toHaveLength(6);
    },
  );
});

describe("when one address has as many idle sockets as it may", () => {
  it.each([
    ["asked once, and are kept,", call],
    ["stop in their body,", `${head}Content-Length: 100\r\n\r\n{`],
  ])("that %s thirty webhooks on fresh connections at once are answered", async (_title, text) => {
    await using http = await startHttp();
    using _held = await holds(http, 520, { text });
    for (let round = 0; round < 3; round++) {
      const answers = Array.from({ length: 30 }, (_, n) => http.post(`{"n":${round * 30 + n}}`));
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200));
    }
    expect(http.committed).toHaveLength(90);
  });
});

describe("when all sockets are taken", () => {
  it("of one address, its own longest idle one is closed, and nobody else's", async () => {
    await using http = await startHttp({ limits: { maxFromOneAddress: 3 } });
    using other = await holds(http, 1);
    using oldest = await holds(http, 1, { from: "127.0.0.2" });
    await http.clock.advance(1);
    using held = await holds(http, 2, { from: "127.0.0.2" });
    await http.clock.advance(1);
    using _next = await holds(http, 1, { from: "127.0.0.2" });
    await isClosed(oldest.sockets[0] as Socket);
    expect(held.open()).toHaveLength(2);
    expect(other.open()).toHaveLength(1);
  });

  it("of all addresses, the one with the most gives one", async () => {
    await using http = await startHttp({ limits: { maxConnections: 4 } });
    using few = await holds(http, 1, { from: "127.0.0.3" });
    using many = await holds(http, 3, { from: "127.0.0.2" });
    expect((await http.post("{}")).status).toBe(200);
    await waitFor(() => many.open().length === 2, "one of the three is closed");
    expect(few.open()).toHaveLength(1);
  });

  it("those that never asked go before one that is kept for the next call", async () => {
    await using http = await startHttp({ limits: { maxConnections: 3 } });
    using kept = await holds(http, 1, { text: call });
    await patiently(once(kept.sockets[0] as Socket, "data"), "the call on the kept socket is answered");
    using silent = await holds(http, 2);
    using _next = await holds(http, 1);
    await isClosed(silent.sockets[0] as Socket);
    expect(kept.open()).toHaveLength(1);
  });

  it("by calls that are being answered, the newest is turned away and none of them", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let asked = 0;
    await using http = await startHttp({
      limits: { maxConnections: 2 },
      deps: {
        async readiness() {
          asked++;
          await promise;
          return { canServe: true, reasons: [] };
        },
      },
    });
    const answers = [http.send("GET", "/readyz"), http.send("GET", "/readyz")];
    await waitFor(() => asked === 2, "both calls are being answered");
    expect(await http.sendRaw(call)).toBe("");
    resolve();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe("calls whose answers nobody reads", () => {
  it.each([
    ["for /readyz", "GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["for /healthz", call],
    ["with bodies", `${head}Content-Length: 2\r\n\r\n{}`],
    [
      "with bodies, and refused before these are read",
      "POST /webhooks/vending/x HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}",
    ],
    ["that expect something", "GET /readyz HTTP/1.1\r\nHost: x\r\nExpect: more\r\n\r\n"],
    ["that name no host", "GET /readyz HTTP/1.1\r\n\r\n"],
  ])("close their connection at the seventeenth, and no more of them are begun or read: %s", async (_title, text) => {
    let read = 0;
    const onRead = () => void read++;
    subscribe("http.server.request.start", onRead);
    const { promise, resolve } = Promise.withResolvers<void>();
    let asked = 0;
    await using http = await startHttp({
      deps: {
        async readiness() {
          asked++;
          await promise;
          return { canServe: true, reasons: [] };
        },
      },
    });
    const calls = text.repeat(150_000);
    const sent = Array.from({ length: 4 }, () => http.sendRaw(calls, (socket) => socket.pause()));
    await Promise.all(sent);
    unsubscribe("http.server.request.start", onRead);
    expect(asked).toBeLessThanOrEqual(4 * 16);
    expect(read).toBe(4 * 17);
    expect((await http.post("{}")).status).toBe(200);
    resolve();
  });

  it("are all answered up to sixteen", async () => {
    await using http = await startHttp();
    const last = `${call.trimEnd()}\r\nConnection: close\r\n\r\n`;
    const received = await http.sendRaw(call.repeat(15) + last);
    expect(received.match(/HTTP\/1.1 200/g)).toHaveLength(16);
  });
});

describe("an address", () => {
  it.each([
    ["10.0.0.7", "10.0.0.7"],
    ["::ffff:10.0.0.7", "10.0.0.7"],
    ["::1", "0:0:0:0"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8::1:2:3:4:5", "2001:db8:0:1"],
    ["2001:db8::", "2001:db8:0:0"],
    [undefined, ""],
  ])("of the sixth version counts with all that its owner has: %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
