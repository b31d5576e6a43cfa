import { isCustomer } from "../../../customers/links.ts";
import { chooseLanguage } from "../../../sessions/speech.ts";
import { ownSalesButtons } from "../../callbacks/customers.ts";
import { languageButtons } from "../../callbacks/language.ts";
import type { Form } from "../../dialogs/forms.ts";
import { currentForm } from "../../feature.ts";
import { type SellerContext, type ShopContext, stampNow } from "../../shop.ts";
import { type Language, withoutEnglish } from "../../ui/languages.ts";
import { menuFor } from "../../ui/menu.ts";
import { firstNameOf } from "../../ui/person.ts";
import { showCommands } from "../../ui/profile.ts";
import { type Button, button, type Content, inRows } from "../../ui/screen.ts";
import { answer, present, remove, replace, send } from "../../ui/show.ts";
import { type Html, paragraphs, type Say } from "../../ui/text.ts";

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

/** More names side by side break over two lines on a phone. */
const maxInARow = 3;

/** The languages, each by its own name, below a text. */
function renderLanguages(say: Say, all: readonly Language[], html: Html): Content {
  const names = all.map(({ locale, name }): Button => {
    const text = locale === say.locale ? `${name} ✓` : name;
    return { text, data: languageButtons.speak({ locale }) };
  });
  return { html, buttons: inRows(names, maxInARow) };
}

/** The question of /language, with the switch of the English below, while any message about money is not signed. */
function renderChoice(say: Say, all: readonly Language[]): Content {
  const isBelow = say.english === "below";
  const { html, buttons = [] } = renderLanguages(
    say,
    all,
    paragraphs(say.html("language-choose"), isBelow && say.html("language-below")),
  );
  if (say.english === null) return { html, buttons };
  const change = isBelow
    ? button(say, "button-english-off", languageButtons.speak({ locale: withoutEnglish(say.locale) }))
    : button(say, "button-english-on", languageButtons.speak({ locale: say.locale }));
  return { html, buttons: [...buttons, [change]] };
}
