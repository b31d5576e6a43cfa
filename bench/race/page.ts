import { type Profiles, watched } from "./profile.ts";
import { ours, type Results } from "./results.ts";
import { asMarkdown, bookTable, mainTable, missedGoals, type Table } from "./tables.ts";
import { sumOf } from "./tasks.ts";

/** docs/performance.md: the tables. Every figure comes from the race. */
export function drawPage(results: Results): string {
  const { machine, day, commit, rounds, profiles } = results;
  const missed = missedGoals(results);
  return `# Performance

Written by \`npm run race -- --write\` on ${day}: ${machine}, commit ${commit}, medians of ${rounds.length} rounds while
the sides take turns. Sellers, Telegram and the service run in a process that is not counted; the bot is a process
of its own, as \`npm start\` starts it. Bare grammY sends the same messages and the same POST, and stores nothing. Ratios
travel between machines, figures do not. "The other" is the checkout in the third column.

${asMarkdown(mainTable(results))}
${missed ? `\nThese lines miss their goal:\n\n${missed}\n` : ""}
## What an act asks for

One of each, with all that comes after it, such as a last edit.

${asMarkdown(askedTable(profiles))}

## Where the time goes

Milliseconds of the bot's first thread for one of each, by V8's profiler, which takes its own share: they are for comparing
with each other.

${Object.entries(profiles)
  .map(([side, acts]) => asMarkdown(profileTable(side, acts)))
  .join("\n\n")}

## As the book grows

CPU milliseconds of one act for an account whose book holds this number of sales. If 1 sale in 2,500 fits, a thousand hold none and
a million hold 400: the line with 400 in both shows the cost of the book itself.

${asMarkdown(bookTable(results))}
`;
}

/** The page names a part that takes at least this share of one column. */
const minShare = 0.02;

const asked = { statements: "statements", telegram: "calls to Telegram", service: "calls to the service" } as const;

/** A row per act, with the statements, calls and milliseconds of each side. */
function askedTable(profiles: Results["profiles"]): Table {
  const row = (act: keyof Profiles) =>
    Object.entries(profiles).flatMap(([side, { [act]: profile }]) => {
      const of = side === ours ? "" : ` (${side})`;
      const counts = Object.entries(asked).map(([name, title]) => [
        `${title}${of}`,
        profile.asks?.[name as keyof typeof asked].toFixed(1) ?? "",
      ]);
      return [...counts, [`first thread${of}`, `${sumOf(profile.parts).toFixed(2)} ms`]];
    });
  const acts = keysOf(watched).filter((act) => Object.values(profiles).some(({ [act]: { asks } }) => asks));
  return Object.fromEntries(acts.map((act) => [watched[act], Object.fromEntries(row(act))]));
}

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[];

function profileTable(side: string, profiles: Profiles): Table {
  const acts = keysOf(watched);
  const sums = new Map(acts.map((act) => [act, sumOf(profiles[act].parts)]));
  const shareOf = (act: keyof Profiles, part: string) => (profiles[act].parts[part] ?? 0) / (sums.get(act) ?? 1);
  const all = Map.groupBy(new Set(acts.flatMap((act) => Object.keys(profiles[act].parts))), (part) =>
    acts.some((act) => shareOf(act, part) >= minShare),
  );
  const row = (...parts: string[]) =>
    Object.fromEntries(
      acts.map((act) => {
        const share = parts.reduce((sum, part) => sum + shareOf(act, part), 0);
        const ms = share * (sums.get(act) ?? 0);
        return [watched[act], `${ms.toFixed(act === "start" ? 0 : 2)} ms · ${(share * 100).toFixed(0)} %`];
      }),
    );
  const large = (all.get(true) ?? []).toSorted((one, other) => shareOf("sale", other) - shareOf("sale", one));
  return {
    ...Object.fromEntries(large.map((part) => [part, row(part)])),
    "everything else": row(...(all.get(false) ?? [])),
    "of all that, src": row(...[...all.values()].flat().filter((part) => part.startsWith("src/"))),
    [`together, ${side}`]: row(...(all.get(true) ?? []), ...(all.get(false) ?? [])),
  };
}
