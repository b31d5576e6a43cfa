import { describe, expect, it } from "vitest";
import { startVendingService } from "../../../sandbox/vending/service.ts";
import { systemClock } from "../../../src/core/clock.ts";
import { toKobo } from "../../../src/core/money.ts";
import {
  type BreakerState,
  createBreaker,
  type Ending,
  endingOf,
  nextState,
  startProber,
} from "../../../src/vending-api/breaker.ts";
import { createVendingClient } from "../../../src/vending-api/client.ts";
import { isServiceDown } from "../../../src/vending-api/errors.ts";
import type { TransportWhy } from "../../../src/vending-api/transport.ts";
import { createFakeClock, type FakeClock } from "../../support/fake-clock.ts";
import { patiently, waitFor } from "../../support/until.ts";

const middle = () => 0.5;
const fresh: BreakerState = { kind: "closed", failures: 0, firstAt: 0 };

/** The state after these events, given as `[at, event]`. */
const reached = (...events: [at: number, event: Ending | "probe"][]) =>
  events.reduce<BreakerState>((state, [at, event]) => nextState(state, event, at, middle), fresh);

describe("the breaker", () => {
  it("opens at the fourth failure in a row", () => {
    expect(reached([0, "failed"], [500, "failed"], [900, "failed"]).kind).toBe("closed");
    expect(reached([0, "failed"], [500, "failed"], [900, "failed"], [1000, "failed"])).toEqual({
      ...{ kind: "open", since: 0, attempt: 0, probeAt: 2000 },
    });
  });

  it("takes a time-out for two failures", () => {
    expect(reached([10_000, "silent"], [20_000, "silent"]).kind).toBe("open");
    expect(reached([10_000, "silent"], [20_000, "failed"]).kind).toBe("closed");
  });

  it("forgets failures at any answer, and those that are long past", () => {
    expect(reached([0, "failed"], [1, "failed"], [2, "failed"], [3, "answered"], [2000, "failed"]).kind).toBe("closed");
    expect(reached([0, "silent"], [30_000, "failed"], [61_000, "failed"]).kind).toBe("closed");
  });

  it("does not take one blink of the line, with many broken calls, for an outage", () => {
    const blink = Array.from({ length: 60 }, (_, index): [number, Ending] => [index, "failed"]);
    expect(reached(...blink).kind).toBe("closed");
    expect(reached(...blink, [1000, "failed"]).kind).toBe("open");
  });

  it("lets one try it at a time, ever more rarely, and no more than eight seconds apart", () => {
    let state = reached([0, "silent"], [1, "silent"]);
    const pauses: number[] = [];
    for (let now = 1; pauses.length < 6; ) {
      if (state.kind === "closed") throw new Error("It closed by itself");
      pauses.push(state.probeAt - now);
      expect(nextState(state, "probe", state.probeAt - 1, middle).kind).toBe("open");
      now = state.probeAt;
      state = nextState(state, "probe", now, middle);
      expect(state.kind).toBe("half_open");
      state = nextState(state, "failed", now, middle);
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 8000, 8000]);
    expect(nextState(state, "answered", 1e6, middle)).toEqual(fresh);
  });

  it("says since when, by the wall clock, and reports only its turns", async () => {
    const clock = createFakeClock();
    const breaker = createBreaker({ clock, random: middle });
    const turns: unknown[] = [];
    breaker.onTurn((health) => turns.push(health));
    const since = clock.now();
    breaker.note("silent");
    await clock.advance(5000);
    breaker.note("silent");
    breaker.note("silent");
    await clock.advance(5000);
    expect(breaker.health()).toEqual({ state: "open", since });
    expect([breaker.beginProbe(), breaker.beginProbe()]).toEqual([true, false]);
    expect(breaker.isOpen).toBe(true);
    breaker.note("answered");
    breaker.note("answered");
    expect(turns).toEqual([
      { state: "open", since },
      { state: "closed", since: null },
    ]);
  });
});

