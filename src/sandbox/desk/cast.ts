import type { Person, Telegram } from "../telegram/contract.ts";
import type { VendingService } from "../vending/service.ts";

/** Somebody whose phone the page can play, and what they log in with, where they have an account. */
export interface CastMember {
  readonly person: Person;
  /** Who they are, in one line, for somebody who has never seen the demo. */
  readonly about: string;
  readonly login: Login | null;
}

interface Login {
  readonly phoneNumber: string;
  readonly pin: string;
}

/** Opens accounts at the service and gives their owners, and a customer, a phone. The first one is the reseller. */
export function seat(telegram: Telegram, vending: VendingService): CastMember[] {
  vending.addAccount({
    ...{ firstName: "Ada", lastName: "Okafor", phoneNumber: "08031234567", pin: "1234" },
    ...{ walletNaira: 25_000, keys: ["live", "sandbox"] as const },
  });
  vending.addAccount({
    ...{ firstName: "Bola", lastName: "Adeyemi", phoneNumber: "07061112233", pin: "2468", walletNaira: 150 },
  });
  vending.addAccount({
    ...{ firstName: "Chidi", lastName: "Nwosu", phoneNumber: "08055550123", pin: "4321", walletNaira: 5000 },
    role: "user",
  });
  return [
    {
      person: telegram.user({ firstName: "Ada", lastName: "Okafor", username: "ada_sells", phone: "2348031234567" }),
      about: "Reseller with ₦25,000 in the wallet",
      login: { phoneNumber: "08031234567", pin: "1234" },
    },
    {
      person: telegram.user({ firstName: "Bola", lastName: "Adeyemi", phone: "2347061112233" }),
      about: "Reseller whose wallet is nearly empty",
      login: { phoneNumber: "07061112233", pin: "2468" },
    },
    {
      person: telegram.user({ firstName: "Chidi", lastName: "Nwosu", username: "chidi_n", phone: "2348055550123" }),
      about: "Has an account, but is not a developer yet",
      login: { phoneNumber: "08055550123", pin: "4321" },
    },
    {
      person: telegram.user({ firstName: "Ngozi", lastName: "Eze", phone: "2348091112222" }),
      about: "Customer: buys at the counter, has no account",
      login: null,
    },
  ];
}
