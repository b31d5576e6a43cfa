import { owner } from "./access.ts";
import { callback } from "./callback.ts";

/** What the shop earns. */
export const booksButton = callback("books", owner);
