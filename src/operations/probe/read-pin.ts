import { once } from "node:events";
import { createInterface } from "node:readline";
import { type Readable, Writable } from "node:stream";

/**
 * Reads one line. At a terminal it asks for the PIN, and shows nothing of what is typed. Returns an empty text if the
 * input ends first, or at Ctrl-C.
 */
export async function readPin(
  input: Readable & { isTTY?: boolean },
  prompt: { write(text: string): unknown },
): Promise<string> {
  const isTerminal = input.isTTY === true;
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (isTerminal) prompt.write("PIN (it is not shown): ");
  const reader = createInterface({ input, output: nowhere, terminal: isTerminal, historySize: 0 });
  // Without a listener, Ctrl-C would only pause the input.
  reader.on("SIGINT", () => reader.close());
  const [line] = (await Promise.race([once(reader, "line"), once(reader, "close")])) as [string?];
  reader.close();
  if (isTerminal) prompt.write("\n");
  return line?.trim() ?? "";
}
