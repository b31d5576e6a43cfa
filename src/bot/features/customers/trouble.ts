import { findAccount } from "../../../accounts/accounts.queries.ts";
import { shopNameOf } from "../../../accounts/shop-name.ts";
import type { ComplaintReason } from "../../../claims/claims.table.ts";
import { complainAsCustomer, salesToComplainOf } from "../../../claims/customer-complaints.ts";
import type { Trouble } from "../../../parser/trouble.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import { ownSalesButtons } from "../../callbacks/customers.ts";
import { type ShopContext, stampNow } from "../../shop.ts";
import { formatBeneficiary, nameService, soldAt, toWhomLine } from "../../ui/format.ts";
import type { Content } from "../../ui/screen.ts";
import { answer, done, present, send } from "../../ui/show.ts";
import { lines, type Say } from "../../ui/text.ts";

const maxSales = 6;

/** A line that says what is wrong: the shop gets it with its sale, or a button asks which sale it is. */
export async function handleTrouble(ctx: ShopContext, { reason, isAbout, number }: Trouble): Promise<void> {
  const { shop, say, userId } = ctx;
  const all = await salesToComplainOf(shop.store.db, userId, { reason, now: shop.clock.now() });
  const sales = all.filter(({ beneficiary }) => number === null || beneficiary === number);
  const [only, ...others] = sales;
  if (!only) return done(send(ctx, { html: say.html("trouble-none") }));
  if (others.length === 0 && isAbout) return formatShop(ctx, only.id, reason);
  const buttons = [];
  for (const sale of sales.slice(0, maxSales)) {
    const data = ownSalesButtons.complain({ sale: sale.id, reason });
    buttons.push([{ text: await labelOf(ctx, sale), data }]);
  }
  await send(ctx, { html: say.html("trouble-which", { reason: say.plain(`complaint-${reason}`) }), buttons });
}

async function labelOf({ shop, say }: ShopContext, sale: Purchase): Promise<string> {
  const account = await findAccount(shop.store.db, sale.account_id);
  const { icon } = nameService(say, sale.service_type);
  const beneficiary = formatBeneficiary(sale.service_type, sale.beneficiary);
  const name = account && shopNameOf(account);
  return `${icon} ${[beneficiary, shop.times.date(soldAt(sale)), name].filter(Boolean).join(" · ")}`;
}

/** Opens the complaint at the shop, and says that the shop knows, or that nobody is there who could. */
export async function formatShop(ctx: ShopContext, purchaseId: string, reason: ComplaintReason): Promise<void> {
  const { shop, say, userId } = ctx;
  const made = await ctx.work.commit((trx) => complainAsCustomer(trx, stampNow(shop), { userId, purchaseId, reason }));
  const account = made && (await findAccount(shop.store.db, made.purchase.account_id));
  if (!account) return answer(ctx, say.plain("tap-not-linked"), true);
  const name = shopNameOf(account);
  if (made.reason === null) return done(present(ctx, { html: say.html("trouble-unheard", { shop: name }) }, null));
  await present(ctx, renderKnown(say, made.purchase, made.reason, name), null);
}

function renderKnown(say: Say, purchase: Purchase, reason: ComplaintReason, shop: string): Content {
  return {
    html: lines(
      say.html("trouble-known", { shop, reason: say.plain(`complaint-${reason}`) }),
      toWhomLine(say, purchase, null),
      reason === "token" && purchase.delivery === "delivered" && say.html("trouble-try"),
    ),
  };
}
