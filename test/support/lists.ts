import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { sees } from "./chat.ts";
import type { World } from "./world.ts";

/** A number of MTN's per place in a list. */
export function phoneAt(place: number): string {
  return `0803 555 ${1000 + place}`;
}

/** A list of airtime: ₦100 for the first, a naira more per following row. */
export function airtimeList(count: number): string[] {
  return Array.from({ length: count }, (_, place) => `${phoneAt(place)}, ${100 + place}`);
}

/** Pastes a list. Resolves to its card. */
export async function pastes(person: Person, rows: readonly string[]): Promise<ChatMessage> {
  await person.says(rows.join("\n"));
  return seesNext(person, /Sell this list\?/);
}

/** The next message of the bot, below what the person has just sent, that shows this. */
export function seesNext(person: Person, pattern: RegExp): Promise<ChatMessage> {
  const sent = person.chat.at(-1)?.id ?? 0;
  const asked = [...person.chat].reverse().find(({ from }) => from === "person")?.id ?? sent;
  return sees(person, (message) => message.id > asked && pattern.test(message.text));
}

/** Each POST that the service has had, by what it was for. */
export function soldTo({ vending }: Pick<World, "vending">): string[] {
  return vending.requests
    .filter(({ operation }) => operation === "purchase")
    .map(({ body }) => (body as { beneficiary: string }).beneficiary);
}
