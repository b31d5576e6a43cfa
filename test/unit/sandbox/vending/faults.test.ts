import { describe, expect, it } from "vitest";
import type { FaultKind } from "../../../../sandbox/vending/faults.ts";
import { waitFor } from "../../../support/until.ts";
import { type Answered, counterForEach } from "./counter.ts";

const counter = counterForEach();

/** The answer, or the error that the line ended with. */
const outcome = (call: Promise<Answered>) => call.catch((error: Error) => `${error.message} ${error.cause ?? ""}`);

describe("each fault of a purchase", () => {
  it.each([
    ["drop-before", 0, /other side closed|ECONNRESET/],
    ["drop-after", 1, /other side closed|ECONNRESET/],
    ["reset-mid-answer", 1, /ECONNRESET|terminated/],
    ["garbage", 1, /HTTP/],
    ["status-500-html", 0, 500],
    ["status-502-html-after", 1, 502],
    ["status-401", 0, 401],
    ["status-404", 0, 404],
    ["status-429", 0, 429],
    ["truncate", 1, 201],
  ] satisfies [FaultKind, number, RegExp | number][])("%s: %i processed", async (kind, processed, seen) => {
    const { service } = counter;
    service.faults.add({ operation: "purchase", kind });
    const result = await outcome(counter.buy({ reference: "R1" }));
    if (typeof result === "string") expect(result).toMatch(seen as RegExp);
    else expect(result.status).toBe(seen);

    expect(service.transactions()).toHaveLength(processed);
    expect(counter.walletKobo()).toBe(1_000_000 - processed * 48_750);
    const answered = typeof result === "string" || kind === "truncate" ? null : result.status;
    expect(service.requests).toMatchObject([{ path: "/purchase/", fault: kind, processed: processed === 1, answered }]);
    await service.webhooks.idle();
    expect(counter.receiver.received).toHaveLength(processed);
    expect((await counter.buy({ reference: "R2" })).status).toBe(201);
  });

  it.each([
    ["hang-before", 0],
    ["hang-after", 1],
  ] as const)("%s: %i processed, silence until the caller gives up", async (kind, processed) => {
    const { service } = counter;
    service.faults.add({ operation: "purchase", kind });
    const body = { service_type: "airtime", beneficiary: "08031234567", amount: 500, network_id: 1, reference: "R1" };
    const caller = new AbortController();
    const call = fetch(`${service.baseUrl}/purchase/`, {
      method: "POST",
      headers: { "x-api-key": counter.key },
      body: JSON.stringify(body),
      signal: caller.signal,
    });
    const isHeld = () => service.requests.length === 1 && service.transactions().length === processed;
    await waitFor(isHeld, "the purchase is read, and processed if it is to be");
    await service.webhooks.idle();
    await counter.clock.advance(60_000);
    caller.abort();
    await expect(call).rejects.toThrow(/aborted/);
    expect(service.transactions()).toHaveLength(processed);
    expect(service.requests[0]).toMatchObject({ processed: processed === 1, answered: null });
    await service.webhooks.idle();
    expect(counter.receiver.received).toHaveLength(processed);
  });
});

