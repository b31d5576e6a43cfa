import { smsUses } from "../../../sms/sms.table.ts";
import { asSeller, caught, leaving } from "../../entry.ts";
import type { ShopContext } from "../../shop.ts";
import { Composer } from "../../ui/grammy.ts";
import { sendSms, sendSmsAgain } from "./send.ts";
import { chooseSmsUse, showShopSms } from "./settings.ts";

/** Tokens by SMS. Where the operator has set no gateway, a button of before says that it is old. */
export function smsRoutes(): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.callbackQuery(/^sms:(\w{26}):(\d)$/, (ctx) =>
    leaving(ctx, (form) => asSeller(ctx, (seller) => sendSms(seller, caught(ctx), Number(caught(ctx, 2)), form))),
  );
  composer.callbackQuery(/^smsyes:(\w{26}):(\d):([a-z]{4,9})$/, (ctx) =>
    asSeller(ctx, (seller) => sendSmsAgain(seller, caught(ctx), Number(caught(ctx, 2)), caught(ctx, 3))),
  );
  composer.callbackQuery("smsuse", (ctx) => asSeller(ctx, showShopSms));
  composer.callbackQuery(/^smsuse:(all|owners|none)$/, (ctx) =>
    asSeller(ctx, (seller) => chooseSmsUse(seller, smsUses.find((use) => use === caught(ctx)) ?? "all")),
  );
  return composer;
}
