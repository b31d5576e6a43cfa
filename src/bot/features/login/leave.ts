import { openOtherUrl } from "../../../developer/note-webhook.ts";
import { hostOf } from "../../../developer/webhook-rule.ts";
import { leftBehind, logOut } from "../../../sessions/sessions.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { showCommands } from "../../ui/profile.ts";
import { button } from "../../ui/screen.ts";
import { isStillSure, stampOf } from "../../ui/second-tap.ts";
import { answer, done, present, send } from "../../ui/show.ts";
import { paragraphs } from "../../ui/text.ts";
import type { ShopContext } from "./needs.ts";

/** The wish to log out. Where staff or open sales are left without an owner it takes a second tap. */
export async function askToLeave(ctx: ShopContext): Promise<void> {
  const { say, shop, seller } = ctx;
  const left = seller && (await leftBehind(shop.store.db, seller));
  if (!left) return done(answer(ctx), leaveShop(ctx));
  const html = paragraphs(
    say.html("logout-last"),
    left.seats > 0 && say.html("logout-seats", { count: left.seats }),
    left.openSales > 0 && say.html("logout-open", { count: left.openSales }),
  );
  const leave = button(say, "button-log-out", `logout:${stampOf(shop.clock)}`, "danger");
  await present(ctx, { html, buttons: [[menuButton(say)], [leave]] }, null);
}

/** The second tap. */
export async function leaveSurely(ctx: ShopContext, stamp: string): Promise<void> {
  if (!isStillSure(ctx.shop.clock, stamp)) return askToLeave(ctx);
  await Promise.all([answer(ctx), leaveShop(ctx)]);
}

/** Unlinks the chat. Open sales go on. */
async function leaveShop(ctx: ShopContext): Promise<void> {
  const { say, shop, seller, userId } = ctx;
  if (!seller) return done(send(ctx, { html: say.html("logout-not-in") }));
  const { isPutBack } = await ctx.work.commit((trx) => logOut(trx, shop.ids, seller, shop.clock.now()));
  const host = hostOf(openOtherUrl(shop.cipher, seller.account) ?? "");
  shop.behind("logout.commands", () => showCommands(ctx, userId));
  if (isPutBack) shop.behind("webhook.put_back", () => shop.putBacks.attempt());
  await send(ctx, {
    html: paragraphs(say.html("logged-out"), isPutBack && say.html("logout-put-back", { host })),
    buttons: [[button(say, "button-login", "login")]],
  });
}
