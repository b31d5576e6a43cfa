import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { asks, sees, tapsAndSees } from "./chat.ts";

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
