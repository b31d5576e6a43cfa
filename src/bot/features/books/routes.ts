import { asSeller, leaving } from "../../entry.ts";
import type { ShopContext } from "../../shop.ts";
import { Composer } from "../../ui/grammy.ts";
import { showBooks } from "./books.ts";

/** What the shop earns. */
export function booksRoutes(): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.command("books", (ctx) => leaving(ctx, () => asSeller(ctx, showBooks)));
  composer.callbackQuery("books", (ctx) => leaving(ctx, () => asSeller(ctx, showBooks)));
  return composer;
}
