import type { Talk } from "../../dialogs/talk.ts";

/** Asks for what is known of a sale. */
export const findTalk: Talk<"words", { words?: string }> = (ask) => ask("words");
