import { subscribe } from "node:diagnostics_channel";
import { createSecureServer, type Http2Stream } from "node:http2";
import type { AddressInfo } from "node:net";
import { Pool } from "undici";
import { describe, expect, it } from "vitest";
import { send } from "../../../src/vending-api/transport.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { turns, waitFor } from "../../support/until.ts";
import { aClient, anAirtimeRequest, aPurchaseResult, buy } from "./builders.ts";
import { createSelfSigned } from "./self-signed.ts";
import { respond, startWireServer } from "./wire-server.ts";

const tls = createSelfSigned();
/** The ports whose answers undici has begun to read. */
const begun = new Set<string>();
subscribe("undici:request:headers", (message) => {
  begun.add(new URL(String((message as { request: { origin: unknown } }).request.origin)).port);
});
const hasHeaders = ({ port }: { port: number }) =>
  waitFor(() => begun.has(String(port)), "the client reads the headers of the answer");

const wholeResult = JSON.stringify(aPurchaseResult());

describe.concurrent("a purchase that never left", () => {
  it("is not sent when the connection is refused", async () => {
    const gone = await startWireServer({});
    await gone[Symbol.asyncDispose]();
    await using client = aClient({ baseUrl: gone.baseUrl });
    expect(await buy(client)).toEqual({ kind: "not_sent", why: "refused" });
  });

  it("is not sent when the name cannot be found", async () => {
    await using client = aClient({
      baseUrl: "http://vending.invalid/v1/developer",
      connect: {
        lookup: (_name, _options, callback) => callback(Object.assign(new Error("no"), { code: "ENOTFOUND" }), ""),
      },
    });
    expect(await buy(client)).toEqual({ kind: "not_sent", why: "dns" });
  });

  it("is not sent when the connection never stands", async () => {
    await using client = aClient({
      baseUrl: "http://vending.invalid/v1/developer",
      connect: { lookup: () => undefined },
      timings: { connectMs: 200 },
    });
    expect(await buy(client)).toEqual({ kind: "not_sent", why: "connect_timeout" });
  });

  it("is not sent when the TLS handshake stalls", async () => {
    await using silent = await startWireServer({});
    const baseUrl = silent.baseUrl.replace("http:", "https:");
    await using client = aClient({ baseUrl, timings: { connectMs: 200 } });
    expect(await buy(client)).toEqual({ kind: "not_sent", why: "connect_timeout" });
    await waitFor(() => silent.connections() === 1, "the server is told of the connection");
    expect(silent.posts()).toBe(0);
  });

  it("is not sent when the key cannot be a header", async () => {
    await using server = await startWireServer({});
    await using client = aClient({ baseUrl: server.baseUrl });
    expect(await buy(client, { apiKey: "ak_live_\nx" })).toEqual({ kind: "not_sent", why: "invalid" });
    expect(server.connections()).toBe(0);
  });

  it("is not sent by a client that is disposed of", async () => {
    await using server = await startWireServer({});
    const client = aClient({ baseUrl: server.baseUrl });
    await client[Symbol.asyncDispose]();
    expect(await buy(client)).toEqual({ kind: "not_sent", why: "destroyed" });
    expect(server.connections()).toBe(0);
  });

  it("is not sent to a certificate that nobody vouches for", async () => {
    await using server = await startWireServer({ tls });
    await using client = aClient({ baseUrl: server.baseUrl });
    expect(await buy(client)).toEqual({ kind: "not_sent", why: "tls" });
    expect(server.posts()).toBe(0);
  });

  it("is not sent to a certificate of another host", async () => {
    const other = createSelfSigned("other.example");
    await using server = await startWireServer({ tls: other });
    await using client = aClient({ baseUrl: server.baseUrl, connect: { ca: other.cert } });
    expect(await buy(client)).toEqual({ kind: "not_sent", why: "tls" });
    expect(server.posts()).toBe(0);
  });

  it("is not sent when the connection is reset as it is accepted", async () => {
    await using server = await startWireServer({ tls, onConnection: (socket) => socket.resetAndDestroy() });
    await using client = aClient({ baseUrl: server.baseUrl, connect: { ca: tls.cert } });
    expect(await buy(client)).toEqual({ kind: "not_sent", why: "reset" });
    expect(server.posts()).toBe(0);
  });

  it.each([
    ["reset", "resetAndDestroy"],
    ["closed", "end"],
  ] as const)("is not sent when the connection is %s inside the TLS handshake", async (_name, hangUp) => {
    await using server = await startWireServer({ onData: (socket) => socket[hangUp]() });
    await using client = aClient({ baseUrl: server.baseUrl.replace("http:", "https:") });
    expect(await buy(client)).toEqual({ kind: "not_sent", why: "reset" });
    expect(server.posts()).toBe(0);
  });
});

