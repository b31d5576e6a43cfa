import { type ChildProcess, fork } from "node:child_process";
import type { Clock } from "../lib/clock.ts";
import { VendbotError } from "../lib/errors.ts";
import type { ChartContent } from "./chart-svg.ts";
import type { CloseContent } from "./close-svg.ts";
import type { ReceiptContent } from "./receipt-svg.ts";

/** Raised when a receipt could not be drawn. What it shows can still be said in words. */
export class ReceiptError extends VendbotError {}

/** Draws pictures in a process of its own, which is there only while it is needed. */
export interface ReceiptPrinter extends AsyncDisposable {
  /** The receipt as a PNG of about 100 KB. Throws ReceiptError. */
  print(content: ReceiptContent): Promise<Uint8Array>;
  /** A picture of what was sold, of about 100 KB. Throws ReceiptError. */
  printChart(content: ChartContent): Promise<Uint8Array>;
  /** The close of a day as a PNG. Throws ReceiptError. */
  printClose(close: CloseContent): Promise<Uint8Array>;
  /** A QR code of `text` as a PNG. Throws ReceiptError. */
  printQr(text: string): Promise<Uint8Array>;
}

export type ReceiptOrder = { id: number } & Drawing;
type Drawing = { content: ReceiptContent } | { chart: ChartContent } | { close: CloseContent } | { qr: string };
export type ReceiptAnswer = { id: number; png: Uint8Array } | { id: number; failure: string };

/** After this long without an order the process ends and gives its memory back; a new one takes a tenth of a second. */
const idleMs = 30_000;
const patienceMs = 10_000;

interface Waiting {
  resolve(png: Uint8Array): void;
  reject(error: ReceiptError): void;
  cancelDeadline(): void;
}

export function createReceiptPrinter(deps: { clock: Clock }): ReceiptPrinter {
  const { clock } = deps;
  const orders = new Map<number, Waiting>();
  let child: ChildProcess | null = null;
  let lastId = 0;
  let cancelIdle = () => {};

  function start(): ChildProcess {
    const started = fork(new URL("./receipt-process.ts", import.meta.url), {
      // Nothing of the shop's secrets, and none of the flags that the shop itself runs with.
      env: {},
      execArgv: ["--expose-gc", "--max-semi-space-size=1"],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    started.on("message", take);
    started.on("error", () => end(started));
    started.on("exit", () => end(started));
    started.unref();
    return started;
  }

  function take(message: unknown): void {
    const answer = message as ReceiptAnswer;
    const order = orders.get(answer.id);
    orders.delete(answer.id);
    order?.cancelDeadline();
    if ("png" in answer) order?.resolve(answer.png);
    else order?.reject(new ReceiptError("receipt.not_drawn", `The receipt was not drawn: ${answer.failure}`));
    if (orders.size > 0) return;
    // A process without an order must not keep the shop's alive.
    child?.channel?.unref();
    cancelIdle = clock.after(idleMs, () => child && end(child));
  }

  /** What hangs or is gone is given up: the next order gets a fresh process. */
  function end(ending: ChildProcess): void {
    if (child !== ending) return;
    child = null;
    ending.kill("SIGKILL");
    for (const order of orders.values()) {
      order.cancelDeadline();
      order.reject(new ReceiptError("receipt.process_lost", "The process that draws receipts ended"));
    }
    orders.clear();
  }

  function order(drawing: Drawing): Promise<Uint8Array> {
    cancelIdle();
    child ??= start();
    const drawer = child;
    drawer.channel?.ref();
    const id = ++lastId;
    return new Promise<Uint8Array>((resolve, reject) => {
      orders.set(id, { resolve, reject, cancelDeadline: clock.after(patienceMs, () => end(drawer)) });
      drawer.send({ id, ...drawing } satisfies ReceiptOrder, (error) => {
        if (error) end(drawer);
      });
    });
  }

  return {
    print: (content) => order({ content }),
    printChart: (chart) => order({ chart }),
    printClose: (close) => order({ close }),
    printQr: (qr) => order({ qr }),
    async [Symbol.asyncDispose]() {
      cancelIdle();
      if (child) end(child);
    },
  };
}
