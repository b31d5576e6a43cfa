import { booksButton } from "../../callbacks/books.ts";
import { command, Feature } from "../../feature.ts";
import { showBooks } from "./books.ts";
import { showRanking } from "./ranking.ts";

/** The shop's earnings. */
export const books = new Feature()
  .sellerLeaving(command("books"), async (ctx, { words }) => {
    if (!(await showRanking(ctx, words))) await showBooks(ctx);
  })
  .sellerLeaving(booksButton, showBooks);
