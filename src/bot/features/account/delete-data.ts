import { isCustomer } from "../../../customers/links.ts";
import { findErasure } from "../../../erasure/erasures.queries.ts";
import { countOpenSales } from "../../../sessions/sessions.ts";
import { askForPin } from "../../dialogs/pin-entry.ts";
import type { SellerContext, ShopContext } from "../../shop.ts";
import { showCommands } from "../../ui/profile.ts";
import { isStillSure, stampOf } from "../../ui/second-tap.ts";
import { done, present } from "../../ui/show.ts";
import { renderErased, renderErasure, renderErasureSure, renderWhyNotErased } from "./delete-data-card.ts";

/** /deletedata: what would be deleted, what would be kept, and why. */
export async function askErasure(ctx: ShopContext): Promise<void> {
  const { shop, say, seller } = ctx;
  const whyNot = seller && (await shop.erasures.whyNot(shop.store.db, seller));
  if (whyNot) return done(present(ctx, renderWhyNotErased(say, whyNot), null));
  const openSales = seller ? await countOpenSales(shop.store.db, seller.account.id) : 0;
  const content = renderErasure({
    say,
    shop: seller && { openSales },
    isCustomer: await isCustomer(ctx.shop.store.db, ctx.userId),
  });
  await present(ctx, content, null);
}

/** The first tap. */
export async function askErasureAgain(ctx: ShopContext): Promise<void> {
  await present(ctx, renderErasureSure(ctx.say, stampOf(ctx.shop.clock)), null);
}

/** The second tap, and an owner's PIN: at once, or as soon as nothing is open any more. */
export async function erase(ctx: ShopContext, stamp: string): Promise<void> {
  const { shop, say, seller } = ctx;
  if (!isStillSure(shop.clock, stamp)) return done(present(ctx, { html: say.html("erase-old") }, null));
  if (seller) return eraseShop(ctx as SellerContext);
  await ctx.work.commit((trx) => shop.erasures.forget(trx, ctx.userId));
  // The menu of a customer's chat is a setting at Telegram.
  shop.runInBackground("erase.commands", () => showCommands(ctx, ctx.userId));
  await present(ctx, renderErased(say, "chat"), null);
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
  const isOver = !(await findErasure(shop.store.db, account.id));
  await present(ctx, renderErased(say, isOver ? "shop" : "waiting"), null);
}

export async function keepData(ctx: ShopContext): Promise<void> {
  await present(ctx, { html: ctx.say.html("erase-kept-all") }, null);
}
