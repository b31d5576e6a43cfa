import { writeSync } from "node:fs";
import { answerParent } from "../pictures/child-process.ts";
import type { FileWriter, ToWriter } from "./statement-orders.ts";
import { createWriter } from "./statement-writer.ts";

/**
 * The process that writes one statement. It has a memory of its own, which ends with it, and its modules are never
 * loaded in the shop's. It gets no secret, and an open file to write to.
 */
const fileDescriptor = 4;

function put(bytes: Uint8Array | string): void {
  const whole = typeof bytes === "string" ? Buffer.from(bytes) : bytes;
  for (let at = 0; at < whole.byteLength; ) at += writeSync(fileDescriptor, whole, at);
}

let writer: FileWriter | undefined;

answerParent(async (message: ToWriter): Promise<void> => {
  if ("order" in message) writer = await createWriter(message.order, put);
  else if ("lines" in message) await writer?.add(message.lines);
  else await writer?.end(message.end);
});
