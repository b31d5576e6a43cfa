import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { model, readLocale } from "../../src/bot/ui/locales.ts";
import { tapsOn } from "./languages.ts";
import { lengthOf, readEntries } from "./locales.ts";
import type { Shop } from "./shop.ts";

/** As many letters as a button of its own row shows on a phone. */
const maxOnButton = 40;
/** A sale in a list: its names are the service's, and as long in English. */
const isRowOfSale = /^(?:[✅❌⏳🚫🟡].* · .* · ₦|\p{Extended_Pictographic} \d.* ₦.* · )/u;
const limits = { text: 4096, caption: 1024, popUp: 200, data: 64, copied: 256 };

/** The English text between a message's variables, if it is a sentence and the language says it in other words. */
function englishSentences(locale: string): string[] {
  const own = readLocale(locale);
  const isSentence = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).length > 3;
  return [...readEntries(readLocale(model)).values()]
    .flatMap(({ wordings }) => wordings.flatMap((one) => one.split(/\{[^}]*\}|<i>.*?<\/i>|<[^>]*>|\n/)))
    .map((text) => text.trim())
    .filter((text) => isSentence(text) && !own.includes(text));
}

/** The text of a message outside italics: italics hold the English of an unsigned message about money. */
function outsideItalics({ text, entities }: ChatMessage): string {
  return entities
    .filter(({ type }) => type === "italic")
    .reduce(
      (left, { offset, length }) => left.slice(0, offset) + "\0".repeat(length) + left.slice(offset + length),
      text,
    );
}

/** All versions of the bot's messages, after each edit, since a number of events. */
export function everShown({ history }: Person, since: number): ChatMessage[] {
  return history
    .slice(since)
    .flatMap((event) => (event.kind === "edited" ? [event.after] : event.kind === "sent" ? [event.message] : []))
    .filter(({ from }) => from === "bot");
}

/** What a language should not have shown: keys, English sentences that are not below their own, what Telegram cuts. */
export function findsWrong(shown: readonly ChatMessage[], locale: string): string[] {
  const sentences = englishSentences(locale);
  const keys = new Set(readEntries(readLocale(model)).keys());
  return shown.flatMap((message) => {
    const said = outsideItalics(message);
    const buttons = message.inlineKeyboard.flat();
    const most = message.photo || message.document ? limits.caption : limits.text;
    const all = [said, ...buttons.map(({ text }) => text)].join("\n");
    return [
      ...sentences.filter((one) => all.includes(one)).map((one) => `English: ${one}\n  in: ${said.slice(0, 120)}`),
      ...(all.match(/[a-z]+(?:-[a-z]+)+/g) ?? []).filter((word) => keys.has(word)).map((key) => `key: ${key}`),
      ...(lengthOf(message.text) > most ? [`${lengthOf(message.text)} letters: ${said}`] : []),
      ...buttons
        .filter(({ text }) => lengthOf(text) > maxOnButton && !isRowOfSale.test(text))
        .map(({ text }) => `long button: ${text}`),
      ...buttons
        .filter(
          ({ callback_data: data = "", copy_text: copy }) =>
            Buffer.byteLength(data) > limits.data || (copy?.text.length ?? 0) > limits.copied,
        )
        .map(({ text }) => `button that holds too much: ${text}`),
    ];
  });
}

/** Requests that Telegram refused, and pop-ups that are too long for it. */
export function refusedByTelegram({ telegram }: Shop): string[] {
  const old = /not modified|not found|query is too old|can't be deleted/;
  return telegram.calls.flatMap(({ method, params, errorCode, description = "" }) => {
    const popUp = method === "answerCallbackQuery" ? String(params.text ?? "") : "";
    const isRefused = errorCode !== undefined && errorCode >= 400 && !old.test(description);
    return [
      ...(isRefused ? [`${method}: ${description}`] : []),
      ...(lengthOf(popUp) > limits.popUp ? [`pop-up of ${lengthOf(popUp)}: ${popUp}`] : []),
    ];
  });
}

/** The act of a button, without its subject. */
export const kindOf = (data: string) =>
  data
    .replace(/[\w-]{20,}|\d+/g, "*")
    .split(":")
    .slice(0, 3)
    .join(":");

/** Taps a button of every kind that a chat shows, those that come by it included, but for those that are `left`. */
export async function tapsEverything(shop: Shop, person: Person, left: RegExp): Promise<ReadonlySet<string>> {
  const tapped = new Set<string>();
  const untapped = () =>
    person.chat
      .flatMap(({ inlineKeyboard }) => inlineKeyboard.flat().map(({ callback_data: data = "" }) => data))
      .findLast((data) => data !== "" && !left.test(data) && !tapped.has(kindOf(data)));
  for (let data = untapped(); data !== undefined; data = untapped()) {
    tapped.add(kindOf(data));
    await tapsOn(shop, person, new RegExp(`^${data.replace(/[^\w:-]/g, "\\$&")}$`));
  }
  return tapped;
}
