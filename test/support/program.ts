import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of the first of these programs that stands on the PATH; null when none does. */
export function findProgram(...names: readonly string[]): string | null {
  // Debian keeps servers where only root's PATH leads.
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync) ?? null;
}

/** Whether tests of a program are left out where it is missing: in CI none are. */
export const isLeftOut = (program: string | null) => program === null && !process.env.CI;

/** The path of a program that a test runs. Throws where there is none. */
export function needed(program: string | null): string {
  if (program === null) throw new Error("CI leaves no test out: install what .ci/run installs");
  return program;
}
