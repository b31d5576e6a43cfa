import { shopNameOf } from "../../../accounts/shop-name.ts";
import { phoneOf } from "../../../sessions/phone-forms.ts";
import { everybody } from "../../callbacks/access.ts";
import { loginButtons } from "../../callbacks/login.ts";
import type { Form } from "../../dialogs/forms.ts";
import { command, currentForm, Feature, leaving } from "../../feature.ts";
import type { ShopContext } from "../../shop.ts";
import { formatPhone } from "../../ui/format.ts";
import { describeHelp } from "../../ui/login-help.ts";
import { sendNew } from "../../ui/show.ts";
import { askToLeave, leaveSurely } from "./leave.ts";
import { askPin, startLogin } from "./login.ts";

/** The way in with phone and PIN, and out, also from a seat. */
export const logins = new Feature()
  .anyone(command("login", everybody), (ctx) => leaving(ctx, (form) => loginAgain(ctx, form)))
  .anyone(loginButtons.login, async (ctx) => startLogin(ctx, await currentForm(ctx)))
  .anyone(loginButtons.help, (ctx, { about }) =>
    sendNew(ctx, { html: describeHelp(ctx.say, ctx.shop.loginHelp, about) }),
  )
  .seller(loginButtons.pin, askPin)
  .anyone([command("logout", everybody), loginButtons.logout], (ctx) => leaving(ctx, () => askToLeave(ctx)))
  .anyone(loginButtons.logoutSurely, (ctx, { stamp }) => leaving(ctx, () => leaveSurely(ctx, stamp)));

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
