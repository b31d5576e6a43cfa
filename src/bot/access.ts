import { messageOf } from "../core/errors.ts";
import { isCustomer } from "../customers/links.ts";
import type { Access } from "./callbacks/access.ts";
import { isOutdated, readTap } from "./callbacks/taps.ts";
import { createDispatcher, isDone, leaving, type UpdateHandler } from "./feature.ts";
import { erasure } from "./features/account/feature.ts";
import { customerStart, customerWords, ownSales } from "./features/customers/feature.ts";
import { showMine } from "./features/customers/my-tokens.ts";
import { createLanguages } from "./features/language/feature.ts";
import { askAgain, formRoutes, forms } from "./form-routes.ts";
import type { HandleAgain } from "./lines.ts";
import type { ShopContext } from "./shop.ts";
import { menuButton } from "./ui/menu-card.ts";
import { mayAsk } from "./ui/permissions.ts";
import { answer, done, send } from "./ui/show.ts";

/** More groups than this are not remembered, and a group that comes again gets the message again. */
const maxGroups = 1000;

/**
 * Money and secrets stand in private chats only: nothing from anywhere else goes further than this. A group gets one
 * message about that, and the bot leaves it. A channel, whose posts are public, is left without a word.
 */
export function createPrivateOnly(): UpdateHandler {
  const told = new Set<number>();

  async function leave(ctx: ShopContext, chat: { id: number; type: string }): Promise<void> {
    // Of several who speak at once in a group, one is answered.
    if (told.has(chat.id)) return;
    const [oldest] = told.add(chat.id);
    if (told.size > maxGroups && oldest !== undefined) told.delete(oldest);
    try {
      if (chat.type !== "channel") await ctx.api.sendMessage(chat.id, ctx.say.plain("group-only-private"));
    } catch (error) {
      ctx.shop.log.debug("group.no_word", { error: messageOf(error) });
    }
    // A refusal here is about the group: it says nothing about the private chat of the person who spoke.
    await ctx.api.leaveChat(chat.id).catch((error: unknown) => {
      ctx.shop.log.warn("group.not_left", { error: messageOf(error) });
    });
  }

  return async (ctx) => {
    const { chat, from } = ctx;
    const isForBusiness = ctx.msg?.business_connection_id !== undefined;
    if (chat?.type === "private" && chat.id === from?.id && !isForBusiness) return false;
    if (!chat || chat.type === "private") return true;
    const status = ctx.myChatMember?.new_chat_member.status;
    // A group that takes the bot in again gets the message again.
    if (status === "left" || status === "kicked") told.delete(chat.id);
    else await leave(ctx, chat);
    return true;
  };
}

/** The one place where staff are refused what is not theirs. Owners, customers and visitors pass. */
export function onlyAllowed(accessOf: (command: string) => Access | null): UpdateHandler {
  return async (ctx) => {
    const { say } = ctx;
    const seat = ctx.seller?.seat;
    if (!seat || mayAsk(seat, ctx, accessOf)) return false;
    const data = ctx.callbackQuery?.data ?? "";
    const refusal = seat.role === "seller" ? readTap(data)?.callback.access.refusal : undefined;
    if (isOutdated(data)) await answer(ctx, say.plain("tap-old"));
    else if (ctx.callbackQuery) await answer(ctx, say.plain(refusal ?? "seat-not-allowed"), true);
    else await send(ctx, { html: say.html("seat-not-allowed"), buttons: [[menuButton(say)]] });
    return true;
  };
}

/**
 * If the operator lists who may use this bot, it tells all others that it is closed. A customer still sees the sales
 * that a shop has linked them to, may open the link that does so, ask for more, and complain.
 */
export function listedOnly(handleAgain: HandleAgain): UpdateHandler {
  const { dispatch } = createDispatcher([ownSales, erasure, createLanguages(askAgain)]);
  const dispatchForms = createDispatcher([forms]).dispatch;
  const handleForm = formRoutes(handleAgain);
  return async (ctx) => {
    if (ctx.shop.isLetIn(ctx.userId)) return false;
    ctx.seller = null;
    if ((await customerStart(ctx)) || (await dispatch(ctx))) return true;
    if ((await isAsking(ctx)) && ((await dispatchForms(ctx)) || (await handleForm(ctx)))) return true;
    if (!ctx.message?.text?.startsWith("/") && (await customerWords(ctx))) return true;
    if (await isCustomer(ctx.shop.store.db, ctx.userId)) {
      return isDone(leaving(ctx, () => done(answer(ctx), showMine(ctx))));
    }
    if (ctx.callbackQuery) await answer(ctx, ctx.say.plain("shop-closed"), true);
    else if (ctx.message) await send(ctx, { html: ctx.say.html("shop-closed") });
    return true;
  };
}

/** Whether this is an answer to what a customer is asked: how much, and for which number. */
async function isAsking({ shop, userId, message }: ShopContext): Promise<boolean> {
  if (message?.text?.startsWith("/")) return false;
  const form = await shop.forms.load(shop.store.db, userId);
  return form !== null && form !== "outdated" && form.kind === "ask";
}
