import { Composer } from "grammy";
import { takeName } from "./customers/names.ts";
import { asSeller, asTrader, caught, currentForm, leaving } from "./entry.ts";
import type { Form } from "./forms.ts";
import { contactInLogin, typeInLogin } from "./login/login.ts";
import { readQuickLine } from "./selling/quick-line.ts";
import { changeOffer, changePieces } from "./selling/sales.ts";
import { sellByLine, tapInSale, typeInSale } from "./selling/sell.ts";
import type { ShopContext } from "./shop.ts";
import { takeSeatText } from "./staff/settings.ts";
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
    const value = ctx.match[2] ?? "";
    if (!isOnCard(ctx, form) || form?.kind !== "sell") return answer(ctx, ctx.say.plain("tap-old"));
    await asSeller(ctx, (seller) => tapInSale(seller, form, value));
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

/** Whether a tapped button is on the newest screen of the form. */
function isOnCard(ctx: ShopContext, form: Form | null): boolean {
  const revision = Number(caught(ctx));
  return form?.revision === revision && form.cardMessageId === ctx.callbackQuery?.message?.message_id;
}

function left(ctx: ShopContext) {
  return { html: ctx.say.html("sell-left"), buttons: [...serviceRows(ctx.say), [menuButton(ctx.say)]] };
}
