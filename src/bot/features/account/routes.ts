import type { ChangeKind } from "../../../accounts/accounts.table.ts";
import type { AccountMode } from "../../../core/account-modes.ts";
import { asSeller, caught, leaving } from "../../entry.ts";
import type { ShopContext } from "../../shop.ts";
import { Composer } from "../../ui/grammy.ts";
import { askChange, askMode, doChange, dropChange, keepTheirs, lookAgain, showAccount, switchTo } from "./account.ts";
import { shopNaming } from "./shop-name.ts";
import { lookAfterPaying, showBalance, showFunding } from "./wallet.ts";

/** The account: its keys, its mode, its webhook, its wallet and its name. What changes them stands on the button and the database alone. */
export function accountRoutes(): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.callbackQuery(/^acct:do:([\w-]{22})$/, (ctx) => asSeller(ctx, (seller) => doChange(seller, caught(ctx))));
  composer.callbackQuery(/^acct:no:([\w-]{22})$/, (ctx) => asSeller(ctx, (seller) => dropChange(seller, caught(ctx))));
  composer.callbackQuery(/^acct:ask:(upgrade|live_key|sandbox_key|webhook_use|webhook_back)$/, (ctx) =>
    asSeller(ctx, (seller) => askChange(seller, caught(ctx) as ChangeKind)),
  );
  composer.callbackQuery(/^acct:mode:(live|sandbox)$/, (ctx) =>
    asSeller(ctx, (seller) => askMode(seller, caught(ctx) as AccountMode)),
  );
  composer.callbackQuery(/^acct:to:(live|sandbox):([0-9a-z]{6,10})$/, (ctx) =>
    asSeller(ctx, (seller) => switchTo(seller, caught(ctx) as AccountMode, caught(ctx, 2))),
  );
  composer.callbackQuery(/^acct:look:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => lookAgain(seller, caught(ctx))));
  composer.callbackQuery("acct:keep", (ctx) => asSeller(ctx, keepTheirs));
  composer.callbackQuery("account", (ctx) => leaving(ctx, () => asSeller(ctx, showAccount)));
  composer.command("account", (ctx) => leaving(ctx, () => asSeller(ctx, showAccount)));
  composer.command("shopname", (ctx) =>
    leaving(ctx, (form) => asSeller(ctx, (seller) => shopNaming.open(seller, {}, form, { typed: ctx.match.trim() }))),
  );
  composer.callbackQuery("shopname", (ctx) =>
    leaving(ctx, (form) => asSeller(ctx, (seller) => shopNaming.open(seller, {}, form))),
  );
  composer.command("balance", (ctx) => leaving(ctx, () => asSeller(ctx, showBalance)));
  composer.command("fund", (ctx) => leaving(ctx, () => asSeller(ctx, (seller) => showFunding(seller))));
  composer.callbackQuery("balance", (ctx) => asSeller(ctx, showBalance));
  composer.callbackQuery("fund", (ctx) => asSeller(ctx, (seller) => showFunding(seller)));
  composer.callbackQuery("fund:new", (ctx) => asSeller(ctx, (seller) => showFunding(seller, true)));
  composer.callbackQuery("paid", (ctx) => asSeller(ctx, lookAfterPaying));
  return composer;
}
