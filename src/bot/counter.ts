import type { Update } from "grammy/types";
import { findChat } from "../accounts/accounts.queries.ts";
import { isCustomer } from "../customers/links.ts";
import { sellerOf } from "../sessions/sessions.ts";
import { countWrongLink, meet, recordReach } from "../sessions/visitors.ts";
import { isSeatPayload } from "../staff/seats.ts";
import { createPrivateOnly, listedOnly, onlyAllowed } from "./access.ts";
import { everybody } from "./callbacks/access.ts";
import { ownSalesButtons } from "./callbacks/customers.ts";
import { historyButtons } from "./callbacks/history.ts";
import { homeButtons } from "./callbacks/home.ts";
import { loginButtons } from "./callbacks/login.ts";
import { isOffer } from "./dialogs/forms.ts";
import type { PinEntry } from "./dialogs/pin-entry.ts";
import {
  command,
  commandOf,
  createDispatcher,
  currentForm,
  Feature,
  isDone,
  leaveForm,
  leaving,
  type UpdateHandler,
} from "./feature.ts";
import { account, erasure } from "./features/account/feature.ts";
import { alerts } from "./features/alerts/feature.ts";
import { books } from "./features/books/feature.ts";
import { claims } from "./features/claims/feature.ts";
import { closes } from "./features/close/feature.ts";
import { takeContact } from "./features/customers/contacts.ts";
import { customerStart, customers, customerWords, ownSales } from "./features/customers/feature.ts";
import { showMine } from "./features/customers/my-tokens.ts";
import { debts } from "./features/debts/feature.ts";
import { health } from "./features/health/feature.ts";
import { history } from "./features/history/feature.ts";
import { findSales, showFound } from "./features/history/history.ts";
import { createLanguages } from "./features/language/feature.ts";
import { welcomeIn } from "./features/language/language.ts";
import { lock } from "./features/lock/feature.ts";
import { handlePin } from "./features/lock/pin.ts";
import { logins } from "./features/login/feature.ts";
import { loginByNumber, startLogin, tapInLogin } from "./features/login/login.ts";
import { batches } from "./features/many/feature.ts";
import { handleList } from "./features/many/list-input.ts";
import { restoreList } from "./features/many/many.ts";
import { operators } from "./features/operators/feature.ts";
import { prices } from "./features/prices/feature.ts";
import { repeats } from "./features/repeats/feature.ts";
import { selling } from "./features/selling/feature.ts";
import { dropOffersOn, offers, restoreOffer } from "./features/selling/sales.ts";
import { sms } from "./features/sms/feature.ts";
import { formerSeat, openInvitation } from "./features/staff/access.ts";
import { restoreAsk } from "./features/staff/asks.ts";
import { staff } from "./features/staff/feature.ts";
import { statements } from "./features/statements/feature.ts";
import { askAgain, formRoutes, forms } from "./form-routes.ts";
import { doAside, doLine, type HandleAgain, isBareNumber, readLine, soughtBy, waysIn } from "./lines.ts";
import type { SellerContext, ShopContext } from "./shop.ts";
import { Context, GrammyError } from "./ui/grammy.ts";
import { helpRow } from "./ui/login-help.ts";
import { menuFor } from "./ui/menu.ts";
import { loginButton, menuButton, renderSubmenu, serviceRows } from "./ui/menu-card.ts";
import { mayTap } from "./ui/permissions.ts";
import { firstNameOf } from "./ui/person.ts";
import { renderCommands } from "./ui/profile.ts";
import { button } from "./ui/screen.ts";
import { answer, done, edit, present, send, sendNew, tappedMessageId } from "./ui/show.ts";
import { lines, paragraphs } from "./ui/text.ts";
import { isNote, sayUnread } from "./ui/unread.ts";

/** The home screen, what its menus lead to, and the way back to it. */
const home = new Feature()
  .anyone(command("menu", everybody), (ctx) => leaving(ctx, () => openHome(ctx)))
  .sellerLeaving(homeButtons.menu, async (ctx) =>
    done(answer(ctx), edit(ctx, tappedMessageId(ctx), await menuFor(ctx))),
  )
  .seller(homeButtons.menuNew, async (ctx) => sendNew(ctx, await menuFor(ctx)))
  .sellerLeaving([command("money"), homeButtons.money], (ctx) => showSubmenu(ctx, "money"))
  .sellerLeaving([command("more"), homeButtons.more], (ctx) => showSubmenu(ctx, "more"))
  .anyone([command("help", everybody), homeButtons.help], (ctx) => leaving(ctx, () => help(ctx)))
  .anyone(command("cancel", everybody), cancel);

const features = [
  ...[home, logins, createLanguages(askAgain), lock, offers, selling, forms, batches, repeats, health, sms],
  ...[customers, ownSales, debts, prices, history, books, claims, closes, statements, alerts],
  ...[account, staff, erasure],
];

