import { switchChoices, switchNumbers } from "../vending/switches.ts";
import type { Stage } from "./stage.ts";

/** Every knob as it stands, and what it may be turned to. */
export function viewTrouble({ vending, telegram, notes, nextAnswer, sms }: Stage) {
  const { mode, double, lateMs, beforeAnswer } = vending.webhooks;
  return {
    outage: vending.outage,
    latencyMs: { any: vending.latencyMs.any ?? 0, purchase: vending.latencyMs.purchase ?? null },
    // Infinity is not JSON: null is "every one from now on".
    faults: vending.faults.list().map(({ operation, kind, times }) => ({
      ...{ operation, kind },
      times: Number.isFinite(times) ? times : null,
    })),
    nextAnswer: nextAnswer.ordered,
    nextSms: sms.next ?? ("none" as const),
    switches: { ...vending.switches },
    webhooks: { mode, double, lateMs, beforeAnswer, held: vending.webhooks.held().length },
    telegram: { latencyMs: telegram.latencyMs, planned: notes.planned(), isLimited: telegram.rateLimit !== null },
  };
}

/** The knobs in calm times, for the page to count what stands elsewhere. Taken from a demo that has just started. */
export function createCalmView(stage: Stage): () => ReturnType<typeof viewTrouble> {
  const calm = viewTrouble(stage);
  return () => calm;
}

/** What the switches may be: sent once, for the page to build its lists from. */
export function viewChoices() {
  return { choices: switchChoices, numbers: Object.keys(switchNumbers) };
}
