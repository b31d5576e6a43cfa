import { asSeller, caught, leaving } from "../../entry.ts";
import type { ShopContext } from "../../shop.ts";
import { Composer } from "../../ui/grammy.ts";
import { askHour, askRepeat, askRhythm, dismiss, keepHour, showRepeat, showRepeats, stopRepeat } from "./repeats.ts";

/** Reminders to sell the same to a customer again. The button that leads to its offer is a way to a sale. */
export function repeatRoutes(): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.command("reminders", (ctx) => leaving(ctx, () => asSeller(ctx, (seller) => showRepeats(seller))));
  composer.callbackQuery(/^repeats:(\d{1,6})$/, (ctx) =>
    asSeller(ctx, (seller) => showRepeats(seller, Number(caught(ctx)))),
  );
  composer.callbackQuery(/^repeat:new:(\w{26})$/, (ctx) =>
    leaving(ctx, (form) => asSeller(ctx, (seller) => askRepeat(seller, caught(ctx), form))),
  );
  composer.callbackQuery(/^repeat:days:(\w{26})$/, (ctx) =>
    leaving(ctx, (form) => asSeller(ctx, (seller) => askRhythm(seller, caught(ctx), form))),
  );
  composer.callbackQuery(/^repeat:open:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => showRepeat(seller, caught(ctx))));
  composer.callbackQuery(/^repeat:hour:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => askHour(seller, caught(ctx))));
  composer.callbackQuery(/^repeat:at:(\w{26}):(\d{1,2})$/, (ctx) =>
    asSeller(ctx, (seller) => keepHour(seller, caught(ctx), Number(caught(ctx, 2)))),
  );
  composer.callbackQuery(/^repeat:(later|skip):(\w{26}):(\d{1,6})$/, (ctx) =>
    asSeller(ctx, (seller) =>
      dismiss(seller, caught(ctx) === "later" ? "later" : "skip", caught(ctx, 2), Number(caught(ctx, 3))),
    ),
  );
  composer.callbackQuery(/^repeat:stop:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => stopRepeat(seller, caught(ctx))));
  return composer;
}
