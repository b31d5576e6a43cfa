import { Composer, Context } from "grammy";
import type { Update } from "grammy/types";
import { openApiKey } from "../accounts/credentials.ts";
import { findSeller } from "../accounts/sessions.ts";
import { shopNameOf } from "../accounts/shop-name.ts";
import { readMaintenance } from "../operations/maintenance.ts";
import { findChat, putChat, setReachable } from "../store/accounts.ts";
import { hasTriedTooOften, noteWrongLink } from "../store/link-tries.ts";
import { reviveCards } from "../store/notices.ts";
import { accountRoutes } from "./account-routes.ts";
import { bookRoutes } from "./book-routes.ts";
import { customerRoutes, customerWords } from "./customer-routes.ts";
import { dataRoutes } from "./data-routes.ts";
import { createPrivateOnly, listedOnly } from "./doors.ts";
import { takeName } from "./features/customer-names.ts";
import { findSales } from "./features/history.ts";
import { showFrozen } from "./features/lock.ts";
import { contactInLogin, leaveShop, startLogin, tapInLogin, typeInLogin } from "./features/login.ts";
import { menuFor } from "./features/menu.ts";
import { isCustomer, showMine } from "./features/my-tokens.ts";
import {
  changeOffer,
  changePieces,
  checkSale,
  confirmSale,
  dropOffer,
  dropOffersOn,
  openSale,
  restoreOffer,
  sellAgain,
} from "./features/sales.ts";
import { formerSeat, leaveCounter } from "./features/seat-door.ts";
import { sayIdle, whyIdle } from "./features/seat-menu.ts";
import { takeSeatText } from "./features/seat-settings.ts";
import { sellByLine, startSale, tapInSale, typeInSale, whatToSell } from "./features/sell.ts";
import { askToTryAgain, leaveTryAgain, tryAgainNow } from "./features/try-again.ts";
import { lookAfterPaying, showBalance, showFunding } from "./features/wallet.ts";
import type { Form } from "./forms/forms.ts";
import { readQuickLine } from "./forms/quick-line.ts";
import { lockRoutes, pinRoutes } from "./lock-routes.ts";
import { operatorRoutes } from "./operator-routes.ts";
import { mayTap } from "./permissions.ts";
import { onlyAllowed, seatRoutes } from "./seat-routes.ts";
import type { SellerContext, ShopContext } from "./shop.ts";
import { answer, edit, present, remove, send } from "./show.ts";
import { renderNoKey } from "./views/account.ts";
import { menuButton, serviceRows } from "./views/menu.ts";

/** What every update passes, in this order. */
export function createCounter(): Composer<ShopContext> {
  const counter = new Composer<ShopContext>();
  counter.use(createPrivateOnly());
  counter.on("my_chat_member", noteReach);
  counter.use(knowTheSeller);
  counter.use(listedOnly({ leaving }));
  counter.use(operatorRoutes({ leaving }));
  counter.use(onlyAllowed);
  counter.use(pinRoutes({ handleAgain, restoreOffer, takeLoginPin: tapInLogin }));
  // Money first: these stand on nothing but the button and the database, so they survive restarts and deploys.
  counter.callbackQuery(/^buy:([\w-]{22})$/, (ctx) => asSeller(ctx, (seller) => confirmSale(seller, match(ctx))));
  counter.callbackQuery(/^drop:([\w-]{22})$/, (ctx) => asSeller(ctx, (seller) => dropOffer(seller, match(ctx))));
  counter.callbackQuery(/^check:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => checkSale(seller, match(ctx))));
  counter.callbackQuery(/^open:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => openSale(seller, match(ctx))));
  counter.use(lockRoutes({ asSeller, leaving }));
  counter.use(accountRoutes({ asSeller, leaving }));
  counter.use(seatRoutes({ asSeller, leaving }));
  counter.use(customerRoutes({ asSeller, leaving }));
  counter.use(dataRoutes({ leaving }));
  counter.use(bookRoutes({ asSeller, leaving }));
  counter.use(commands());
  counter.use(menus());
  counter.use(forms());
  counter.use(customerWords);
  counter.use(otherwise);
  return counter;

  /** A PIN was in the way of this update: it is handled now, with the effects of the one that brought the PIN. */
  async function handleAgain(ctx: ShopContext, update: Update): Promise<void> {
    const { shop, work, say, userId } = ctx;
    const own = { shop, work, say, userId, seller: null, isAgain: true };
    await counter.middleware()(Object.assign(new Context(update, ctx.api, ctx.me), own) as ShopContext, async () => {});
  }
}

