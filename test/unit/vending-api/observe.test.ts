import { describe, expect, it } from "vitest";
import { describeCall } from "../../../src/vending-api/observe.ts";
import type { Delivery } from "../../../src/vending-api/transport.ts";
import { routes } from "../../../src/vending-api/words.ts";

const base = "/api/v1/developer";

const answered = (status: number, headers: Record<string, unknown> = {}): Delivery => ({
  ...{ kind: "answered", started: true, status, headers, body: "" },
});

describe("the facts of a call", () => {
  it("is its endpoint, for every route, and never what stands in the path", () => {
    const operationOf = (route: string) => describeCall(base, { path: base + route }, answered(200), 1).operation;
    const told = Object.entries(routes).map(([name, route]) => {
      const path = typeof route === "string" ? route : (route as (id: never) => string)("canary-7" as never);
      return [name, operationOf(path)];
    });
    expect(told.filter(([, operation]) => operation === "other")).toEqual([]);
    expect(Object.fromEntries(told)).toMatchObject({
      login: "login",
      purchase: "purchase",
      verify: "verify",
      services: "discovery",
      dataPlans: "catalogue",
      regenerateKey: "regenerate_key",
    });
    expect(operationOf("/airtime/networks/?page=2")).toBe("catalogue");
    expect(operationOf("/somewhere/canary")).toBe("other");
    expect(describeCall(base, { path: "/elsewhere/login/" }, answered(200), 1).operation).toBe("other");
  });

  it("is how it ended, in one of a few words", () => {
    const outcomeOf = (delivery: Delivery) => describeCall(base, { path: base + routes.login }, delivery, 1).outcome;
    const statuses = [200, 204, 301, 400, 401, 403, 404, 429, 500, 503];
    expect(statuses.map((status) => outcomeOf(answered(status)))).toEqual([
      ...["ok", "ok", "refused", "refused", "unauthorized", "unauthorized", "refused"],
      ...["rate_limited", "server_error", "server_error"],
    ]);
    expect(outcomeOf({ kind: "broken", started: false, why: "connect_timeout" })).toBe("connect_timeout");
  });

  it("is what the service's clock says, where it says it", () => {
    const timeOf = (date: unknown) =>
      describeCall(base, { path: base + routes.login }, answered(200, { date }), 1).serverTime;
    expect(timeOf("Sat, 14 Nov 2026 12:00:00 GMT")).toBe(Date.UTC(2026, 10, 14, 12));
    expect([timeOf(undefined), timeOf("yesterday"), timeOf(["a", "b"])]).toEqual([null, null, null]);
  });
});
