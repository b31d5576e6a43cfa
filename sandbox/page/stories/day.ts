import type { Story } from "./story.ts";

const list = Array.from({ length: 12 }, (_, row) => `{phone${row + 1}}, ${100 + 10 * row}`).join("\n");

/** All kinds of sales, and what they come to. */
export const dayStory: Story = {
  id: "day",
  title: "A day at the counter",
  steps: [
    {
      says: "A day's work, told in a minute or two: hours do not pass in this demo, and its clock stays that of your wall. Ada opens, and pays ₦20,000 into her wallet.",
      at: "accounts",
      acts: [
        ...[{ as: "Ada" }, { opensCounter: true as const }, { secondsPass: 6 }, { paysIn: 20_000 }],
        ...[{ types: "/balance" }, { hasSeen: "came in" }],
      ],
    },
    {
      says: "The morning's orders are a list that a customer has sent: twelve numbers, pasted as they are, and sold with one tap.",
      at: "sales",
      acts: [{ types: list }, { sees: "Sell this list?" }, { taps: "Sell 12 for" }, { sees: "List of 12: done" }],
    },
    {
      says: "Then data, TV, internet and an exam pin: a line and a tap for each.",
      at: "sales",
      acts: [
        ...[{ types: "mtn sme 1gb weekly {phone}" }, { sees: "Sell data?" }, { taps: "Sell" }, { sees: "Data sold" }],
        ...[{ types: "gotv jinja {card}" }, { sees: "Sell TV" }, { taps: "Sell" }, { sees: "TV sold" }],
        ...[{ types: "smile 2gb weekly {phone}" }, { sees: "Sell internet?" }, { taps: "Sell" }],
        ...[{ sees: "Internet sold" }, { types: "waec result checker {phone}" }, { sees: "Sell exam pin" }],
        ...[{ taps: "Sell" }, { sees: "WAEC Result Checker" }, { sale: "success" as const }],
      ],
    },
    {
      says: "A customer takes ₦500 airtime and will pay later: the sale is marked as owing.",
      acts: [
        ...[{ types: "mtn 500 {phone}" }, { sees: "Sell airtime?" }, { taps: "Sell ₦500 airtime" }],
        ...[{ sees: "Airtime sold" }, { taps: "Mark as owing" }, { sees: "Who owes it?" }],
        ...[{ taps: "Just the number" }, { sees: "owes you" }],
      ],
    },
    {
      says: "Two customers buy electricity, and the power company is slow: both sales are pending.",
      at: "sales",
      acts: [
        ...[{ types: "ikeja 1000 {meter}" }, { sees: "Sell electricity?" }, { taps: "Sell ₦1,000 electricity" }],
        ...[{ sees: "Do not sell this again" }, { types: "ikeja 1500 {meter1}" }, { sees: "Sell electricity?" }],
        ...[{ taps: "Sell ₦1,500 electricity" }, { sees: "Do not sell this again" }],
      ],
    },
    {
      says: "A third one fails at the company, and the service gives the money back. Once the wallet was read, the card says whether any is missing.",
      at: "sales",
      acts: [
        ...[{ types: "ikeja 2000 {meter2}" }, { sees: "Sell electricity?" }, { taps: "Sell ₦2,000 electricity" }],
        ...[{ sees: "Do not sell this again" }, { settles: "as failed" as const }, { sees: "Failed" }],
      ],
    },
    {
      says: "Now the two tokens come, each to its own card.",
      at: "sales",
      acts: [
        ...[{ settles: "with token" as const }, { sees: "Token for meter" }],
        ...[{ settles: "with token" as const }, { sees: "Token for meter" }],
      ],
    },
    {
      says: "The close comes by itself at nine; here Ada asks for it. Its first line: all that was sold today, also before this story, at what customers pay.",
      acts: [
        ...[{ secondsPass: 8 }, { types: "/balance" }, { sees: "Wallet" }, { secondsPass: 4 }],
        ...[{ types: "/close" }, { sees: "so far" }],
      ],
    },
    {
      says: "Profit: what customers pay, less what the service charged. No listing says what electricity costs: what the wallet has not shown is called not in it yet.",
    },
    { says: "Cash: what should be in the drawer, which is what was sold, less what is still owed." },
    { says: "Owed to you: the airtime that was marked, until its customer pays." },
    {
      says: "Wallet: from the first look of the day to the last one. What was paid in and what the sales took explain it; “about” is what came between two looks together.",
    },
  ],
  ends: [...Array<"success">(19).fill("success"), "failed"],
  listed: 12,
};
