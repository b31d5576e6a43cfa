import type { Person, Telegram } from "../telegram/contract.ts";
import type { VendingService } from "../vending/service.ts";

/** Somebody whose phone the page can play, and what they log in with, where they have an account. */
export interface CastMember {
  readonly person: Person;
  /** What they do, in a few words after the name: "Ada sells". */
  readonly does: string;
  /** Who they are, for somebody who has never seen the demo. Beside it stands what their account says by now. */
  readonly about: string;
  readonly login: Login | null;
  /** Runs the bot: may use /ops, and gets its alerts. */
  readonly isOperator?: boolean;
  /** The demo begins with months of sales in this one's books. */
  readonly hasSoldBefore?: boolean;
}

interface Login {
  readonly phoneNumber: string;
  readonly pin: string;
}

/** Opens accounts at the service and gives their owners, and the others, a phone. The first one is the reseller. */
export function seat(telegram: Telegram, vending: VendingService): CastMember[] {
  const ada = { firstName: "Ada", lastName: "Okafor" };
  const bola = { firstName: "Bola", lastName: "Adeyemi" };
  const uju = { firstName: "Uju", lastName: "Obi" };
  const chidi = { firstName: "Chidi", lastName: "Nwosu" };
  const adaIn = { phoneNumber: "08031234567", pin: "1234" };
  const bolaIn = { phoneNumber: "07061112233", pin: "2468" };
  const ujuIn = { phoneNumber: "08064445566", pin: "1357" };
  const chidiIn = { phoneNumber: "08055550123", pin: "4321" };
  vending.addAccount({ ...ada, ...adaIn, walletNaira: 25_000, keys: ["live", "sandbox"] });
  vending.addAccount({ ...bola, ...bolaIn, walletNaira: 3000, webhookUrl: "https://bola-data.example/hooks/vending" });
  vending.addAccount({ ...chidi, ...chidiIn, walletNaira: 5000, role: "user" });
  vending.addAccount({ ...uju, ...ujuIn, walletNaira: 60_000 });
  return [
    {
      person: telegram.user({ ...ada, username: "ada_sells", phone: "2348031234567" }),
      does: "sells",
      about: "",
      login: adaIn,
    },
    {
      person: telegram.user({ ...bola, phone: "2347061112233" }),
      does: "has a website",
      about: "Her own website gets the webhooks.",
      login: bolaIn,
    },
    {
      person: telegram.user({ ...chidi, username: "chidi_n", phone: "2348055550123" }),
      does: "is new",
      about: "",
      login: chidiIn,
    },
    {
      person: telegram.user({ ...uju, phone: "2348064445566" }),
      does: "sold for months",
      about: "Has sold for four months: try /history, /books, /owing, /statement.",
      login: ujuIn,
      hasSoldBefore: true,
    },
    {
      person: telegram.user({ firstName: "Musa", lastName: "Bello", phone: "2348097770000" }),
      does: "is staff",
      about: "Helper: sells for Ada when she invites him with /staff.",
      login: null,
    },
    {
      person: telegram.user({ firstName: "Ngozi", lastName: "Eze", phone: "2348091112222" }),
      does: "buys",
      about: "Customer: buys at the counter, has no account.",
      login: null,
    },
    {
      person: telegram.user({ firstName: "Ola", lastName: "Bakare", phone: "2348023334444" }),
      does: "runs the bot",
      about: "Operator: runs this bot. Gets its alerts; try /ops, /announce, /maintenance.",
      login: null,
      isOperator: true,
    },
  ];
}
