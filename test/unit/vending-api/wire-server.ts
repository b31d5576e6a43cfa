import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";

/** One complete HTTP/1.1 request, as the server read it. */
export interface WireRequest {
  method: string;
  path: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
  socket: Socket;
  /** 0 for the first request that this server read. */
  nth: number;
}

export interface WireOptions {
  /** Called as soon as a connection stands; over TLS, before the handshake. */
  onConnection?(socket: Socket): void;
  /** Called for every piece that arrives, before it is read as HTTP. */
  onData?(socket: Socket, receivedBytes: number): void;
  onRequest?(request: WireRequest): void;
  tls?: { key: string; cert: string };
}

export interface WireServer extends AsyncDisposable {
  baseUrl: string;
  port: number;
  requests: readonly WireRequest[];
  /** How many POSTs arrived whole. */
  posts(): number;
  connections(): number;
}

/** A server on raw TCP or TLS that does what a test tells it to, at the moment it tells it. */
export async function startWireServer(options: WireOptions): Promise<WireServer> {
  const requests: WireRequest[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const onConnection = (socket: Socket) => {
    connections++;
    sockets.add(socket);
    socket.on("error", () => undefined);
    options.onConnection?.(socket);
  };
  const read = (socket: Socket) => {
    let pieces: Buffer[] = [];
    let waiting = 0;
    let wanted = 0;
    let total = 0;
    socket.on("error", () => undefined);
    socket.on("data", (data: Buffer) => {
      total += data.length;
      options.onData?.(socket, total);
      pieces.push(data);
      waiting += data.length;
      if (waiting < wanted) return;
      let received = Buffer.concat(pieces);
      for (let taken = takeRequest(received); taken; taken = takeRequest(received)) {
        received = received.subarray(taken.size);
        const request = { ...taken.request, socket, nth: requests.length };
        requests.push(request);
        options.onRequest?.(request);
      }
      pieces = [received];
      waiting = received.length;
      wanted = readHead(received)?.size ?? 0;
    });
  };
  const server: Server = options.tls ? createTlsServer(options.tls) : createServer();
  server.on("connection", onConnection);
  server.on(options.tls ? "secureConnection" : "connection", read);
  server.on("tlsClientError", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: options.tls ? `https://localhost:${port}/api/v1/developer/` : `http://127.0.0.1:${port}/api/v1/developer/`,
    port,
    requests,
    posts: () => requests.filter(({ method }) => method === "POST").length,
    connections: () => connections,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function readHead(received: Buffer) {
  const headEnd = received.indexOf("\r\n\r\n");
  if (headEnd < 0) return null;
  const [first = "", ...lines] = received.subarray(0, headEnd).toString("latin1").split("\r\n");
  const [method = "", path = ""] = first.split(" ");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const bodyAt = headEnd + 4;
  return { method, path, headers, bodyAt, size: bodyAt + Number(headers["content-length"] ?? 0) };
}

function takeRequest(received: Buffer): { size: number; request: Omit<WireRequest, "socket" | "nth"> } | null {
  const head = readHead(received);
  if (head === null || received.length < head.size) return null;
  const { method, path, headers, bodyAt, size } = head;
  return { size, request: { method, path, headers, body: received.subarray(bodyAt, size).toString("utf8") } };
}

/** Writes a whole answer. A body that is no string is sent as JSON. */
export function respond(
  { socket }: Pick<WireRequest, "socket">,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const lines = Object.entries({ "Content-Length": String(Buffer.byteLength(text)), ...headers });
  socket.write(
    `HTTP/1.1 ${status} Said\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${text}`,
  );
}
