import type { Clock } from "../core/clock.ts";
import { VendbotError } from "../core/errors.ts";
import type { ChartContent } from "./chart-svg.ts";
import { type Child, startChild } from "./child-process.ts";
import type { CloseContent } from "./close-svg.ts";
import type { ReceiptContent } from "./receipt-svg.ts";

/** Raised when a receipt could not be drawn. The caller can still send its text. */
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

export type Drawing = { content: ReceiptContent } | { chart: ChartContent } | { close: CloseContent } | { qr: string };

/** After this long without an order the process ends and gives its memory back; a new one takes a tenth of a second. */
const idleMs = 30_000;
const patienceMs = 10_000;

export function createReceiptPrinter(deps: { clock: Clock }): ReceiptPrinter {
  let child: Child<Drawing, Uint8Array> | null = null;

  async function draw(drawing: Drawing): Promise<Uint8Array> {
    if (child === null || child.isOver) {
      child = startChild({
        ...{ clock: deps.clock, program: new URL("./receipt-process.ts", import.meta.url), idleMs, patienceMs },
        execArgv: ["--expose-gc", "--max-semi-space-size=1"],
        raise: (code, message) => new ReceiptError(`receipt.${code}`, message),
      });
    }
    return child.ask(drawing);
  }

  return {
    print: (content) => draw({ content }),
    printChart: (chart) => draw({ chart }),
    printClose: (close) => draw({ close }),
    printQr: (qr) => draw({ qr }),
    async [Symbol.asyncDispose]() {
      child?.[Symbol.dispose]();
    },
  };
}
