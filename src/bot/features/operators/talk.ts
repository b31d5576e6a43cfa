import type { Talk } from "../../dialogs/talk.ts";

/** Asks what all sellers are to be told. Whether it is sent stands on the row of its draft, not here. */
export const announceTalk: Talk<"text", { text?: string }> = (ask) => ask("text");
