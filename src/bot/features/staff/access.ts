import { findAccount } from "../../../accounts/accounts.queries.ts";
import { lastSeatOf, type Seat } from "../../../accounts/seats.queries.ts";
import { shopNameOf } from "../../../accounts/shop-name.ts";
import { findSeller } from "../../../sessions/sessions.ts";
import { openSeatLink } from "../../../staff/seats.ts";
import { languageButtons } from "../../callbacks/language.ts";
import { type SellerContext, type ShopContext, stampNow } from "../../shop.ts";
import { menuFor } from "../../ui/menu.ts";
import { firstNameOf } from "../../ui/person.ts";
import { showCommands } from "../../ui/profile.ts";
import { button } from "../../ui/screen.ts";
import { done, send } from "../../ui/show.ts";
import { type Html, paragraphs } from "../../ui/text.ts";

/** /start with an invitation. The first who opens it sits on the seat; everybody else gets a friendly no. */
export async function openInvitation(ctx: ShopContext, payload: string): Promise<void> {
  const { shop, say, userId } = ctx;
  const opener = { userId, firstName: firstNameOf(ctx), payload };
  const opened = await ctx.work.commit((trx) => openSeatLink(trx, stampNow(shop), opener));
  if (opened.kind === "seated") return greet(ctx, opened.seat);
  if (opened.kind === "slow_down") return done(send(ctx, { html: say.html("link-slow-down") }));
  const isInAlready = opened.kind === "owner" || opened.kind === "busy";
  await send(ctx, { html: say.html(isInAlready ? `seat-link-${opened.kind}` : `link-${opened.kind}`) });
}

async function greet(ctx: ShopContext, seat: Seat): Promise<void> {
  const { shop, say, userId } = ctx;
  ctx.seller = await findSeller(shop.store.db, userId);
  if (!ctx.seller) throw new Error("Nobody sits on a seat that was just taken");
  shop.runInBackground("seat.commands", () => showCommands(ctx, userId));
  const menu = await menuFor(ctx as SellerContext);
  const shopName = shopNameOf(ctx.seller.account);
  const hello = say.html(`seat-hello-${seat.role}`, { shop: shopName, name: seat.name });
  const languages = [button(say, "button-language", languageButtons.list())];
  await send(ctx, { ...menu, html: paragraphs(hello, menu.html), buttons: [...(menu.buttons ?? []), languages] });
}

/** The refusal for somebody whose seat has ended; null for everybody else. */
export async function formerSeat({ shop, say, userId }: ShopContext): Promise<Html | null> {
  const seat = await lastSeatOf(shop.store.db, userId);
  const account = seat && (await findAccount(shop.store.db, seat.account_id));
  return account ? say.html("seat-was", { shop: shopNameOf(account) }) : null;
}
