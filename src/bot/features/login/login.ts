import type { AccountChange } from "../../../accounts/account-changes.queries.ts";
import type { Account } from "../../../accounts/accounts.queries.ts";
import { openApiKey } from "../../../accounts/credentials.ts";
import { readPhone } from "../../../core/phone.ts";
import { asTyped } from "../../../core/phone-spellings.ts";
import { findLock } from "../../../sessions/locks.queries.ts";
import { askLogin, type Login, storeLogin } from "../../../sessions/login.ts";
import { phoneOf } from "../../../sessions/phone-forms.ts";
import { checkPin, forgetEntry, forgiveTries, type PinAnswer } from "../../../sessions/pin-check.ts";
import { findSeller } from "../../../sessions/sessions.ts";
import type { Profile } from "../../../vending-api/account-schemas.ts";
import { createDialogController, type FormInput } from "../../dialog-controller.ts";
import { type Form, type FormOf, isAtPin, openForm } from "../../dialogs/forms.ts";
import { sayAnswered } from "../../dialogs/pin-answers.ts";
import { beginEntry, renderPin, saveEntry } from "../../dialogs/pin-entry.ts";
import { pinShape, readDigits } from "../../dialogs/read-answer.ts";
import type { SellerContext, ShopContext } from "../../shop.ts";
import { expel } from "../../ui/expel.ts";
import { formatPhone, nameChange } from "../../ui/format.ts";
import { describeHelp, helpRow, typedQuestion } from "../../ui/login-help.ts";
import { menuFor } from "../../ui/menu.ts";
import { loginButton } from "../../ui/menu-card.ts";
import { renderDeadKey, renderNoKey, renderSwitchedOff, renderUnreadKeys } from "../../ui/no-key.ts";
import { firstNameOf } from "../../ui/person.ts";
import { showCommands } from "../../ui/profile.ts";
import type { Content } from "../../ui/screen.ts";
import { answer, done, remove, send } from "../../ui/show.ts";
import { type Html, paragraphs, type Say } from "../../ui/text.ts";

type LoginForm = FormOf<"login">;

const controller = createDialogController<LoginForm, ShopContext>("login", {
  isApart: true,
  draw: (ctx) => ({
    html: ctx.say.html("login-phone", { service: ctx.shop.loginHelp.service }),
    ...numberKeyboard(ctx),
    placeholder: ctx.say.plain("sell-placeholder-phone"),
  }),
  async readText(ctx, _form, text) {
    const { say, shop } = ctx;
    const keyboard = numberKeyboard(ctx);
    const question = typedQuestion(say, shop.loginHelp, text);
    if (question) return { problem: { html: describeHelp(say, shop.loginHelp, question), ...keyboard } };
    const phone = readPhone(text);
    // A contact is no spelling that somebody chose.
    const typed = ctx.message?.contact ? {} : { typed: asTyped(text) };
    if (phone !== null) return { answer: { phone, ...typed } };
    if (!strayPinShape.test(readDigits(text) ?? "")) {
      return { problem: { html: say.html("login-phone-bad"), ...keyboard } };
    }
    // Typed a moment too late or too early, a PIN must not stay in the chat either.
    const isDeleted = ctx.message !== undefined && (await remove(ctx, ctx.message.message_id));
    return { problem: { html: say.html(isDeleted ? "login-pin-too-early" : "login-pin-left-behind"), ...keyboard } };
  },
  end: (ctx, form) => askLoginPin(ctx, { ...form, cardMessageId: null }, { hasContactKeyboard: true }),
});

/** The keyboard below the input field while the number is asked for. */
function numberKeyboard({ say, shop }: ShopContext) {
  return {
    contactButton: say.plain("button-share-number"),
    typedButtons: helpRow(say, shop.loginHelp).map(({ text }) => text),
  };
}

/** Asks for the phone number. */
export async function startLogin(ctx: ShopContext, earlier: Form | null, head: Html | null = null): Promise<void> {
  await controller.open(ctx, {}, earlier, { head });
}

/** A phone number that is typed or shared where nothing is asked begins a login. Returns false if it is none. */
export async function loginByNumber(ctx: ShopContext): Promise<boolean> {
  const { contact, text = "" } = ctx.message ?? {};
  if (!contact && readPhone(text) === null) return false;
  const form = await openForm("login", {});
  await (contact ? contactInLogin(ctx, form) : controller.handleInput(ctx, form, { kind: "text", text }));
  return true;
}

/** Asks for what is asked in a login once more, on a new message. */
export async function askAgainInLogin(ctx: ShopContext, form: LoginForm): Promise<void> {
  await (isAtPin(form) ? askLoginPin(ctx, form) : startLogin(ctx, form));
}

