import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** Whether a file may import another, both named from `src`. Throws for a file whose folder is not in the table. */
export type MayImport = (from: string, to: string) => boolean;

/** The imports that every folder of `bot/` may make: these files import no feature themselves. */
const openInBot = ["bot/shop.ts", "bot/dialog-controller.ts", "bot/feature.ts"];

/** Reads the table of folders in src/ARCHITECTURE.md: each imports only from those above it and from itself. */
export function readOrder(document: URL): MayImport {
  const section = readFileSync(document, "utf8").split("\n## Layout\n")[1]?.split("\n## ")[0] ?? "";
  const folders = [...section.matchAll(/^\| `([\w/-]+)` \|/gm)].map(([, name = ""]) => name);
  const placeOf = (file: string) => {
    const holders = file.includes("/") ? folders.filter((name) => file.startsWith(`${name}/`)) : ["app"];
    const folder = holders.toSorted((one, other) => other.length - one.length)[0];
    if (folder === undefined) throw new Error(`The table of folders does not know ${file}`);
    return folders.indexOf(folder);
  };
  return (from, to) => {
    const [place, target] = [placeOf(from), placeOf(to)];
    if (openInBot.includes(from) && isFeature(to)) return false;
    if (from.startsWith("bot/") && openInBot.includes(to)) return true;
    if (isFeature(from) && isFeature(to)) return folderOf(from) === folderOf(to);
    return target <= place;
  };
}

const isFeature = (file: string) => file.startsWith("bot/features/");
const folderOf = (file: string) => file.split("/").slice(0, 3).join("/");

/** The imports of a file by path, from the same root as the file. */
export function importsOf(file: string, text: string): string[] {
  const named = text.matchAll(/(?:\bfrom|\bimport\()\s*"(\.[^"]+)"/g);
  return [...named].map(([, path = ""]) => normalize(join(dirname(file), path)));
}
