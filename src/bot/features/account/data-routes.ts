import { caught, leaving } from "../../entry.ts";
import type { ShopContext } from "../../shop.ts";
import { Composer } from "../../ui/grammy.ts";
import { askErasure, askErasureAgain, erase, keepData } from "./delete-data.ts";

/** Deleting what is kept about whoever asks: resellers, customers, and those who only looked in. */
export function dataRoutes(): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.command("deletedata", (ctx) => leaving(ctx, () => askErasure(ctx)));
  composer.callbackQuery("deletedata", (ctx) => leaving(ctx, () => askErasure(ctx)));
  composer.callbackQuery("erase:ask", askErasureAgain);
  composer.callbackQuery("erase:no", keepData);
  composer.callbackQuery(/^erase:do:([0-9a-z]{6,10})$/, (ctx) => erase(ctx, caught(ctx)));
  return composer;
}