/** A shared contact counts only if it is the sender's own: anybody can share anybody's. */
export async function contactInLogin(ctx: ShopContext, form: LoginForm): Promise<void> {
  const contact = ctx.message?.contact;
  if (!contact || contact.user_id !== ctx.userId) return done(send(ctx, { html: ctx.say.html("login-phone-foreign") }));
  const text = contact.phone_number.startsWith("+") ? contact.phone_number : `+${contact.phone_number}`;
  await controller.handleInput(ctx, form, { kind: "text", text });
}

/** What is typed while a login is under way: the phone number, then the PIN, which no log sees. */
export async function handleLoginInput(ctx: ShopContext, form: LoginForm, said: FormInput): Promise<void> {
  if (!isAtPin(form) || said.kind === "tap") return controller.handleInput(ctx, form, said);
  await takePin(ctx, form, readDigits(said.text) ?? said.text.trim(), ctx.message?.message_id ?? null);
}

/** The PIN of a login, given on its keypad. */
export async function tapInLogin(ctx: ShopContext, pin: string): Promise<void> {
  const form = await ctx.shop.forms.load(ctx.shop.store.db, ctx.userId);
  if (!isAtPin(form)) return answer(ctx, ctx.say.plain("tap-old"));
  await Promise.all([answer(ctx), takePin(ctx, form, pin, null)]);
}

/** Too short for a phone number. */
const strayPinShape = /^\d{3,9}$/;

/** Asks only for the PIN of somebody whose number is known. */
export async function askPin(ctx: SellerContext): Promise<void> {
  const form = await openForm("login", { phone: phoneOf(ctx.seller.account) });
  await Promise.all([answer(ctx), askLoginPin(ctx, form)]);
}

async function askLoginPin(
  ctx: ShopContext,
  form: LoginForm,
  { hasContactKeyboard = false, problem = null }: { hasContactKeyboard?: boolean; problem?: Html | null } = {},
): Promise<void> {
  const { say, shop, userId } = ctx;
  const way = (await findLock(shop.store.db, userId))?.entry ?? "keypad";
  const number = formatPhone(form.answers.phone ?? "");
  const entry = beginEntry(
    shop.ids,
    { what: "login", head: say.html("login-pin", { phone: number }), wanted: null },
    null,
  );
  let asideMessageId = form.answers.asideMessageId;
  if (hasContactKeyboard && way === "keypad") {
    // One message takes the keyboard below the input field away, another brings the keypad: none can do both.
    asideMessageId = await send(ctx, { html: say.html("login-number", { phone: number }), removeKeyboard: true });
  }
  const cardMessageId = await send(ctx, {
    ...renderPin({ say, entry, way, problem, loginHelp: shop.loginHelp }),
    removeKeyboard: hasContactKeyboard && way === "typed",
  });
  const view = asideMessageId === undefined ? {} : { asideMessageId };
  ctx.work.later(async (trx) => {
    await shop.forms.save(trx, userId, { ...form, view, cardMessageId });
    await saveEntry(trx, shop, userId, { ...entry, cardMessageId });
  });
}

/** Whether somebody who is in gives the PIN of the own shop once more. */
function isAtOwnNumber({ seller }: ShopContext, phone: string): boolean {
  return seller?.seat === null && phoneOf(seller.account) === phone;
}

/** A typed PIN's message is deleted before anything else; the PIN goes to the service and nowhere else. */
async function takePin(ctx: ShopContext, form: LoginForm, pin: string, typedId: number | null): Promise<void> {
  const { say, shop, userId } = ctx;
  const { phone = "", typed = null } = form.answers;
  if (!pinShape.test(pin)) {
    await Promise.all([typedId && remove(ctx, typedId), send(ctx, { html: say.html("login-pin-shape") })]);
    return;
  }
  const check = async () => {
    await ctx.work.ahead((trx) => shop.recentPins.note(trx, userId, pin));
    return checkPin(shop, { userId, phone, isIn: isAtOwnNumber(ctx, phone) }, () =>
      askLogin(shop, { phone, typed }, pin),
    );
  };
  const [isDeleted, checkingId, checked] = await Promise.all([
    typedId === null ? true : remove(ctx, typedId),
    send(ctx, { html: say.html("login-checking") }),
    check(),
  ]);
  const warning = isDeleted ? null : say.html("login-pin-left-behind");
  if (checked.kind !== "right") {
    await sayNotIn(ctx, form, checked, warning);
    await Promise.all([checkingId, form.cardMessageId].map((id) => id !== null && remove(ctx, id)));
    return;
  }
  const login = checked.accepted;
  const visitor = { userId, firstName: firstNameOf(ctx) };
  const { accountId, change } = await ctx.work.commit(async (trx) => {
    const now = shop.clock.now();
    await shop.forms.clear(trx, userId);
    await forgetEntry(trx, userId, shop.clock.now());
    await forgiveTries(trx, checked.counted, now);
    const id = await storeLogin(trx, { cipher: shop.cipher, ids: shop.ids, now }, visitor, login);
    const waiting = await shop.changes.resume(trx, { accountId: id, userId, profile: login.profile });
    return { accountId: id, change: waiting };
  });
  shop.runInBackground("login.profile", async () => {
    await shop.registration.begin(accountId, login.profile);
    await shop.changes.resolve(accountId, login.profile);
    await shop.discovery.look(accountId);
  });
  shop.runInBackground("wallet.funding", () => shop.wallet.funding(accountId));
  shop.runInBackground("login.commands", () => showCommands(ctx, userId));
  await Promise.all([
    change ? goOn(ctx, change, warning) : greet(ctx, login, warning),
    ...[checkingId, form.cardMessageId, form.answers.asideMessageId].map((id) => id && remove(ctx, id)),
  ]);
}

