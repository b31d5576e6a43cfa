import { type Answer, html, json } from "./answers.ts";
import type { Caller, Identify } from "./credentials.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Switches } from "./switches.ts";

/** Where the service keeps its operations; the base address ends in this path. */
export const developerRoot = "/api/v1/developer";

/** A request that was read to its end. */
export interface Request {
  method: string;
  url: URL;
  headers: NodeJS.Dict<string | string[]>;
  /** What JSON.parse made of the body; undefined where it could not. */
  body: unknown;
}

export interface Route {
  endpoint: Endpoint;
  parameter: string;
}

export interface Router {
  /** The operation at exactly this path, slash included; a wrong method or no such path is an answer already. */
  find(request: Request): Route | Answer;
  /** Who called, or null when the credential is missing or does not fit. */
  identify(route: Route, request: Request): Caller | null;
  /** Carries the operation out. */
  run(route: Route, request: Request, caller: Caller | null): Answer;
}

export function createRouter(endpoints: readonly Endpoint[], identify: Identify, switches: Switches): Router {
  const patterns = endpoints.map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^${developerRoot}${endpoint.path.replace("{}", "([^/]+)")}$`),
  }));
  return {
    find({ method, url }) {
      const matches = patterns.filter(({ pattern }) => pattern.test(url.pathname));
      if (matches.length === 0) return html(404, "Not Found");
      const match = matches.find(({ endpoint }) => endpoint.method === method);
      if (!match) return json(405, { detail: `Method "${method}" not allowed.` });
      const [, encoded = ""] = match.pattern.exec(url.pathname) ?? [];
      const parameter = decode(encoded);
      return parameter === null ? html(400, "Bad Request") : { endpoint: match.endpoint, parameter };
    },
    identify: ({ endpoint }, { headers }) =>
      endpoint.credential === "none" ? null : identify(headers, endpoint.credential),
    run({ endpoint, parameter }, { url, body }, caller) {
      const call = { url, parameter, body: isObject(body) ? body : null };
      if (endpoint.credential === "none") return endpoint.handle({ ...call, caller: null });
      if (!caller) return wrongCredential(switches);
      return endpoint.handle({ ...call, caller });
    },
  };
}

function wrongCredential(switches: Switches): Answer {
  const detail = "Authentication credentials were not provided or are not valid.";
  return json(switches.wrongCredentialStatus, { detail });
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
