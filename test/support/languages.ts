import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { localesFolder } from "../../src/bot/ui/locales.ts";
import type { Shop } from "./shop.ts";

/** A folder of English and of other languages, whose files hold what is given. Goes when it is disposed of. */
export function layLanguages(files: Readonly<Record<string, string>>): Disposable & { url: URL } {
  const folder = mkdtempSync(join(tmpdir(), "vendbot-locales-"));
  copyFileSync(new URL("en.ftl", localesFolder), join(folder, "en.ftl"));
  for (const [locale, ftl] of Object.entries(files)) writeFileSync(join(folder, `${locale}.ftl`), ftl);
  return { url: pathToFileURL(`${folder}/`), [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}

/** Taps the button whose data fits on what the bot said last, whatever its words are, and waits for what follows. */
export async function tapsOn(shop: Shop, person: Person, data: RegExp): Promise<ChatMessage> {
  await shop.idle();
  const card = person.chat.findLast(({ inlineKeyboard }) => dataOf(inlineKeyboard, data) !== undefined);
  const label = card && dataOf(card.inlineKeyboard, data);
  if (!card || !label) throw new Error(`No button for ${data}: ${person.chat.map(({ text }) => text).join("\n---\n")}`);
  await person.taps(label.text, { message: card.id });
  return lastOf(shop, person);
}

/** Types something, and waits for what follows. */
export async function saysIn(shop: Shop, person: Person, text: string): Promise<ChatMessage> {
  await shop.idle();
  await person.says(text);
  return lastOf(shop, person);
}

/** The bot's last message, once nothing is under way. */
export async function lastOf(shop: Shop, person: Person): Promise<ChatMessage> {
  await shop.idle();
  const last = person.chat.findLast(({ from }) => from === "bot");
  if (!last) throw new Error("The bot has said nothing");
  return last;
}

function dataOf(rows: ChatMessage["inlineKeyboard"], data: RegExp) {
  return rows.flat().find(({ callback_data = "", text }) => data.test(callback_data) || data.test(text));
}
