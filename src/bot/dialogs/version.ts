import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sha256 } from "../../core/ids.ts";

const folder = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const namesIn = (name: string) =>
  readdirSync(folder(name))
    .toSorted()
    .map((file) => folder(`${name}/${file}`));
const dialogs = [folder("bot/dialogs"), ...namesIn("bot/features")].map((name) => `${name}/dialog.ts`);
const sources = [...dialogs.filter((file) => existsSync(file)), ...namesIn("services")];

/** Changes with the source of any talk, and of the services, which say what a sale is asked for: a log of another version is dropped, for its answers may mean something else now. */
export const dialogsVersion = sha256(sources.map((file) => readFileSync(file, "utf8")).join("\0")).slice(0, 12);
