import type { Person } from "../../src/sandbox/telegram/contract.ts";
import { asks, sees } from "./chat.ts";

/** Switches the account of this person to the other mode, over /account. */
export async function switchesMode(person: Person, mode: "live" | "sandbox"): Promise<void> {
  const card = await asks(person, "/account", /Mode/);
  await person.taps(new RegExp(`Switch to ${mode}`), { message: card.id });
  const shown = mode === "live" ? /Mode live/ : /Mode 🧪 SANDBOX/;
  await sees(person, (message) => message.id === card.id && shown.test(message.text));
}
