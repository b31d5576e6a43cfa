import { shopNameOf } from "../../../accounts/shop-name.ts";
import { phoneOf } from "../../../sessions/phone-forms.ts";
import { asSeller, caught, currentForm, leaving } from "../../entry.ts";
import type { Form } from "../../forms.ts";
import type { ShopContext } from "../../shop.ts";
import { formatPhone } from "../../ui/format.ts";
import { Composer } from "../../ui/grammy.ts";
import { askToLeave, leaveSurely } from "./leave.ts";
import { askPin, startLogin } from "./login.ts";

/** The way in with phone and PIN, and out. */
export function loginRoutes(): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.command("login", (ctx) => leaving(ctx, (form) => loginAgain(ctx, form)));
  composer.command("logout").filter(
    (ctx) => !ctx.seller?.seat,
    (ctx) => leaving(ctx, () => askToLeave(ctx)),
  );
  composer.callbackQuery("logout").filter(
    (ctx) => !ctx.seller?.seat,
    (ctx) => leaving(ctx, () => askToLeave(ctx)),
  );
  composer.callbackQuery(/^logout:([0-9a-z]{6,10})$/).filter(
    (ctx) => !ctx.seller?.seat,
    (ctx) => leaving(ctx, () => leaveSurely(ctx, caught(ctx))),
  );
  composer.callbackQuery("login", async (ctx) => startLogin(ctx, await currentForm(ctx)));
  composer.callbackQuery(/^acct:pin:\w{26}$/, (ctx) => asSeller(ctx, askPin));
  return composer;
}

async function loginAgain(ctx: ShopContext, form: Form | null): Promise<void> {
  if (ctx.seller?.seat) {
    const html = ctx.say.html("seat-login", { name: ctx.seller.seat.name, shop: shopNameOf(ctx.seller.account) });
    return startLogin(ctx, form, html);
  }
  const account = ctx.seller?.account;
  const name = account && [account.first_name, account.last_name].filter(Boolean).join(" ");
  await startLogin(
    ctx,
    form,
    account ? ctx.say.html("login-already", { name: name ?? "", phone: formatPhone(phoneOf(account)) }) : null,
  );
}
