import { asSeller, caught, leaving } from "../../entry.ts";
import type { ShopContext } from "../../shop.ts";
import { Composer } from "../../ui/grammy.ts";
import type { SellerContext } from "./needs.ts";
import { askPrice, chooseWithin, removePrice, setPreset, setStep, showPrices, showScope } from "./prices.ts";
import { scopePattern } from "./scopes.ts";

/** What customers pay: set by owners alone. */
export function priceRoutes(): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  const onScope = (act: string, task: (seller: SellerContext, scope: string, place: number) => Promise<void>) =>
    composer.callbackQuery(new RegExp(`^pr:(${scopePattern})${act}$`), (ctx) =>
      leaving(ctx, () => asSeller(ctx, (seller) => task(seller, caught(ctx), Number(caught(ctx, 2))))),
    );
  composer.command("prices", (ctx) => leaving(ctx, () => asSeller(ctx, showPrices)));
  composer.callbackQuery("prices", (ctx) => leaving(ctx, () => asSeller(ctx, showPrices)));
  onScope("", showScope);
  onScope(":set\\.(\\d)", setPreset);
  onScope(":step\\.(\\d)", setStep);
  onScope(":in\\.(\\d{1,2})", chooseWithin);
  onScope(":end", removePrice);
  composer.callbackQuery(new RegExp(`^pr:(${scopePattern}):type$`), (ctx) =>
    leaving(ctx, (form) => asSeller(ctx, (seller) => askPrice(seller, caught(ctx), form))),
  );
  return composer;
}
