import { describe, expect, it } from "vitest";
import { createFakeClock } from "../../support/fake-clock.ts";
import { patiently, waitFor } from "../../support/until.ts";
import { aClient, anAirtimeRequest, aPurchaseResult, buy, ourReference } from "./builders.ts";
import { respond, startWireServer, type WireRequest } from "./wire-server.ts";

const sell = (request: WireRequest) => respond(request, 201, aPurchaseResult());

describe("purchase", () => {
  it("posts the spec's body with the key, to the one purchase route", async () => {
    await using server = await startWireServer({ onRequest: sell });
    await using client = aClient({ baseUrl: server.baseUrl });
    expect(await buy(client)).toEqual({
      kind: "succeeded",
      purchaseId: 7,
      tokenHint: null,
      vended: [],
      message: "Done",
      error: null,
    });
    const [request] = server.requests;
    expect(request).toMatchObject({
      method: "POST",
      path: "/api/v1/developer/purchase/",
      headers: { "x-api-key": "ak_live_key", "content-type": "application/json" },
    });
    expect(request?.headers).not.toHaveProperty("authorization");
    expect(JSON.parse(request?.body ?? "")).toEqual({
      service_type: "airtime",
      network_id: 1,
      beneficiary: "08031234567",
      amount: 500,
      reference: ourReference,
    });
  });

  it("is not sent without a key", async () => {
    await using server = await startWireServer({});
    await using client = aClient({ baseUrl: server.baseUrl });
    expect(await buy(client, { apiKey: "" })).toEqual({ kind: "not_sent", why: "no_key" });
  });

  it("throws for a reference that could never be verified, before anything is sent", async () => {
    await using server = await startWireServer({});
    await using client = aClient({ baseUrl: server.baseUrl });
    await expect(buy(client, { request: anAirtimeRequest({ reference: ".." }) })).rejects.toThrow("reference");
    expect(server.connections()).toBe(0);
  });

  it("never follows a redirect", async () => {
    await using server = await startWireServer({
      onRequest: (request) => respond(request, 307, "", { Location: "/api/v1/developer/purchase/" }),
    });
    await using client = aClient({ baseUrl: server.baseUrl });
    expect(await buy(client)).toMatchObject({ kind: "unknown", why: "http_307" });
    expect(server.posts()).toBe(1);
  });

  it.each([401, 403, 404, 429, 500, 503])(
    "is unknown after a bare %s, is sent once, and tells the wait",
    async (status) => {
      await using server = await startWireServer({
        onRequest: (request) => respond(request, status, "<html>no</html>", { "Retry-After": "7" }),
      });
      await using client = aClient({ baseUrl: server.baseUrl });
      expect(await buy(client)).toMatchObject({
        kind: "unknown",
        why: `http_${status}`,
        httpStatus: status,
        retryAfterMs: 7000,
      });
      expect(server.posts()).toBe(1);
    },
  );
});

