import { type Chat, chatsOfAccount } from "../../../accounts/accounts.queries.ts";
import { retireOffersOf } from "../../../sales/retire-offers.ts";
import { forgetEntry } from "../../../sessions/pin-check.ts";
import { logOutOther, logOutProof } from "../../../sessions/sessions.ts";
import { lockButtons } from "../../callbacks/lock.ts";
import { askForPin } from "../../dialogs/pin-entry.ts";
import type { SellerContext } from "../../shop.ts";
import { showCommands } from "../../ui/profile.ts";
import { button } from "../../ui/screen.ts";
import { answer, present } from "../../ui/show.ts";
import { lines, paragraphs } from "../../ui/text.ts";

/** Who is logged in to the account, and a button that logs each other chat out. */
export async function showChats(ctx: SellerContext): Promise<void> {
  const { say, shop, seller, userId } = ctx;
  const chats = await chatsOfAccount(shop.store.db, seller.account.id);
  const nameOf = (chat: Chat) => chat.first_name || say.plain("customer-someone");
  const others = chats.filter((chat) => chat.user_id !== userId);
  const rows = chats.map((chat) => {
    const time = shop.times.moment(chat.logged_in_at ?? chat.created_at);
    return say.html(chat.user_id === userId ? "chats-this" : "chats-other", { name: nameOf(chat), time });
  });
  const html = paragraphs(
    say.html("chats-title"),
    lines(...rows),
    say.html(others.length === 0 ? "chats-alone" : "chats-lost"),
  );
  const buttons = others.map((chat) => {
    const data = lockButtons.logOutChat({ user: chat.user_id });
    return [button(say, ["button-log-out-chat", { name: nameOf(chat) }], data, "danger")];
  });
  await present(ctx, { html, buttons: [...buttons, [button(say, "button-back", lockButtons.show())]] }, null);
}

/** Logs another chat of the account out: with the PIN, so that the finder of a lost phone cannot do it to its owner. */
export async function logOutChat(ctx: SellerContext, otherId: number): Promise<void> {
  const { say, shop, seller, userId } = ctx;
  const now = shop.clock.now();
  const other = (await chatsOfAccount(shop.store.db, seller.account.id)).find((chat) => chat.user_id === otherId);
  if (!other || otherId === userId) return answer(ctx, say.plain("tap-chat-gone"), true);
  const what = logOutProof(otherId);
  const done = await ctx.work.commit(async (trx) => {
    const result = await logOutOther(trx, { ids: shop.ids, now }, seller, otherId);
    if (result !== "done") return result;
    await shop.forms.clear(trx, otherId);
    await forgetEntry(trx, otherId, now);
    await retireOffersOf(trx, shop.ids, { accountId: seller.account.id, userId: otherId }, now);
    return result;
  });
  if (done === "gone") return answer(ctx, say.plain("tap-chat-gone"), true);
  if (done === "done") {
    shop.runInBackground("logout.commands", () => showCommands(ctx, otherId));
    return showChats(ctx);
  }
  const head = say.html("pin-for-log-out", { name: other.first_name });
  await askForPin(ctx, { what, head, wanted: ctx.update });
}
