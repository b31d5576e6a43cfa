import type { Dialog } from "../dialog.ts";

/** Asks what the shop is called. */
export const shopDialog: Dialog<"name", { name?: string }> = (ask) => ask("name");