/** The user blocked the bot, or took it back: cards that could not be delivered meanwhile are owed again. */
async function noteReach(ctx: ShopContext): Promise<void> {
  const isReachable = ctx.myChatMember?.new_chat_member.status === "member";
  await ctx.work.commit(async (trx) => {
    await setReachable(trx, ctx.userId, isReachable);
    if (isReachable) await reviveCards(trx, ctx.userId, ctx.shop.clock.now());
  });
  if (isReachable) ctx.shop.wakeNotices();
}

async function knowTheSeller(ctx: ShopContext, next: () => Promise<void>): Promise<void> {
  const tapped = ctx.callbackQuery?.message?.message_id;
  if (tapped !== undefined) ctx.shop.taps.note(ctx.userId, tapped, ctx.update.update_id);
  ctx.seller = await findSeller(ctx.shop.store.db, ctx.userId);
  const chat = ctx.seller?.chat ?? (await findChat(ctx.shop.store.db, ctx.userId));
  if (chat?.is_reachable === 0) {
    // Whoever writes can be written to, customers too.
    await ctx.shop.store.transaction(async (trx) => {
      await setReachable(trx, ctx.userId, true);
      await reviveCards(trx, ctx.userId, ctx.shop.clock.now());
    });
    ctx.shop.wakeNotices();
  }
  await next();
}

function commands(): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.command("start", (ctx) => leaving(ctx, () => (ctx.match === "" ? openShop(ctx) : openByLink(ctx))));
  composer.command("menu", (ctx) => leaving(ctx, () => openShop(ctx)));
  composer.command("login", (ctx) => leaving(ctx, (form) => loginAgain(ctx, form)));
  composer.command("logout", (ctx) =>
    leaving(ctx, () => (ctx.seller?.seat ? leaveCounter(ctx as SellerContext) : leaveShop(ctx))),
  );
  composer.command("help", (ctx) => leaving(ctx, () => help(ctx)));
  composer.command("cancel", cancel);
  composer.command("sell", (ctx) =>
    leaving(ctx, () => asTrader(ctx, async (seller) => void (await send(seller, whatToSell(ctx.say))))),
  );
  composer.command("balance", (ctx) => leaving(ctx, () => asSeller(ctx, showBalance)));
  composer.command("fund", (ctx) => leaving(ctx, () => asSeller(ctx, (seller) => showFunding(seller))));
  composer.on("message:text").filter(
    (ctx) => ctx.message.text.startsWith("/"),
    (ctx) => leaving(ctx, () => notUnderstood(ctx)),
  );
  return composer;
}