describe.concurrent("a purchase that may have been processed", () => {
  it("is unknown when the connection is closed as it is accepted", async () => {
    await using server = await startWireServer({ onConnection: (socket) => socket.destroy() });
    await using client = aClient({ baseUrl: server.baseUrl });
    expect(await buy(client)).toMatchObject({ kind: "unknown", why: expect.stringMatching(/^(closed|reset)$/) });
    expect(server.posts()).toBe(0);
  });

  it("is unknown when the connection is reset in the middle of its body", async () => {
    await using server = await startWireServer({
      onData: (socket, bytes) => bytes > 4_000_000 && socket.resetAndDestroy(),
    });
    await using client = aClient({ baseUrl: server.baseUrl });
    const request = anAirtimeRequest({ beneficiary: "0".repeat(8_000_000) });
    expect(await buy(client, { request })).toMatchObject({ kind: "unknown", why: "reset" });
    expect(server.posts()).toBe(0);
  });

  it("is unknown when the connection is reset after it was read", async () => {
    await using server = await startWireServer({ onRequest: ({ socket }) => socket.resetAndDestroy() });
    await using client = aClient({ baseUrl: server.baseUrl });
    expect(await buy(client)).toMatchObject({ kind: "unknown", why: "reset" });
    expect(server.posts()).toBe(1);
  });

  it("is unknown when the connection is closed after it was read", async () => {
    await using server = await startWireServer({ onRequest: ({ socket }) => socket.end() });
    await using client = aClient({ baseUrl: server.baseUrl });
    expect(await buy(client)).toMatchObject({ kind: "unknown", why: "closed" });
    expect(server.posts()).toBe(1);
  });

  it("is unknown when no answer comes", async () => {
    await using server = await startWireServer({});
    await using client = aClient({ baseUrl: server.baseUrl, timings: { purchaseHeadersMs: 200 } });
    expect(await buy(client)).toMatchObject({ kind: "unknown", why: "timeout" });
    await waitFor(() => server.posts() === 1, "the purchase is read");
  });

  it("is unknown when the answer drips without an end", async () => {
    await using server = await startWireServer({
      onRequest({ socket }) {
        socket.write("HTTP/1.1 201 Created\r\n\r\n{");
        const drip = setInterval(() => socket.write(" "), 20);
        socket.on("close", () => clearInterval(drip));
      },
    });
    const clock = createFakeClock();
    await using client = aClient({ baseUrl: server.baseUrl, clock, timings: { purchaseTotalMs: 200 } });
    const outcome = buy(client, { deadlineAt: clock.now() + 20_000 });
    await hasHeaders(server);
    await clock.advance(200);
    expect(await outcome).toMatchObject({ kind: "unknown", why: "timeout" });
    expect(server.posts()).toBe(1);
  });

  it("is unknown when the answer is not HTTP", async () => {
    await using server = await startWireServer({ onRequest: ({ socket }) => socket.end("<html>504</html>\r\n\r\n") });
    await using client = aClient({ baseUrl: server.baseUrl });
    expect(await buy(client)).toMatchObject({ kind: "unknown", why: "bad_http" });
    expect(server.posts()).toBe(1);
  });

  it("is unknown when the answer is larger than any answer can be", async () => {
    await using server = await startWireServer({
      onRequest: (request) => respond(request, 201, aPurchaseResult({ message: "x".repeat(70_000) })),
    });
    await using client = aClient({ baseUrl: server.baseUrl });
    expect(await buy(client)).toMatchObject({ kind: "unknown", why: "too_large" });
    expect(server.posts()).toBe(1);
  });

  it.each([
    ["reset", "reset"],
    ["end", "closed"],
    ["stall", "timeout"],
  ] as const)("is unknown when the connection does %s after the headers of a 201", async (moment, why) => {
    await using server = await startWireServer({
      onRequest({ socket }) {
        socket.write(`HTTP/1.1 201 Created\r\nContent-Length: ${wholeResult.length}\r\n\r\n`, () => {
          // A reset would overtake the headers on their way.
          if (moment === "reset") void hasHeaders(server).then(() => socket.resetAndDestroy());
          if (moment === "end") socket.end();
        });
      },
    });
    await using client = aClient({ baseUrl: server.baseUrl, timings: { purchaseBodyMs: 200 } });
    expect(await buy(client)).toMatchObject({ kind: "unknown", why });
    expect(server.posts()).toBe(1);
  });

  it("is unknown when the JSON of a 201 without a length is cut short", async () => {
    await using server = await startWireServer({
      onRequest: ({ socket }) =>
        socket.end(`HTTP/1.1 201 Created\r\nConnection: close\r\n\r\n${wholeResult.slice(0, 4)}`),
    });
    await using client = aClient({ baseUrl: server.baseUrl });
    expect(await buy(client)).toMatchObject({ kind: "unknown", why: "bad_json", httpStatus: 201 });
    expect(server.posts()).toBe(1);
  });

  it("goes over a socket of its own, so that the end of the last one does not touch it", async () => {
    await using server = await startWireServer({
      onRequest(request) {
        respond(request, 201, aPurchaseResult());
        request.socket.end();
      },
    });
    await using client = aClient({ baseUrl: server.baseUrl });
    expect([(await buy(client)).kind, (await buy(client)).kind]).toEqual(["succeeded", "succeeded"]);
    expect([server.posts(), server.connections()]).toEqual([2, 2]);
  });

  it("goes over a socket of its own also when the last one still stands", async () => {
    await using server = await startWireServer({ onRequest: (request) => respond(request, 201, aPurchaseResult()) });
    await using client = aClient({ baseUrl: server.baseUrl });
    await buy(client);
    await turns();
    await buy(client);
    expect([server.posts(), server.connections()]).toEqual([2, 2]);
  });

  it("is unknown when the client is cut off in the middle of it", async () => {
    const read = Promise.withResolvers<void>();
    await using server = await startWireServer({ onRequest: () => read.resolve() });
    const client = aClient({ baseUrl: server.baseUrl });
    const outcome = buy(client);
    await read.promise;
    await client[Symbol.asyncDispose]();
    expect(await outcome).toMatchObject({ kind: "unknown", why: "destroyed" });
    expect(server.posts()).toBe(1);
  });
});

