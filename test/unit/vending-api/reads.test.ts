import { describe, expect, it } from "vitest";
import { RateLimited, Refused, Unavailable } from "../../../src/vending-api/errors.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { turns, waitFor } from "../../support/until.ts";
import { aClient, ourReference } from "./builders.ts";
import { respond, startWireServer, type WireRequest } from "./wire-server.ts";

const key = { apiKey: "ak_live_1" };
const networks = [{ id: 1, service_id: "mtn", name: "MTN" }];

/** Answers the first requests one by one, and all others well. */
function scripted(...script: ((request: WireRequest) => void)[]) {
  return (request: WireRequest) => {
    const step = script[request.nth];
    if (step) step(request);
    else respond(request, 200, networks);
  };
}
const reset = ({ socket }: WireRequest) => socket.resetAndDestroy();
const say =
  (status: number, headers = {}) =>
  (request: WireRequest) =>
    respond(request, status, "{}", headers);

describe("a read", () => {
  it.each([
    ["resets", scripted(reset, reset)],
    ["5xx", scripted(say(500), say(503))],
    ["a 429 that names a short wait", scripted(say(429, { "Retry-After": "0" }))],
  ])("is tried again after %s", async (_name, onRequest) => {
    await using server = await startWireServer({ onRequest });
    await using client = aClient({ baseUrl: server.baseUrl });
    expect(await client.list(key, "dataNetworks")).toEqual([{ id: 1, slug: "mtn", name: "MTN" }]);
  });

  it.each([
    ["broken lines", scripted(reset, reset, reset), Unavailable],
    ["5xx", scripted(say(502), say(502), say(502)), Unavailable],
  ])("is given up after three %s", async (_name, onRequest, kind) => {
    await using server = await startWireServer({ onRequest });
    await using client = aClient({ baseUrl: server.baseUrl });
    await expect(client.list(key, "dataNetworks")).rejects.toBeInstanceOf(kind);
    expect(server.requests.length).toBe(3);
  });

  it.each([
    ["404", say(404), Refused],
    ["429 without a wait", say(429), RateLimited],
    ["429 with a long wait", say(429, { "Retry-After": "3600" }), RateLimited],
    ["503 with a long wait", say(503, { "Retry-After": "3600" }), Unavailable],
  ])("is not tried again after %s", async (_name, onRequest, kind) => {
    await using server = await startWireServer({ onRequest });
    await using client = aClient({ baseUrl: server.baseUrl });
    await expect(client.list(key, "dataNetworks")).rejects.toBeInstanceOf(kind);
    expect(server.requests.length).toBe(1);
  });

  it("waits as long as Retry-After asks, given as a date too", async () => {
    const clock = createFakeClock();
    const date = new Date(clock.now() + 3000).toUTCString();
    await using server = await startWireServer({ onRequest: scripted(say(429, { "Retry-After": date })) });
    await using client = aClient({ baseUrl: server.baseUrl, clock });
    const read = client.list(key, "dataNetworks");
    // The first timer is the read's own limit, the second its rest.
    await waitFor(() => clock.started === 2, "the read rests before it asks again");
    await clock.advance(2999);
    expect(server.requests.length).toBe(1);
    await clock.advance(2);
    expect(await read).toHaveLength(1);
  });

  it("is bounded in time as a whole, also while it waits for a connection", async () => {
    const clock = createFakeClock();
    await using client = aClient({
      baseUrl: "http://vending.invalid/v1/developer",
      clock,
      connect: { lookup: () => undefined },
    });
    const read = expect(client.list(key, "dataNetworks")).rejects.toMatchObject({
      code: "vending.unavailable",
      why: "timeout",
    });
    await clock.advance(20_001);
    await read;
  });

  it("keeps its connection", async () => {
    await using server = await startWireServer({ onRequest: scripted() });
    await using client = aClient({ baseUrl: server.baseUrl });
    await client.list(key, "dataNetworks");
    // undici looks at an idle socket for one turn of the event loop before it is used again.
    await turns();
    await client.list(key, "tvServices");
    expect(server.connections()).toBe(1);
  });

  it("ends with the client", async () => {
    await using server = await startWireServer({});
    const client = aClient({ baseUrl: server.baseUrl });
    const read = expect(client.list(key, "dataNetworks")).rejects.toMatchObject({ why: "destroyed" });
    await waitFor(() => server.requests.length === 1, "the question is read");
    await client[Symbol.asyncDispose]();
    await read;
  });
});

describe("verify", () => {
  const record = { reference: ourReference, status: "success", amount: 500 };

  it("reads a record", async () => {
    await using server = await startWireServer({ onRequest: (request) => respond(request, 200, record) });
    await using client = aClient({ baseUrl: server.baseUrl });
    expect(await client.verify(key, ourReference)).toMatchObject({ kind: "record", record: { status: "success" } });
    expect(server.requests[0]?.path).toBe(`/api/v1/developer/verify/${ourReference}/`);
  });

  it("asks again after a broken line, but takes an answer as it is", async () => {
    await using server = await startWireServer({ onRequest: scripted(reset, say(503, { "Retry-After": "2" })) });
    await using client = aClient({ baseUrl: server.baseUrl });
    expect(await client.verify(key, ourReference)).toEqual({ kind: "error", why: "http_503", retryAfterMs: 2000 });
    expect(server.requests.length).toBe(2);
  });

  it("is an error on a line that stays broken", async () => {
    await using server = await startWireServer({ onRequest: reset });
    await using client = aClient({ baseUrl: server.baseUrl });
    expect(await client.verify(key, ourReference)).toEqual({ kind: "error", why: "reset", retryAfterMs: null });
  });

  it("is unauthorized without credentials", async () => {
    await using server = await startWireServer({});
    await using client = aClient({ baseUrl: server.baseUrl });
    expect(await client.verify({}, ourReference)).toEqual({ kind: "unauthorized", why: "no_credentials" });
  });

  it.each(["..", "", "a/b", "a?b", "%2e%2e", "x".repeat(33), "VB 1"])(
    "throws for the reference %j",
    async (reference) => {
      await using server = await startWireServer({});
      await using client = aClient({ baseUrl: server.baseUrl });
      await expect(client.verify(key, reference)).rejects.toMatchObject({ code: "bug.reference" });
      expect(server.connections()).toBe(0);
    },
  );
});

describe("the base address", () => {
  it.each(["ftp://x/v1/developer", "https://user:secret@x/v1", "https://x/v1?a=1", "nonsense"])(
    "is refused as %j",
    (baseUrl) => {
      expect(() => aClient({ baseUrl })).toThrow("base address");
    },
  );
});
