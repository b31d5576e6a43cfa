import type { Clock } from "../core/clock.ts";
import { messageOf, VendbotError } from "../core/errors.ts";
import type { Log } from "../core/log.ts";
import type { ChartContent } from "./chart-svg.ts";
import { type Child, startChild } from "./child-process.ts";
import type { CloseContent } from "./close-svg.ts";
import type { ReceiptContent } from "./receipt-svg.ts";
import type { Drawing } from "./svg-of.ts";

/** Raised when a receipt could not be drawn. The caller can still send its text. */
export class ReceiptError extends VendbotError {}

/** The picture; null if it cannot be drawn, which the log reports as `event`. */
export async function pictureOrNull(
  printing: Promise<Uint8Array>,
  log: Pick<Log, "error">,
  event: string,
  facts: Readonly<Record<string, string>> = {},
): Promise<Uint8Array | null> {
  try {
    return await printing;
  } catch (error) {
    if (!(error instanceof ReceiptError)) throw error;
    log.error(event, { ...facts, code: error.code, error: messageOf(error) });
    return null;
  }
}

/** After this long without an order the process ends and gives its memory back; a new one takes a tenth of a second. */
const idleMs = 30_000;
const patienceMs = 10_000;

/** Draws pictures in a process of its own, which is there only while it is needed. */
export function createReceiptPrinter(deps: { clock: Clock }) {
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
    /** The receipt as a PNG of about 100 KB. Throws ReceiptError. */
    print: (content: ReceiptContent) => draw({ content }),
    /** A picture of what was sold, of about 100 KB. Throws ReceiptError. */
    printChart: (chart: ChartContent) => draw({ chart }),
    /** The close of a day as a PNG. Throws ReceiptError. */
    printClose: (close: CloseContent) => draw({ close }),
    /** A QR code of `text` as a PNG. Throws ReceiptError. */
    printQr: (qr: string) => draw({ qr }),
    async [Symbol.asyncDispose]() {
      child?.[Symbol.dispose]();
    },
  };
}

export type ReceiptPrinter = ReturnType<typeof createReceiptPrinter>;
