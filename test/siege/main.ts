import { parseArgs } from "node:util";
import type { Attack } from "./attack.ts";
import { besiege, type Outcome } from "./besiege.ts";
import { clockJumps } from "./clock-jumps.ts";
import { endedConnections } from "./ended-connections.ts";
import { forgedTaps } from "./forged-taps.ts";
import { guessedPins } from "./guessed-pins.ts";
import { keptConnections } from "./kept-connections.ts";
import { signedJunk } from "./signed-junk.ts";
import { statements } from "./statements.ts";
import { describeOutcome, sayTable } from "./table.ts";
import { unreadAnswers } from "./unread-answers.ts";

/** In the order in which they are thrown. */
const attacks: readonly Attack[] = [
  keptConnections,
  unreadAnswers,
  signedJunk,
  guessedPins,
  statements,
  forgedTaps,
  clockJumps,
  endedConnections,
];

/**
 * Throws every attack at a shop in a process of its own, while a reseller sells, and prints what held.
 * `--only NAME`: the attacks whose names hold this. Ends with 1 if anything that must hold did not.
 */
const { values } = parseArgs({ options: { only: { type: "string" } } });
const wanted = attacks.filter(({ name }) => values.only === undefined || name.includes(values.only));
const outcomes: Outcome[] = [];
for (const attack of wanted) {
  const outcome = await besiege(attack);
  outcomes.push(outcome);
  console.log(describeOutcome(outcome));
}
sayTable(outcomes);
process.exitCode = outcomes.length > 0 && outcomes.every(({ isWell }) => isWell) ? 0 : 1;
