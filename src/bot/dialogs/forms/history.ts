import type { Dialog } from "../dialog.ts";

/** Asks for what is known of a sale. */
export const findDialog: Dialog<"words", { words?: string }> = (ask) => ask("words");
