import type { Outcome } from "./besiege.ts";

const ms = (value: number) => (Number.isFinite(value) ? `${Math.round(value)} ms` : "none");
const mb = (value: number) => `${Math.round(value)}`;

/** All results of one attack, one per line. */
export function describeOutcome({ name, thrown, claims, seconds }: Outcome): string {
  const lines = claims.map(({ what, holds }) => `  ${holds ? "held" : "BROKEN"}: ${what}`);
  return [`${name} (${seconds.toFixed(0)} s): ${thrown}`, ...lines].join("\n");
}

/** Prints a table in Markdown, as the documents quote it. */
export function sayTable(outcomes: readonly Outcome[]): void {
  const rows = outcomes.map(({ name, thrown, claims, isWell, memoryMb, diskMb, slowest, sales }) => [
    name,
    thrown,
    (isWell ? claims.slice(0, -5) : claims.filter(({ holds }) => !holds)).map(({ what }) => what).join("; "),
    `${mb(memoryMb.before)} → ${mb(memoryMb.peak)}`,
    `${(diskMb.after - diskMb.before).toFixed(1)}`,
    `${ms(slowest.beside)} of ${sales.beside} (${ms(slowest.before)})`,
  ]);
  const head = [
    "attack",
    "thrown",
    outcomes.every(({ isWell }) => isWell) ? "held" : "BROKEN, or held",
    "memory before → most, MB",
    "disk, MB more",
    "slowest sale beside it (before it)",
  ];
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  console.log([line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n"));
}
