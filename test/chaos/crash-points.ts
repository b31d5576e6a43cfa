import type { Run } from "./audit.ts";
import { type Behaviour, behaviours } from "./behaviours.ts";
import { type Lane, openLane } from "./lane.ts";

export interface Task {
  behaviour: Behaviour;
  crashes: readonly string[];
}

export interface Tally {
  runs: number;
  /** Runs with at least one dead process. */
  crashed: number;
  /** Kinds of moments at which one died. */
  points: number;
  seconds: number;
  bad: readonly Run[];
}

export interface Limits {
  /** No run begins later than this. */
  withinMs?: number;
  /** Whether the first run that goes wrong ends it all. */
  stopsAtFirst?: boolean;
  /** Shops side by side. Much of a run is waiting. */
  lanes?: number;
  /** One of them that is open already. It is closed at the end. */
  opened?: Lane;
}

/** Every moment of an uncrashed sale under each behaviour: "after commit update purchase intent#1". */
export async function recordPoints(lane: Lane, which: readonly Behaviour[] = behaviours): Promise<Task[]> {
  const tasks: Task[] = [];
  for (const behaviour of which) {
    const { passed, problems } = await lane.run(behaviour, []);
    if (problems.length > 0) throw new Error(`Without any crash, ${behaviour.name}: ${problems.join("; ")}`);
    const times = new Map<string, number>();
    for (const name of passed) {
      const count = (times.get(name) ?? 0) + 1;
      times.set(name, count);
      tasks.push({ behaviour, crashes: [`${name}#${count}`] });
    }
  }
  return tasks;
}

/** Runs the tasks in several shops at once. A shop with a failed run is closed, and another one opened. */
export async function runTasks(tasks: readonly Task[], limits: Limits = {}): Promise<Tally> {
  const startedAt = Date.now();
  const left = [...tasks];
  const runs: Run[] = [];
  const bad: Run[] = [];
  const isOver = () =>
    left.length === 0 ||
    // However long the shops took to open, each may have its first run.
    (runs.length > 0 && Date.now() - startedAt > (limits.withinMs ?? Number.POSITIVE_INFINITY)) ||
    (limits.stopsAtFirst === true && bad.length > 0);

  async function work(opened?: Lane): Promise<void> {
    for (let next = opened; !isOver(); next = undefined) {
      await using lane = next ?? (await openLane());
      for (let isWell = true; isWell && !isOver(); ) {
        const task = left.shift();
        if (!task) return;
        const run = await lane.run(task.behaviour, task.crashes).catch((error: unknown) => broken(task, error));
        runs.push(run);
        isWell = run.problems.length === 0;
        if (!isWell) bad.push(run);
      }
    }
  }

  await Promise.all(
    Array.from({ length: limits.lanes ?? 3 }, (_, index) => work(index === 0 ? limits.opened : undefined)),
  );
  const crashed = runs.filter(({ deaths }) => deaths > 0);
  const points = new Set(crashed.flatMap(({ crashes }) => crashes.map((crash) => crash.split("#")[0])));
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  return { runs: runs.length, crashed: crashed.length, points: points.size, seconds, bad };
}

function broken({ behaviour, crashes }: Task, error: unknown): Run {
  const problem = error instanceof Error ? error.message : String(error);
  return { behaviour: behaviour.name, crashes, passed: [], deaths: 0, problems: [problem] };
}

/**
 * Without those that hardly differ from others: just before a commit or a call is just after the one before it, and
 * looking at the wallet moves nothing.
 */
export function keyMoments(tasks: readonly Task[]): Task[] {
  return tasks.filter(({ crashes }) => !/^before (?!answer)|account|profile/.test(crashes[0] ?? ""));
}

/** One task per kind of key moment, under behaviours in turn: few enough for every test run. */
export function eachPointOnce(tasks: readonly Task[]): Task[] {
  const byName = Map.groupBy(keyMoments(tasks), ({ crashes }) => crashes[0]?.split("#")[0] ?? "");
  return [...byName.values()].flatMap((same, index) => same[(index * 7) % same.length] ?? []);
}

/** Pairs and triples: each process after the first dies at any of its first moments, those of its start included. */
export function randomTasks(points: readonly Task[], count: number, random: () => number): Task[] {
  return Array.from({ length: count }, () => {
    const first = points[Math.floor(random() * points.length)];
    if (!first) throw new Error("There is no point to crash at");
    const more = Array.from({ length: 1 + Math.floor(random() * 2) }, () => `#${1 + Math.floor(random() * 40)}`);
    return { behaviour: first.behaviour, crashes: [...first.crashes, ...more] };
  });
}

/** One line for the totals, one per failed run: enough to run it again. */
export function describeTally(tally: Tally): string {
  const { runs, crashed, points, seconds, bad } = tally;
  const wrong = bad.map((run) => `  ${run.behaviour} | ${run.crashes.join(" | ")}: ${run.problems.join("; ")}`);
  return [`${runs} runs, ${crashed} crashed at ${points} points, ${bad.length} wrong, ${seconds} s`, ...wrong].join(
    "\n",
  );
}
