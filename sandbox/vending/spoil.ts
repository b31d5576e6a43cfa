import { type ServerResponse, STATUS_CODES } from "node:http";
import { assertNever } from "../../src/core/errors.ts";
import type { FaultKind, PendingFault } from "./faults.ts";
import { type Answer, html, type Meaning } from "./meaning.ts";

/** Faults that come before a request takes effect. */
const early: readonly FaultKind[] = [
  "drop-before",
  "hang-before",
  "status-500-html",
  "status-401",
  "status-404",
  "status-429",
];

export function isEarly(fault: PendingFault): boolean {
  return early.includes(fault.kind);
}

/** What a fault makes of an answer: another answer, no answer at all, or bytes of its own on the line. */
export type Spoilt = { answer: Answer } | { meaning: Meaning } | { line: "silent" } | { line: "closed" };

/**
 * Writes what the fault wants, or says what to write instead. `answer` is the true one; null where the request was not
 * processed.
 */
export function spoil(fault: PendingFault, response: ServerResponse, answer: Answer | null): Spoilt {
  const { socket } = response;
  switch (fault.kind) {
    case "status-500-html":
      return { meaning: { is: "broken" } };
    case "status-502-html-after":
      return { answer: html(502, "Bad Gateway") };
    case "status-401":
      return { meaning: { is: "no-credential", given: "key", wanted: "key" } };
    case "status-404":
      return { meaning: { is: "no-record" } };
    case "status-429":
      return { meaning: { is: "throttled", seconds: fault.retryAfterSeconds ?? 1 } };
    case "hang-before":
    case "hang-after":
      return { line: "silent" };
    case "drop-before":
    case "drop-after":
      socket?.destroy();
      return { line: "closed" };
    case "garbage":
      socket?.end("\u0000\u0001 this is not HTTP \u00ff\r\n\r\n");
      return { line: "closed" };
    case "truncate": {
      // No length and no chunks: the end of the line is the end of the body, so the half is a whole answer to HTTP.
      const status = answer?.status ?? 200;
      const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, `content-type: ${answer?.contentType}`];
      socket?.end([...head, "connection: close", "", half(answer)].join("\r\n"));
      return { line: "closed" };
    }
    case "reset-mid-answer":
      response.writeHead(answer?.status ?? 200, {
        "content-type": answer?.contentType ?? "",
        "content-length": Buffer.byteLength(answer?.body ?? ""),
      });
      // Reset only once the half has left, or it is thrown away with the line.
      response.write(half(answer), () => socket?.resetAndDestroy());
      return { line: "closed" };
    default:
      return assertNever(fault.kind);
  }
}

function half(answer: Answer | null): string {
  return answer ? answer.body.slice(0, Math.floor(answer.body.length / 2)) : "";
}
