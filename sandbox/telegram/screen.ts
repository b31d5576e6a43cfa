import { VendbotError } from "../../src/core/errors.ts";
import type { ChatMessage, MessagePattern } from "./contract.ts";

/** Raised when what a test or a person waits for does not come. */
export class NotSeenError extends VendbotError {}

// Real time, whatever the sandbox's clock says: this is how long the one who watches is ready to wait.
const defaultTimeoutMs = 90_000;

/** Waits until `look` finds something, looking after each change. Rejects with `explain()` when it never does. */
export function waitFor<T>(
  onChange: (listener: () => void) => () => void,
  look: () => T | undefined,
  explain: () => string,
  timeoutMs = defaultTimeoutMs,
): Promise<T> {
  const found = look();
  if (found !== undefined) return Promise.resolve(found);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      stop();
      reject(new NotSeenError("telegram.not_seen", explain()));
    }, timeoutMs);
    const stop = onChange(() => {
      const seen = look();
      if (seen === undefined) return;
      stop();
      clearTimeout(timer);
      resolve(seen);
    });
  });
}

function matches(pattern: MessagePattern, message: ChatMessage): boolean {
  if (typeof pattern === "function") return pattern(message);
  return typeof pattern === "string" ? message.text.includes(pattern) : new RegExp(pattern).test(message.text);
}

/** The newest visible message of the bot that matches. */
export function findSeen(messages: readonly ChatMessage[], pattern: MessagePattern): ChatMessage | undefined {
  return messages.filter((message) => message.from === "bot").findLast((message) => matches(pattern, message));
}

/** A string is the whole label, or else a part of one. */
export function findLabelled<B extends { text: string }>(buttons: readonly B[], label: string | RegExp): B | undefined {
  if (typeof label !== "string") return buttons.find((button) => new RegExp(label).test(button.text));
  return buttons.find((button) => button.text === label) ?? buttons.find((button) => button.text.includes(label));
}

/** The chat as a few lines of text, for the words of a failed wait. */
export function describeChat(messages: readonly ChatMessage[]): string {
  if (messages.length === 0) return "(an empty chat)";
  const lines = messages.slice(-8).map(({ id, from, text, photo, document, contact, inlineKeyboard }) => {
    const attachments = [photo && "photo", document && `document ${document.name ?? ""}`, contact && "contact"];
    const buttons = inlineKeyboard.flat().map((button) => `[${button.text}]`);
    return [`#${id} ${from}:`, ...attachments.filter(Boolean), text, ...buttons].join(" ");
  });
  return lines.join("\n");
}