describe("what a call says about the service", () => {
  const broken = (why: TransportWhy, started = true) => endingOf({ kind: "broken", started, why });
  const answered = (status: number, body = "{}") =>
    endingOf({ kind: "answered", started: true, status, headers: {}, body });

  it("is that it is there, whatever it refuses to one account", () => {
    for (const status of [200, 201, 400, 401, 403, 404, 429]) expect(answered(status)).toBe("answered");
    expect(answered(404, "<html>")).toBe("answered");
  });

  it("is that it is down, for 5xx, broken lines, time-outs and pages instead of data", () => {
    for (const status of [500, 502, 503, 504]) expect(answered(status)).toBe("failed");
    expect(answered(200, "\n<html>")).toBe("failed");
    for (const why of ["refused", "reset", "closed", "dns", "tls", "bad_http"] as const) {
      expect(broken(why)).toBe("failed");
    }
    expect([broken("timeout"), broken("connect_timeout", false)]).toEqual(["silent", "silent"]);
  });

  it("is nothing, where our own side ended it", () => {
    expect([
      broken("destroyed"),
      broken("deadline", false),
      broken("invalid", false),
      broken("timeout", false),
    ]).toEqual([null, null, null, null]);
  });
});

describe("the prober", () => {
  const open = (clock: FakeClock) => {
    const breaker = createBreaker({ clock, random: middle });
    const pings: number[] = [];
    let answers = false;
    const stop = startProber(breaker, clock, async () => {
      pings.push(clock.now());
      if (answers) breaker.note("answered");
      return answers;
    });
    breaker.note("silent");
    breaker.note("silent");
    const answer = () => {
      answers = true;
    };
    return { breaker, pings, stop, answer };
  };

  it("tries until the service answers, and no longer", async () => {
    const clock = createFakeClock();
    const { breaker, pings, answer } = open(clock);
    await clock.advance(20_000);
    const start = clock.now() - 20_000;
    expect(pings.map((at) => at - start)).toEqual([1000, 3000, 7000, 15_000]);
    answer();
    await clock.advance(60_000);
    expect(pings).toHaveLength(5);
    expect(breaker.isOpen).toBe(false);
    expect(clock.timers).toBe(0);
  });

  it("ends with the client", async () => {
    const clock = createFakeClock();
    const { pings, stop } = open(clock);
    stop();
    await clock.advance(60_000);
    expect(pings).toEqual([]);
  });
});

describe("a client whose breaker is open", () => {
  it("asks nothing but verify, sends no purchase, and finds out by itself that the service is back", async () => {
    await using service = await startVendingService();
    service.addAccount({
      ...{ firstName: "Ada", lastName: "Okafor", phoneNumber: "08031234567", pin: "7391", walletNaira: 1000 },
      ...{ role: "developer", keys: ["live"] },
    });
    const apiKey = service.accounts()[0]?.keys.find((key) => key.isActive)?.key ?? "";
    const breaker = createBreaker({ clock: systemClock, random: middle });
    await using client = createVendingClient({ baseUrl: service.baseUrl, clock: systemClock, random: middle, breaker });
    expect(await client.ping()).toBe(true);
    service.outage = true;
    // Two questions of three attempts each: the first second is forgiven as a blink.
    await expect(client.profile({ apiKey })).rejects.toThrow();
    const ask = () => client.profile({ apiKey }).catch(() => undefined);
    await waitFor(() => ask().then(() => breaker.isOpen), "failed questions open the breaker");

    const asked = () => service.requests.filter(({ operation }) => operation === "profile").length;
    const before = asked();
    const refused = await client.profile({ apiKey }).catch((error: unknown) => error);
    expect(isServiceDown(refused)).toBe(true);
    const request = {
      ...{ serviceType: "airtime", item: { network_id: 1 } },
      ...{ beneficiary: "08035551234", reference: "VB-ONE", amount: toKobo(50_000) },
    };
    const sold = await client.postPurchase({ apiKey, request, deadlineAt: Date.now() + 20_000 });
    expect(sold).toEqual({ kind: "not_sent", why: "service_down" });
    expect(asked()).toBe(before);
    expect(await client.verify({ apiKey }, "VB-ONE")).toMatchObject({ kind: "error" });

    service.outage = false;
    const back = Promise.withResolvers<string>();
    breaker.onTurn(({ state }) => back.resolve(state));
    expect(await patiently(back.promise, "the client finds the service back")).toBe("closed");
    expect(service.requests.filter(({ operation }) => operation === "purchase")).toEqual([]);
  });
});
