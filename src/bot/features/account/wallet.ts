import { findSnapshot } from "../../../accounts/accounts.queries.ts";
import { formatNaira, subtractKobo, toKobo } from "../../../core/money.ts";
import { knownFunding, type LookAnswer } from "../../../developer/balance.ts";
import { newestDay } from "../../../wallet/days.queries.ts";
import { walletLeft } from "../../../wallet/left.ts";
import { walletButtons } from "../../callbacks/account.ts";
import type { SellerContext } from "../../shop.ts";
import { renderFunding } from "../../ui/funding-card.ts";
import { menuFor } from "../../ui/menu.ts";
import { menuButton } from "../../ui/menu-card.ts";
import { button, type Content } from "../../ui/screen.ts";
import { answer, edit, present, send } from "../../ui/show.ts";
import { type Html, lines, paragraphs } from "../../ui/text.ts";

/** /balance and its button: what was seen last, at once, and in its place what the service says now. */
export async function showBalance(ctx: SellerContext): Promise<void> {
  const { shop, seller } = ctx;
  const asking = withButtons(ctx, lines(lastSeen(ctx), ctx.say.html("wallet-asking")));
  const messageId = await present(ctx, asking, null);
  shop.runInBackground("wallet.balance", async () => {
    const looked = await shop.wallet.look(seller.account.id);
    await edit(ctx, messageId, withButtons(ctx, lookedText(ctx, looked)));
  });
}

function withButtons({ say }: SellerContext, html: Html): Content {
  return { html, buttons: [[button(say, "button-fund", walletButtons.fund()), menuButton(say)]] };
}

function lastSeen({ shop, say, seller }: SellerContext): Html | null {
  const known = shop.wallet.known(seller.account);
  return known && say.html("wallet-seen", { balance: formatNaira(known.kobo), time: shop.times.moment(known.at) });
}

/** The balance, or why it is not to be had. */
function lookedText(ctx: SellerContext, looked: LookAnswer): Html {
  if (looked.kind === "seen") return ctx.say.html("wallet-balance", { balance: formatNaira(looked.balance.kobo) });
  if (looked.kind === "unauthorized") return ctx.say.html("login-key-refused");
  if (looked.kind === "not_developer") return ctx.say.html("wallet-not-developer");
  if (looked.kind === "refused") {
    return lines(lastSeen(ctx), ctx.say.html("account-refused"), ctx.say.html("card-words", { words: looked.words }));
  }
  return lines(lastSeen(ctx), ctx.say.html(looked.kind === "unreadable" ? "problem-unreadable" : "problem-down"));
}

/**
 * /fund and its button: bank details from memory at once, else from the service. `asNew` does not touch a sale's card.
 */
export async function showFunding(ctx: SellerContext, asNew = false): Promise<void> {
  const { shop, say, seller } = ctx;
  const known = knownFunding(seller.account);
  if (known) shop.runInBackground("wallet.funding", () => shop.wallet.funding(seller.account.id));
  const details = known ?? (await shop.wallet.funding(seller.account.id));
  const content = renderFunding(say, say.html("fund-title"), details);
  if (asNew) await Promise.all([send(ctx, content), answer(ctx)]);
  else await present(ctx, content, null);
}

/** "I have paid": asks the wallet, and says how much more it has, or shows the bank details again. */
export async function lookAfterPaying(ctx: SellerContext): Promise<void> {
  const { shop, say, seller } = ctx;
  const messageId = ctx.callbackQuery?.message?.message_id;
  await answer(ctx, say.plain("wallet-asking"));
  shop.runInBackground("wallet.paid", async () => {
    const looked = await shop.wallet.lookNew(seller.account.id);
    const content = await afterPaying(ctx, looked);
    await (messageId === undefined ? send(ctx, content) : edit(ctx, messageId, content));
  });
}

/**
 * The counter below how much more there is than was seen last, whatever it comes from, and what sales took since; the bank
 * details if nothing came in.
 */
async function afterPaying(ctx: SellerContext, looked: LookAnswer): Promise<Content> {
  const { shop, say, seller } = ctx;
  if (looked.kind !== "seen") {
    const menu = await menuFor(ctx);
    return { ...menu, html: paragraphs(lookedText(ctx, looked), menu.html) };
  }
  const { kobo, at } = looked.balance;
  const before = shop.wallet.known(seller.account) ?? { kobo, at };
  const { startOfDay, seconds, moment } = shop.times;
  const since = startOfDay(before.at) === startOfDay(at) ? seconds(before.at) : moment(before.at);
  const funding = knownFunding(seller.account);
  // Charges of sales since then may hide money that came in.
  const look = await findSnapshot(shop.store.db, seller.account.id, seller.account.mode);
  const snapshot = look ? { kobo: look.kobo, at: look.asked_at } : null;
  const tookKobo = before.kobo - (await walletLeft(shop.store.db, seller.account, before, snapshot)).leftKobo;
  if (kobo + tookKobo <= before.kobo && funding) {
    const nothing = say.html("paid-none", { balance: formatNaira(kobo), time: seconds(at), since });
    return renderFunding(say, lines(nothing, await paidInToday(ctx, at)), funding);
  }
  const menu = await menuFor(ctx, { ...seller, account: { ...seller.account, wallet_kobo: kobo, wallet_at: at } });
  const amount = formatNaira(subtractKobo(kobo, before.kobo));
  const rise = kobo > before.kobo && say.html("paid-seen", { amount, since });
  const took = tookKobo > 0 && say.html("paid-sales", { sales: formatNaira(toKobo(tookKobo)), since });
  return { ...menu, html: paragraphs(lines(rise, took), menu.html) };
}

/** What came in today, if the wallet's book has it: an earlier look may have found the payment. */
async function paidInToday({ shop, say, seller }: SellerContext, now: number): Promise<Html | null> {
  const day = await newestDay(shop.store.db, seller.account.id, seller.account.mode);
  if (!day || day.day !== shop.calendar.dayOf(now) || day.paid_in_kobo <= 0) return null;
  return say.html("paid-today", { amount: formatNaira(toKobo(day.paid_in_kobo)) });
}
