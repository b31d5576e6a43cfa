import { sells, sellsToken } from "./acts.ts";
import type { Act, Story } from "./story.ts";

/** Stories of failures, and of the money in them. */
export const troubleStories: readonly Story[] = [
  {
    id: "line-drops",
    title: "The line drops after the sale",
    steps: [
      {
        says: "The next purchase is going to be made and charged, but its answer will be lost on the way back. No webhook tells of it, and the service's records are behind.",
        at: "line",
        acts: [
          { as: "Ada" },
          { opensCounter: true },
          { turns: ["fault", { operation: "purchase", kind: "drop-after", times: 1 }] },
          { turns: ["webhooks", { mode: "withheld" }] },
          // A lookup finds nothing for as long as somebody reads.
          { turns: ["switch", { name: "verifyBehindMs", value: 3_600_000 }] },
        ],
      },
      {
        says: "Ada sells ₦500 airtime as always.",
        acts: [{ types: "mtn 500 {phone}" }, { sees: "Sell airtime?" }],
      },
      {
        says: "The service sells it and takes the money. The bot has heard nothing: its card says that it is checking, and not to sell again.",
        at: "sales",
        acts: [{ taps: "Sell ₦500" }, { sale: "success" }, { sees: "Do not sell this again" }],
      },
      {
        says: "The records have caught up. The bot asks what became of the sale under its reference, instead of buying again. Now it knows.",
        at: "trail",
        acts: [
          { turns: ["switch", { name: "verifyBehindMs", value: 0 }] },
          { tapsIfThere: "Check now" },
          { sees: "Airtime sold" },
        ],
      },
    ],
    ends: ["success"],
  },
  {
    id: "bot-dies",
    title: "The bot dies in the middle",
    steps: [
      {
        says: "The service is going to be slow with its next answer and with its webhook, so there is time to do harm. Ada has an offer open.",
        at: "line",
        acts: [
          { as: "Ada" },
          { opensCounter: true },
          { types: "airtel 500 {airtel}" },
          { sees: "Sell airtime?" },
          { turns: ["fault", { operation: "purchase", kind: "hang-after", times: 1 }] },
          { turns: ["webhooks", { mode: "withheld" }] },
        ],
      },
      {
        says: "She taps Sell. The money leaves her wallet, the answer is not there yet, and the bot's process is killed: kill -9.",
        at: "bot",
        acts: [{ taps: "Sell ₦500" }, { sale: "success" }, { turns: ["bot-kill"] }],
      },
      {
        says: "It is started again on the same book. The sale stood there before it was sent, so the bot asks what became of it.",
        at: "bot",
        acts: [{ turns: ["bot-start"] }, { botRuns: true }, { sees: "Airtime sold" }],
      },
    ],
    ends: ["success"],
  },
  {
    id: "company-fails",
    title: "A network fails",
    steps: [
      {
        says: "Glo has trouble. It takes a sale, and fails a moment later. The money comes back.",
        at: "sales",
        acts: [
          { as: "Ada" },
          { turns: ["switch", { name: "airtimeAnswer", value: "pending" }] },
          { opensCounter: true },
          ...sells("airtime", "glo 200 {glo}", "₦200"),
          { sees: "working on it" },
          { settles: "as failed", of: "{glo}" },
          { sees: "Failed." },
        ],
      },
      {
        says: "So does the next sale.",
        at: "sales",
        acts: [
          ...sells("airtime", "glo 200 {glo2}", "₦200"),
          { sees: "working on it" },
          { settles: "as failed", of: "{glo2}" },
          { sees: "Failed." },
        ],
      },
      {
        says: "Before the third, the card says how the last ones ended. Ada does not sell. She asks to be told when Glo is back.",
        acts: [
          { types: "glo 200 {glo3}" },
          { sees: "of the last" },
          { taps: "Tell me when it is back" },
          { sees: "I will message you" },
        ],
      },
      {
        says: "Glo is well again: sales go through. Sales of other shops would count, too.",
        at: "sales",
        acts: [
          { turns: ["switch", { name: "airtimeAnswer", value: "success" }] },
          ...["{glo4}", "{glo5}", "{glo6}", "{glo7}"].flatMap((number): Act[] => [
            ...sells("airtime", `glo 100 ${number}`, "₦100"),
            { sees: "Airtime sold" },
          ]),
        ],
      },
      {
        says: "The bot says so once.",
        acts: [{ hasSeen: "sells as usual again" }],
      },
    ],
    ends: ["failed", "failed", "success", "success", "success", "success"],
  },
  {
    id: "charged-twice",
    title: "A doubled charge comes back",
    steps: [
      {
        says: "The gateway in front of the service has a bad day: it hands the next purchase on twice.",
        at: "line",
        acts: [
          { as: "Ada" },
          { opensCounter: true },
          { turns: ["switch", { name: "doubledReference", value: "charged-again" }] },
          { turns: ["switch", { name: "gatewayRepeats", value: true }] },
        ],
      },
      {
        says: "Ada sells ₦500 airtime, once. The bot asks once, and the service charges her wallet twice.",
        at: "sales",
        acts: [
          { types: "mtn 500 {phone}" },
          { sees: "Sell airtime?" },
          { taps: "Sell ₦500" },
          { sees: "Airtime sold" },
        ],
      },
      {
        says: "The bot looks at the wallet after each sale. It fell by twice the cost of this one, and the card says so.",
        at: "accounts",
        acts: [{ hasSeen: "more left your wallet than this sale costs" }],
      },
      {
        says: "Under Money stands what the service owes her: the service's record and the wallet prove it together.",
        acts: [
          { types: "/menu" },
          { sees: "Wallet" },
          { taps: "Money" },
          { sees: "what the service owes" },
          { taps: "Service owes you" },
          { sees: "The service owes you" },
        ],
      },
      {
        says: "Ada opens it and makes a complaint. All that the service's support asks for is in one message.",
        acts: [
          { taps: "₦487.50" },
          { sees: "Charged more than once" },
          { taps: "Make a complaint" },
          { sees: "What is wrong: Charged twice" },
        ],
      },
      {
        says: "The service gives the second charge back. The wallet shows it.",
        at: "accounts",
        acts: [{ paysIn: 487.5 }, { types: "/balance" }, { sees: "Wallet" }],
      },
      {
        says: "The bot has closed the claim by itself: that was exactly its money. On the sale's record it stands with the time.",
        acts: [
          { types: "/menu" },
          { sees: "Wallet" },
          { taps: "Money" },
          { sees: "what the service owes" },
          { taps: "Service owes you" },
          { sees: "owes you nothing" },
          { types: "/find {phone}" },
          { sees: "Sales with" },
          { taps: "₦500" },
          { sees: "back in your wallet" },
        ],
      },
    ],
    ends: ["success", "success"],
  },
  {
    id: "service-down",
    title: "The service is down",
    steps: [
      {
        says: "The vending service is down: every connection to it is reset.",
        at: "line",
        acts: [{ as: "Ada" }, { opensCounter: true }, { turns: ["outage", { on: true }] }],
      },
      {
        says: "Ada tries to sell, and tries again. The bot notices that nobody answers: nothing is sent, nothing is charged, and it says so.",
        acts: [{ typesAgain: "glo 500 {glo}", until: "has not answered since" }],
      },
      {
        says: "The service comes back. Whoever was turned away is told, without asking.",
        acts: [{ turns: ["outage", { on: false }] }, { sees: "answers again" }],
      },
      {
        says: "The same line once more, and it is sold: once.",
        at: "sales",
        acts: [...sells("airtime", "glo 500 {glo}", "₦500"), { sees: "Airtime sold" }],
      },
    ],
    ends: ["success"],
  },
  {
    id: "sms-lost",
    title: "The answer to an SMS is lost",
    steps: [
      {
        says: "The next SMS arrives, but the SMS company's answer is lost on the way back, and it reports nothing.",
        at: "handset",
        acts: [{ as: "Ada" }, ...sellsToken, { turns: ["sms-fault", { kind: "lost_for_good" }] }],
      },
      {
        says: "Ada sends the token. It is on the customer's phone; the bot cannot know that, and says so: it may have arrived.",
        at: "handset",
        acts: [
          { taps: "Send by SMS" },
          { sees: "Which phone gets the SMS" },
          { types: "{phone}" },
          { sees: "Let the customer check" },
          { taps: "Send only" },
          { smsArrives: "Meter {meter}" },
          { hasSeen: "may have arrived" },
        ],
      },
      {
        says: "Nothing is sent again by itself. Ada could: she would read first that the same token comes a second time. She asks the customer, who has it.",
        acts: [{ taps: "SMS once more" }, { sees: "the same token comes a second time" }],
      },
    ],
    ends: ["success"],
  },
  {
    id: "lost-disk",
    title: "Restore a lost disk",
    steps: [
      {
        says: "The shop's whole book is one file. It is backed up while the shop sells.",
        at: "bot",
        acts: [{ as: "Ada" }, { opensCounter: true }, { turns: ["disk-back-up"] }],
      },
      {
        says: "After the backup Ada sells electricity. It is pending, and paid.",
        at: "sales",
        acts: [
          ...sells("electricity", "ikeja 1000 {meter}", "₦1,000"),
          { sale: "pending" },
          { sees: "Do not sell this again" },
        ],
      },
      {
        says: "The disk breaks. The book with that sale is gone.",
        at: "bot",
        acts: [{ turns: ["disk-lose"] }],
      },
      {
        says: "The backup is put in its place. The bot does not believe that nothing happened since: it looks up first, and sells after that.",
        at: "bot",
        acts: [{ turns: ["disk-restore"] }, { botRuns: true }, { sees: "restored from a backup" }],
      },
      {
        says: "The power company delivers. The webhook names a sale that the book does not know; the bot asks, takes it in, and the token is there.",
        at: "trail",
        acts: [{ settles: "with token", of: "{meter}" }, { sees: "Token for meter" }],
      },
      {
        says: "Once all of that time is looked up, Ada sells again, and is told what her wallet has lost meanwhile.",
        acts: [{ hasSeen: "You can sell again" }],
      },
    ],
    ends: ["success"],
  },
];
