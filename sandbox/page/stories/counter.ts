import { linksNgozi, sells, sellsToken } from "./acts.ts";
import type { Story } from "./story.ts";

/** Stories of an ordinary day at the counter. */
export const counterStories: readonly Story[] = [
  {
    id: "sell-airtime",
    title: "Sell airtime",
    steps: [
      {
        says: "Ada has a shop. What she sells is paid from her wallet at a vending service. This is her phone.",
        acts: [{ as: "Ada" }, { opensCounter: true }],
      },
      {
        says: "A customer wants ₦500 airtime. Ada taps Airtime and types the number; its network is known by its first digits.",
        acts: [{ taps: "Airtime" }, { sees: "Phone number" }, { types: "{phone}" }, { sees: "How much" }],
      },
      {
        says: "One tap for the amount. The card says what the customer pays, what Ada pays, and what she keeps.",
        acts: [{ taps: "₦500" }, { sees: "Sell airtime?" }],
      },
      {
        says: "She taps Sell. The service is asked, charges her wallet, and the same card says that it is sold.",
        at: "sales",
        acts: [{ taps: "Sell ₦500" }, { sees: "Airtime sold" }, { sale: "success" }],
      },
    ],
    ends: ["success"],
  },
  {
    id: "token-late",
    title: "The token comes late",
    steps: [
      {
        says: "A customer buys electricity: what she needs is a token of 20 digits. Ada types it all in one line.",
        acts: [{ as: "Ada" }, { opensCounter: true }, { types: "ikeja 1000 {meter}" }, { sees: "Sell electricity?" }],
      },
      {
        says: "The power company takes its time: the sale is pending. The card says how much may have left, and not to sell it again.",
        at: "sales",
        acts: [{ taps: "Sell ₦1,000" }, { sale: "pending" }, { sees: "Do not sell this again" }],
      },
      {
        says: "It is paid, and still there is no token. The card says exactly that, so nobody buys a second time.",
        at: "sales",
        acts: [{ settles: "without token", of: "{meter}" }, { sees: "Waiting for the token" }],
      },
      {
        says: "Now the token comes, by webhook. It stands on the card in groups of four, ready to copy or to send on.",
        at: "trail",
        acts: [{ sendsTokenOf: "{meter}" }, { sees: "Token for meter" }],
      },
    ],
    ends: ["success"],
  },
  {
    id: "price-moves",
    title: "The price moves",
    steps: [
      {
        says: "Ada has an offer open. What it costs her stands on the card.",
        acts: [{ as: "Ada" }, { opensCounter: true }, { types: "mtn 500 {phone}" }, { sees: "Sell airtime?" }],
      },
      {
        says: "She talks to the customer for a while, and the service changes its discount on MTN.",
        at: "prices",
        // A price that the service has said within ten seconds is taken at its word.
        acts: [{ movesPrice: 1 }, { secondsPass: 11 }],
      },
      {
        says: "She taps Sell. The price is asked for at the tap: it has moved, so nothing is charged and she is asked again.",
        acts: [{ taps: "Sell ₦500" }, { sees: "The cost changed" }],
      },
      {
        says: "She agrees to the new cost, and that is what leaves her wallet.",
        at: "sales",
        acts: [{ taps: "Sell at" }, { sees: "Airtime sold" }, { sale: "success" }],
      },
    ],
    ends: ["success"],
  },
  {
    id: "customer-at-night",
    title: "A customer at night",
    steps: [
      {
        says: "Ngozi buys electricity at Ada's counter and gets her token.",
        acts: [{ as: "Ada" }, ...sellsToken],
      },
      {
        says: "Ada gives her a link. Ngozi opens it once, in Telegram, and has the token in her own chat.",
        acts: linksNgozi,
      },
      {
        says: "Later she asks Ada for more. The power company is slow, Ada goes to bed: the sale is pending.",
        at: "sales",
        acts: [
          { turns: ["switch", { name: "electricityAnswer", value: "pending" }] },
          { as: "Ada" },
          ...sells("electricity", "ikeja 2000 {meter}", "₦2,000"),
          { sale: "pending" },
          { sees: "Do not sell this again" },
        ],
      },
      {
        says: "At night the company delivers. Nobody is at the counter, and Ngozi has her token all the same.",
        at: "trail",
        acts: [{ as: "Ngozi" }, { settles: "with token", of: "{meter}" }, { sees: "Token for meter" }],
      },
    ],
    ends: ["success", "success"],
  },
  {
    id: "token-by-sms",
    title: "A token by SMS",
    steps: [
      {
        says: "A customer has a plain phone, and no Telegram. Ada sells electricity: the token stands on her card.",
        acts: [{ as: "Ada" }, ...sellsToken],
      },
      {
        says: "She taps Send by SMS and types the number, once. The customer reads it over before anything goes out.",
        acts: [
          { taps: "Send by SMS" },
          { sees: "Which phone gets the SMS" },
          { types: "{phone}" },
          { sees: "Let the customer check" },
        ],
      },
      {
        says: "One more tap, and the token is on the customer's phone: one page, the token first. The card says that it arrived.",
        at: "handset",
        acts: [{ taps: "Send and save" }, { smsArrives: "Meter {meter}" }, { hasSeen: "delivered" }],
      },
    ],
    ends: ["success"],
  },
  {
    id: "staff-limit",
    title: "Staff with a limit",
    steps: [
      {
        says: "Ada hires Musa. She makes him a seat at her counter.",
        acts: [
          { as: "Musa" },
          { types: "/logout" },
          { sees: "" },
          { tapsIfThere: "Leave this shop" },
          { as: "Ada" },
          { opensCounter: true },
          { types: "/staff" },
          { sees: "Staff" },
          { taps: "Invite a seller" },
          { sees: "What do you call the new seller" },
          { types: "Musa" },
          { sees: "Musa · seller" },
        ],
      },
      {
        says: "One sale of his may be up to ₦1,000, no more.",
        acts: [
          { taps: "Limit a sale" },
          { sees: "How much may one sale" },
          { types: "1,000" },
          { sees: "One sale up to ₦1,000" },
        ],
      },
      {
        says: "She makes a link, Musa opens it, and sits at the counter: no PIN, no keys, no balance.",
        acts: [
          { taps: "Make the link" },
          { sees: "Access for Musa" },
          { opensLinkAs: "Musa" },
          { sees: "You now sell for" },
        ],
      },
      {
        says: "A customer asks for ₦2,000 airtime. That is above his limit: nothing is sold, and Musa asks Ada.",
        acts: [
          { types: "mtn 2000 {phone}" },
          { sees: "Your limit for one sale" },
          { taps: "Ask the owner" },
          { sees: "I asked the owner" },
        ],
      },
      {
        says: "Ada allows it with one tap, for this sale only. It is Musa's own tap that sells.",
        acts: [
          { as: "Ada" },
          { sees: "asks for one sale above the limit" },
          { taps: "Allow once" },
          { sees: "Allowed, once" },
          { as: "Musa" },
          { taps: "Sell ₦2,000" },
          { sees: "Airtime sold" },
          { sale: "success" },
        ],
      },
      {
        says: "₦500 is within it. Musa sells, Ada's wallet pays, and her book says who sold it.",
        at: "trail",
        acts: [
          { types: "mtn 500 {phone}" },
          { sees: "₦500" },
          { taps: "Sell ₦500" },
          { sees: "Airtime sold" },
          { sale: "success" },
        ],
      },
    ],
    ends: ["success", "success"],
  },
];
