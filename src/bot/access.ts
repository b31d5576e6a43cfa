import { messageOf } from "../core/errors.ts";
import { isCustomer } from "../customers/links.ts";
import type { Access } from "./callbacks/access.ts";
import { isOutdated, readTap } from "./callbacks/taps.ts";
import { createDispatcher, leaving } from "./feature.ts";
import { erasure } from "./features/account/feature.ts";
import { customerStart, customerWords, ownSales } from "./features/customers/feature.ts";
import { showMine } from "./features/customers/my-tokens.ts";
import { createLanguages } from "./features/language/feature.ts";
import { askAgain, formRoutes, forms } from "./form-routes.ts";
import type { HandleAgain } from "./lines.ts";
import type { ShopContext } from "./shop.ts";
import { Composer } from "./ui/grammy.ts";
import { menuButton } from "./ui/menu-card.ts";
import { mayAsk } from "./ui/permissions.ts";
import { answer, done, send } from "./ui/show.ts";

type Next = () => Promise<void>;

/** More groups than this are not remembered, and a group that comes again gets the message again. */
const maxGroups = 1000;

/**
 * Money and secrets stand in private chats only: nothing from anywhere else goes further than this. A group gets one
 * message about that, and the bot leaves it. A channel, whose posts are public, is left without a word.
 */
export function createPrivateOnly(): (ctx: ShopContext, next: Next) => Promise<void> {
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

  return async (ctx, next) => {
    const { chat, from } = ctx;
    const isForBusiness = ctx.msg?.business_connection_id !== undefined;
    if (chat?.type === "private" && chat.id === from?.id && !isForBusiness) return next();
    if (!chat || chat.type === "private") return;
    const status = ctx.myChatMember?.new_chat_member.status;
    if (status === "left" || status === "kicked") {
      // A group that takes the bot in again gets the message again.
      told.delete(chat.id);
      return;
    }
    await leave(ctx, chat);
  };
}

/** Hands operators what is theirs to do. For everybody else it is not there, and a command among it is an unknown one. */
export function operatorsOnly({ dispatch }: Pick<ReturnType<typeof createDispatcher>, "dispatch">) {
  return (ctx: ShopContext, next: Next) => (ctx.shop.isOperator(ctx.userId) ? dispatch(ctx, next) : next());
}

/** The one place where staff are refused what is not theirs. Owners, customers and visitors pass. */
export function onlyAllowed(accessOf: (command: string) => Access | null) {
  return async (ctx: ShopContext, next: Next): Promise<void> => {
    const { say } = ctx;
    const seat = ctx.seller?.seat;
    if (!seat || mayAsk(seat, ctx, accessOf)) return next();
    const data = ctx.callbackQuery?.data ?? "";
    if (isOutdated(data)) return answer(ctx, say.plain("tap-old"));
    const refusal = seat.role === "seller" ? readTap(data)?.callback.access.refusal : undefined;
    if (ctx.callbackQuery) return answer(ctx, say.plain(refusal ?? "seat-not-allowed"), true);
    await send(ctx, { html: say.html("seat-not-allowed"), buttons: [[menuButton(say)]] });
  };
}

/**
 * If the operator lists who may use this bot, it tells all others that it is closed. A customer still sees the sales
 * that a shop has linked them to, may open the link that does so, ask for more, and complain.
 */
export function listedOnly(handleAgain: HandleAgain): (ctx: ShopContext, next: Next) => Promise<void> {
  const { dispatch } = createDispatcher([ownSales, erasure, createLanguages(askAgain)]);
  const composer = new Composer<ShopContext>(customerStart(), dispatch);
  composer.filter(isAsking, createDispatcher([forms]).dispatch, formRoutes(handleAgain));
  composer.filter(({ message }) => !message?.text?.startsWith("/"), customerWords);
  const own = composer.middleware();
  return async (ctx, next) => {
    if (ctx.shop.isLetIn(ctx.userId)) return next();
    ctx.seller = null;
    await own(ctx, async () => {
      if (await isCustomer(ctx.shop.store.db, ctx.userId)) {
        return leaving(ctx, () => done(answer(ctx), showMine(ctx)));
      }
      if (ctx.callbackQuery) return answer(ctx, ctx.say.plain("shop-closed"), true);
      if (ctx.message) await send(ctx, { html: ctx.say.html("shop-closed") });
    });
  };
}

/** Whether this is an answer to what a customer is asked: how much, and for which number. */
async function isAsking({ shop, userId, message }: ShopContext): Promise<boolean> {
  if (message?.text?.startsWith("/")) return false;
  const form = await shop.forms.load(shop.store.db, userId);
  return form !== null && form !== "outdated" && form.kind === "ask";
}
