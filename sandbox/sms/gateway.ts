import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Clock, systemClock } from "../../src/core/clock.ts";
import { numberOf, type Order, type Played, type Refusal, type Reply, type Wire, wires } from "./wires.ts";

/** A plain phone: what arrived on it, oldest first. */
interface Handset {
  number: string;
  messages: readonly Played[];
}

/** The fault of the next message. */
export const smsFaults = [
  ...(["lost_answer", "lost_for_good", "server_error", "slow", "too_many", "doubled_report"] as const),
  ...(["early_report", "no_report", "phone_off", "sender", "dnd", "night", "balance", "key"] as const),
] as const;
/**
 * `lost_answer`: it is taken, and the line breaks before the answer; `lost_for_good`: and no report comes. `server_error`: it
 * is taken, and something in between answers 502. `too_many`: refused with 429 and Retry-After. `early_report`: the report
 * comes before the answer. `phone_off`: it is taken, arrives nowhere, and the report says so.
 */
type SmsFault = (typeof smsFaults)[number];

export interface PlayedGateway extends AsyncDisposable {
  /** Termii's and Africa's Talking's root, both. */
  readonly apiRoot: string;
  /** Every POST that would send, oldest first. */
  readonly posts: readonly Order[];
  /** The messages that it has taken. */
  readonly taken: readonly Played[];
  handset(number: string): Handset;
  /** The messages that arrived on any phone, oldest first. */
  arrived(): readonly (Played & { number: string })[];
  /** The fault of the next one; null means none. */
  readonly next: SmsFault | null;
  fail(...faults: readonly SmsFault[]): void;
  /** Nothing goes wrong with the next one any more. */
  calm(): void;
  /** The address for reports; null means none. */
  reportTo: string | null;
  /** Statuses of the answers to its reports. */
  readonly answers: readonly number[];
  /** How long a `slow` answer takes. */
  slowMs: number;
  /** Resolves when no report is on its way. */
  idle(): Promise<void>;
  /** Sends the report of a message again, or another one. */
  report(played: Played, status: "sent" | "delivered" | "failed"): Promise<number>;
  onChange(listener: () => void): () => void;
}

export interface PlayedGatewayOptions {
  key: string;
  /** The secret that signs Termii's reports; null leaves them unsigned. */
  secret?: string | null;
  clock?: Clock;
}

const taking: readonly SmsFault[] = ["sender", "dnd", "night", "balance", "key"];

/** Where a bot with this key takes reports: it prints the same to its operator, who enters it at the gateway. */
export function reportPathOf(key: string): string {
  return createHmac("sha256", key).update("sms reports").digest("base64url");
}

/** Both gateways and the phones behind them, over HTTP, with the strings to pull. */
export async function startSmsGateway({
  key,
  secret = null,
  clock = systemClock,
}: PlayedGatewayOptions): Promise<PlayedGateway> {
  const posts: Order[] = [];
  const taken: Played[] = [];
  const arrived: Played[] = [];
  const faults: SmsFault[] = [];
  const answers: number[] = [];
  const listeners = new Set<() => void>();
  const onTheWay = new Set<Promise<unknown>>();
  let made = 0;

  const server = createServer((request, response) => {
    exchange(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray()).toString("utf8");
    const path = request.url ?? "";
    for (const wire of wires) {
      const history =
        request.method === "GET"
          ? (wire.history?.(
              path,
              taken.filter((one) => one.wire === wire.name),
            ) ?? null)
          : null;
      if (history) return write(response, history);
      const order = request.method === "POST" ? wire.readOrder(path, request.headers, body, key) : null;
      if (order) return handle(wire, order, response);
    }
    write(response, { status: 404, body: "" });
  }

  async function handle(wire: Wire, order: Order, response: ServerResponse): Promise<void> {
    posts.push(order);
    const fault: SmsFault | undefined = order.isKeyRight ? faults.shift() : "key";
    change();
    if (fault === "too_many") return write(response, { status: 429, body: "", headers: { "retry-after": "1" } });
    if (fault && taking.includes(fault)) return write(response, wire.refused(fault as Refusal));
    const played = take(order);
    if (fault !== "phone_off") arrived.push(played);
    change();
    if (fault === "early_report") await reported(wire, played, fault);
    if (fault === "slow") await new Promise((resolve) => setTimeout(resolve, gateway.slowMs));
    if (fault === "lost_answer" || fault === "lost_for_good") response.socket?.destroy();
    else write(response, fault === "server_error" ? { status: 502, body: "<html>" } : wire.accepted(played));
    if (fault !== "early_report" && fault !== "no_report" && fault !== "lost_for_good")
      keep(reported(wire, played, fault));
  }

  function take({ wire, to, from, text }: Order): Played {
    made++;
    // Longer than what a number of JSON holds.
    const id = wire === "termii" ? `91228212705548${String(made).padStart(6, "0")}` : `ATXid_${made}`;
    const played = { id, wire, to, from, text, at: clock.now() };
    taken.push(played);
    return played;
  }

  async function reported(wire: Wire, played: Played, fault: SmsFault | undefined): Promise<void> {
    const status = fault === "phone_off" ? "failed" : "delivered";
    for (let count = fault === "doubled_report" ? 2 : 1; count > 0; count--)
      await post(wire.report(played, status, secret));
  }

  async function post({ body, headers = {} }: Reply): Promise<number> {
    if (gateway.reportTo === null) return 0;
    const status = await fetch(gateway.reportTo, { method: "POST", body, headers }).then(
      (answer) => answer.status,
      () => 0,
    );
    answers.push(status);
    change();
    return status;
  }

  function keep(task: Promise<unknown>): void {
    onTheWay.add(task);
    void task.finally(() => onTheWay.delete(task));
  }

  function change(): void {
    for (const listener of listeners) listener();
  }

  const gateway: PlayedGateway = {
    apiRoot: `http://127.0.0.1:${port}`,
    posts,
    taken,
    answers,
    reportTo: null,
    slowMs: 300,
    handset: (number) => ({ number, messages: arrived.filter((played) => numberOf(played) === number) }),
    calm() {
      faults.length = 0;
      change();
    },
    arrived: () => arrived.map((played) => ({ ...played, number: numberOf(played) })),
    get next() {
      return faults[0] ?? null;
    },
    fail(...wanted) {
      faults.push(...wanted);
      change();
    },
    async idle() {
      while (onTheWay.size > 0) await Promise.all(onTheWay);
    },
    report: (played, status) => {
      const wire = wires.find(({ name }) => name === played.wire);
      return wire ? post(wire.report(played, status, secret)) : Promise.resolve(0);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return gateway;
}

function write(response: ServerResponse, { status, body, headers = {} }: Reply): void {
  response.writeHead(status, headers).end(body);
}
