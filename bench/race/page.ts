import { type Profiles, watched } from "./profile.ts";
import type { Results } from "./results.ts";
import { asMarkdown, bookTable, mainTable, missedGoals } from "./tables.ts";
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
## Where the time and the memory go

Milliseconds of the bot's first thread for one of each, by V8's profiler, which takes its own share: they are for comparing
with each other.

${profiles ? asMarkdown(profileTable(profiles)) : "Not measured."}

## As the book grows

CPU milliseconds of one act for an account whose book holds this number of sales. If 1 sale in 2,500 fits, a thousand hold none and
a million hold 400: the line with 400 in both shows the cost of the book itself.

${asMarkdown(bookTable(results))}
`;
}

/** The page names a part that takes at least this share of one column. */
const minShare = 0.02;

function profileTable(profiles: Profiles) {
  const acts = Object.keys(watched) as (keyof Profiles)[];
  const sums = new Map(acts.map((act) => [act, sumOf(profiles[act])]));
  const shareOf = (act: keyof Profiles, part: string) => (profiles[act][part] ?? 0) / (sums.get(act) ?? 1);
  const all = Map.groupBy(new Set(acts.flatMap((act) => Object.keys(profiles[act]))), (part) =>
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
    together: row(...(all.get(true) ?? []), ...(all.get(false) ?? [])),
  };
}
