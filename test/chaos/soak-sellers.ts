import type { Person } from "../../sandbox/telegram/contract.ts";
import { asks } from "../support/chat.ts";
import { buyLabel } from "../support/selling.ts";
import type { World } from "../support/world.ts";

export const walletNaira = 50_000_000;
/** How long a seller waits where processes are killed. */
const usualPatienceMs = 15_000;
const offer = /Sell (?:airtime|data|exam pins|electricity)\?/;

/** A reseller with an account, a wallet and a chat of their own, logged in. */
export async function hireSeller({ vending, telegram }: World, index: number): Promise<Person> {
  const phone = `0802${1_000_000 + index}`;
  const firstName = `Seller ${index}`;
  vending.addAccount({ firstName, lastName: "Ade", phoneNumber: phone, pin: "2468", walletNaira });
  const person = telegram.user({ firstName, phone: `234${phone.slice(1)}` });
  await asks(person, "/start", /Log in/);
  await asks(person, phone, /PIN/);
  await asks(person, "2468", /Wallet/);
  return person;
}

/** How the sales went on the phones. */
export interface Tally {
  taps: number;
  /** No card came to the line that was typed: the reseller types another. */
  unanswered: number;
}

/** Sells until its stop is called, one sale after the other, each to another number. */
export async function sellOn(
  person: Person,
  tally: Tally,
  next: {
    number(): string;
    isOver(): boolean;
    strikes(): void;
    pause(): Promise<void>;
    line?(number: string): string;
    patienceMs?: number;
  },
): Promise<void> {
  const { patienceMs = usualPatienceMs } = next;
  while (!next.isOver()) {
    await next.pause();
    const number = next.number();
    const typedAfter = person.chat.at(-1)?.id ?? 0;
    try {
      await person.says(next.line?.(number) ?? `airtime 100 ${number}`);
      const card = await person.sees(
        ({ id, text }) => id > typedAfter && offer.test(text) && text.replaceAll(" ", "").includes(number),
        patienceMs,
      );
      next.strikes();
      await person.taps(buyLabel, { message: card.id });
      tally.taps++;
      await person.sees(({ id, text }) => id === card.id && !offer.test(text), patienceMs);
    } catch (error) {
      if (!isWaitedInVain(error)) throw error;
      tally.unanswered++;
    }
  }
}

function isWaitedInVain(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("telegram.");
}
