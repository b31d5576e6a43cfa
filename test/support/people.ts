import type { Person } from "../../sandbox/telegram/contract.ts";
import type { NewAccount } from "../../sandbox/vending/accounts.ts";
import { asks } from "./chat.ts";
import { ada, type World } from "./world.ts";

export const bola = { phone: "08029999999", pin: "2468" };

/** A second account at the service, and the phone of its owner. */
export function seatBola({ vending, telegram }: World, over: Partial<NewAccount> = {}): Person {
  vending.addAccount({
    ...{ firstName: "Bola", lastName: "Ade", phoneNumber: bola.phone, pin: bola.pin, walletNaira: 9000 },
    ...over,
  });
  return telegram.user({ firstName: "Bola", phone: "2348029999999" });
}

/** Logs in with the shared contact and the PIN, and waits for what greets. */
export async function comesIn(person: Person, greeting: RegExp = /Wallet/, pin = bola.pin): Promise<void> {
  await person.says("/start");
  await person.presses(/Share my number/);
  await person.sees(/PIN for/);
  await person.says(pin);
  await person.sees(greeting);
}

/** Somebody who is logged in to one shop gives number and PIN of another, Ada's. */
export async function logsInElsewhere(person: Person, to: { phone: string; pin: string } = ada): Promise<void> {
  const asked = await asks(person, "/login", /phone number/);
  await person.says(to.phone);
  await person.sees((message) => message.id > asked.id && /PIN for/.test(message.text));
  await person.says(to.pin);
  await person.sees((message) => message.id > asked.id && /Wallet/.test(message.text));
}
