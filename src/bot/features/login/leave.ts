import { shopNameOf } from "../../../accounts/shop-name.ts";
import { openOtherUrl } from "../../../developer/record-webhook.ts";
import { hostOf } from "../../../developer/webhook-rule.ts";
import { leaveSeat, leftBehind, logOut } from "../../../sessions/sessions.ts";
import { loginButtons } from "../../callbacks/login.ts";
import { type SellerContext, type ShopContext, stampNow } from "../../shop.ts";
import { loginButton, menuButton } from "../../ui/menu-card.ts";
import { showCommands } from "../../ui/profile.ts";
import { button } from "../../ui/screen.ts";
import { isStillSure, stampOf } from "../../ui/second-tap.ts";
import { answer, done, present, send } from "../../ui/show.ts";
import { type Html, paragraphs } from "../../ui/text.ts";

/** Logs out. Takes a second tap if something is lost by it. */
export async function askToLeave(ctx: ShopContext): Promise<void> {
  const { say, shop, seller } = ctx;
  const html = await lossWords(ctx);
  if (!html) return done(answer(ctx), leaveShop(ctx));
  const label = seller?.seat ? "button-leave-seat" : "button-log-out";
  const leave = button(say, label, loginButtons.logoutSurely({ stamp: stampOf(shop.clock) }), "danger");
  await present(ctx, { html, buttons: [[menuButton(say)], [leave]] }, null);
}

/** A seat, which only its owner gives again; staff or open sales that are left without an owner. Null: nothing is lost. */
async function lossWords({ say, shop, seller }: ShopContext): Promise<Html | null> {
  if (seller?.seat) return say.html("seat-leave", { shop: shopNameOf(seller.account) });
  const left = seller && (await leftBehind(shop.store.db, seller));
  return (
    left &&
    paragraphs(
      say.html("logout-last"),
      left.seats > 0 && say.html("logout-seats", { count: left.seats }),
      left.openSales > 0 && say.html("logout-open", { count: left.openSales }),
    )
  );
}

/** The second tap. */
export async function leaveSurely(ctx: ShopContext, stamp: string): Promise<void> {
  const { shop, seller } = ctx;
  const cameInAt = seller && (seller.seat ? seller.seat.claimed_at : seller.chat.logged_in_at);
  if (!isStillSure(shop.clock, stamp, cameInAt)) return askToLeave(ctx);
  await Promise.all([answer(ctx), seller?.seat ? leaveSeatForGood(ctx as SellerContext) : leaveShop(ctx)]);
}

/** Ends a seat for its seller. Open sales go on. */
async function leaveSeatForGood(ctx: SellerContext): Promise<void> {
  const { shop, say, seller, userId } = ctx;
  await ctx.work.commit(async (trx) => {
    await leaveSeat(trx, stampNow(shop), userId);
    await shop.forms.clear(trx, userId);
  });
  shop.runInBackground("seat.commands", () => showCommands(ctx, userId));
  const visitor: ShopContext = ctx;
  visitor.seller = null;
  await send(visitor, { html: say.html("seat-left", { shop: shopNameOf(seller.account) }) });
}

/** Unlinks the chat. Open sales go on. */
async function leaveShop(ctx: ShopContext): Promise<void> {
  const { say, shop, seller, userId } = ctx;
  if (!seller) return done(send(ctx, { html: say.html("logout-not-in") }));
  const { isPutBack } = await ctx.work.commit((trx) => logOut(trx, shop.ids, seller, shop.clock.now()));
  const host = hostOf(openOtherUrl(shop.cipher, seller.account) ?? "");
  shop.runInBackground("logout.commands", () => showCommands(ctx, userId));
  if (isPutBack) shop.runInBackground("webhook.put_back", () => shop.putBacks.attempt());
  await send(ctx, {
    html: paragraphs(say.html("logged-out"), isPutBack && say.html("logout-put-back", { host })),
    buttons: [[loginButton(say)]],
  });
}