function menus(): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.callbackQuery("login", async (ctx) => startLogin(ctx, await currentForm(ctx)));
  composer.callbackQuery("menu", (ctx) => leaving(ctx, () => asSeller(ctx, showMenuInPlace)));
  composer.callbackQuery("menu:new", (ctx) =>
    asSeller(ctx, async (seller) => void (await Promise.all([answer(ctx), send(ctx, await menuFor(seller))]))),
  );
  composer.callbackQuery(/^sell:(new:)?([a-z]+)$/, (ctx) =>
    asTrader(ctx, async (seller) => {
      const [, isNew, serviceType = ""] = ctx.match as RegExpMatchArray;
      await startSale(seller, serviceType, await currentForm(ctx), isNew !== undefined);
    }),
  );
  composer.callbackQuery(/^again:(\w{26})$/, (ctx) =>
    asTrader(ctx, async (seller) => sellAgain(seller, match(ctx), await currentForm(ctx))),
  );
  composer.callbackQuery(/^retry:(\w{26})$/, (ctx) =>
    asTrader(ctx, async (seller) => askToTryAgain(seller, match(ctx), await currentForm(ctx))),
  );
  composer.callbackQuery(/^resend:(\w{26}):(\d{1,9})$/, (ctx) =>
    asTrader(ctx, async (seller) => tryAgainNow(seller, match(ctx), Number(ctx.match[2]), await currentForm(ctx))),
  );
  composer.callbackQuery(/^unask:(\w{26})$/, (ctx) => asSeller(ctx, (seller) => leaveTryAgain(seller, match(ctx))));
  composer.callbackQuery("fund", (ctx) => asSeller(ctx, (seller) => showFunding(seller)));
  composer.callbackQuery("fund:new", (ctx) => asSeller(ctx, (seller) => showFunding(seller, true)));
  composer.callbackQuery("paid", (ctx) => asSeller(ctx, lookAfterPaying));
  return composer;
}

/** Answers to the form that is open in this chat. */
function forms(): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.callbackQuery(/^leave:(\d{1,9})$/, async (ctx) => {
    const form = await currentForm(ctx);
    if (!isOnCard(ctx, form)) return answer(ctx, ctx.say.plain("tap-old"));
    ctx.work.later((trx) => ctx.shop.forms.clear(trx, ctx.userId));
    await present(ctx, left(ctx), null);
  });
  composer.callbackQuery(/^form:(\d{1,9}):([\w-]{1,40})$/, async (ctx) => {
    const form = await currentForm(ctx);
    const value = ctx.match[2] ?? "";
    if (!isOnCard(ctx, form) || form?.kind !== "sell") return answer(ctx, ctx.say.plain("tap-old"));
    await asSeller(ctx, (seller) => tapInSale(seller, form, value));
  });
  composer.callbackQuery(/^change:([\w-]{22})$/, async (ctx) => {
    const form = await currentForm(ctx);
    const isItsCard = form?.kind === "sell" && form.cardMessageId === ctx.callbackQuery.message?.message_id;
    if (!isItsCard) return answer(ctx, ctx.say.plain("tap-old"));
    await asSeller(ctx, (seller) => changeOffer(seller, match(ctx), form));
  });
  composer.callbackQuery(/^pieces:([\w-]{22}):(\d{1,2})$/, async (ctx) => {
    const form = await currentForm(ctx);
    const isItsCard = form?.kind === "sell" && form.cardMessageId === ctx.callbackQuery.message?.message_id;
    if (!isItsCard) return answer(ctx, ctx.say.plain("tap-old"));
    await asSeller(ctx, (seller) => changePieces(seller, match(ctx), form, Number(ctx.match[2])));
  });
  composer.on("message:contact", async (ctx, next) => {
    const form = await currentForm(ctx);
    if (form?.kind === "login" && form.step === "phone") return contactInLogin(ctx, form);
    if (form?.kind !== "sell") return next();
    await asSeller(ctx, (seller) => typeInSale(seller, form, ctx.message.contact.phone_number));
  });
  composer.on("message:text", async (ctx, next) => {
    const form = await currentForm(ctx);
    if (form?.kind === "login") return typeInLogin(ctx, form, ctx.message.text);
    if (form?.kind === "name") return asSeller(ctx, (seller) => takeName(seller, form, ctx.message.text));
    if (form?.kind === "seat") return asSeller(ctx, (seller) => takeSeatText(seller, form, ctx.message.text));
    if (form?.kind !== "sell") return next();
    // A whole sale in one line is one, also where its parts are being asked for.
    const line = form.answers.serviceType === "airtime" ? readQuickLine(ctx.message.text) : null;
    if (line) return leaving(ctx, () => asTrader(ctx, (seller) => sellByLine(seller, line)));
    await asSeller(ctx, (seller) => typeInSale(seller, form, ctx.message.text));
  });
  composer.on(["message", "edited_message"], async (ctx, next) => {
    const form = await currentForm(ctx);
    if (!form) return next();
    if (ctx.editedMessage) return void (await send(ctx, { html: ctx.say.html("sell-not-deleted-edit") }));
    if (form.kind === "name" || form.kind === "seat") return void (await send(ctx, { html: ctx.say.html("name-bad") }));
    const key = form.kind === "sell" ? "sell-need-text" : form.step === "pin" ? "login-pin-text" : "login-phone-text";
    await send(ctx, { html: ctx.say.html(key) }, ctx.message?.message_id);
  });
  return composer;
}

