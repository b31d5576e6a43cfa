import { caught } from "../../entry.ts";
import type { ShopContext } from "../../shop.ts";
import { Composer } from "../../ui/grammy.ts";
import { type AskAgain, showLanguages, speak } from "./language.ts";

/** The language that this bot speaks to somebody. */
export function languageRoutes(askAgain: AskAgain): Composer<ShopContext> {
  const composer = new Composer<ShopContext>();
  composer.command("language", showLanguages);
  composer.callbackQuery("language", showLanguages);
  composer.callbackQuery(/^language:([A-Za-z0-9-]{2,20})$/, (ctx) => speak(ctx, caught(ctx), askAgain));
  return composer;
}
