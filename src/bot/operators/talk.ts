import type { Talk } from "../talks/talk.ts";

export interface AnnounceAnswers {
  text?: string;
}

/** Asks what all sellers are to be told. Whether it is sent stands on the row of its draft, not here. */
export const announceTalk: Talk<"text", AnnounceAnswers> = (ask) => ask("text");
