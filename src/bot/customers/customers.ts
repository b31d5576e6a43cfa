import { shopNameOf } from "../../accounts/shop-name.ts";
import { takeBackUnopened, unlink } from "../../customers/chats.ts";
import { makeLink } from "../../customers/links.ts";
import { nameOf } from "../../customers/names.ts";
import { findChat } from "../../store/queries/accounts.ts";
import { chatsOfCustomer, findCustomerChat } from "../../store/queries/customer-chats.ts";
import { countOpenLinks } from "../../store/queries/customer-links.ts";
import { type Customer, findCustomer, listCustomers, newestSaleTo } from "../../store/queries/customers.ts";
import { stampNow } from "../shop.ts";
import { sendLinkPicture } from "../ui/link-picture.ts";
import type { SellerContext } from "../ui/needs.ts";
import type { Content } from "../ui/screen.ts";
import { answer, present, replace } from "../ui/show.ts";
import { renderCustomer, renderCustomers, renderLink } from "./book-card.ts";

const pageSize = 8;

/** "Link for customer" on a sale's card: a link for one person, as a picture to scan and to be passed on. */
export async function giveLink(ctx: SellerContext, purchaseId: string): Promise<void> {
  const { shop, say, seller, userId } = ctx;
  // Stored before it is shown: a link that is passed on must not lead nowhere.
  const now = shop.clock.now();
  const given = await ctx.work.commit((trx) => makeLink(trx, shop.ids, { purchaseId, userId, now }));
  if (given.kind === "unknown") return answer(ctx, say.plain("tap-not-yours"), true);
  if (given.kind === "not_sold") return answer(ctx, say.plain("give-not-sold"), true);
  const { purchase, payload } = given;
  const name = await nameOf(shop.store.db, purchase.account_id, purchase.service_type, purchase.beneficiary);
  const link = `https://t.me/${ctx.me.username}?start=${payload}`;
  const content = renderLink({ say, purchase, name, link, shopName: shopNameOf(seller.account) });
  await Promise.all([sendLinkPicture(ctx, link, content), answer(ctx)]);
}

/** The same from the customer's entry: the link brings the newest sale. */
export async function inviteCustomer(ctx: SellerContext, customerId: string): Promise<void> {
  const customer = await ownCustomer(ctx, customerId);
  if (!customer) return answer(ctx, ctx.say.plain("customer-gone"), true);
  const sale = await newestSaleTo(ctx.shop.store.db, customer, ctx.seller.account.mode);
  if (!sale) return answer(ctx, ctx.say.plain("give-not-sold"), true);
  await giveLink(ctx, sale.id);
}

/** /customers: everybody with a name or a link, a button each. */
export async function showCustomers(ctx: SellerContext, offset = 0): Promise<void> {
  const { shop, say, seller } = ctx;
  const rows = await listCustomers(shop.store.db, seller.account.id, { offset, limit: pageSize + 1 });
  const page = { offset, size: pageSize, hasMore: rows.length > pageSize };
  await present(ctx, renderCustomers(say, rows.slice(0, pageSize), page), null);
}

/** One customer: name, who is linked, and what can be done about it. */
export async function showCustomer(ctx: SellerContext, customerId: string): Promise<void> {
  const customer = await ownCustomer(ctx, customerId);
  if (!customer) return answer(ctx, ctx.say.plain("customer-gone"), true);
  await present(ctx, await drawCustomer(ctx, customer), null);
}

/** Ends what one chat receives. The link by which it came opens no more. */
export async function unlinkChat(ctx: SellerContext, chatId: string): Promise<void> {
  const { shop, say, seller } = ctx;
  const chat = await findCustomerChat(shop.store.db, chatId);
  const customer = chat && (await ownCustomer(ctx, chat.customer_id));
  if (!chat || !customer) return answer(ctx, say.plain("customer-gone"), true);
  await ctx.work.commit((trx) => unlink(trx, stampNow(shop), seller, chat));
  const owner = await findChat(shop.store.db, chat.user_id);
  await showChanged(ctx, customer, say.plain("unlinked", { who: owner?.first_name || say.plain("customer-someone") }));
}

/** Takes back the links of a customer that nobody has opened. */
export async function takeBackLinks(ctx: SellerContext, customerId: string): Promise<void> {
  const { shop, say, seller } = ctx;
  const customer = await ownCustomer(ctx, customerId);
  if (!customer) return answer(ctx, say.plain("customer-gone"), true);
  await ctx.work.commit((trx) => takeBackUnopened(trx, stampNow(shop), seller, customer));
  await showChanged(ctx, customer, say.plain("taken-back"));
}

async function showChanged(ctx: SellerContext, customer: Customer, words: string): Promise<void> {
  await replace(ctx, await drawCustomer(ctx, customer), words);
}

async function drawCustomer({ shop, say }: SellerContext, customer: Customer): Promise<Content> {
  const { db } = shop.store;
  return renderCustomer({
    ...{ say, times: shop.times, customer },
    chats: await chatsOfCustomer(db, customer.id),
    openLinks: await countOpenLinks(db, customer.id, shop.clock.now()),
  });
}

/** A customer of the seller's own account. */
export async function ownCustomer(ctx: SellerContext, customerId: string): Promise<Customer | undefined> {
  const customer = await findCustomer(ctx.shop.store.db, customerId);
  return customer?.account_id === ctx.seller.account.id ? customer : undefined;
}