/** Returns what handles an update: the first of these handlers that answers it. */
export function createCounter(): (ctx: ShopContext) => Promise<void> {
  const { accessOf, dispatch } = createDispatcher(features);
  const dispatchOperators = createDispatcher([operators]).dispatch;
  const handlers: readonly UpdateHandler[] = [
    createPrivateOnly(),
    ({ message }) => isNote(message),
    handleReach,
    knowTheSeller,
    listedOnly(handleAgain),
    // For everybody else an operator's command is an unknown one.
    (ctx) => ctx.shop.isOperator(ctx.userId) && dispatchOperators(ctx),
    onlyAllowed(accessOf),
    (ctx) =>
      handlePin(ctx, {
        handleAgain: (update) => handleAgain(ctx, update),
        restoreOffer: (entry) => restoreAsked(ctx as SellerContext, entry),
        takeLoginPin: (pin) => tapInLogin(ctx, pin),
      }),
    dispatch,
    customerStart,
    handleOtherCommand,
    handleList,
    formRoutes(handleAgain),
    customerWords,
    (ctx) => isDone(otherwise(ctx, handleAgain)),
  ];
  return async (ctx) => {
    try {
      await handle(ctx);
    } catch (error) {
      if (!(error instanceof GrammyError && error.error_code === 403)) throw error;
      // Nothing to fix: a user who blocked the bot in the middle of a sale finds it in the history on coming back.
      ctx.work.later((trx) => recordReach(trx, ctx.userId, false, ctx.shop.clock.now()));
    }
  };

  async function handle(ctx: ShopContext): Promise<void> {
    for (const handler of handlers) if (await handler(ctx)) return;
  }

  /** Handles an update that waited for a PIN, or a line as a command, with the effects of the update that brought it. */
  async function handleAgain(ctx: ShopContext, update: Update): Promise<void> {
    const { shop, work, say, userId } = ctx;
    const own = { shop, work, say, userId, seller: null, isRedispatched: true };
    await handle(Object.assign(new Context(update, ctx.api, ctx.me), own) as ShopContext);
  }
}

/** The card on which a PIN was asked for and not given shows again what it was asked for. */
function restoreAsked(ctx: SellerContext, entry: PinEntry): Promise<void> {
  if (entry.what.startsWith("batch:")) return restoreList(ctx, entry);
  return entry.what.startsWith("allow:") ? restoreAsk(ctx, entry) : restoreOffer(ctx, entry);
}

async function handleReach(ctx: ShopContext): Promise<boolean> {
  if (!ctx.myChatMember) return false;
  const isReachable = ctx.myChatMember.new_chat_member.status === "member";
  return isDone(ctx.work.commit((trx) => recordReach(trx, ctx.userId, isReachable, ctx.shop.clock.now())));
}

async function knowTheSeller(ctx: ShopContext): Promise<false> {
  const tapped = ctx.callbackQuery?.message?.message_id;
  if (tapped !== undefined) ctx.shop.taps.note(ctx.userId, tapped, ctx.update.update_id);
  const chat = await findChat(ctx.shop.store.db, ctx.userId);
  ctx.seller = chat ? await sellerOf(ctx.shop.store.db, chat) : null;
  ctx.say = ctx.shop.languages.speak(chat?.locale);
  ctx.hasLanguage = Boolean(chat?.locale);
  ctx.askToLogIn = () => askToLogIn(ctx);
  if (chat?.is_reachable === 0) {
    // The bot can write to anyone who writes to it, customers too.
    await ctx.work.ahead((trx) => recordReach(trx, ctx.userId, true, ctx.shop.clock.now()));
  }
  return false;
}

async function askToLogIn(ctx: ShopContext): Promise<void> {
  // A customer who has no shop is never shown a shop's door.
  if (await isCustomer(ctx.shop.store.db, ctx.userId)) return done(answer(ctx), showMine(ctx));
  await startLogin(ctx, await currentForm(ctx), (await formerSeat(ctx)) ?? ctx.say.html("login-first"));
}

/** /start without a link, or with one of no kind that is known; and commands that are none. */
async function handleOtherCommand(ctx: ShopContext): Promise<boolean> {
  if (!ctx.message?.text?.startsWith("/")) return false;
  const asked = commandOf(ctx);
  const words = asked?.key === "start" ? asked.values.words : null;
  return isDone(
    leaving(ctx, () => (words === null ? notUnderstood(ctx) : words === "" ? openShop(ctx) : openByLink(ctx, words))),
  );
}

async function otherwise(ctx: ShopContext, handleAgain: HandleAgain): Promise<void> {
  if (ctx.callbackQuery) return answer(ctx, ctx.say.plain("tap-old"));
  const text = ctx.message?.text;
  if (text !== undefined && ctx.seller) return handleLine(ctx as SellerContext, text, handleAgain);
  const contact = ctx.message?.contact;
  if (contact && ctx.seller?.seat === null) return takeContact(ctx as SellerContext, contact, await currentForm(ctx));
  if (ctx.message) return notUnderstood(ctx);
  // Telegram edits a live location on and on: the bot does not answer each time.
  if (ctx.editedMessage?.text !== undefined) await send(ctx, { html: ctx.say.html("edit-unread") });
}

