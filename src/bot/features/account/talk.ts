import type { Talk } from "../../dialogs/talk.ts";

/** Asks what the shop is called. */
export const shopTalk: Talk<"name", { name?: string }> = (ask) => ask("name");
