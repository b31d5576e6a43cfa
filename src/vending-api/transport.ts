import type { Dispatcher } from "undici";

/** The failure on the wire, as a stable word. By itself it never shows whether a request was processed. */
export type TransportWhy =
  | "bad_http"
  | "closed"
  | "connect_timeout"
  | "deadline"
  | "destroyed"
  | "dns"
  | "invalid"
  | "network"
  | "refused"
  | "reset"
  | "timeout"
  | "tls"
  | "too_large";

/** One request as it goes out. `path` is absolute on the pool's origin. */
export interface Call {
  method: "GET" | "POST" | "PATCH";
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string | Buffer;
}

/** How one request ended. `started` is false only when it is certain that no byte of it left. */
export type Delivery =
  | {
      kind: "answered";
      started: true;
      status: number;
      headers: Readonly<Record<string, unknown>>;
      body: string;
      /** The body that refused the credential before this one, where two were tried. */
      refusedBefore?: string;
    }
  | { kind: "broken"; started: boolean; why: TransportWhy };

export interface Sending {
  readonly started: boolean;
  /** Never rejects. */
  readonly settled: Promise<Delivery>;
  /** Settles at once as broken with `why`. A request that has not started can then never start. */
  cancel(why: TransportWhy): void;
}

/**
 * Sends one request, once. `mayStart` is asked when the socket is up, before the first byte: undici's error codes
 * cannot tell a request that never left from one that was processed, and its AbortSignal is deaf while a request waits
 * for a connection; this moment can tell, and it can say no. A second start would be the transport sending the request
 * again by itself: it is refused.
 */
export function send(dispatcher: Dispatcher, call: Call, mayStart: () => boolean = () => true): Sending {
  const { promise, resolve } = Promise.withResolvers<Delivery>();
  let started = false;
  let over = false;
  let controller: Dispatcher.DispatchController | undefined;
  let status = 0;
  let headers: Readonly<Record<string, unknown>> = {};
  const chunks: Buffer[] = [];
  const settle = (delivery: Delivery) => {
    over = true;
    resolve(delivery);
  };
  const cancel = (why: TransportWhy) => {
    if (over) return;
    settle({ kind: "broken", started, why });
    controller?.abort(new Error("cancelled"));
  };
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(current) {
      controller = current;
      if (over) return current.abort(new Error("cancelled"));
      if (started) return cancel("reset");
      if (!mayStart()) return cancel("deadline");
      started = true;
    },
    onResponseStart(_controller, statusCode, responseHeaders) {
      status = statusCode;
      headers = responseHeaders;
    },
    onResponseData(_controller, chunk) {
      chunks.push(chunk);
    },
    onResponseEnd() {
      settle({ kind: "answered", started: true, status, headers, body: Buffer.concat(chunks).toString("utf8") });
    },
    onResponseError(_controller, error) {
      if (!over) settle({ kind: "broken", started, why: whyOf(error) });
    },
  };
  try {
    dispatcher.dispatch({ ...call, body: call.body ?? null }, handler);
  } catch (error) {
    settle({ kind: "broken", started, why: whyOf(error) });
  }
  return {
    get started() {
      return started;
    },
    settled: promise,
    cancel,
  };
}

const whyByCode: Readonly<Record<string, TransportWhy>> = {
  ECONNREFUSED: "refused",
  EHOSTUNREACH: "refused",
  ENETUNREACH: "refused",
  ENOTFOUND: "dns",
  EAI_AGAIN: "dns",
  UND_ERR_CONNECT_TIMEOUT: "connect_timeout",
  ETIMEDOUT: "timeout",
  UND_ERR_HEADERS_TIMEOUT: "timeout",
  UND_ERR_BODY_TIMEOUT: "timeout",
  ECONNRESET: "reset",
  EPIPE: "reset",
  UND_ERR_SOCKET: "closed",
  UND_ERR_CLOSED: "destroyed",
  UND_ERR_DESTROYED: "destroyed",
  UND_ERR_INVALID_ARG: "invalid",
  UND_ERR_RES_EXCEEDED_MAX_SIZE: "too_large",
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: "bad_http",
  UND_ERR_HEADERS_OVERFLOW: "bad_http",
  DEPTH_ZERO_SELF_SIGNED_CERT: "tls",
  SELF_SIGNED_CERT_IN_CHAIN: "tls",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "tls",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "tls",
  CERT_HAS_EXPIRED: "tls",
};

// Only the code is read: the message and the properties of a transport's error may hold what was sent.
function whyOf(error: unknown): TransportWhy {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const known = whyByCode[code];
  if (known) return known;
  if (code.startsWith("ERR_TLS") || code.startsWith("ERR_SSL") || code === "EPROTO") return "tls";
  if (code.startsWith("HPE_") || (error instanceof Error && error.name === "HTTPParserError")) return "bad_http";
  return "network";
}
