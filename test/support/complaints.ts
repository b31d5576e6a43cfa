import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { sees, seesOn } from "./chat.ts";

/** Makes a complaint on a sale's record for this reason, or opens the one there is. Returns the message to pass on to support. */
export async function complains(person: Person, record: ChatMessage, reason = /Something else/): Promise<ChatMessage> {
  await person.taps(/Make a complaint/, { message: record.id });
  const asked = await sees(person, ({ id, text }) => id > record.id && /What is wrong/.test(text));
  if (/Please look at this sale/.test(asked.text)) return asked;
  await person.taps(reason, { message: asked.id });
  return seesOn(person, asked, /Please look at this sale/);
}
