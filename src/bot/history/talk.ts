import type { Talk } from "../talks/talk.ts";

/** Asks for what is known of a sale. */
export const findTalk: Talk<"words", { words?: string }> = (ask) => ask("words");
