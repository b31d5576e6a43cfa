import { readSettings, readSmsSettings } from "./config.ts";
import { systemClock } from "./core/clock.ts";
import { messageOf } from "./core/errors.ts";
import { readPhone } from "./core/phone.ts";
import { openGateway, reportPathOf } from "./sms/gateways/open.ts";

/** `npm run sms -- +234…` sends one test message by the gateway of the settings, and says what came back. */
const usage =
  "Usage: npm run sms -- +234…\n  One test message goes to that number, at the gateway's price. Without a number: where it sends its reports.";
const exits = { accepted: 0, notAccepted: 1, usage: 2 } as const;

class UsageError extends Error {}

const outcomes = {
  accepted: "The gateway has taken it. It is delivered when the phone shows it, or a report says so.",
  refused: "The gateway has refused it",
  unsent: "It was not sent: the gateway cannot be reached, or asks for patience.",
  unknown: "The gateway's answer was lost or made no sense. The message may have gone out: look at the phone.",
} as const;

async function run(): Promise<number> {
  const gateway = readSmsSettings();
  if (!gateway) throw new UsageError("SMS_GATEWAY is not set");
  const { PUBLIC_URL: origin = "PUBLIC_URL" } = readSettings(["PUBLIC_URL"]);
  console.log(`Reports of ${gateway.name} belong to ${origin}/webhooks/sms/${reportPathOf(gateway.settings.key)}`);
  const [typed] = process.argv.slice(2);
  if (typed === undefined) return exits.accepted;
  const number = readPhone(typed);
  if (number === null) throw new UsageError("That is no Nigerian mobile number");
  await using line = openGateway(gateway.name, gateway.settings, systemClock);
  const outcome = await line.send({ number, text: "This is a test of tokens by SMS." });
  if (outcome.kind === "accepted") {
    const cost = outcome.costKobo === null ? "not said" : `N${(outcome.costKobo / 100).toFixed(2)}`;
    console.log(`${outcomes.accepted}\n  Its id: ${outcome.messageId}\n  Cost: ${cost}`);
    return exits.accepted;
  }
  console.log(outcome.kind === "refused" ? `${outcomes.refused}: ${outcome.why}.` : outcomes[outcome.kind]);
  return exits.notAccepted;
}

try {
  process.exitCode = await run();
} catch (error) {
  const isUsage = error instanceof UsageError;
  console.error(isUsage ? `${messageOf(error)}\n${usage}` : messageOf(error));
  process.exitCode = isUsage ? exits.usage : exits.notAccepted;
}
