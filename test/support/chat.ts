import type { ChatMessage, MessagePattern, Person, Telegram } from "../../sandbox/telegram/contract.ts";
import { patienceMs, until } from "./until.ts";

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

/** Whether a message shows a keypad. */
export function isKeypad({ inlineKeyboard }: ChatMessage): boolean {
  return inlineKeyboard.flat().some(({ text }) => /Done/.test(text));
}

/** Taps a PIN on the newest keypad, or on that of this message, up to Done. Resolves to Done's tap. */
export async function tapsPin(person: Person, pin: string, card?: Pick<ChatMessage, "id">) {
  const { id } = await sees(person, (message) => isKeypad(message) && (card === undefined || message.id === card.id));
  for (const digit of pin) await (await person.taps(digit, { message: id })).answer;
  return person.taps(/Done/, { message: id });
}

/** Has sales above ₦1,000 ask for the PIN. */
export async function asksForPinAbove(person: Person): Promise<void> {
  await asks(person, "/account", /Developer/);
  await tapsAndSees(person, /Lock and PIN/, /PIN for a sale: never/);
  await person.taps(/PIN for a sale/);
  await tapsAndSees(person, "above ₦1,000", /PIN for a sale: above ₦1,000/);
}

let made = 0;

/** A tap on a button that this person was never given. Resolves to the words that it is answered with. */
export async function tapsForged(telegram: Telegram, person: Person, data: string): Promise<string> {
  const message = person.chat.findLast(({ from }) => from === "bot");
  const id = `forged ${++made}`;
  const before = telegram.calls.length;
  telegram.pushUpdate({
    callback_query: {
      ...{ id, from: person.user, chat_instance: "1", data },
      message: {
        ...{ message_id: message?.id ?? 1, date: 0, from: telegram.bot, text: "x" },
        chat: { id: person.id, type: "private", first_name: "N" },
      },
    },
  } as Parameters<typeof telegram.pushUpdate>[0]);
  const answerTo = () =>
    telegram.calls
      .slice(before)
      .find(({ method, params }) => method === "answerCallbackQuery" && params.callback_query_id === id);
  await until([telegram], () => answerTo() !== undefined, `${data} is answered`, 30_000);
  return String(answerTo()?.params.text ?? "");
}

/** Switches the account of this person to the other mode, over /account. */
export async function switchesMode(person: Person, mode: "live" | "sandbox"): Promise<void> {
  const card = await asks(person, "/account", /Mode/);
  await person.taps(new RegExp(`Switch to ${mode}`), { message: card.id });
  await person.taps(new RegExp(`Switch to ${mode}`), { message: (await asksWhether(person, card, mode)).id });
  const shown = mode === "live" ? /Mode live/ : /Mode 🧪 SANDBOX/;
  await sees(person, (message) => message.id === card.id && shown.test(message.text));
}

function asksWhether(person: Person, { id }: ChatMessage, mode: "live" | "sandbox"): Promise<ChatMessage> {
  const asked = new RegExp(`Switch to .*${mode}\\?`, "i");
  return sees(person, (message) => message.id === id && asked.test(message.text));
}

/** Makes a complaint on a sale's record for this reason, or opens the one there is. Returns the message to pass on to support. */
export async function complains(person: Person, record: ChatMessage, reason = /Something else/): Promise<ChatMessage> {
  await person.taps(/Make a complaint/, { message: record.id });
  const asked = await sees(person, ({ id, text }) => id > record.id && /What is wrong/.test(text));
  if (/Please look at this sale/.test(asked.text)) return asked;
  await person.taps(reason, { message: asked.id });
  return seesOn(person, asked, /Please look at this sale/);
}