describe("I1: a purchase against a server that speaks HTTP/2", () => {
  /** Counts requests by protocol; each is read whole before `onHttp1` or `onHttp2` answers it. */
  async function startHttp2Server(onHttp2: (stream: Http2Stream) => void, breakHttp1: boolean) {
    const seen = { http1: 0, http2: 0 };
    const server = createSecureServer({ ...tls, allowHTTP1: true });
    server.on("stream", (stream) => {
      stream.on("error", () => undefined);
      stream.resume().on("end", () => {
        seen.http2++;
        onHttp2(stream);
      });
    });
    server.on("request", (request, response) => {
      if (request.httpVersionMajor === 2) return;
      request.resume().on("end", () => {
        seen.http1++;
        if (breakHttp1) request.socket.destroy();
        else response.writeHead(201).end(wholeResult);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const origin = `https://localhost:${(server.address() as AddressInfo).port}`;
    return {
      seen,
      origin,
      baseUrl: `${origin}/api/v1/developer`,
      [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
    };
  }
  const refuse = (stream: Http2Stream) => stream.close(7);

  it("speaks HTTP/1.1 and makes one POST where a refused stream would be sent again", async () => {
    await using server = await startHttp2Server(refuse, false);
    await using client = aClient({ baseUrl: server.baseUrl, connect: { ca: tls.cert } });
    expect(await buy(client)).toMatchObject({ kind: "succeeded", purchaseId: 7 });
    expect(server.seen).toEqual({ http1: 1, http2: 0 });
  });

  it("is unknown, after one POST, when the session breaks", async () => {
    await using server = await startHttp2Server((stream) => stream.session?.destroy(), true);
    await using client = aClient({ baseUrl: server.baseUrl, connect: { ca: tls.cert } });
    expect(await buy(client)).toMatchObject({ kind: "unknown", why: expect.stringMatching(/^(closed|reset)$/) });
    expect(server.seen).toEqual({ http1: 1, http2: 0 });
  });

  it("refuses a second start, so that even over HTTP/2 a transport that sends again is stopped", async () => {
    await using server = await startHttp2Server(refuse, false);
    const pool = new Pool(server.origin, { allowH2: true, connect: { ca: tls.cert } });
    const call = { method: "POST" as const, path: "/purchase/", headers: {}, body: "{}" };
    const delivery = await send(pool, call).settled;
    await pool.destroy();
    expect(delivery).toMatchObject({ kind: "broken", started: true });
    expect(server.seen).toEqual({ http1: 0, http2: 1 });
  });
});
