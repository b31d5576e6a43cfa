import { openApiKey } from "../../accounts/credentials.ts";
import { askLogin, storeLogin } from "../../accounts/login.ts";
import { openOtherUrl } from "../../accounts/note-webhook.ts";
import { findSeller, logOut } from "../../accounts/sessions.ts";
import { hostOf } from "../../accounts/webhook-rule.ts";
import type { AccountChange } from "../../store/account-changes.ts";
import { checkSoon } from "../../store/purchases.ts";
import type { Form } from "../forms/forms.ts";
import { readPhone } from "../forms/read-answer.ts";
import { showShopCommands } from "../profile.ts";
import type { SellerContext, ShopContext } from "../shop.ts";
import { answer, remove, send } from "../show.ts";
import { type Html, paragraphs } from "../text.ts";
import { pinQuestion, renderNoKey } from "../views/account.ts";
import { nameChange } from "../views/account-change.ts";
import { formatPhone } from "../views/format.ts";
import { menuFor } from "./menu.ts";
import { isCustomer } from "./my-tokens.ts";

export type LoginForm = Extract<Form, { kind: "login" }>;

/** Asks for the phone number. */
export async function startLogin(ctx: ShopContext, earlier: Form | null, head: Html | null = null): Promise<void> {
  const { say, shop, userId } = ctx;
  const [cardMessageId] = await Promise.all([
    send(ctx, {
      html: paragraphs(head, say.html("login-phone")),
      contactButton: say.plain("button-share-number"),
      placeholder: say.plain("login-phone-placeholder"),
    }),
    answer(ctx),
  ]);
  const form: LoginForm = {
    kind: "login",
    step: "phone",
    answers: {},
    revision: (earlier?.revision ?? 0) + 1,
    cardMessageId,
  };
  ctx.work.later((trx) => shop.forms.save(trx, userId, form));
}

/** A shared contact counts only if it is the sender's own: anybody can share anybody's. */
export async function contactInLogin(ctx: ShopContext, form: LoginForm): Promise<void> {
  const contact = ctx.message?.contact;
  if (!contact || contact.user_id !== ctx.userId)
    return void (await send(ctx, { html: ctx.say.html("login-phone-foreign") }));
  await takePhone(ctx, form, contact.phone_number.startsWith("+") ? contact.phone_number : `+${contact.phone_number}`);
}

/** Text while a login is under way: the phone number, then the PIN. */
export async function typeInLogin(ctx: ShopContext, form: LoginForm, text: string): Promise<void> {
  if (form.step === "phone" || !form.answers.phone) return takePhone(ctx, form, text);
  await takePin(ctx, form, form.answers.phone, text.trim());
}

/** Digits alone: nothing else is sent to the service as somebody's PIN. */
const pinShape = /^\d{3,16}$/;
/** Too short for a phone number. */
const strayPinShape = /^\d{3,9}$/;

async function takePhone(ctx: ShopContext, form: LoginForm, text: string): Promise<void> {
  const { say, shop, userId } = ctx;
  const phone = readPhone(text);
  if (phone === null && strayPinShape.test(text.trim())) {
    // Typed a moment too late or too early, a PIN must not stay in the chat either.
    const isDeleted = await remove(ctx, ctx.message?.message_id ?? 0);
    const html = say.html(isDeleted ? "login-pin-too-early" : "login-pin-left-behind");
    return void (await send(ctx, { html, contactButton: say.plain("button-share-number") }));
  }
  if (phone === null) {
    await send(ctx, { html: say.html("login-phone-bad"), contactButton: say.plain("button-share-number") });
    return;
  }
  const cardMessageId = await send(ctx, {
    html: say.html("login-pin", { phone: formatPhone(phone) }),
    removeKeyboard: true,
    placeholder: say.plain("login-pin-placeholder"),
  });
  const revision = form.revision + 1;
  ctx.work.later((trx) =>
    shop.forms.save(trx, userId, { ...form, step: "pin", answers: { phone }, revision, cardMessageId }),
  );
}

/** Asks for the PIN alone, of somebody whose number is known. */
export async function askPin(ctx: SellerContext): Promise<void> {
  const { shop, userId, seller } = ctx;
  const { content, phone } = pinQuestion(ctx.say, seller.account);
  const [cardMessageId] = await Promise.all([send(ctx, content), answer(ctx)]);
  const form: LoginForm = { kind: "login", step: "pin", answers: { phone }, revision: 1, cardMessageId };
  ctx.work.later((trx) => shop.forms.save(trx, userId, form));
}