/** The PIN was not accepted, or nobody knows: it is asked for again, unless too many were wrong. */
async function sayNotIn(
  ctx: ShopContext,
  form: LoginForm,
  checked: Exclude<PinAnswer<unknown>, { kind: "right" }>,
  warning: Html | null,
): Promise<void> {
  const { say, shop, userId } = ctx;
  if ("isOut" in checked && checked.isOut && ctx.seller?.seat === null) {
    return expel(ctx as SellerContext, null);
  }
  if (checked.kind === "another_step") {
    // The PIN is not asked for again: each login sends another code.
    const html = paragraphs(sayAnswered(say, checked), warning);
    await send(ctx, { html, buttons: [[loginButton(say)]] });
    ctx.work.later(async (trx) => {
      await shop.forms.clear(trx, userId);
      await forgetEntry(trx, userId, shop.clock.now());
    });
    return;
  }
  const until = "until" in checked ? checked.until : null;
  if (until !== null) {
    await send(ctx, {
      html: paragraphs(say.html("pin-wait", { time: shop.times.soon(until, shop.clock.now()) }), warning),
    });
    ctx.work.later((trx) => shop.forms.save(trx, userId, { ...form, cardMessageId: null }));
    return;
  }
  await askLoginPin(ctx, form, { problem: paragraphs(whyNotIn(say, checked), warning) });
}

function whyNotIn(say: Say, checked: Exclude<PinAnswer<unknown>, { kind: "right" }>): Html {
  if ("words" in checked) return sayAnswered(say, checked);
  return say.html(checked.kind === "unavailable" ? "login-unavailable" : "login-slow-down");
}

/** The act that waited for the PIN goes on where it stopped, on a card of its own. */
async function goOn(ctx: ShopContext, change: AccountChange, warning: Html | null): Promise<void> {
  const { say, shop } = ctx;
  const what = nameChange(say, change.kind);
  try {
    const messageId = await send(ctx, { html: paragraphs(say.html("change-asking", { what }), warning) });
    await shop.changes.setCard(change.id, messageId);
  } finally {
    shop.runInBackground("account.change", () => shop.changes.run(change.id));
  }
}

function noKeyFor(say: Say, account: Account, { hasMaskedKeys, isKeyListWhole }: Profile): Content {
  if (hasMaskedKeys) return renderDeadKey(say, account.mode, say.html("login-keys-masked"));
  return isKeyListWhole ? renderNoKey(say, account) : renderUnreadKeys(say);
}

/** The counter, for somebody who has just come in. */
async function greet(ctx: ShopContext, { profile, offWords }: Login, warning: Html | null): Promise<void> {
  const { say, shop, userId } = ctx;
  const seller = await findSeller(shop.store.db, userId);
  if (!seller) throw new Error("Nobody is logged in after a login");
  if (offWords !== null) {
    const off = renderSwitchedOff(say, offWords);
    return done(send(ctx, { ...off, html: paragraphs(off.html, warning) }));
  }
  if (!openApiKey(shop.cipher, seller.account, seller.account.mode)) {
    const noKey = noKeyFor(say, seller.account, profile);
    await send(ctx, { ...noKey, html: paragraphs(noKey.html, warning) });
    return;
  }
  ctx.seller = seller;
  const menu = await menuFor(ctx as SellerContext);
  await send(ctx, { ...menu, html: paragraphs(menu.html, warning) });
}
