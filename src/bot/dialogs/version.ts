import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sha256 } from "../../core/ids.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const sources = globSync(["bot/{dialogs,features/*}/dialog.ts", "services/*.ts"], { cwd: root }).toSorted();

/** Changes with the source of any talk, and of the services, which say what a sale is asked for: a log of another version is dropped, for its answers may mean something else now. */
export const dialogsVersion = sha256(sources.map((name) => readFileSync(`${root}/${name}`, "utf8")).join("\0")).slice(
  0,
  12,
);
