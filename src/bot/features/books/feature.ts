import { booksButton } from "../../callbacks/books.ts";
import { command, Feature } from "../../feature.ts";
import { showBooks } from "./books.ts";

/** What the shop earns. */
export const books = new Feature().leaving([command("books"), booksButton], showBooks);
