import type { Talk } from "../../dialogs/talk.ts";

/** A row of a list that is typed anew, by its place. */
export interface MendAnswers {
  batchId: string;
  index: number;
  text?: string;
}

/** Asks for a row of a list. */
export const mendTalk: Talk<"text", MendAnswers> = (ask) => ask("text");