async function otherwise(ctx: ShopContext): Promise<void> {
  if (ctx.callbackQuery) return answer(ctx, ctx.say.plain("tap-old"));
  const text = ctx.message?.text;
  if (text !== undefined && ctx.seller) {
    const line = readQuickLine(text);
    if (line) return asTrader(ctx, (seller) => sellByLine(seller, line));
    const { seat } = ctx.seller;
    if (!seat || mayTap(seat, "history")) return findSales(ctx as SellerContext, text, false);
  }
  if (ctx.message) await notUnderstood(ctx);
}

/** The counter for those who are in, the way in for all others. */
async function openShop(ctx: ShopContext): Promise<void> {
  if (ctx.seller) return void (await send(ctx, await menuFor(ctx as SellerContext)));
  if (await isCustomer(ctx)) return showMine(ctx);
  const { shop, userId } = ctx;
  ctx.work.later((trx) =>
    putChat(trx, { user_id: userId, first_name: ctx.from?.first_name ?? "", created_at: shop.clock.now() }),
  );
  await startLogin(ctx, null, ctx.say.html("welcome"));
}

/** A link of no kind that is known leads to the shop as well, and counts like any that is wrong. */
async function openByLink(ctx: ShopContext): Promise<void> {
  const { userId, shop } = ctx;
  const now = shop.clock.now();
  const isTooOften = await ctx.work.commit(async (trx) => {
    if (await hasTriedTooOften(trx, userId, now)) return true;
    await noteWrongLink(trx, userId, now);
    return false;
  });
  if (isTooOften) return void (await send(ctx, { html: ctx.say.html("link-slow-down") }));
  await openShop(ctx);
}

async function showMenuInPlace(ctx: SellerContext): Promise<void> {
  const messageId = ctx.callbackQuery?.message?.message_id ?? 0;
  const menu = await menuFor(ctx);
  await Promise.all([answer(ctx), edit(ctx, messageId, menu)]);
}

async function loginAgain(ctx: ShopContext, form: Form | null): Promise<void> {
  if (ctx.seller?.seat) {
    const html = ctx.say.html("seat-login", { name: ctx.seller.seat.name, shop: shopNameOf(ctx.seller.account) });
    return startLogin(ctx, form, html);
  }
  const account = ctx.seller?.account;
  const name = account && [account.first_name, account.last_name].filter(Boolean).join(" ");
  await startLogin(
    ctx,
    form,
    account ? ctx.say.html("login-already", { name: name ?? "", phone: account.phone_number }) : null,
  );
}

async function help(ctx: ShopContext): Promise<void> {
  const seat = ctx.seller?.seat;
  const html = seat ? ctx.say.html(`help-${seat.role}`) : ctx.say.html("help");
  await send(ctx, { html, buttons: ctx.seller ? [[menuButton(ctx.say)]] : [] });
}

