import { createHash, createHmac } from "node:crypto";
import { connect, type Socket } from "node:net";
import { performance } from "node:perf_hooks";
import SqliteDatabase from "better-sqlite3";

/**
 * The other end of `bench/webhooks.ts`, in a process of its own: signed webhooks over 64 kept connections, written and
 * read as bytes so that the sender costs less than what it measures. With a `rate` they come at random moments, that
 * many a second, whether or not earlier ones were answered.
 */
export interface Load {
  port: number;
  path: string;
  secret: string;
  events: number;
  /** Events a second; null sends the next as soon as the last is answered. */
  rate: number | null;
  /** Where each row that was answered 200 must be at that moment. */
  databasePath: string | null;
  /** Makes the bodies of this run its own. */
  run: string;
}

export interface Measured {
  seconds: number;
  ok: number;
  others: number;
  /** Answered 200 while no other connection to the database could see the row. */
  unseen: number;
  p50: number;
  p99: number;
}

const connections = 64;

function requestOf(load: Load, index: number) {
  const body = JSON.stringify({
    event: "transaction.update",
    reference: `VB-${load.run}-${index}`,
    status: "success",
    amount: 487.5,
    beneficiary: "08035551234",
    service_type: "airtime",
    timestamp: "2026-11-14T12:00:00.000Z",
    meta: { note: "x".repeat(60) },
  });
  const head = [
    `POST ${load.path} HTTP/1.1`,
    "host: 127.0.0.1",
    "content-type: application/json",
    `content-length: ${body.length}`,
    `x-service-signature: ${createHmac("sha256", load.secret).update(body).digest("hex")}`,
  ].join("\r\n");
  return { bytes: `${head}\r\n\r\n${body}`, sha256: createHash("sha256").update(body).digest("hex") };
}

async function run(load: Load): Promise<Measured> {
  const requests = Array.from({ length: load.events }, (_, index) => requestOf(load, index));
  const database = load.databasePath === null ? null : new SqliteDatabase(load.databasePath, { readonly: true });
  const find = database?.prepare("SELECT 1 FROM webhook_event WHERE account_id = 'ada' AND body_sha256 = ?");
  // Every one at the pace of a shop; at full speed the looking would slow down what is measured.
  const lookEvery = load.rate === null ? 100 : 1;
  const latencies: number[] = [];
  const free: Socket[] = [];
  const due: { index: number; at: number }[] = [];
  const underWay = new Map<Socket, { index: number; at: number }>();
  let sent = 0;
  let ok = 0;
  let others = 0;
  let unseen = 0;
  const finished = Promise.withResolvers<void>();

  function send(socket: Socket, next: { index: number; at: number }): void {
    underWay.set(socket, next);
    socket.write(requests[next.index]?.bytes ?? "");
  }

  function next(socket: Socket): void {
    if (load.rate === null) {
      if (sent < load.events) send(socket, { index: sent++, at: performance.now() });
      return;
    }
    const first = due.shift();
    if (first) send(socket, first);
    else free.push(socket);
  }

  function answered(socket: Socket, status: string): void {
    const request = underWay.get(socket);
    if (!request) return;
    underWay.delete(socket);
    latencies.push(performance.now() - request.at);
    if (status === "200") ok++;
    else others++;
    if (status === "200" && find && request.index % lookEvery === 0) {
      if (find.get(requests[request.index]?.sha256) === undefined) unseen++;
    }
    if (latencies.length === load.events) finished.resolve();
    else next(socket);
  }

  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(load.port, "127.0.0.1").setNoDelay().setEncoding("latin1");
      await new Promise((resolve) => socket.once("connect", resolve));
      let text = "";
      socket.on("data", (chunk: string) => {
        text += chunk;
        const headEnd = text.indexOf("\r\n\r\n");
        if (headEnd < 0) return;
        const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
        if (text.length < headEnd + 4 + length) return;
        const status = text.slice(9, 12);
        text = "";
        answered(socket, status);
      });
      socket.on("error", (error) => finished.reject(error));
      return socket;
    }),
  );

  const startedAt = performance.now();
  for (const socket of sockets) next(socket);
  const { rate } = load;
  if (rate !== null) {
    const timer = setInterval(() => {
      const wanted = Math.min(load.events, Math.floor(((performance.now() - startedAt) * rate) / 1000));
      for (; sent < wanted; sent++) {
        // When it was due, not when it could be written: waiting for a connection is waiting too.
        const one = { index: sent, at: startedAt + (sent * 1000) / rate };
        const socket = free.shift();
        if (socket) send(socket, one);
        else due.push(one);
      }
      if (sent === load.events) clearInterval(timer);
    }, 1);
  }
  await finished.promise;
  const seconds = (performance.now() - startedAt) / 1000;
  for (const socket of sockets) socket.destroy();
  database?.close();
  const sorted = latencies.toSorted((a, b) => a - b);
  const percentile = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { seconds, ok, others, unseen, p50: percentile(0.5), p99: percentile(0.99) };
}

process.once("message", async (load: Load) => {
  process.send?.(await run(load));
  process.disconnect?.();
});
