import type { SeededBug } from "../chaos/seeded-bugs.ts";

/** A bug that takes a fix out again, and the attack that must be red with it. */
export interface MissingFix extends Omit<SeededBug, "checks"> {
  attack: string;
}

export const missingFixes: readonly MissingFix[] = [
  {
    name: "the newest connection is the first to be closed",
    attack: "kept connections",
    file: "src/http/sockets.ts",
    changes: [
      ["line !== newest && line.network", "line.network"],
      [
        "const [most = []] = [...byStage.values()].sort((one, other) => other.length - one.length);",
        'const most = byStage.get("silent") ?? byStage.get("in_call") ?? byStage.get("kept") ?? [];',
      ],
    ],
  },
  {
    name: "calls go on whose answers nobody reads",
    attack: "unread answers",
    file: "src/http/sockets.ts",
    changes: [["if (line.calls.size === maxUnanswered) {", "if (line.calls.size < 0) {"]],
  },
  {
    name: "a tenant stores what it signs",
    attack: "signed junk",
    file: "src/http/vending-webhook.ts",
    changes: [['if (!(await budget.take(accountId, body))) return "too_many";', ""]],
  },
  {
    name: "an answer that is no refusal gives the try back",
    attack: "guessed PINs",
    file: "src/vending-api/errors.ts",
    changes: [
      [
        "return !(error instanceof Unavailable || error instanceof RateLimited);",
        "return error instanceof NotAccepted;",
      ],
    ],
  },
  {
    name: "a process for each statement at once",
    attack: "statements",
    file: "src/statements/statement-runner.ts",
    changes: [["const maxAtOnce = 2;", "const maxAtOnce = 100;"]],
  },
  {
    name: "an ended connection ends the process",
    attack: "ended connections",
    file: "src/db/postgres.ts",
    changes: [['    this.on("error", () => undefined);\n', ""]],
  },
  {
    name: "a look is due by the wall clock alone",
    attack: "clock",
    file: "src/sales/checks.queries.ts",
    changes: [
      ['e("next_check_at", ">", afterLater),', ""],
      ['e.and([e("next_check_at", ">", afterWatched), e("confirmed_at", ">", watchedSince)]),', ""],
    ],
  },
];
