import type { FaultKind as TelegramFault } from "../../sandbox/telegram/contract.ts";
import type { FaultKind } from "../../sandbox/vending/faults.ts";
import { switchChoices } from "../../sandbox/vending/switches.ts";
import type { World } from "../support/world.ts";
import { hurriedLagMs } from "./hurried.ts";

const answersLost: readonly FaultKind[] = [
  ...(["drop-after", "drop-before", "status-500-html", "status-502-html-after", "garbage"] as const),
  ...(["truncate", "reset-mid-answer", "status-429"] as const),
];
const telegramFaults: readonly TelegramFault[] = ["429", "500", "reset-before", "reset-after"];

/** Makes trouble for one sale, or for the requests of its moment. The dice are the caller's. */
export function createTrouble(
  { vending, telegram }: Pick<World, "vending" | "telegram">,
  random: () => number,
  isDeployed = false,
) {
  /** The faults so far, and their numbers. */
  const toll: Record<string, number> = {};
  const timers = new Set<NodeJS.Timeout>();
  const pick = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T;
  const after = (ms: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, ms);
    timers.add(timer);
  };

  const answerAll = (answer: "success" | "pending" | "refused") =>
    Object.assign(vending.switches, {
      airtimeAnswer: answer,
      dataAnswer: answer,
      educationAnswer: answer,
      electricityAnswer: answer,
    });
  const answerFor = (answer: "pending" | "refused") => {
    answerAll(answer);
    after(40, () => answerAll("success"));
  };
  const webhooksFor = (mode: "withheld" | "late" | "reordered") => {
    vending.webhooks.mode = mode;
    after(400, () => {
      vending.webhooks.mode = "prompt";
      vending.webhooks.release();
    });
  };
  const kinds: Readonly<Record<string, () => string>> = {
    answer() {
      const kind = pick(answersLost);
      vending.faults.add({ operation: "purchase", kind });
      return kind;
    },
    hang() {
      vending.faults.add({ operation: "purchase", kind: "hang-after", delayMs: 3000 });
      return "hang-after";
    },
    pending() {
      answerFor("pending");
      return "pending";
    },
    refused() {
      answerFor("refused");
      return "refused";
    },
    webhooks() {
      const mode = pick(["withheld", "late", "reordered"] as const);
      webhooksFor(mode);
      return `webhooks ${mode}`;
    },
    doubled() {
      vending.webhooks.double = true;
      after(200, () => {
        vending.webhooks.double = false;
      });
      return "webhooks doubled";
    },
    /** All of the service speaks another way from now on. */
    dialect() {
      if (!isDeployed) vending.switches.dialect = pick(switchChoices.dialect);
      return vending.switches.dialect;
    },
    words() {
      vending.switches.beneficiaries = pick(switchChoices.beneficiaries);
      vending.switches.numbers = pick(switchChoices.numbers);
      vending.switches.refusalWords = pick(switchChoices.refusalWords);
      return "other words";
    },
    runInBackground() {
      vending.switches.verifyBehindMs = pick([0, 2000]);
      vending.switches.walletBehindMs = pick([0, hurriedLagMs * 0.75]);
      return "behind";
    },
    verify() {
      vending.faults.add({ operation: "verify", kind: pick(["status-500-html", "drop-before", "garbage"] as const) });
      return "verify";
    },
    telegram() {
      const kind = pick(telegramFaults);
      telegram.faults.failNext({ kind });
      return `telegram ${kind}`;
    },
  };
  vending.switches.settleAfterMs = 3000;
  vending.webhooks.lateMs = 1500;

  return {
    toll,
    strike() {
      const name = pick(Object.values(kinds))();
      toll[name] = (toll[name] ?? 0) + 1;
    },
    /** Ends all trouble: what is still open can settle. */
    end() {
      for (const timer of timers) clearTimeout(timer);
      vending.faults.clear();
      telegram.faults.clear();
      answerAll("success");
      Object.assign(vending.switches, { verifyBehindMs: 0, walletBehindMs: 0 });
      vending.webhooks.double = false;
      vending.webhooks.mode = "prompt";
      vending.webhooks.release();
    },
  };
}
