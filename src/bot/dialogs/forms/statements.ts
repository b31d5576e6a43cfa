import type { Dialog } from "../dialog.ts";

/** Asks for the first and the last day of a statement; `choice`: what else it is narrowed down to. */
export const datesDialog: Dialog<"dates", { choice: string; dates?: string }> = (ask) => ask("dates");
