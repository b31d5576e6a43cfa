import type { Profiles } from "./profile.ts";
import { bare, medianOf, other, ours, type Results, ratioOf } from "./results.ts";
import { inGoalWords } from "./tables.ts";
import { type Goal, type Measured, rows, sumOf } from "./tasks.ts";

/** The distances of the row: what a bot that takes no time of its own waits for. */
const distanceMs = 250;

interface Rest {
  /** Where what is over the goal goes, from what was measured. */
  goes(results: Results): string;
  /** What was tried for it, and what that came to. */
  tried: string;
}

const rests: Record<string, Rest> = {
  saleCpu: {
    goes: (results) => largest(results.profiles?.sale),
    tried:
      "Account, chat and seat are read once an update; no query for what this process holds in memory; each query is compiled and planned once; what is sealed together is sealed at once; one sync serves the commits of the meantime; sealed days are added up once (decision 0037). V8's flags: decision 0039",
  },
  menuCpu: {
    goes: (results) => largest(results.profiles?.menu),
    tried: "The same, and sealed days that are added up once",
  },
  throughput: {
    goes: (results) => {
      const thread = sumOf(results.profiles?.sale ?? {}) * (medianOf(results, ours, "throughput") ?? 0);
      return `their sales take ${(thread / 10).toFixed(0)} % of the first thread, which is the one that sells`;
    },
    tried:
      "What waits for one sync goes on two at a time with each turn of the loop; all at once sells as much, with a p99 of 49 ms",
  },
  crowd: {
    goes: (results) =>
      `two messages for each visitor, where the bare bot sends one; ${largest(results.profiles?.visit)}`,
    tried:
      "The languages and the button that shares a number cannot stand on one message. Without the second message the first comes no sooner",
  },
  result: {
    goes: distances("result"),
    tried: "Answer and edit leave in one turn of the loop, and the result before anything that can wait",
  },
  resultAmong: { goes: distances("resultAmong"), tried: "The same" },
  start: {
    goes: (results) => largest(results.profiles?.start),
    tried:
      "Compiled code that is kept, fewer modules, a bundle (decision 0039). 64 MB of old space from the beginning: 0.61 s of CPU instead of 0.68, and 6 MB more at rest",
  },
  idle: { goes: held, tried: "Fewer modules, V8's flags, a bundle (decision 0039)" },
  after: { goes: held, tried: "`--optimize-for-size` holds 15 MB less and sells at 1.5 times the CPU (decision 0039)" },
};

type Table = Record<string, Record<string, string>>;

/** A row for each goal that is missed. */
export function missedTable(results: Results): Table {
  return { ...missedRows(results), ...missedReplicas(results) };
}

const fewestTimesOfTwo = 1.6;

function missedReplicas({ replicas }: Results): Table {
  const figure = (name: string, digits = 0) => (replicas?.[name] ?? 0).toFixed(digits);
  if (!replicas || (replicas.apart ?? 0) >= fewestTimesOfTwo) return {};
  return {
    "two replicas against one, by their CPU": {
      reached: `${figure("apart", 2)} ×`,
      goal: `≥ ${fewestTimesOfTwo} ×`,
      "where it goes": `a sale takes ${figure("twoRoundTrips")} round trips instead of ${figure("oneRoundTrips")} and ${figure("twoTransactions")} transactions instead of ${figure("oneTransactions")}, since less is stored together; the same work of PostgreSQL takes ${figure("serverMore", 2)} times the CPU where everything shares the machine`,
      "what was tried":
        "Longer runs, in which both are as warm as one: the same. Other ways to share work: decision 0038",
    },
  };
}

function missedRows(results: Results): Table {
  return Object.fromEntries(
    Object.entries(rows)
      .filter(([row, { goal }]) => isMissed(results, row, goal))
      .map(([row, { title, unit, digits, goal }]) => {
        const times = `${ratioOf(results, ours, other, row)?.toFixed(2)} ×`;
        const isPart = "times" in goal || goal.of !== undefined;
        const reached = isPart ? times : `${medianOf(results, ours, row)?.toFixed(digits)} ${unit}`;
        const { goes, tried } = rests[row] ?? { goes: () => "", tried: "" };
        return [title, { reached, goal: inGoalWords(goal), "where it goes": goes(results), "what was tried": tried }];
      }),
  );
}

function isMissed(results: Results, row: string, goal: Goal): boolean {
  const ratio = ratioOf(results, ours, other, row);
  if ("times" in goal) return (ratio ?? Number.POSITIVE_INFINITY) < goal.times;
  if (goal.of !== undefined) return (ratio ?? 0) > goal.most / goal.of;
  return Number((medianOf(results, ours, row) ?? 0).toFixed(rows[row]?.digits)) > goal.most;
}

const told = 4;

/** The parts that were at work longest. */
function largest(profile: Profiles[keyof Profiles] | undefined): string {
  if (!profile) return "not measured";
  const all = sumOf(profile);
  const parts = Object.entries(profile).toSorted(([, one], [, two]) => two - one);
  return parts
    .slice(0, told)
    .map(([part, ms]) => `${part} ${((ms / all) * 100).toFixed(0)} %`)
    .join(", ");
}

function distances(row: string) {
  return (results: Results) =>
    `${distanceMs} ms are Telegram and the service, ${((medianOf(results, ours, row) ?? 0) - distanceMs).toFixed(0)} ms the bot; bare grammY takes ${medianOf(results, bare, row)?.toFixed(0)}`;
}

function held({ memory }: Results): string {
  const of = (side: string): Measured => memory[side] ?? {};
  return Object.entries(of(ours))
    .map(([part, mb]) => `${part} ${mb.toFixed(0)} MB (bare ${(of(bare)[part] ?? 0).toFixed(0)})`)
    .join(", ");
}
