import type { ConnectionOptions } from "node:tls";
import { Pool } from "../core/undici.ts";

/** Every limit of the client, in milliseconds unless named otherwise. Injectable, so that tests are fast. */
export interface Timings {
  /** For a connection and its TLS handshake. undici's timers are coarse: up to half a second is added. */
  connectMs: number;
  /** From the last byte sent to the answer's headers. Longer than the service is likely to wait for its own provider. */
  purchaseHeadersMs: number;
  purchaseBodyMs: number;
  /** From the first byte sent to the whole answer: a service that drips bytes keeps every other timer from firing. */
  purchaseTotalMs: number;
  readHeadersMs: number;
  readBodyMs: number;
  /** All attempts of one GET with their pauses; also one login or any other POST or PATCH but a purchase. */
  totalMs: number;
  /** The total of tries of a GET. */
  readAttempts: number;
  retryFirstMs: number;
  retryMostMs: number;
  /** A longer Retry-After is not waited for but handed to the caller. */
  retryAfterMostMs: number;
  /** How long dispose waits for purchases that have started. */
  drainMs: number;
}

export const defaultTimings: Timings = {
  connectMs: 3000,
  purchaseHeadersMs: 45_000,
  purchaseBodyMs: 10_000,
  purchaseTotalMs: 60_000,
  readHeadersMs: 10_000,
  readBodyMs: 10_000,
  totalMs: 20_000,
  readAttempts: 3,
  retryFirstMs: 200,
  retryMostMs: 2000,
  retryAfterMostMs: 5000,
  drainMs: 50_000,
};

/** For a service with a certificate of its own authority, or a name with a lookup of its own. */
export type ConnectOptions = Pick<ConnectionOptions, "ca" | "lookup">;

/**
 * The connections to one service. Only HTTP/1.1 everywhere: over HTTP/2, undici sends a POST again by itself when the
 * server refuses its stream, even after the server has read it. A request that changes something goes over a fresh
 * socket (`pipelining: 0`), since a kept one may be closed by the server at the moment it is used. No interceptor
 * anywhere: the cache would hand one account's profile to another, and the retry knows nothing of money.
 */
export function createPools(origin: string, timings: Timings, options: ConnectOptions, purchaseConnections: number) {
  const connect = { ...options, timeout: timings.connectMs };
  const fresh = { pipelining: 0, allowH2: false, connect, maxResponseSize: 65_536 };
  return {
    // Wide: a sale may hang for a minute, and it must not hold up the sales of others.
    purchases: new Pool(origin, {
      ...fresh,
      connections: purchaseConnections,
      headersTimeout: timings.purchaseHeadersMs,
      bodyTimeout: timings.purchaseBodyMs,
    }),
    /** Login and the other POSTs and PATCHes: apart, so that a crowd at the door holds up no sale. */
    calls: new Pool(origin, {
      ...fresh,
      connections: 16,
      headersTimeout: timings.totalMs,
      bodyTimeout: timings.readBodyMs,
    }),
    reads: new Pool(origin, {
      connections: 8,
      pipelining: 1,
      allowH2: false,
      connect,
      keepAliveTimeout: 4000,
      keepAliveMaxTimeout: 10_000,
      headersTimeout: timings.readHeadersMs,
      bodyTimeout: timings.readBodyMs,
      maxResponseSize: 4 * 1024 * 1024,
    }),
  };
}
