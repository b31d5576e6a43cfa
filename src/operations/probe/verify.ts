import type { Credentials } from "../../vending-api/client.ts";
import { routes } from "../../vending-api/words.ts";
import { isPageAnswer, statusOf } from "./answers.ts";
import type { Asker } from "./asker.ts";
import { aFinding, type Finding, type Found } from "./finding.ts";

/** Asks for a reference that was never sold. */
export async function probeVerify(asker: Asker, credentials: Credentials, reference: string): Promise<Found> {
  const { client, answers } = asker;
  const route = routes.verify(reference);
  const asked = `GET ${routes.verify("VB-…")}`;
  const outcome = await client.verify(credentials, reference);
  const answer = answers.last(route);
  const status = statusOf(answer);
  if (outcome.kind === "miss") {
    const isPlain = status === 404;
    const odd = isPlain ? [] : [`It is said under ${status}, in words.`];
    const bot = isPlain ? [] : ["Reads these words as no such record."];
    return { finding: aFinding(asked, `No such record (${status}), which is right.`, { odd, bot }), problem: null };
  }
  if (outcome.kind === "record") {
    const problem =
      "Verify has a record for a reference that was never sold: check that the base address leads to the service itself.";
    const bot = ["Would believe such a record."];
    return { finding: aFinding(asked, "A record.", { odd: [problem], bot }), problem };
  }
  if (outcome.kind === "error" && outcome.why === "http_404") {
    const what = isPageAnswer(answer) ? "a web page" : "the words of an unknown path";
    const odd = [`An unknown reference is answered with ${what} (404).`];
    const bot = ["Cannot read this as no such record: a sale without an answer stays open, and a person has to look."];
    return { finding: aFinding(asked, "Nothing about the reference.", { odd, bot }), problem: null };
  }
  const problem = answers.explain(asked, route);
  const bot = ["Cannot see how a sale without an answer ended: it stays open."];
  return { finding: aFinding(asked, "Nothing about the reference.", { odd: [problem], bot }), problem };
}

const unknown = "Not known before a sale; the bot learns it from the first one.";

/** The questions that only a purchase answers, and the bot's behaviour. */
export const afterASale: readonly Finding[] = [
  aFinding("Amount of a plan", unknown, {
    bot: ["Sends 0 as specified. If that is refused as missing, it sends the price, once, under the same reference."],
  }),
  aFinding("Tokens and pins", unknown, {
    bot: ["Takes them from the webhook and the words. If none comes in ten seconds, it reads the purchase's record."],
  }),
  aFinding("Webhooks", unknown, {
    bot: [
      "Accepts a signature in any -signature header, over the bytes or compact JSON. Without webhooks it asks verify.",
    ],
  }),
  aFinding("Status and amount of records", unknown, {
    bot: ["Reads refunded and reversed as failed. It compares the wallet before it says what was charged."],
  }),
];
