import type { IncomingMessage } from "node:http";
import type { Mode } from "./accounts.ts";
import type { FaultKind, Operation } from "./faults.ts";
import { developerRoot, type Request } from "./router.ts";

/** One request that was read to its end. */
export interface ReceivedRequest {
  at: number;
  method: string;
  /** Below the developer root, without the query: "/purchase/". Whole where it is outside. */
  path: string;
  /** Null for a path that is none of the service's. */
  operation: Exclude<Operation, "any"> | null;
  /** Not there without a good credential, and where a fault came first. */
  accountId?: number;
  mode?: Mode;
  /** The parsed JSON, with the PIN masked. */
  body?: unknown;
  /** Whether it was carried out or refused on its merits: false when a fault came first. */
  processed: boolean;
  /** A purchase refused for a field that it lacks, before any lookup: the same one may come again. */
  lackedField?: true;
  fault?: FaultKind;
  /** Null while it is under way, and when no complete answer was sent. */
  answered: number | null;
}

const largestBody = 1024 * 1024;

/** Reads a request to its end. Null when the caller left first, or sent more than 1 MiB. */
export async function readRequest(message: IncomingMessage, origin: string): Promise<Request | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of message) {
      size += chunk.length;
      if (size > largestBody) return null;
      chunks.push(chunk);
    }
  } catch {
    // The caller went away in the middle: there is nobody to answer and nothing to carry out.
    return null;
  }
  const { method = "", headers } = message;
  // As frameworks make links: from the host that the caller named, which may be that of a proxy.
  const path = message.url ?? "";
  const url = URL.parse(path, `http://${headers.host}`) ?? URL.parse(path, origin);
  return url && { method, url, headers, body: parse(Buffer.concat(chunks).toString("utf8")) };
}

/** The record of a request that nothing is known of yet but what it said. */
export function recordOf({ method, url, body }: Request, at: number): ReceivedRequest {
  const path = url.pathname.startsWith(`${developerRoot}/`) ? url.pathname.slice(developerRoot.length) : url.pathname;
  const said = body === undefined ? {} : { body: masked(body) };
  return { at, method, path, operation: null, ...said, processed: false, answered: null };
}

function masked(body: unknown): unknown {
  return typeof body === "object" && body !== null && "pin" in body ? { ...body, pin: "****" } : body;
}

function parse(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
