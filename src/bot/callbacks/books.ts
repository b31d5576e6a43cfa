import { owner } from "./access.ts";
import { callback } from "./callback.ts";

/** The shop's earnings. */
export const booksButton = callback("books", owner);
