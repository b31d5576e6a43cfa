import type { Caller, Identify } from "./credentials.ts";
import { switchedOff } from "./dialects/credential-refusals.ts";
import type { Dialect } from "./dialects/dialect.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Meaning, Reply } from "./meaning.ts";

/** The path of the service's operations; the base address ends in it. */
export const developerRoot = "/api/v1/developer";

/** A request that was read to its end. */
export interface Request {
  method: string;
  url: URL;
  headers: NodeJS.Dict<string | string[]>;
  /** The parsed JSON of the body; undefined if it is not JSON. */
  body: unknown;
}

export interface Route {
  endpoint: Endpoint;
  parameter: string;
}

export function createRouter(endpoints: readonly Endpoint[], identify: Identify, dialect: () => Dialect) {
  const patterns = endpoints.map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^${developerRoot}${endpoint.path.replace("{}", "([^/]+)")}$`),
  }));
  return {
    /** The operation at this path; a wrong method or no such path is an answer already. */
    find({ method, url }: Request): Route | Meaning {
      const { missingSlash } = dialect();
      const path = missingSlash === "unknown" || url.pathname.endsWith("/") ? url.pathname : `${url.pathname}/`;
      const matches = patterns.filter(({ pattern }) => pattern.test(path));
      if (matches.length === 0) return { is: "no-path" };
      if (path !== url.pathname && missingSlash === "redirected") return { is: "no-slash" };
      const match = matches.find(({ endpoint }) => endpoint.method === method);
      const known = matches.filter(({ endpoint }) => isThere(endpoint));
      if (!match && known.length === 0) return { is: "no-path" };
      const allowed = [...new Set(known.map(({ endpoint }) => endpoint.method))].join(", ");
      if (!match) return { is: "wrong-method", method, allowed };
      const [, encoded = ""] = match.pattern.exec(path) ?? [];
      const parameter = decode(encoded);
      return parameter === null ? { is: "bad-path" } : { endpoint: match.endpoint, parameter };
    },
    /** Who called, or null when the credential is missing or does not fit. */
    identify: ({ endpoint }: Route, { headers }: Request) =>
      endpoint.credential === "none" ? null : identify(headers, endpoint.credential),
    /** Carries the operation out. */
    run({ endpoint, parameter }: Route, { url, headers, body }: Request, caller: Caller | null): Reply {
      if (!isThere(endpoint)) return { is: "no-path" };
      const call = { parameter, url, body: isObject(body) ? body : null };
      if (endpoint.credential === "none") return endpoint.handle({ ...call, caller: null });
      if (!caller) return { is: "no-credential", given: givenIn(headers), wanted: endpoint.credential };
      if (caller.isSwitchedOff) return { is: "answer", answer: switchedOff(endpoint.credential) };
      return endpoint.handle({ ...call, caller });
    },
  };
}

export type Router = ReturnType<typeof createRouter>;

const isThere = (endpoint: Endpoint) => endpoint.isThere?.() !== false;

function givenIn(headers: Request["headers"]): "key" | "token" | "nothing" {
  if (headers["x-api-key"] !== undefined) return "key";
  return headers.authorization === undefined ? "nothing" : "token";
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
