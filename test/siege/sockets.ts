import { once } from "node:events";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { signBody } from "../../src/vending-api/webhook.ts";
import type { Site } from "./site.ts";

/** If the queue of waiting connections (511) is full, the kernel tries again a second later. */
const atOnce = 250;
const answerWithinMs = 10_000;

/** Opens sockets from one address and writes `text` to each; what comes back is thrown away, or left unread. */
export async function opensSockets(
  port: number,
  count: number,
  text: string | Buffer,
  isRead = true,
): Promise<Disposable & { readonly sockets: readonly Socket[] }> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const next = Array.from({ length: Math.min(atOnce, count - sockets.length) }, () => {
      const socket = connect({ port, host: "127.0.0.1" });
      socket.on("error", () => undefined);
      if (isRead) socket.resume();
      else socket.pause();
      return socket;
    });
    await Promise.all(next.map((socket) => Promise.race([once(socket, "connect"), once(socket, "close")])));
    sockets.push(...next);
  }
  for (const socket of sockets) socket.write(text);
  return {
    sockets,
    [Symbol.dispose]() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Resolves to how many of them the other side has closed by then. */
export async function closedOf(sockets: readonly Socket[], withinMs: number): Promise<number> {
  for (const until = Date.now() + withinMs; Date.now() < until; await new Promise((turn) => setTimeout(turn, 20))) {
    if (sockets.every((socket) => socket.closed)) break;
  }
  return sockets.filter((socket) => socket.closed).length;
}

let told = 0;

/**
 * Tells the shop of a sale of the first account as the service does, on a connection of its own. Resolves to the status
 * of the answer; null if there was none.
 */
export function callsGenuinely({ vending, webhookOrigin }: Site, origin = webhookOrigin): Promise<number | null> {
  const account = vending.accounts()[0];
  const { reference, beneficiary, serviceType, faceKobo = 0 } = vending.transactions()[0] ?? {};
  const event = { event: "transaction.update", reference, status: "success", beneficiary, service_type: serviceType };
  const body = JSON.stringify({ ...event, amount: faceKobo / 100, meta: { told: ++told } });
  const path = new URL(account?.webhookUrl ?? "http://none").pathname;
  return postFresh(new URL(path, origin), body, signBody(Buffer.from(body), account?.webhookSecret ?? ""));
}

function postFresh(url: URL, body: string, signature: string): Promise<number | null> {
  return new Promise((resolve) => {
    const headers = { "content-type": "application/json", "x-service-signature": signature };
    const call = request(url, { method: "POST", agent: false, headers, timeout: answerWithinMs }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? null)).on("error", () => resolve(null));
    });
    call.on("timeout", () => call.destroy()).on("error", () => resolve(null));
    call.end(body);
  });
}