describe("faults", () => {
  it("truncate gives half a body that HTTP takes for whole", async () => {
    counter.service.faults.add({ operation: "purchase", kind: "truncate" });
    const { status, text, body } = await counter.buy();
    expect([status, body]).toEqual([201, undefined]);
    expect(text).toMatch(/^\{"status":"success"/);
  });

  it("a hang with a delay ends by closing the line", async () => {
    counter.service.faults.add({ operation: "verify", kind: "hang-before", delayMs: 3000 });
    const result = outcome(counter.verify("R1"));
    await waitFor(() => counter.service.requests.length === 1 && counter.clock.timers > 0, "the service hangs");
    await counter.clock.advance(3000);
    expect(await result).toMatch(/other side closed|ECONNRESET/);
  });

  it("any other fault waits for its delay", async () => {
    counter.service.faults.add({ operation: "verify", kind: "status-500-html", delayMs: 3000 });
    const result = counter.verify("R1");
    await waitFor(() => counter.clock.timers > 0, "the service waits for its delay");
    await counter.clock.advance(3000);
    expect((await result).status).toBe(500);
  });

  it("status-429 says when to come again", async () => {
    counter.service.faults.add({ operation: "verify", kind: "status-429", retryAfterSeconds: 7 });
    const { status, headers } = await counter.verify("R1");
    expect([status, headers.get("retry-after")]).toEqual([429, "7"]);
  });

  it("hits as often as told, in the order they were added", async () => {
    const { faults } = counter.service;
    faults.add({ operation: "verify", kind: "status-500-html", times: 2 });
    faults.add({ operation: "any", kind: "status-401", times: Number.POSITIVE_INFINITY });
    const statuses: number[] = [];
    for (let count = 0; count < 4; count++) statuses.push((await counter.verify("R1")).status);
    expect(statuses).toEqual([500, 500, 401, 401]);
    expect(faults.list()).toMatchObject([{ operation: "any", times: Number.POSITIVE_INFINITY }]);
    faults.clear();
    expect((await counter.verify("R1")).status).toBe(404);
  });

  it.each([
    ["login", "POST", "/login/"],
    ["upgrade", "POST", "/upgrade/"],
    ["profile", "GET", "/profile/"],
    ["funding-details", "GET", "/funding-details/"],
    ["webhook-update", "PATCH", "/webhook/update/"],
    ["key-regeneration", "POST", "/keys/regenerate/"],
    ["catalogue", "GET", "/services/"],
    ["catalogue", "GET", "/data/networks/11/plans/"],
    ["verify", "GET", "/verify/R1/"],
  ] as const)("aimed at %s hits %s %s and nothing else", async (operation, method, path) => {
    counter.service.faults.add({ operation, kind: "status-502-html-after" });
    expect((await counter.buy()).status).toBe(201);
    expect((await counter.call(method, path, { key: counter.key })).status).toBe(502);
  });

  it("does not touch last_used when it comes before", async () => {
    counter.service.faults.add({ operation: "profile", kind: "status-500-html" });
    await counter.call("GET", "/profile/", { key: counter.key });
    expect(counter.service.accounts()[0]?.keys[0]?.lastUsed).toBeNull();
  });
});

describe("latency", () => {
  it("holds the answer back after processing, by operation or for any", async () => {
    Object.assign(counter.service.latencyMs, { any: 200, verify: 500 });
    const buying = counter.buy({ reference: "R1" });
    await waitFor(() => counter.clock.timers > 0, "the sale waits for its answer");
    expect(counter.service.transactions()).toHaveLength(1);
    await counter.clock.advance(200);
    expect((await buying).status).toBe(201);
    await counter.service.webhooks.idle();
    const verifying = counter.verify("R1");
    await waitFor(() => counter.clock.timers > 0, "the record waits for its answer");
    await counter.clock.advance(499);
    expect(counter.clock.timers).toBe(1);
    await counter.clock.advance(1);
    expect((await verifying).status).toBe(200);
  });
});

describe("outage", () => {
  it("resets every connection and processes nothing until it ends", async () => {
    await counter.verify("R1");
    counter.service.outage = true;
    expect(await outcome(counter.buy())).toMatch(/ECONNRESET|other side closed/);
    expect(counter.service.requests).toHaveLength(1);
    counter.service.outage = false;
    expect((await counter.buy()).status).toBe(201);
  });

  it("cuts off who waits for an answer", async () => {
    counter.service.latencyMs.any = 60_000;
    const result = outcome(counter.buy());
    await waitFor(() => counter.clock.timers > 0, "the sale waits for its answer");
    counter.service.outage = true;
    expect(await result).toMatch(/ECONNRESET|other side closed/);
    expect(counter.service.transactions()).toHaveLength(1);
  });
});