async function cancel(ctx: ShopContext): Promise<void> {
  const form = await leaveForm(ctx);
  if (form?.kind === "sell" && form.step === "confirm" && form.cardMessageId !== null) {
    await dropOffersOn(ctx, form.cardMessageId);
  }
  const html = ctx.say.html(form ? "cancel-open" : "cancel-nothing");
  await send(ctx, ctx.seller ? { html, buttons: [[menuButton(ctx.say)]] } : { html, removeKeyboard: true });
}

async function notUnderstood(ctx: ShopContext): Promise<void> {
  await send(ctx, { html: ctx.say.html("not-understood"), buttons: ctx.seller ? serviceRows(ctx.say) : [] });
}

function left(ctx: ShopContext) {
  return { html: ctx.say.html("sell-left"), buttons: [...serviceRows(ctx.say), [menuButton(ctx.say)]] };
}

/** Does something for those who are logged in; asks all others to log in first. */
async function asSeller(ctx: ShopContext, task: (ctx: SellerContext) => Promise<void>): Promise<void> {
  if (ctx.seller) return task(ctx as SellerContext);
  // A customer who has no shop is shown what is theirs, and never a shop's door.
  if (await isCustomer(ctx)) return void (await Promise.all([answer(ctx), showMine(ctx)]));
  const head = (await formerSeat(ctx)) ?? ctx.say.html("login-first");
  await startLogin(ctx, await currentForm(ctx), head);
}

/** The same for selling, which takes a key: without one the way to it is shown instead. */
async function asTrader(ctx: ShopContext, task: (ctx: SellerContext) => Promise<void>): Promise<void> {
  await asSeller(ctx, async (seller) => {
    const { account } = seller.seller;
    if (account.frozen_at !== null) return showFrozen(seller);
    if ((await readMaintenance(ctx.shop.store.db)).since !== null) {
      const html = ctx.say.html("maintenance-sale");
      return void (await Promise.all([answer(ctx), send(ctx, { html, buttons: [[menuButton(ctx.say)]] })]));
    }
    const idle = await whyIdle(seller);
    if (idle) return sayIdle(seller, idle);
    if (openApiKey(ctx.shop.cipher, account, account.mode)) return task(seller);
    await Promise.all([answer(ctx), send(ctx, renderNoKey(ctx.say, account))]);
  });
}

/** A command leaves whatever form is open: its question is taken away, and nothing was charged by it. */
async function leaving(ctx: ShopContext, task: (form: Form | null) => Promise<void>): Promise<void> {
  const form = await leaveForm(ctx);
  await task(form);
}

async function leaveForm(ctx: ShopContext): Promise<Form | null> {
  const form = await currentForm(ctx);
  if (!form) return null;
  ctx.work.later((trx) => ctx.shop.forms.clear(trx, ctx.userId));
  // The confirm card stays: it is an offer of its own, good until it runs out.
  const isTapped = form.cardMessageId === ctx.callbackQuery?.message?.message_id;
  if (form.cardMessageId !== null && form.step !== "confirm" && !isTapped) await remove(ctx, form.cardMessageId);
  return form;
}

/** The form that is open in this chat. One of another version of the bot is dropped, with a word. */
async function currentForm(ctx: ShopContext): Promise<Form | null> {
  const form = await ctx.shop.forms.load(ctx.shop.store.db, ctx.userId);
  if (form !== "outdated") return form;
  ctx.work.later((trx) => ctx.shop.forms.clear(trx, ctx.userId));
  await send(ctx, { html: ctx.say.html("sell-updated"), buttons: ctx.seller ? serviceRows(ctx.say) : [] });
  return null;
}

/** Whether a tapped button is on the newest screen of the form. */
function isOnCard(ctx: ShopContext, form: Form | null): boolean {
  const revision = Number((ctx.match as RegExpMatchArray | undefined)?.[1]);
  return form?.revision === revision && form.cardMessageId === ctx.callbackQuery?.message?.message_id;
}

function match(ctx: ShopContext): string {
  return (ctx.match as RegExpMatchArray | undefined)?.[1] ?? "";
}
