import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { sql } from "kysely";
import type { Site } from "./site.ts";

const sampleMs = 20;

/**
 * The memory of a process and its children, in MB, read again and again. As in a container, file pages that several of
 * them map count once: nearly all of it is Node itself.
 */
export interface MemoryMeter extends Disposable {
  /** The most since the meter began. */
  readonly peakMb: number;
  /** The most processes that it had started and that ran at once, since the meter began. */
  readonly maxChildren: number;
}

/** Starts to measure a process by its id at each moment, since it may be started again meanwhile. */
export function watchMemory(site: Pick<Site, "pid">): MemoryMeter {
  let peakMb = 0;
  let maxChildren = 0;
  function look(): void {
    const children = childrenOf(site.pid);
    maxChildren = Math.max(maxChildren, children.length);
    peakMb = Math.max(peakMb, memoryMb(site.pid));
  }
  const timer = setInterval(look, sampleMs);
  look();
  return {
    get peakMb() {
      return peakMb;
    },
    get maxChildren() {
      return maxChildren;
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}

/** Resident memory of a process and its children, in MB; 0 for one that is gone. */
function memoryMb(pid: number): number {
  const all = [pid, ...childrenOf(pid)].map((one) => read(`/proc/${one}/status`));
  const own = all.reduce((sum, status) => sum + kilobytes(status, "RssAnon") + kilobytes(status, "RssShmem"), 0);
  return (own + Math.max(...all.map((status) => kilobytes(status, "RssFile")))) / 1024;
}

function kilobytes(status: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
}

function childrenOf(pid: number): number[] {
  return tasksOf(pid).flatMap((task) =>
    read(`/proc/${pid}/task/${task}/children`).trim().split(" ").filter(Boolean).map(Number),
  );
}

function tasksOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** The size of the shop's data on the disk, its log included, in MB. */
export async function diskMb(site: Site): Promise<number> {
  if (!site.databaseUrl.startsWith("sqlite:")) return dataMb(site);
  const folder = dirname(site.databasePath);
  const files = readdirSync(folder).filter((name) => name.startsWith(basename(site.databasePath)));
  return files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 2 ** 20;
}

/** The same without the log, whose size says when it was last written back and not how much came. */
export async function dataMb({ databaseUrl, book }: Site): Promise<number> {
  const size = databaseUrl.startsWith("sqlite:")
    ? sql<{ bytes: number }>`SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size`
    : sql<{ bytes: number }>`SELECT pg_database_size(current_database()) AS bytes`;
  const { rows } = await size.execute(book.db);
  return Number(rows[0]?.bytes ?? 0) / 2 ** 20;
}
