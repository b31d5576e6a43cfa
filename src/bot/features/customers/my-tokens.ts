import { findAccount } from "../../../accounts/accounts.queries.ts";
import { shopNameOf } from "../../../accounts/shop-name.ts";
import { stopSending } from "../../../customers/chats.ts";
import { chatFor, chatsOfUser, findCustomerChat, salesForUser } from "../../../customers/customer-chats.queries.ts";
import { findCustomerMessage } from "../../../customers/customers.queries.ts";
import { enqueueSale } from "../../../customers/follow.ts";
import { openLink } from "../../../customers/links.ts";
import { askablesOf } from "../../../customers/requests.ts";
import { findPurchase } from "../../../sales/purchases.queries.ts";
import { historyButtons } from "../../callbacks/history.ts";
import { type ShopContext, stampNow } from "../../shop.ts";
import { mayTap } from "../../ui/permissions.ts";
import { firstNameOf } from "../../ui/person.ts";
import { showCommands } from "../../ui/profile.ts";
import { answer, done, present, remove, replace, send, tappedMessageId } from "../../ui/show.ts";
import { renderMine } from "./my-tokens-card.ts";

const pageSize = 5;

/** /start with a shop's link. The first who opens it follows its beneficiary; everybody else gets a friendly no. */
export async function openCustomerLink(ctx: ShopContext, payload: string): Promise<void> {
  const { shop, say, userId } = ctx;
  const now = shop.clock.now();
  const accountId = ctx.seller?.account.id ?? null;
  const opener = { userId, firstName: firstNameOf(ctx), accountId, payload, now };
  const opened = await ctx.work.commit((trx) => openLink(trx, shop.ids, opener));
  if (opened.kind !== "linked") {
    const key = opened.kind === "slow_down" ? "link-slow-down" : (`link-${opened.kind}` as const);
    return done(send(ctx, { html: say.html(key) }));
  }
  if (!ctx.seller) shop.runInBackground("customer.commands", () => showCommands(ctx, userId));
}

/** /mytokens: what was sold to this user's own beneficiaries since they were linked, and nothing else of any shop. */
export async function showMine(ctx: ShopContext, before?: string): Promise<void> {
  await present(ctx, await drawMine(ctx, before), null);
}

async function drawMine(ctx: ShopContext, before?: string) {
  const { shop, say, userId } = ctx;
  const { db } = shop.store;
  const chats = await chatsOfUser(db, userId);
  const sales = await salesForUser(db, userId, { limit: pageSize + 1, ...(before !== undefined && { before }) });
  const shopNames = new Map<string, string>();
  for (const id of new Set([...chats, ...sales].map((row) => row.account_id))) {
    const account = await findAccount(db, id);
    if (account) shopNames.set(id, shopNameOf(account));
  }
  const nameOfShop = (accountId: string) => shopNames.get(accountId) ?? "";
  return renderMine(say, {
    chats,
    nameOfShop,
    sales: sales.map((purchase) => ({
      ...{ say, times: shop.times, purchase, shopName: nameOfShop(purchase.account_id) },
      token: shop.settle.readToken(purchase),
    })),
    pageSize,
    isFirst: before === undefined,
    maySearchSales: ctx.seller !== null && (!ctx.seller.seat || mayTap(ctx.seller.seat, historyButtons.ask())),
    mayAsk: (await askablesOf(db, userId, shop.clock.now())).some(({ isOpen }) => isOpen),
  });
}

/**
 * The button of a message that is about to show a sale. Under the one that a crash left behind, it takes that message
 * away; under the right one it draws the sale once more.
 */
export async function showMineHere(ctx: ShopContext, purchaseId: string): Promise<void> {
  const { shop, say, userId } = ctx;
  const tapped = tappedMessageId(ctx);
  const purchase = await findPurchase(shop.store.db, purchaseId);
  const chat = purchase && (await chatFor(shop.store.db, purchase, userId));
  if (!purchase || !chat) return answer(ctx, say.plain("tap-not-linked"), true);
  const message = await findCustomerMessage(shop.store.db, purchaseId, userId);
  if (message && message.message_id !== null && message.message_id !== tapped) {
    await Promise.all([answer(ctx, say.plain("tap-next-message")), remove(ctx, tapped)]);
    return;
  }
  await ctx.work.commit((trx) => enqueueSale(trx, shop.ids, purchase, userId, shop.clock.now()));
  await answer(ctx, say.plain("tap-one-moment"));
}

/** Stops what one shop sends for one number, or begins it again. `purchaseId` is the sale under which it was tapped. */
export async function setStopped(ctx: ShopContext, chatId: string, purchaseId: string | null, isStopped: boolean) {
  const { shop, say, userId } = ctx;
  const chat = await findCustomerChat(shop.store.db, chatId);
  if (chat?.user_id !== userId || chat.unlinked_at !== null) return answer(ctx, say.plain("tap-not-linked"), true);
  await ctx.work.commit((trx) => stopSending(trx, stampNow(shop), chat, isStopped, purchaseId));
  const account = await findAccount(shop.store.db, chat.account_id);
  const words = say.plain(isStopped ? "stopped" : "resumed", { shop: account ? shopNameOf(account) : "" });
  if (purchaseId !== null) return answer(ctx, words, isStopped);
  await replace(ctx, await drawMine(ctx), words, isStopped);
}
