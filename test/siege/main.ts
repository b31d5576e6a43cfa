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
import { siegeWithoutMends } from "./without-fix.ts";

/** In the order of the run. */
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
 * Throws every attack at a shop in a process of its own, while resellers sell, and prints what held. `--only NAME`: the
 * attacks whose names hold this. `--seeded-bugs`: each attack once more in a copy of the tree without its fix, where it
 * must be red. Ends with 1 if anything that must hold did not.
 */
const { values } = parseArgs({ options: { only: { type: "string" }, "seeded-bugs": { type: "boolean" } } });

async function siege(): Promise<boolean> {
  const outcomes: Outcome[] = [];
  for (const attack of attacks) {
    if (values.only !== undefined && !attack.name.includes(values.only)) continue;
    const outcome = await besiege(attack);
    outcomes.push(outcome);
    console.log(describeOutcome(outcome));
  }
  sayTable(outcomes);
  return outcomes.length > 0 && outcomes.every(({ isWell }) => isWell);
}

const isWell = values["seeded-bugs"] ? await siegeWithoutMends(values.only) : await siege();
process.exitCode = isWell ? 0 : 1;
