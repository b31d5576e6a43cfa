import type { ChatMessage, MessagePattern, Person } from "../../sandbox/telegram/contract.ts";
import { patienceMs } from "./until.ts";

/** Waits until the person sees something. */
export function sees(person: Person, pattern: MessagePattern): Promise<ChatMessage> {
  return person.sees(pattern, patienceMs);
}

/** Waits until this message, and no other, shows something. */
export function seesOn(person: Person, card: Pick<ChatMessage, "id">, pattern: RegExp, timeoutMs = patienceMs) {
  return person.sees((message) => message.id === card.id && pattern.test(message.text), timeoutMs);
}

/** Taps a button of this message, and waits until the message shows something. */
export async function tapsCard(person: Person, card: Pick<ChatMessage, "id">, label: RegExp | string, pattern: RegExp) {
  await person.taps(label, { message: card.id });
  return seesOn(person, card, pattern);
}

/** Taps a button, of this message if there is one, and waits until a message shows something. */
export async function tapsAndSees(
  person: Person,
  label: RegExp | string,
  pattern: RegExp,
  card?: Pick<ChatMessage, "id">,
): Promise<ChatMessage> {
  await person.taps(label, card && { message: card.id });
  return sees(person, pattern);
}

/** Says something and waits for what the bot says to it. */
export async function asks(person: Person, text: string, pattern: RegExp): Promise<ChatMessage> {
  await person.says(text);
  const typed = person.chat.at(-1)?.id ?? 0;
  return sees(person, (message) => message.id > typed && pattern.test(message.text));
}

/** Says something, and taps the button of the question that comes back. */
export async function asksSurely(person: Person, text: string, label: RegExp, pattern: RegExp): Promise<ChatMessage> {
  const asked = await asks(person, text, /\?/);
  await person.taps(label, { message: asked.id });
  return seesOn(person, asked, pattern);
}

/** The message as it looks now. */
export function now(person: Person, card: Pick<ChatMessage, "id">): ChatMessage {
  const found = person.chat.find((message) => message.id === card.id);
  if (!found) throw new Error(`Message ${card.id} is gone`);
  return found;
}

/** Taps a button of a sale's card, behind "More" if it is not there yet. */
export async function tapsMore(person: Person, card: Pick<ChatMessage, "id">, label: RegExp) {
  const isShown = now(person, card)
    .inlineKeyboard.flat()
    .some(({ text }) => label.test(text));
  const shown = isShown ? card : await opensMore(person, card);
  return person.taps(label, { message: shown.id });
}

/** The record of a sale, with all that can be done with it. */
export async function opensMore(person: Person, card: Pick<ChatMessage, "id">): Promise<ChatMessage> {
  const before = person.chat.at(-1)?.id ?? 0;
  await person.taps(/⋯ More/, { message: card.id });
  return sees(person, ({ id, inlineKeyboard }) => id > before && /omplaint/.test(JSON.stringify(inlineKeyboard)));
}

/** Messages of the bot that match, newest last. */
export function said(person: Person, pattern: RegExp): ChatMessage[] {
  return person.chat.filter((message) => message.from === "bot" && pattern.test(message.text));
}
