import { everybody } from "../../callbacks/access.ts";
import { languageButtons } from "../../callbacks/language.ts";
import { command, Feature } from "../../feature.ts";
import { type AskAgain, showLanguages, speak } from "./language.ts";

/** The language that this bot speaks to somebody. */
export function createLanguages(askAgain: AskAgain): Feature {
  return new Feature()
    .anyone([command("language", everybody), languageButtons.list], showLanguages)
    .anyone(languageButtons.speak, (ctx, { locale }) => speak(ctx, locale, askAgain));
}
