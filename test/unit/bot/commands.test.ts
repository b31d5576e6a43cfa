import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { renderCommands } from "../../../src/bot/ui/profile.ts";
import { loadText } from "../../../src/bot/ui/text.ts";
import { silentLog } from "../../../src/core/log.ts";

const source = new URL("../../../src/bot/", import.meta.url);
/** Commands that are not in the list: Telegram's own, and those of operators, who have /ops. */
const unlisted = ["start", "ops", "announce", "maintenance"];

const listed = (locale: string) => [...renderCommands(loadText(locale, silentLog), "owner").matchAll(/^\/(\w+): ./gm)];

describe("the commands", () => {
  it("are all in the help of an owner", () => {
    const files = globSync("**/*.ts", { cwd: source }).map((file) => readFileSync(new URL(file, source), "utf8"));
    const heard = files.flatMap((text) => [...text.matchAll(/\bcommand\("(\w+)"/g)].map(([, name]) => name ?? ""));
    expect(heard.length).toBeGreaterThan(30);
    const told = listed("en").map(([, name]) => name);
    expect([...new Set(heard)].filter((name) => !told.includes(name) && !unlisted.includes(name))).toEqual([]);
    expect(told.filter((name) => !heard.includes(name ?? ""))).toEqual([]);
  });

  it.each(["pcm", "ha", "yo", "ig"])("are as many in %s", (locale) => {
    expect(listed(locale)).toHaveLength(listed("en").length);
  });
});
