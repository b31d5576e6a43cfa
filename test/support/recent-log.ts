/** Enough to see what a shop did last. */
const most = 40;
const lines: string[] = [];

/** Keeps a line that a shop of this test has logged. */
export function keepLogLine(line: string): void {
  if (lines.push(line) > most) lines.shift();
}

/** The newest lines of all shops of this test. They are forgotten by that. */
export function takeLog(): string {
  return lines.splice(0).join("");
}
