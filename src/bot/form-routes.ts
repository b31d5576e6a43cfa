import { Composer } from "grammy";
import { nameGuide } from "./customers/names.ts";
import { asSeller, asTrader, caught, currentForm, leaving } from "./entry.ts";
import { type Form, isAtPin } from "./forms.ts";
import { findGuide } from "./history/history.ts";
import { lockGuide } from "./lock/lock.ts";
import { contactInLogin, hearInLogin } from "./login/login.ts";
import { announceGuide } from "./operators/operations.ts";
import { readQuickLine } from "./selling/quick-line.ts";
import { changeOffer, changePieces } from "./selling/sales.ts";
import { hearInSale, sellByLine } from "./selling/sell.ts";
import type { ShopContext } from "./shop.ts";
import { seatGuide } from "./staff/settings.ts";
import { hear, type Said } from "./talks/guide.ts";
import { menuButton, serviceRows } from "./ui/menu-card.ts";
import { answer, present, send } from "./ui/show.ts";

/** Answers to the form that is open in this chat. */
export function formRoutes(): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.callbackQuery(/^leave:(\d{1,9})$/, async (ctx) => {
    const form = await currentForm(ctx);
    if (!isOnCard(ctx, form)) return answer(ctx, ctx.say.plain("tap-old"));
    ctx.work.later((trx) => ctx.shop.forms.clear(trx, ctx.userId));
    await present(ctx, left(ctx), null);
  });
  composer.callbackQuery(/^form:(\d{1,9}):([\w-]{1,40})$/, async (ctx) => {
    const form = await currentForm(ctx);
    if (!form || !isOnCard(ctx, form)) return answer(ctx, ctx.say.plain("tap-old"));
    await hearIn(ctx, form, { kind: "tap", value: ctx.match[2] ?? "" });
  });
  composer.callbackQuery(/^change:([\w-]{22})$/, async (ctx) => {
    const form = await currentForm(ctx);
    const isItsCard = form?.kind === "sell" && form.cardMessageId === ctx.callbackQuery.message?.message_id;
    if (!isItsCard) return answer(ctx, ctx.say.plain("tap-old"));
    await asSeller(ctx, (seller) => changeOffer(seller, caught(ctx), form));
  });
  composer.callbackQuery(/^pieces:([\w-]{22}):(\d{1,2})$/, async (ctx) => {
    const form = await currentForm(ctx);
    const isItsCard = form?.kind === "sell" && form.cardMessageId === ctx.callbackQuery.message?.message_id;
    if (!isItsCard) return answer(ctx, ctx.say.plain("tap-old"));
    await asSeller(ctx, (seller) => changePieces(seller, caught(ctx), form, Number(ctx.match[2])));
  });
  composer.on("message:contact", async (ctx, next) => {
    const form = await currentForm(ctx);
    if (form?.kind === "login" && !isAtPin(form)) return contactInLogin(ctx, form);
    if (form?.kind !== "sell") return next();
    await hearIn(ctx, form, { kind: "text", text: ctx.message.contact.phone_number });
  });
  composer.on("message:text", async (ctx, next) => {
    const form = await currentForm(ctx);
    if (!form || form.isTapped) return next();
    const { text } = ctx.message;
    // A whole sale in one line is one, also where its parts are being asked for.
    const line = form.kind === "sell" && form.answers.serviceType === "airtime" ? readQuickLine(text) : null;
    if (line) return leaving(ctx, () => asTrader(ctx, (seller) => sellByLine(seller, line)));
    await hearIn(ctx, form, { kind: "text", text });
  });
  composer.on(["message", "edited_message"], async (ctx, next) => {
    const form = await currentForm(ctx);
    if (!form || form.isTapped) return next();
    if (ctx.editedMessage) return void (await send(ctx, { html: ctx.say.html("sell-not-deleted-edit") }));
    const key = form.kind !== "login" ? "sell-need-text" : isAtPin(form) ? "login-pin-text" : "login-phone-text";
    await send(ctx, { html: ctx.say.html(key) }, ctx.message?.message_id);
  });
  return composer;
}

/** What is said in a talk goes to the folder that leads it. */
async function hearIn(ctx: ShopContext, form: Form, said: Said): Promise<void> {
  switch (form.kind) {
    case "announce":
      return hear(ctx, announceGuide, form, said);
    case "find":
      return asSeller(ctx, (seller) => hear(seller, findGuide, form, said));
    case "lock":
      return asSeller(ctx, (seller) => hear(seller, lockGuide, form, said));
    case "login":
      return hearInLogin(ctx, form, said);
    case "name":
      return asSeller(ctx, (seller) => hear(seller, nameGuide, form, said));
    case "seat":
      return asSeller(ctx, (seller) => hear(seller, seatGuide, form, said));
    case "sell":
      return asSeller(ctx, (seller) => hearInSale(seller, form, said));
  }
}

/** Whether a tapped button is on the newest screen of the form. */
function isOnCard(ctx: ShopContext, form: Form | null): boolean {
  const revision = Number(caught(ctx));
  return form?.revision === revision && form.cardMessageId === ctx.callbackQuery?.message?.message_id;
}

function left(ctx: ShopContext) {
  return { html: ctx.say.html("sell-left"), buttons: [...serviceRows(ctx.say), [menuButton(ctx.say)]] };
}
