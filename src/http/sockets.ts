import type { IncomingMessage, RequestListener, Server, ServerOptions, ServerResponse } from "node:http";
import { isIPv6, type Socket } from "node:net";
import type { Clock } from "../core/clock.ts";

// An import of the module reads all its exports, and one of them loads Node's own fetch: 30 ms of each start.
const { createServer } = process.getBuiltinModule("node:http");

export interface SocketBounds {
  maxConnections: number;
  maxFromOneAddress: number;
}

/** Unanswered calls of one connection. Proxies, Telegram and the service send one after the other. */
const maxUnanswered = 16;

interface Connection {
  socket: Socket;
  network: string;
  /** Calls that have come, at least their headers, and are not answered to the last byte. */
  calls: Set<{ request: IncomingMessage; response: ServerResponse }>;
  hasAsked: boolean;
  /** Since when it has been waited for: it was opened, or its last call came or was answered. */
  since: number;
}

/**
 * Creates a server with a bound on the sockets of one address and of all addresses. Beyond a bound it closes an idle
 * socket and serves the new one, so that a thousand idle sockets keep nobody out. That holds behind a proxy, too, where
 * all sockets come from one address. It closes the socket that has waited longest, in the most numerous of three stages:
 * silent, in the middle of a call, kept for the next call. It never cuts off a call that is being answered; if there are
 * only such calls, it closes the new socket. A connection with more than `maxUnanswered` calls is closed, since nobody
 * reads its answers.
 */
export function createBoundedServer(
  handle: RequestListener,
  options: ServerOptions,
  clock: Clock,
  bounds: SocketBounds,
): Server {
  const lines = new Map<Socket, Connection>();
  const countOf = new Map<string, number>();

  function forget({ socket, network }: Connection): void {
    if (!lines.delete(socket)) return;
    const left = (countOf.get(network) ?? 0) - 1;
    if (left > 0) countOf.set(network, left);
    else countOf.delete(network);
  }

  function close(line: Connection): void {
    forget(line);
    line.socket.destroy();
  }

  /**
   * Closes one of an address that has too many; if all addresses together have too many, one of the address with the
   * most.
   */
  function makeSpace(newest: Connection): void {
    const isGreedy = (countOf.get(newest.network) ?? 0) > bounds.maxFromOneAddress;
    if (!isGreedy && lines.size <= bounds.maxConnections) return;
    const spare = isGreedy ? idlest(newest.network, newest) : idlestOfMost(newest);
    close(spare ?? newest);
  }

  function idlestOfMost(newest: Connection): Connection | undefined {
    const bySize = [...countOf].sort(([, one], [, other]) => other - one);
    for (const [network] of bySize) {
      const found = idlest(network, newest);
      if (found) return found;
    }
    return undefined;
  }

  function idlest(network: string, newest: Connection): Connection | undefined {
    const others = [...lines.values()].filter((line) => line !== newest && line.network === network && !isServed(line));
    const byStage = Map.groupBy(others, stageOf);
    const [most = []] = [...byStage.values()].sort((one, other) => other.length - one.length);
    return most.toSorted((one, other) => one.since - other.since)[0];
  }

  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    // Node goes on reading what came in one piece, also when its socket was closed in the middle of it.
    const line = lines.get(request.socket);
    if (!line) return;
    if (line.calls.size === maxUnanswered) {
      stopParsing(request.socket);
      close(line);
      return;
    }
    const call = { request, response };
    line.calls.add(call);
    line.hasAsked = true;
    line.since = clock.monotonic();
    response.once("close", () => {
      line.since = clock.monotonic();
      // Calls that came in one piece are answered in one turn, and their sender has read none of it.
      setImmediate(() => line.calls.delete(call));
    });
    handle(request, response);
  }

  const server = createServer({ ...options, requireHostHeader: false }, onRequest);
  // Without a listener, Node itself answers a call that expects something, and such calls are not counted.
  server.on("checkExpectation", onRequest);
  server.on("connection", (socket: Socket) => {
    const network = networkOf(socket.remoteAddress);
    const line: Connection = { socket, network, calls: new Set(), hasAsked: false, since: clock.monotonic() };
    lines.set(socket, line);
    countOf.set(network, (countOf.get(network) ?? 0) + 1);
    socket.once("close", () => forget(line));
    makeSpace(line);
  });
  return server;
}

/**
 * Stops Node's parser in the middle of a chunk, which holds up to two thousand calls: it goes on after its socket is
 * closed or paused, but never past a call that switches to another protocol (2).
 */
function stopParsing(socket: Socket & { parser?: { onIncoming(): number } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => 2;
}

/** Whether it waits for us: a call is here whole, and our answer is not written. */
function isServed({ calls }: Connection): boolean {
  return [...calls].some(({ request, response }) => request.complete && !response.writableEnded);
}

function stageOf({ hasAsked, calls }: Connection): "silent" | "in_call" | "kept" {
  if (!hasAsked) return "silent";
  return calls.size > 0 ? "in_call" : "kept";
}

/** The address, or for IPv6 its first half: the other half is its owner's to make up. */
export function networkOf(address = ""): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [left = [], right = []] = address.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}
