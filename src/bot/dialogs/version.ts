import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sha256 } from "../../core/ids.ts";

const bot = fileURLToPath(new URL("..", import.meta.url));
const sources = globSync("{dialogs,features/*}/talk.ts", { cwd: bot }).toSorted();

/** Changes with the source of any talk: a log of another version is dropped, for its answers may mean something else now. */
export const talksVersion = sha256(sources.map((name) => readFileSync(`${bot}/${name}`, "utf8")).join("\0")).slice(
  0,
  12,
);