describe("I11: the start gate", () => {
  it("sends nothing after the deadline", async () => {
    await using server = await startWireServer({ onRequest: sell });
    await using client = aClient({ baseUrl: server.baseUrl });
    expect(await buy(client, { deadlineAt: Date.now() - 1 })).toEqual({ kind: "not_sent", why: "deadline" });
    expect(await buy(client, { deadlineAt: Number.NaN })).toEqual({ kind: "not_sent", why: "deadline" });
    expect(server.connections()).toBe(0);
  });

  it("calls a purchase off on time while it waits behind another, and never sends it later", async () => {
    const clock = createFakeClock();
    const first = Promise.withResolvers<WireRequest>();
    await using server = await startWireServer({
      onRequest: (request) => (request.nth === 0 ? first.resolve(request) : sell(request)),
    });
    await using client = aClient({ baseUrl: server.baseUrl, clock, purchaseConnections: 1 });
    const buyNow = (reference: string) =>
      buy(client, { request: anAirtimeRequest({ reference }), deadlineAt: clock.now() + 20_000 });
    const hung = buyNow("VB-HUNG");
    const request = await patiently(first.promise, "the first purchase is read");
    const waiting = buyNow("VB-WAITING");
    await clock.advance(20_001);
    expect(await waiting).toEqual({ kind: "not_sent", why: "deadline" });
    sell(request);
    await hung;
    // The one connection is free again, and the next in line is sent.
    await buyNow("VB-NEXT");
    expect(server.requests.map(({ body }) => JSON.parse(body).reference)).toEqual(["VB-HUNG", "VB-NEXT"]);
  });

  it.each([
    ["the wall clock has passed", (clock: ReturnType<typeof createFakeClock>) => clock.setNow(clock.now() + 60_000)],
    [
      "the monotonic clock has passed, though the wall clock was set back",
      async (clock: ReturnType<typeof createFakeClock>) => {
        clock.after = () => () => undefined;
        await clock.advance(21_000);
        clock.setNow(clock.now() - 60_000);
      },
    ],
  ])("refuses at the first byte when %s the deadline", async (_name, pass) => {
    const clock = createFakeClock();
    const lookups: (() => void)[] = [];
    await using server = await startWireServer({ onRequest: sell });
    await using client = aClient({
      baseUrl: server.baseUrl.replace("127.0.0.1", "vending.invalid"),
      clock,
      connect: { lookup: (_name, _options, callback) => lookups.push(() => callback(null, [loopback])) },
    });
    const outcome = buy(client, { deadlineAt: clock.now() + 20_000 });
    await pass(clock);
    for (const answer of lookups) answer();
    expect(await outcome).toEqual({ kind: "not_sent", why: "deadline" });
    expect(server.posts()).toBe(0);
  });

  it("classes nothing as not sent that a randomly resetting server has read", async () => {
    let seed = 20_261_114;
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    await using server = await startWireServer({
      onConnection: (socket) => random() < 0.3 && socket.resetAndDestroy(),
      onData: (socket) => random() < 0.2 && socket.resetAndDestroy(),
      onRequest: (request) => (random() < 0.4 ? request.socket.resetAndDestroy() : sell(request)),
    });
    await using client = aClient({ baseUrl: server.baseUrl });
    const outcomes = await Promise.all(
      Array.from({ length: 300 }, async (_, index) => {
        const reference = `VB-${index}`;
        return { reference, outcome: await buy(client, { request: anAirtimeRequest({ reference }) }) };
      }),
    );
    const read = server.requests.map(({ body }) => JSON.parse(body).reference as string);
    const notSent = outcomes.filter(({ outcome }) => outcome.kind === "not_sent");
    expect(notSent.filter(({ reference }) => read.includes(reference))).toEqual([]);
    expect(new Set(read).size).toBe(read.length);
  });
});

describe("disposing of the client", () => {
  it("waits for a purchase under way", async () => {
    const clock = createFakeClock();
    await using server = await startWireServer({});
    const client = aClient({ baseUrl: server.baseUrl, clock });
    const outcome = buy(client, { deadlineAt: clock.now() + 20_000 });
    await waitFor(() => server.posts() === 1, "the purchase is read");
    const closed = client[Symbol.asyncDispose]();
    for (const request of server.requests) sell(request);
    await patiently(closed, "the client is closed");
    expect(await outcome).toMatchObject({ kind: "succeeded" });
  });

  it("calls off what still waits for a connection", async () => {
    const clock = createFakeClock();
    await using server = await startWireServer({});
    const client = aClient({ baseUrl: server.baseUrl, clock, purchaseConnections: 1 });
    const hung = buy(client, { deadlineAt: clock.now() + 20_000 });
    await waitFor(() => server.posts() === 1, "the first purchase is read");
    const waiting = buy(client, { deadlineAt: clock.now() + 20_000 });
    const closed = client[Symbol.asyncDispose]();
    expect(await waiting).toEqual({ kind: "not_sent", why: "destroyed" });
    await clock.advance(50);
    await patiently(closed, "the client is closed");
    expect(await hung).toMatchObject({ kind: "unknown", why: "destroyed" });
    expect(server.posts()).toBe(1);
  });
});

const loopback = { address: "127.0.0.1", family: 4 } as const;
