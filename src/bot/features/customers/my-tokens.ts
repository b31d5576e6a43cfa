import { findAccount } from "../../../accounts/accounts.queries.ts";
import { shopNameOf } from "../../../accounts/shop-name.ts";
import { stopSending } from "../../../customers/chats.ts";
import { chatFor, chatsOfUser, findCustomerChat, salesForUser } from "../../../customers/customer-chats.queries.ts";
import { findCustomerMessage } from "../../../customers/customers.queries.ts";
import { enqueueSale } from "../../../customers/follow.ts";
import { openLink } from "../../../customers/links.ts";
import { askablesOf } from "../../../customers/requests.ts";
import { findPurchase } from "../../../sales/purchases.queries.ts";
import { ownSalesButtons } from "../../callbacks/customers.ts";
import { historyButtons } from "../../callbacks/history.ts";
import { type ShopContext, stampNow } from "../../shop.ts";
import { formatBeneficiary } from "../../ui/format.ts";
import { mayTap } from "../../ui/permissions.ts";
import { firstNameOf } from "../../ui/person.ts";
import { showCommands } from "../../ui/profile.ts";
import { button, buttonRow, type Content } from "../../ui/screen.ts";
import { answer, done, present, remove, replace, send, tappedMessageId } from "../../ui/show.ts";
import { type Html, paragraphs } from "../../ui/text.ts";
import { renderSaleLines } from "./customer-card.ts";

const pageSize = 5;
const maxChats = 6;
/** A message holds 4096 characters. */
const maxLength = 3500;

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

/** The sales to a customer, with the tokens, and a button per shop and number to stop or resume it. */
async function drawMine(ctx: ShopContext, before?: string): Promise<Content> {
  const { shop, say, userId, seller } = ctx;
  const { db } = shop.store;
  const chats = await chatsOfUser(db, userId);
  if (chats.length === 0) {
    // Somebody with a shop is led to what it has sold.
    const maySearch = seller !== null && (!seller.seat || mayTap(seller.seat, historyButtons.ask()));
    const find = buttonRow(maySearch && button(say, "button-find", historyButtons.ask()));
    return { html: say.html("mytokens-none"), buttons: [find] };
  }
  const sales = await salesForUser(db, userId, { limit: pageSize + 1, ...(before !== undefined && { before }) });
  const shopNames = new Map<string, string>();
  for (const id of new Set([...chats, ...sales].map((row) => row.account_id))) {
    const account = await findAccount(db, id);
    if (account) shopNames.set(id, shopNameOf(account));
  }
  const nameOfShop = (accountId: string) => shopNames.get(accountId) ?? "";
  const parts = sales.slice(0, pageSize).map((purchase) => {
    const shopName = nameOfShop(purchase.account_id);
    return renderSaleLines({ say, times: shop.times, purchase, shopName, token: shop.settle.readToken(purchase) });
  });
  const shown = fitting(parts);
  const last = sales.length > shown.length && sales[shown.length - 1];
  const mayAsk = (await askablesOf(db, userId, shop.clock.now())).some(({ isOpen }) => isOpen);
  return {
    html: paragraphs(say.html("mytokens-title"), ...(shown.length > 0 ? shown : [say.html("mytokens-empty")])),
    buttons: [
      buttonRow(
        before !== undefined && button(say, "button-newer", ownSalesButtons.list()),
        last && button(say, "button-older", ownSalesButtons.before({ sale: last.id })),
      ),
      buttonRow(mayAsk && button(say, "button-request", ownSalesButtons.askAny(), "primary")),
      ...chats.slice(0, maxChats).map(({ id: chat, account_id, service_type, beneficiary, stopped_at }) => {
        const who = `${nameOfShop(account_id)} · ${formatBeneficiary(service_type, beneficiary)}`;
        return stopped_at === null
          ? [button(say, ["button-stop-one", { who }], ownSalesButtons.stop({ chat }))]
          : [button(say, ["button-resume-one", { who }], ownSalesButtons.resume({ chat }))];
      }),
    ],
  };
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

/** As many as go into one message, and at least one. */
function fitting(parts: readonly Html[]): Html[] {
  let length = 0;
  return parts.filter((part, index) => {
    length += part.length;
    return index === 0 || length <= maxLength;
  });
}
