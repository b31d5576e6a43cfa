import { findAccount } from "../../accounts/accounts.queries.ts";
import { openApiKey, openCredentials } from "../../accounts/credentials.ts";
import { countToLook } from "../../closes/sale-sums.queries.ts";
import { summarizeSales } from "../../closes/sale-totals.ts";
import { servedLately } from "../../customers/people.queries.ts";
import { sumDebts } from "../../debts/debts.queries.ts";
import { readMaintenance } from "../../operations/maintenance.ts";
import { sumOpenPrices, sumTill } from "../../sales/open-prices.queries.ts";
import type { Seller } from "../../sessions/sessions.ts";
import type { Credentials } from "../../vending-api/credentials.ts";
import { type SellerContext, type Shop, scopeOf } from "../shop.ts";
import { renderMenu, type Takings } from "./menu-card.ts";
import { renderNoKey } from "./no-key.ts";
import type { Content } from "./screen.ts";
import { seatInView, seatMenu } from "./seat.ts";
import { seenWallet } from "./wallet-seen.ts";

/** A balance younger than this is not asked for again just because the menu is opened: each sale looks at it anyway. */
const freshMs = 10 * 60_000;

/**
 * The menu as it stands now. The bot reads the wallet and the catalogue behind it, so that the next tap finds them
 * fresh.
 */
export async function menuFor(ctx: SellerContext, seller = ctx.seller): Promise<Content> {
  const { shop } = ctx;
  if (seller.seat) {
    const sums = [shop.store.db, seller.account.id, today(ctx)] as const;
    const [paysKobo, tillKobo] = await Promise.all([sumOpenPrices(...sums), sumTill(...sums)]);
    return seatMenu(ctx, seller.seat, await takings(ctx), { paysKobo, tillKobo });
  }
  if (!openApiKey(shop.cipher, seller.account, seller.account.mode)) return renderNoKey(ctx.say, seller.account);
  const { id, mode } = seller.account;
  const content = renderMenu(
    { say: ctx.say, times: shop.times },
    seller.account,
    await seenWallet(ctx, seller.account),
    { ...(await takings(ctx)), owed: await sumDebts(shop.store.db, { accountId: id, mode }) },
    await servedLately(shop.store.db, id, mode),
    (await readMaintenance(shop.store.db)) !== null,
  );
  shop.wallet.lookIfOlder(seller.account.id, freshMs);
  const scope = scopeOf(shop, seller);
  shop.runInBackground("catalogue.warm", () => shop.catalogue.warm(scope, () => credentialsNow(shop, seller)));
  return content;
}

/** What the account shows to the service in the mode of then: nothing once it is logged out. */
async function credentialsNow(shop: Shop, { account }: Seller): Promise<Credentials> {
  const now = await findAccount(shop.store.db, account.id);
  return now ? openCredentials(shop.cipher, now, account.mode) : {};
}

/** Today's sales of this account, in the shop's time zone, and the sales of any day that are not over. */
async function takings(ctx: SellerContext): Promise<Takings> {
  const { shop, seller } = ctx;
  const { id } = seller.account;
  const { since, ...query } = today(ctx);
  const { doubtful, awaiting } = await countToLook(shop.store.db, id, query);
  return {
    today: await summarizeSales(shop.store.db, id, { ...query, since }),
    open: await summarizeSales(shop.store.db, id, { ...query, stage: "open" }),
    doubtfulCount: doubtful,
    awaitingCount: awaiting,
  };
}

/** Today's sales of the account, or of the seller's own seat. */
function today(ctx: SellerContext) {
  const { shop, seller } = ctx;
  const seatId = seatInView(ctx);
  const since = shop.times.startOfDay(shop.clock.now());
  return { mode: seller.account.mode, ...(seatId !== undefined && { seatId }), since };
}
