import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sha256 } from "../../core/ids.ts";

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const filesIn = (folder: string) =>
  readdirSync(path(folder))
    .toSorted()
    .map((file) => path(`${folder}/${file}`));
const sources = [path("bot/dialogs/dialog.ts"), ...filesIn("bot/dialogs/forms"), ...filesIn("services")];

/** Changes with the source of any talk, and of the services, which say what a sale is asked for: a log of another version is dropped, for its answers may mean something else now. */
export const dialogsVersion = sha256(sources.map((file) => readFileSync(file, "utf8")).join("\0")).slice(0, 12);
