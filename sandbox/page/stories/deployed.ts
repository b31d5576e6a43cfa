import { sells } from "./acts.ts";
import type { Story } from "./story.ts";

/** A service of the same specification that is written in its own way. */
export const deployedStories: readonly Story[] = [
  {
    id: "other-service",
    title: "A first day at another service",
    steps: [
      {
        says: "This service follows the same specification, but its programmers have read it in their own way. The bot does not know that yet.",
        at: "deployed",
        acts: [{ as: "Ada" }, { turns: ["service", { form: "deployed" }] }, { botRuns: true }, { opensCounter: true }],
      },
      {
        says: "A customer wants data. The service wants an amount that the specification calls ignored, and refuses the first request: nothing is taken.",
        at: "trail",
        acts: [{ types: "mtn sme 1gb weekly {phone}" }, { sees: "Sell data?" }, { taps: "Sell" }, { sale: "success" }],
      },
      {
        says: "The bot has learnt it from the answer, and the same sale went out again by itself. Ada sees one sale, charged once.",
        at: "sales",
        acts: [{ sees: "Data sold" }],
      },
      {
        says: "Electricity: no answer and no webhook of this service carries the token. The bot asks for the record of the sale, where it stands.",
        at: "trail",
        acts: [
          ...sells("electricity", "ikeja 1000 {meter}", "₦1,000"),
          { sale: "success" },
          { sees: "Token for meter" },
        ],
      },
      {
        says: "Its webhooks have another form, another header and another signature. Each is proved by its secret, and answered 200.",
        at: "trail",
      },
    ],
    ends: ["success", "success"],
  },
];
