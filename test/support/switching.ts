import type { ChatMessage, Person } from "../../sandbox/telegram/contract.ts";
import { asks, sees } from "./chat.ts";

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
