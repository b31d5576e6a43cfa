import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of the first of these programs that stands on the PATH; null when none does. */
export function findProgram(...names: readonly string[]): string | null {
  // Debian keeps servers where only root's PATH leads.
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync) ?? null;
}
