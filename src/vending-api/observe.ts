import { listings } from "./catalogue-schemas.ts";
import type { Call, Delivery, TransportWhy } from "./transport.ts";

const catalogueRoots = new Set(
  Object.values(listings).flatMap(({ route }) => (typeof route === "string" ? (route.split("/")[1] ?? []) : [])),
);

/** The endpoints, as many as a person wants to tell apart. */
const operations = [
  ["login", /^\/login\/$/],
  ["upgrade", /^\/upgrade\/$/],
  ["profile", /^\/profile\/$/],
  ["funding_details", /^\/funding-details\/$/],
  ["webhook_update", /^\/webhook\/update\/$/],
  ["regenerate_key", /^\/keys\/regenerate\/$/],
  ["discovery", /^\/services\/$/],
  ["purchase", /^\/purchase\/$/],
  ["purchase_history", /^\/purchase\/history\/$/],
  ["purchase_record", /^\/purchase\/[^/]+\/$/],
  ["verify", /^\/verify\//],
  ["catalogue", new RegExp(`^/(?:${[...catalogueRoots].join("|")})/`)],
] as const satisfies readonly (readonly [string, RegExp])[];
type Operation = (typeof operations)[number][0] | "other";

/** What came of a request on the wire: an answer by its status, or why there was none. */
type CallOutcome = "ok" | "unauthorized" | "rate_limited" | "refused" | "server_error" | TransportWhy;

/** One request that was tried, whatever came of it. Nothing of what it carried. */
export interface ObservedCall {
  operation: Operation;
  outcome: CallOutcome;
  ms: number;
  /** The service's clock as its answer says, to the second, in epoch milliseconds; null where it does not. */
  serverTime: number | null;
}

/** Told of each request when it is over. Must not throw. */
export type ObserveCall = (call: ObservedCall) => void;

export function operationOf(basePath: string, path: string): Operation {
  const route = path.startsWith(basePath) ? path.slice(basePath.length).replace(/\?.*$/, "") : "";
  return operations.find((operation) => operation[1].test(route))?.[0] ?? "other";
}

/** Reads the parts of a request and its end that may be logged. */
export function describeCall(basePath: string, call: Pick<Call, "path">, delivery: Delivery, ms: number): ObservedCall {
  const operation = operationOf(basePath, call.path);
  if (delivery.kind === "broken") return { operation, outcome: delivery.why, ms, serverTime: null };
  const date = Date.parse(String(delivery.headers.date ?? ""));
  return { operation, outcome: outcomeOf(delivery.status), ms, serverTime: Number.isNaN(date) ? null : date };
}

function outcomeOf(status: number): CallOutcome {
  if (status >= 200 && status < 300) return "ok";
  if (status === 401 || status === 403) return "unauthorized";
  if (status === 429) return "rate_limited";
  return status >= 500 ? "server_error" : "refused";
}
