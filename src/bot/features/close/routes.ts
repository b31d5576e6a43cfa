import type { AccountMode } from "../../../core/account-modes.ts";
import { asSeller, caught, leaving } from "../../entry.ts";
import type { ShopContext } from "../../shop.ts";
import { Composer } from "../../ui/grammy.ts";
import { askCloseHour, chooseCloseHour, showClose, turnClose } from "./close.ts";
import { askCount } from "./count.ts";

/** What a day has come to: for owners with the profit and the wallet, for viewers without. */
export function closeRoutes(): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.command("close", (ctx) => leaving(ctx, () => asSeller(ctx, (seller) => showClose(seller, null))));
  composer.callbackQuery("close", (ctx) => asSeller(ctx, (seller) => showClose(seller, null)));
  composer.callbackQuery(/^close:(\d{1,6})$/, (ctx) =>
    asSeller(ctx, (seller) => showClose(seller, Number(caught(ctx)))),
  );
  composer.callbackQuery(/^close:(more|less):(live|sandbox):(\d{1,6})$/, (ctx) =>
    asSeller(ctx, (seller) =>
      turnClose(seller, caught(ctx) as "more" | "less", caught(ctx, 2) as AccountMode, Number(caught(ctx, 3))),
    ),
  );
  composer.callbackQuery(/^count:(live|sandbox):(\d{1,6})$/, (ctx) =>
    leaving(ctx, (form) =>
      asSeller(ctx, (seller) => askCount(seller, caught(ctx) as AccountMode, Number(caught(ctx, 2)), form)),
    ),
  );
  composer.callbackQuery("closeat", (ctx) => asSeller(ctx, askCloseHour));
  composer.callbackQuery(/^closeat:(-1|1[89]|2[0-3])$/, (ctx) =>
    asSeller(ctx, (seller) => chooseCloseHour(seller, Number(caught(ctx)))),
  );
  return composer;
}
