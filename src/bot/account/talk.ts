import type { Talk } from "../talks/talk.ts";

/** Asks what the shop is called. */
export const shopTalk: Talk<"name", { name?: string }> = (ask) => ask("name");