/** What is typed where nothing is asked: a sale, one of the shop's words, or something that a sale is found by. */
async function handleLine(ctx: SellerContext, text: string, handleAgain: HandleAgain): Promise<void> {
  const { seat } = ctx.seller;
  const reading = await readLine(ctx, text);
  const mayFind = !seat || mayTap(seat, historyButtons.all());
  const isNumber = reading.kind === "sale" && isBareNumber(reading.request);
  const sought = soughtBy(text, reading);
  if (isNumber && mayFind && (await showFound(ctx, sought, { ways: await waysIn(ctx, text, reading) }))) return;
  if (await doLine(ctx, reading, handleAgain)) return;
  if (await doAside(ctx, text)) return;
  await (mayFind ? findSales(ctx, text, false, await waysIn(ctx, text, reading)) : notUnderstood(ctx));
}

/** The counter for those who are in, their tokens for customers, the way in for all others. */
async function openHome(ctx: ShopContext): Promise<void> {
  if (!ctx.seller && (await isCustomer(ctx.shop.store.db, ctx.userId))) return showMine(ctx);
  await openShop(ctx);
}

/** The same for a /start, which is no customer's: `customerStart` has looked. */
async function openShop(ctx: ShopContext): Promise<void> {
  if (ctx.seller) return done(send(ctx, await menuFor(ctx as SellerContext)));
  const { shop, userId } = ctx;
  ctx.work.later((trx) => meet(trx, { userId, firstName: firstNameOf(ctx) }, shop.clock.now()));
  if (ctx.hasLanguage) return startLogin(ctx, null, ctx.say.html("welcome"));
  await welcomeIn(ctx);
  await startLogin(ctx, null);
}

/** A link of no kind that is known leads to the shop as well, and counts like any that is wrong. */
async function openByLink(ctx: ShopContext, payload: string): Promise<void> {
  if (isSeatPayload(payload)) return openInvitation(ctx, payload);
  const { userId, shop } = ctx;
  const now = shop.clock.now();
  const isCounted = await ctx.work.commit((trx) => countWrongLink(trx, userId, now));
  if (!isCounted) return done(send(ctx, { html: ctx.say.html("link-slow-down") }));
  await openShop(ctx);
}

async function showSubmenu(ctx: SellerContext, name: "money" | "more"): Promise<void> {
  await present(ctx, renderSubmenu(ctx.say, name), null);
}

async function help(ctx: ShopContext): Promise<void> {
  const seat = ctx.seller?.seat;
  const ofOperator = ctx.shop.isOperator(ctx.userId) && ctx.say.html("help-operator");
  if (!ctx.seller && (await isCustomer(ctx.shop.store.db, ctx.userId))) {
    const mine = button(ctx.say, "button-mytokens", ownSalesButtons.list());
    const ask = button(ctx.say, "button-request", ownSalesButtons.askAny());
    return sendNew(ctx, { html: paragraphs(ctx.say.html("help-customer"), ofOperator), buttons: [[ask], [mine]] });
  }
  if (!ctx.seller) {
    const html = paragraphs(lines(ctx.say.html("help"), renderCommands(ctx.say, "visitor")), ofOperator);
    const ways = helpRow(ctx.say, ctx.shop.loginHelp);
    return sendNew(ctx, { html, buttons: [[loginButton(ctx.say, "primary")], ways] });
  }
  const html = paragraphs(
    lines(
      ctx.say.html("help"),
      seat?.role !== "viewer" && ctx.say.html("menu-type"),
      renderCommands(ctx.say, seat?.role ?? "owner"),
    ),
    seat?.role !== "viewer" && ctx.say.html("help-money"),
    ofOperator,
  );
  const leave = seat ? [button(ctx.say, "button-leave-seat", loginButtons.logout())] : [];
  await sendNew(ctx, { html, buttons: [[menuButton(ctx.say), ...leave]] });
}

async function cancel(ctx: ShopContext): Promise<void> {
  const form = await leaveForm(ctx);
  if (form && isOffer(form) && form.cardMessageId !== null) {
    await dropOffersOn(ctx, form.cardMessageId);
  }
  const html = ctx.say.html(form ? "sell-left" : "cancel-nothing");
  await send(ctx, ctx.seller ? { html, buttons: [[menuButton(ctx.say)]] } : { html, removeKeyboard: true });
}

async function notUnderstood(ctx: ShopContext): Promise<void> {
  const { say, message } = ctx;
  const unread = message ? sayUnread(say, message) : null;
  if (!ctx.seller) {
    const former = await formerSeat(ctx);
    if (!former && (await loginByNumber(ctx))) return;
    const html = lines(unread, former ?? say.html("login-first"));
    return done(send(ctx, { html, buttons: [[loginButton(say)]] }));
  }
  const html = unread ? lines(unread, say.html("unread-how")) : say.html("not-understood");
  await send(ctx, { html, buttons: serviceRows(say) });
}
