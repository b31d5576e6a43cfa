import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { customerCommands, renderCommands } from "../../../src/bot/ui/profile.ts";
import { loadText } from "../../../src/bot/ui/text.ts";
import { silentLog } from "../../../src/core/log.ts";

const source = new URL("../../../src/bot/", import.meta.url);
/** Commands that are not in the list: Telegram's own, and those of operators, who have /ops. */
const unlisted = ["start", "ops", "announce", "maintenance"];

const listed = (locale: string, role: Parameters<typeof renderCommands>[1] = "owner") =>
  [...renderCommands(loadText(locale, silentLog), role).matchAll(/^\/(\w+): ./gm)].map(([, name = ""]) => name);

describe("the commands", () => {
  it("are all in the help of an owner", () => {
    const files = globSync("**/*.ts", { cwd: source }).map((file) => readFileSync(new URL(file, source), "utf8"));
    const heard = files.flatMap((text) => [...text.matchAll(/\bcommand\("(\w+)"/g)].map(([, name]) => name ?? ""));
    expect(heard.length).toBeGreaterThan(30);
    const told = listed("en");
    expect([...new Set(heard)].filter((name) => !told.includes(name) && !unlisted.includes(name))).toEqual([]);
    expect(told.filter((name) => !heard.includes(name))).toEqual([]);
  });

  it("are on the page of commands, with their words and who has them", () => {
    const page = readFileSync(new URL("../../../docs/commands.md", import.meta.url), "utf8");
    const rows = [...page.matchAll(/^\| `\/(\w+).*?` \| (.+) \| (.+) \|$/gm)];
    const say = loadText("en", silentLog);
    const roles = {
      ...Object.fromEntries(
        (["owner", "seller", "viewer", "visitor"] as const).map((role) => [role, listed("en", role)]),
      ),
      customer: [...customerCommands],
    };
    const expected = listed("en").map((name) => [name, say.plain(`command-${name as "menu"}`)]);
    expect(rows.map(([, name]) => name).toSorted()).toEqual([...listed("en"), ...unlisted].toSorted());
    for (const [name, does] of expected) expect(rows.find((row) => row[1] === name)?.[2]).toBe(does);
    for (const [role, names] of Object.entries(roles)) {
      const told = rows.filter(([, , , who = ""]) => who.split(", ").includes(role)).map(([, name]) => name);
      expect(told.toSorted(), role).toEqual(names.toSorted());
    }
  });

  it.each(["pcm", "ha", "yo", "ig"])("are as many in %s", (locale) => {
    expect(listed(locale)).toHaveLength(listed("en").length);
  });
});
