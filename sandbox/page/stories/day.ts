import type { Act, Story } from "./story.ts";

const rowCount = 42;
/** Airtime of three networks, and data in every seventh row. */
const goods = ["{airtel}, 150", "{phone}, 100", "{glo}, 200", "{phone}, 120", "{airtel}, 100", "{glo}, 130"];
const rowOf = (row: number) => (goods[row % 7] ?? "mtn sme 1gb weekly {phone}").replace("}", `${row + 1}}`);
const list = Array.from({ length: rowCount }, (_, row) => rowOf(row)).join("\n");

/** One typed line, one tap, and what the card says then. */
const sells = (line: string, asked: string, button: string, seen: string): Act[] => [
  ...[{ types: line }, { sees: asked }, { taps: button }, { sees: seen }],
];
const sellsPower = (naira: string, meter: string): Act[] =>
  sells(`ikeja ${naira} ${meter}`, "Sell electricity?", "Sell ₦", "Do not sell this again");

/** All kinds of sales, and what they come to. */
export const dayStory: Story = {
  id: "day",
  title: "A reseller's day",
  steps: [
    {
      says: "Eight in the morning. A day of fifty sales goes by in a minute or two; the demo's clock stays that of your wall. Ada opens, and pays ₦30,000 into her wallet.",
      at: "accounts",
      acts: [
        ...[{ as: "Ada" }, { opensCounter: true as const }, { secondsPass: 6 }, { paysIn: 30_000 }],
        ...[{ types: "/balance" }, { sees: "Wallet" }, { secondsPass: 2 }],
      ],
    },
    {
      says: `The morning's orders are a list that a customer has sent: ${rowCount} numbers, pasted as they are, and sold with one tap.`,
      at: "sales",
      acts: [
        ...[{ types: list }, { sees: "Sell this list?" }, { taps: `Sell ${rowCount} for` }],
        { sees: `List of ${rowCount}: done` },
      ],
    },
    {
      says: "Then data, TV, internet and an exam pin: a line and a tap for each.",
      at: "sales",
      acts: [
        ...sells("mtn sme 1gb weekly {phone}", "Sell data?", "Sell", "Data sold"),
        ...sells("gotv jinja {card}", "Sell TV", "Sell", "TV sold"),
        ...sells("smile 2gb weekly {phone}", "Sell internet?", "Sell", "Internet sold"),
        ...sells("waec result checker {phone}", "Sell exam pin", "Sell", "WAEC Result Checker"),
        { sale: "success" },
      ],
    },
    {
      says: "A customer takes ₦500 airtime and will pay later: the sale is marked as owing.",
      acts: [
        ...sells("mtn 500 {phone}", "Sell airtime?", "Sell ₦500", "Airtime sold"),
        ...[{ taps: "Mark as owing" }, { sees: "Who owes it?" }, { taps: "Just the number" }, { sees: "owes you" }],
      ],
    },
    {
      says: "Two customers buy electricity, and the power company is slow: both sales are pending.",
      at: "sales",
      acts: [...sellsPower("1000", "{meter1}"), ...sellsPower("1500", "{meter2}")],
    },
    {
      says: "A third one fails at the company, and the service gives the money back. Once the wallet was read, the card says whether any is missing.",
      at: "sales",
      acts: [...sellsPower("2000", "{meter3}"), { settles: "as failed", of: "{meter3}" }, { sees: "Failed" }],
    },
    {
      says: "Now the two tokens come, each to its own card.",
      at: "sales",
      acts: [
        ...[{ settles: "with token" as const, of: "{meter1}" }, { sees: "Token for meter" }],
        ...[{ settles: "with token" as const, of: "{meter2}" }, { sees: "Token for meter" }],
      ],
    },
    {
      says: "Nine in the evening. The close comes by itself at nine; here Ada asks for it. Its first line: all that was sold today, also before this story, at what customers pay.",
      acts: [
        ...[{ secondsPass: 8 }, { types: "/balance" }, { sees: "Wallet" }, { secondsPass: 4 }],
        ...[{ types: "/close" }, { sees: "so far" }],
      ],
    },
    {
      says: "Profit: what customers pay, less what the service charged. No listing says what electricity costs: what the wallet has not shown is called not in it yet.",
      acts: [{ hasSeen: "\nProfit" }],
    },
    {
      says: "Cash: what should be in the drawer, which is what was sold, less what is still owed.",
      acts: [{ hasSeen: "\nCash: should have" }],
    },
    {
      says: "Owed to you: the airtime that was marked, until its customer pays.",
      acts: [{ hasSeen: "\nOwed to you" }],
    },
    {
      says: "Wallet: from the first look of the day to the last one. What was paid in and what the sales took explain it; “about” is what came between two looks together.",
      acts: [{ hasSeen: "\nWallet" }],
    },
  ],
  ends: [...Array<"success">(49).fill("success"), "failed"],
  listed: rowCount,
};
