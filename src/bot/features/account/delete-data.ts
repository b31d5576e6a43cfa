import { isCustomer } from "../../../customers/links.ts";
import type { WhyNotErased } from "../../../erasure/erasure.ts";
import { findErasure } from "../../../erasure/erasures.queries.ts";
import { countOpenSales } from "../../../sessions/sessions.ts";
import { erasureButtons } from "../../callbacks/account.ts";
import { askForPin } from "../../dialogs/pin-entry.ts";
import type { SellerContext, ShopContext } from "../../shop.ts";
import { showCommands } from "../../ui/profile.ts";
import { type Button, button, type Content } from "../../ui/screen.ts";
import { isStillSure, stampOf } from "../../ui/second-tap.ts";
import { done, present } from "../../ui/show.ts";
import { paragraphs, type Say } from "../../ui/text.ts";

/** /deletedata, the first of two taps: what would be deleted, what would be kept, and why. */
export async function askErasure(ctx: ShopContext): Promise<void> {
  const { shop, say, seller } = ctx;
  const whyNot = seller && (await shop.erasures.whyNot(shop.store.db, seller));
  if (whyNot) return done(present(ctx, renderWhyNotErased(say, whyNot), null));
  const count = seller ? await countOpenSales(shop.store.db, seller.account.id) : 0;
  const html = paragraphs(
    say.html("erase-title"),
    seller && say.html("erase-shop"),
    seller && say.html("erase-kept"),
    (await isCustomer(shop.store.db, ctx.userId)) && say.html("erase-customer"),
    !seller && say.html("erase-visitor"),
    count > 0 && say.html("erase-open", { count }),
    say.html(seller ? "erase-out" : "erase-messages"),
  );
  const erase = button(say, "button-erase", erasureButtons.askAgain(), "danger");
  await present(ctx, { html, buttons: [[keepButton(say), erase]] }, null);
}

/** The stamp makes the button of the second tap good for a while only. */
export async function askErasureAgain(ctx: ShopContext): Promise<void> {
  const { say, shop } = ctx;
  const now = button(say, "button-erase-now", erasureButtons.erase({ stamp: stampOf(shop.clock) }), "danger");
  await present(ctx, { html: say.html("erase-sure"), buttons: [[keepButton(say), now]] }, null);
}

/** The second tap, and an owner's PIN: at once, or as soon as nothing is open any more. */
export async function erase(ctx: ShopContext, stamp: string): Promise<void> {
  const { shop, say, seller } = ctx;
  if (!isStillSure(shop.clock, stamp)) return done(present(ctx, { html: say.html("erase-old") }, null));
  if (seller) return eraseShop(ctx as SellerContext);
  await ctx.work.commit((trx) => shop.erasures.forget(trx, ctx.userId));
  // The menu of a customer's chat is a setting at Telegram.
  shop.runInBackground("erase.commands", () => showCommands(ctx, ctx.userId));
  await present(ctx, { html: say.html("erase-done-chat") }, null);
}

async function eraseShop(ctx: SellerContext): Promise<void> {
  const { shop, say, seller, userId } = ctx;
  const { account } = seller;
  const wanted = await ctx.work.commit(async (trx) => {
    const whyNot = await shop.erasures.whyNot(trx, seller);
    if (whyNot) return whyNot;
    const begun = await shop.erasures.want(trx, seller);
    if (!begun) return { kind: "unproved" as const };
    await shop.forms.clear(trx, userId);
    return { kind: "wanted" as const, ...begun };
  });
  if (wanted.kind === "unproved") {
    return askForPin(ctx, { what: "erase", head: say.html("pin-for-erase"), wanted: ctx.update });
  }
  if (wanted.kind !== "wanted") return done(present(ctx, renderWhyNotErased(say, wanted), null));
  if (wanted.isPutBack) shop.runInBackground("webhook.put_back", () => shop.putBacks.attempt());
  await shop.erasures.attempt(account.id);
  // All is gone, or it goes as soon as what is open has settled.
  const isWaiting = await findErasure(shop.store.db, account.id);
  await present(ctx, { html: say.html(isWaiting ? "erase-waiting" : "erase-done-shop") }, null);
}

export async function keepData(ctx: ShopContext): Promise<void> {
  await present(ctx, { html: ctx.say.html("erase-kept-all") }, null);
}

function renderWhyNotErased(say: Say, why: WhyNotErased): Content {
  return {
    html: why.kind === "others" ? say.html("erase-others", { count: why.count }) : say.html(`erase-${why.kind}`),
  };
}

function keepButton(say: Say): Button {
  return button(say, "button-erase-keep", erasureButtons.keep());
}
