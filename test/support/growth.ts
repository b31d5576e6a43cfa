/** The processor time of this thread for the cheapest of five goes, in milliseconds: what else the machine does costs it none. */
function timeOf(task: (text: string) => void, unit: string, length: number): number {
  const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  const goes = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage();
    for (let round = 0; round < 20; round++) task(text);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...goes);
}

/**
 * How many times as long a task takes for 4,096 characters as for 256: about 16 if it is linear, 256 if it is not. Very
 * short tasks do not count.
 */
export function growthOf(task: (text: string) => void, unit: string): number {
  return timeOf(task, unit, 4096) / Math.max(timeOf(task, unit, 256), 1);
}

/** Between the two, in equal measure. */
export const maxGrowth = 64;