/** The PIN's message is deleted before anything else; the PIN goes to the service and nowhere else. */
async function takePin(ctx: ShopContext, form: LoginForm, phone: string, pin: string): Promise<void> {
  const { say, shop, userId } = ctx;
  const typedId = ctx.message?.message_id ?? 0;
  if (!pinShape.test(pin)) {
    await Promise.all([remove(ctx, typedId), send(ctx, { html: say.html("login-pin-shape") })]);
    return;
  }
  const [isDeleted, checkingId, login] = await Promise.all([
    remove(ctx, typedId),
    send(ctx, { html: say.html("login-checking") }),
    askLogin(shop.client, phone, pin),
  ]);
  const warning = isDeleted ? null : say.html("login-pin-left-behind");
  if (login.kind !== "accepted") {
    const html =
      login.kind === "not_accepted"
        ? paragraphs(say.html("login-refused"), login.words !== null && say.html("card-words", { words: login.words }))
        : say.html(login.kind === "slow_down" ? "login-slow-down" : "login-unavailable");
    const other = { text: say.plain("button-other-number"), data: "login" };
    const content = { html: paragraphs(html, warning), buttons: [[other]] };
    const [cardMessageId] = await Promise.all([send(ctx, content), remove(ctx, checkingId)]);
    ctx.work.later((trx) => shop.forms.save(trx, userId, { ...form, cardMessageId }));
    return;
  }
  const visitor = { userId, firstName: ctx.from?.first_name ?? "" };
  const { accountId, change } = await ctx.work.commit(async (trx) => {
    await shop.forms.clear(trx, userId);
    const deps = { cipher: shop.cipher, ids: shop.ids, now: shop.clock.now() };
    const id = await storeLogin(trx, deps, visitor, login);
    await checkSoon(trx, id, shop.clock.now());
    const waiting = await shop.changes.resume(trx, { accountId: id, userId, profile: login.profile });
    return { accountId: id, change: waiting };
  });
  shop.behind("login.profile", async () => {
    await shop.registration.begin(accountId, login.profile);
    await shop.changes.resolve(accountId, login.profile);
    await shop.discovery.look(accountId);
  });
  shop.behind("wallet.funding", () => shop.wallet.funding(accountId));
  shop.reconciler.wake();
  if (await isCustomer(ctx)) shop.behind("login.commands", () => showShopCommands(ctx.api, userId));
  await Promise.all([
    change ? goOn(ctx, change, warning) : greet(ctx, warning),
    remove(ctx, checkingId),
    form.cardMessageId && remove(ctx, form.cardMessageId),
  ]);
}

/** What was waiting for the PIN goes on where it stopped, on a card of its own. */
async function goOn(ctx: ShopContext, change: AccountChange, warning: Html | null): Promise<void> {
  const { say, shop } = ctx;
  const what = nameChange(say, change.kind);
  try {
    const messageId = await send(ctx, { html: paragraphs(say.html("change-asking", { what }), warning) });
    await shop.changes.setCard(change.id, messageId);
  } finally {
    shop.behind("account.change", () => shop.changes.run(change.id));
  }
}

/** The counter, for somebody who has just come in. */
async function greet(ctx: ShopContext, warning: Html | null): Promise<void> {
  const { say, shop, userId } = ctx;
  const seller = await findSeller(shop.store.db, userId);
  if (!seller) throw new Error("Nobody is logged in after a login");
  if (!openApiKey(shop.cipher, seller.account, seller.account.mode)) {
    const noKey = renderNoKey(say, seller.account);
    await send(ctx, { ...noKey, html: paragraphs(noKey.html, warning) });
    return;
  }
  ctx.seller = seller;
  const menu = await menuFor(ctx as SellerContext);
  await send(ctx, { ...menu, html: paragraphs(menu.html, warning) });
}

/** /logout: unlinks the chat. Open sales go on. */
export async function leaveShop(ctx: ShopContext): Promise<void> {
  const { say, shop, seller } = ctx;
  if (!seller) return void (await send(ctx, { html: say.html("logout-not-in") }));
  const { isPutBack } = await ctx.work.commit((trx) => logOut(trx, shop.ids, seller, shop.clock.now()));
  const host = hostOf(openOtherUrl(shop.cipher, seller.account) ?? "");
  if (isPutBack) shop.behind("webhook.put_back", () => shop.putBacks.attempt());
  await send(ctx, {
    html: paragraphs(say.html("logged-out"), isPutBack && say.html("logout-put-back", { host })),
    buttons: [[{ text: say.plain("button-login"), data: "login" }]],
  });
}
