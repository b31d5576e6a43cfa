import type { Person } from "../../sandbox/telegram/contract.ts";
import type { NewAccount } from "../../sandbox/vending/accounts.ts";
import type { World } from "./world.ts";

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
