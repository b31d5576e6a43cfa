import { readdirSync, readFileSync } from "node:fs";

/** Who used the machine, in parts of one core. */
export interface CpuShares {
  cores: number;
  /** Of them busy. */
  busy: number;
  shops: number;
  /** Both sandboxes and the sellers, in this process. */
  sandboxes: number;
  postgres: number;
}

interface Ticks {
  at: number;
  busy: number;
  shops: number;
  sandboxes: number;
  postgres: number;
}

/** Ticks of the kernel in a second: what Linux tells programs, whatever it counts in. */
const hertz = 100;

/** Begins to measure. The function that it returns says who used the machine since. Processes that ended meanwhile are left out. */
export function watchCpu(shopPids: readonly number[]): () => CpuShares {
  const before = readTicks(shopPids);
  return () => {
    const after = readTicks(shopPids);
    const seconds = (after.at - before.at) / 1000;
    const share = (name: Exclude<keyof Ticks, "at">) => (after[name] - before[name]) / hertz / seconds;
    const cores = readFileSync("/proc/stat", "utf8").match(/^cpu\d/gm)?.length ?? 0;
    const [busy, shops, sandboxes, postgres] = [share("busy"), share("shops"), share("sandboxes"), share("postgres")];
    return { cores, busy, shops, sandboxes, postgres };
  };
}

function readTicks(shopPids: readonly number[]): Ticks {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = (
    /^cpu +(.*)$/m.exec(readFileSync("/proc/stat", "utf8"))?.[1] ?? ""
  )
    .split(" ")
    .map(Number);
  const sum = (pids: readonly number[]) => pids.reduce((total, pid) => total + ticksOf(pid), 0);
  return {
    at: performance.now(),
    busy: user + nice + system + irq + softirq,
    shops: sum(shopPids),
    sandboxes: ticksOf(process.pid),
    postgres: sum(pidsOf("postgres")),
  };
}

/** User and system time of a process; 0 for one that is gone. */
function ticksOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}

function pidsOf(name: string): number[] {
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/comm`, "utf8").trim() === name;
      } catch {
        return false;
      }
    })
    .map(Number);
}
