import type { Talk } from "../talks/talk.ts";

/** What is known of the sales that are looked for. */
export interface FindAnswers {
  words?: string;
}

/** Asks for what is known of a sale. */
export const findTalk: Talk<"words", FindAnswers> = (ask) => ask("words");
