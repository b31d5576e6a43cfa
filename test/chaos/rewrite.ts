import { existsSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";

/** A text in a file of the program, and its replacement. */
export type Changes = Readonly<Record<string, readonly (readonly [from: string | RegExp, to: string])[]>>;

const root = new URL("../../", import.meta.url).href;

/** Changes files of the program as they are loaded. Throws if a file or what is to be changed in it is not there. */
export function rewrite(changed: Changes): void {
  for (const path of Object.keys(changed)) {
    if (!existsSync(new URL(path, root))) throw new Error(`There is no ${path} to change`);
  }
  registerHooks({
    load(url, context, nextLoad) {
      const changes = url.startsWith(root) ? changed[url.slice(root.length)] : undefined;
      if (!changes) return nextLoad(url, context);
      let source = readFileSync(new URL(url), "utf8");
      for (const [from, to] of changes) {
        if (typeof from === "string" && !source.includes(from)) throw new Error(`${url} does not hold: ${from}`);
        source = source.replace(from, to);
      }
      return { format: "module-typescript", source, shortCircuit: true };
    },
  });
}
