import type { Dialog } from "../dialog.ts";

/** A row of a list that is typed again, by its place. */
export interface EditAnswers {
  batchId: string;
  index: number;
  text?: string;
}

/** Asks for a row of a list. */
export const editDialog: Dialog<"text", EditAnswers> = (ask) => ask("text");
