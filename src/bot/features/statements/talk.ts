import type { Talk } from "../../dialogs/talk.ts";

/** Asks for the first and the last day of a statement; `choice`: what else it is narrowed down to. */
export const datesTalk: Talk<"dates", { choice: string; dates?: string }> = (ask) => ask("dates");
