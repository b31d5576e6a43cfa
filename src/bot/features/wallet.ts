import { knownFunding } from "../../accounts/wallet.ts";
import { formatNaira } from "../../lib/money.ts";
import type { SellerContext } from "../shop.ts";
import { answer, edit, present, send } from "../show.ts";
import { type Html, lines } from "../text.ts";
import { menuButton, renderFunding } from "../views/menu.ts";
import { menuFor } from "./menu.ts";

/** /balance: the wallet as the service shows it now. */
export async function showBalance(ctx: SellerContext): Promise<void> {
  const { say } = ctx;
  const html = await balanceText(ctx);
  await send(ctx, { html, buttons: [[{ text: say.plain("button-fund"), data: "fund" }, menuButton(say)]] });
}

/** Asks the wallet; where the service does not answer, says so and shows what was seen last. */
async function balanceText(ctx: SellerContext): Promise<Html> {
  const { shop, say, seller } = ctx;
  const looked = await shop.wallet.look(seller.account.id);
  if (looked.kind === "seen") return say.html("wallet-balance", { balance: formatNaira(looked.balance.kobo) });
  if (looked.kind === "unauthorized") return say.html("login-key-refused");
  const known = shop.wallet.known(seller.account);
  if (!known) return say.html("wallet-unknown");
  return lines(
    say.html("wallet-balance", { balance: formatNaira(known.kobo) }),
    say.html("wallet-seen", { time: shop.times.moment(known.at) }),
    say.html("wallet-down"),
  );
}

/** /fund and its button: bank details from memory at once, else from the service. */
export async function showFunding(ctx: SellerContext): Promise<void> {
  const { shop, say, seller } = ctx;
  const known = knownFunding(seller.account);
  if (known) shop.behind("wallet.funding", () => shop.wallet.funding(seller.account.id));
  const details = known ?? (await shop.wallet.funding(seller.account.id));
  await present(ctx, renderFunding(say, say.html("fund-title"), details), null);
}

/** "I have paid": looks at the wallet and shows the counter with the new balance. */
export async function lookAfterPaying(ctx: SellerContext): Promise<void> {
  const { shop, seller } = ctx;
  const before = shop.wallet.known(seller.account);
  const looked = await shop.wallet.look(seller.account.id);
  const now = looked.kind === "seen" ? looked.balance : before;
  const account = { ...seller.account, wallet_kobo: now?.kobo ?? null, wallet_at: now?.at ?? null };
  const menu = await menuFor({ ...ctx, ...withAccount(ctx, account) } as SellerContext);
  const messageId = ctx.callbackQuery?.message?.message_id;
  await Promise.all([
    messageId === undefined ? send(ctx, menu) : edit(ctx, messageId, menu),
    answer(ctx, now ? `${formatNaira(now.kobo)}` : ctx.say.plain("wallet-unknown")),
  ]);
}

function withAccount(ctx: SellerContext, account: SellerContext["seller"]["account"]) {
  return { seller: { ...ctx.seller, account } };
}
