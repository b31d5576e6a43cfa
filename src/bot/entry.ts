import { openApiKey } from "../accounts/credentials.ts";
import { readMaintenance } from "../operations/maintenance.ts";
import { ModeChanged } from "../sales/quote.ts";
import { type Form, isOffer } from "./dialogs/forms.ts";
import type { SellerContext, ShopContext } from "./shop.ts";
import { menuButton, renderFrozen, serviceRows } from "./ui/menu-card.ts";
import { renderNoKey } from "./ui/no-key.ts";
import { sayIdle, sellBlockedReason } from "./ui/seat.ts";
import { answer, done, remove, send, sendNew } from "./ui/show.ts";
import { lines } from "./ui/text.ts";

/** Does something for those who are logged in; asks all others to log in first. */
export async function asSeller(ctx: ShopContext, task: (ctx: SellerContext) => Promise<void>): Promise<void> {
  if (!ctx.seller) return ctx.askToLogIn();
  await task(ctx as SellerContext).catch((error: unknown) => sayModeChanged(ctx, error));
}

/** Another chat has switched the mode while an offer was being made: its price was that of the mode that was left. */
async function sayModeChanged(ctx: ShopContext, error: unknown): Promise<void> {
  if (!(error instanceof ModeChanged)) throw error;
  await sendNew(ctx, { html: ctx.say.html("sell-mode-changed"), buttons: [[menuButton(ctx.say)]] });
}

/** The same for selling, which takes a key: without one the way to it is shown instead. */
export async function asTrader(ctx: ShopContext, task: (ctx: SellerContext) => Promise<void>): Promise<void> {
  await asSeller(ctx, async (trader) => {
    const { account } = trader.seller;
    if (account.frozen_at !== null) return done(answer(ctx), send(ctx, renderFrozen(ctx.say)));
    if (account.stopped_at !== null && trader.seller.seat === null) {
      const html = lines(
        ctx.say.html("shop-stopped", { reason: account.stopped_reason ?? "" }),
        ctx.say.html("problem-nothing-charged"),
      );
      return sendNew(ctx, { html, buttons: [[menuButton(ctx.say)]] });
    }
    if ((await readMaintenance(ctx.shop.store.db)) !== null) {
      return sendNew(ctx, { html: ctx.say.html("maintenance-sale"), buttons: [[menuButton(ctx.say)]] });
    }
    const idle = await sellBlockedReason(trader);
    if (idle) return sayIdle(trader, idle);
    if (openApiKey(ctx.shop.cipher, account, account.mode)) return task(trader);
    await sendNew(ctx, renderNoKey(ctx.say, account));
  });
}

/** A command leaves whatever form is open: its question is taken away, and nothing was charged by it. */
export async function leaving(ctx: ShopContext, task: (form: Form | null) => Promise<void>): Promise<void> {
  const form = await leaveForm(ctx);
  await task(form);
}

export async function leaveForm(ctx: ShopContext): Promise<Form | null> {
  const form = await currentForm(ctx);
  if (!form) return null;
  ctx.work.later(async (trx) => {
    await ctx.shop.forms.clear(trx, ctx.userId);
    if (form.kind === "login") await ctx.shop.pins.clear(trx, ctx.userId);
  });
  // The confirm card stays: it is an offer of its own, good until it runs out.
  const isTapped = form.cardMessageId === ctx.callbackQuery?.message?.message_id;
  if (form.cardMessageId !== null && !isOffer(form) && !isTapped) await remove(ctx, form.cardMessageId);
  return form;
}

/** The form that is open in this chat. One of another version of the bot is dropped, with a word. */
export async function currentForm(ctx: ShopContext): Promise<Form | null> {
  const form = await ctx.shop.forms.load(ctx.shop.store.db, ctx.userId);
  if (form !== "outdated") return form;
  ctx.isFormDropped = true;
  ctx.work.later((trx) => ctx.shop.forms.clear(trx, ctx.userId));
  await send(ctx, { html: ctx.say.html("form-updated"), buttons: ctx.seller ? serviceRows(ctx.say) : [] });
  return null;
}
