import { linksNgozi, sellsToken } from "./acts.ts";
import type { Act, Story } from "./story.ts";

/** Ada sells electricity to Ngozi, whose chat is linked then. The telling's own meter: Ngozi has others from before. */
const sellsToNgozi: readonly Act[] = [{ as: "Ada" }, ...sellsToken, ...linksNgozi];

/** Stories of a customer who speaks. */
export const askStories: readonly Story[] = [
  {
    id: "customer-asks",
    title: "A customer asks at night",
    steps: [
      {
        says: "Ngozi bought electricity at Ada's counter, and her chat is linked: the token is there.",
        acts: sellsToNgozi,
      },
      {
        says: "At night the units are nearly gone. Ngozi types what she wants. Nothing is sold by that, and she reads so.",
        acts: [{ as: "Ngozi" }, { types: "3000 light {meter}" }, { sees: "knows that you want ₦3,000" }],
      },
      {
        says: "It comes up on Ada's phone: which meter, what it comes to, and what Ngozi owes if she owes something. Two buttons answer it.",
        acts: [{ as: "Ada" }, { sees: "A customer asks for ₦3,000 electricity" }],
      },
      {
        says: "Ada taps Sell, and gets the offer of any other sale. Her own tap on that is what sells. The request says that it is sold.",
        at: "sales",
        acts: [
          { taps: "Sell ₦3,000" },
          { sees: "Sell electricity?" },
          { taps: "Sell ₦3,000" },
          { sees: "Token for meter" },
          { hasSeen: "Sold at" },
          { sale: "success" },
        ],
      },
      {
        says: "Ngozi has light again. She never left her house.",
        acts: [{ as: "Ngozi" }, { sees: "Token for meter" }],
      },
    ],
    ends: ["success", "success"],
  },
  {
    id: "token-refused",
    title: "A token that does not enter",
    steps: [
      { says: "Ada has sold electricity to Ngozi, whose chat is linked: the token is there.", acts: sellsToNgozi },
      {
        says: "The meter does not take it. Ngozi types that in her own words. She is told that the shop knows, and what to try meanwhile.",
        acts: [
          { as: "Ngozi" },
          { types: "token for {meter} no dey enter" },
          { sees: "Ada Okafor knows: Token not accepted" },
        ],
      },
      {
        says: "Ada hears it at once, with its sale.",
        acts: [{ as: "Ada" }, { sees: "A customer says: Token not accepted" }],
      },
      {
        says: "The complaint is open already. It is what the service's support needs, in one message to pass on; Ada marks what became of it.",
        acts: [
          ...[{ taps: "The complaint" }, { sees: "Please look at this sale" }],
          ...[{ taps: "I sent it" }, { sees: "sent" }, { taps: "It is settled" }, { sees: "settled" }],
        ],
      },
    ],
    ends: ["success"],
  },
];
