import type { Person } from "../../sandbox/telegram/contract.ts";
import { asks, sees, tapsAndSees } from "./chat.ts";

export { openFullCounter as openShop } from "./shop.ts";

export const everything = (person: Person) =>
  // Times and ids are numbers, and look like amounts by chance.
  JSON.stringify(person.history, (_, value) => (typeof value === "number" ? undefined : value));

export async function asksForTooMuch(helper: Person, amount: string, pattern: RegExp): Promise<void> {
  await helper.says("/sell");
  await tapsAndSees(helper, /Airtime/, /Phone number/);
  await helper.says("0803 555 1234");
  await sees(helper, /How much/);
  // The card of an earlier try says so, too.
  await asks(helper, amount, pattern);
}
