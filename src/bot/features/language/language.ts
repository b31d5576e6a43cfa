import { isCustomer } from "../../../customers/links.ts";
import { chooseLanguage } from "../../../sessions/speech.ts";
import { ownSalesButtons } from "../../callbacks/customers.ts";
import type { Form } from "../../dialogs/forms.ts";
import { currentForm } from "../../feature.ts";
import { type SellerContext, type ShopContext, stampNow } from "../../shop.ts";
import { menuFor } from "../../ui/menu.ts";
import { firstNameOf } from "../../ui/person.ts";
import { showCommands } from "../../ui/profile.ts";
import { button, type Content } from "../../ui/screen.ts";
import { answer, present, remove, replace, send } from "../../ui/show.ts";
import { paragraphs } from "../../ui/text.ts";
import { renderChoice, renderLanguages } from "./language-card.ts";

/** Asks the question of an open form once more: in place of what was tapped, but for a login, which stands apart. */
export type AskAgain = (ctx: ShopContext, form: Form) => Promise<void>;

/** /language and its button. Open questions stay open. */
export async function showLanguages(ctx: ShopContext): Promise<void> {
  const { say, shop } = ctx;
  await present(ctx, renderChoice(say, shop.languages.all()), null);
}

/** To somebody who has chosen none: a welcome, with the languages below it. */
export async function welcomeIn(ctx: ShopContext): Promise<void> {
  await send(ctx, renderWelcome(ctx));
}

/**
 * Speaks a language, with English below or without, to this person from now on. Open questions go on in it; sent
 * messages stay as they were.
 */
export async function speak(ctx: ShopContext, locale: string, askAgain: AskAgain): Promise<void> {
  const { shop, userId } = ctx;
  if (!shop.languages.has(locale)) return answer(ctx, ctx.say.plain("tap-old"));
  const visitor = { userId, firstName: firstNameOf(ctx) };
  await ctx.work.commit((trx) => chooseLanguage(trx, stampNow(shop), visitor, locale));
  ctx.say = shop.languages.speak(locale);
  shop.runInBackground("language.commands", () => showCommands(ctx, userId));
  const form = await currentForm(ctx);
  if (!form || form.kind === "login") await replace(ctx, await home(ctx));
  if (!form) return;
  await askAgain(ctx, form);
  const tapped = ctx.callbackQuery?.message?.message_id;
  if (form.cardMessageId !== null && form.cardMessageId !== tapped) await remove(ctx, form.cardMessageId);
}

/** The next screen of a user without an open question. */
async function home(ctx: ShopContext): Promise<Content> {
  const { say, shop, userId, seller } = ctx;
  const now = say.html("language-now");
  if (seller) {
    const menu = await menuFor(ctx as SellerContext);
    return { ...menu, html: paragraphs(now, menu.html) };
  }
  if (!(await isCustomer(shop.store.db, userId))) return renderWelcome(ctx);
  return { html: now, buttons: [[button(say, "button-mytokens", ownSalesButtons.list())]] };
}

function renderWelcome({ say, shop }: ShopContext): Content {
  return renderLanguages(say, shop.languages.all(), say.html("welcome"));
}
