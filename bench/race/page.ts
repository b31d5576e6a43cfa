import { missedTable } from "./missed.ts";
import { type Profiles, watched } from "./profile.ts";
import { medianOf, ours, type Results } from "./results.ts";
import { asMarkdown, bookTable, inWords, mainTable } from "./tables.ts";
import { type Measured, sumOf } from "./tasks.ts";

/** What Telegram gives to one bot: https://core.telegram.org/bots/faq */
const telegram = { messagesPerSecond: 30, inOneChat: 1, inGroupPerMinute: 20 };
/** Of a sale by line: the card, and its two edits. */
const drawnInASale = 3;
const company = { resellers: 10_000, salesADay: 100, openHours: 14, peak: 3 };
const purchaseConnections = 64;

/** docs/performance.md: the tables, and what follows from them. Every figure comes from the race or stands above. */
export function drawPage(results: Results): string {
  const { machine, day, commit, rounds, replicas, profiles } = results;
  return `# Performance

Written by \`npm run race -- --write\` on ${day}: ${machine}, commit ${commit}, medians of ${rounds.length} rounds in
which the sides take turns. Sellers, Telegram and the service run in a process that is not counted; the bot is a process
of its own, as \`npm start\` starts it. Bare grammY sends the same messages and the same POST, and stores nothing. Ratios
travel between machines, figures do not.

${asMarkdown(mainTable(results))}

## Where the time and the memory go

Milliseconds of the bot's first thread for one of each, by V8's profiler, which takes its own share: they are for comparing
with each other.

${profiles ? asMarkdown(profileTable(profiles)) : "Not measured."}

Resident memory at rest, in megabytes:

${asMarkdown(memoryTable(results))}

## Goals that are missed

A goal in times is a part of what the other checkout takes, when that is 49d0bcb.

${asMarkdown(missedTable(results))}

## As the book grows

CPU milliseconds of one act for an account whose book holds so many sales. Where 1 sale in 2,500 fits, a thousand hold none and
a million hold 400: the line in which 400 fit in both tells what the book itself costs.

${asMarkdown(bookTable(results))}

![CPU by the sales in the book](performance.svg)

## Replicas

${replicas ? replicaWords(results, replicas) : "Not measured: there was no PostgreSQL."}

## Capacity on paper

${capacity(results)}
`;
}

/** A part is told that takes as much of one of them at least. */
const fewestShare = 0.02;

function profileTable(profiles: Profiles) {
  const acts = Object.keys(watched) as (keyof Profiles)[];
  const sums = new Map(acts.map((act) => [act, sumOf(profiles[act])]));
  const shareOf = (act: keyof Profiles, part: string) => (profiles[act][part] ?? 0) / (sums.get(act) ?? 1);
  const all = Map.groupBy(new Set(acts.flatMap((act) => Object.keys(profiles[act]))), (part) =>
    acts.some((act) => shareOf(act, part) >= fewestShare),
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

function memoryTable({ memory }: Results) {
  const parts = new Set(Object.values(memory).flatMap((held) => Object.keys(held)));
  return Object.fromEntries(
    [...parts].map((part) => [
      part,
      Object.fromEntries(Object.entries(memory).map(([side, held]) => [side, (held[part] ?? 0).toFixed(0)])),
    ]),
  );
}

function replicaWords({ machine }: Results, replicas: Measured): string {
  const figure = (name: string, digits = 1) => (replicas[name] ?? Number.NaN).toFixed(digits);
  const ofASale = (count: "one" | "two") => ({
    "CPU of the bots, ms": figure(`${count}Cpu`),
    "CPU of PostgreSQL, ms": figure(`${count}ServerCpu`),
    transactions: figure(`${count}Transactions`, 0),
    "round trips": figure(`${count}RoundTrips`, 0),
    "sales a second": figure(count),
  });
  return `${asMarkdown({ "a sale on one replica": ofASale("one"), "on two": ofASale("two") })}

24 sellers on PostgreSQL sell ${((replicas.two ?? 0) / (replicas.one ?? 1)).toFixed(2)} times as much on two replicas as on one where sellers, both sandboxes,
PostgreSQL and all replicas share this machine (${machine.split(",")[0]}). By their CPU for a sale, two replicas with a core each sell
${figure("apart", 2)} times as much as one, as long as PostgreSQL has the cores; its own CPU for a sale is ${figure("serverMore", 2)} times as much with
two. What its connections wait for stands in performance.json: how many were seen waiting at once.`;
}

function postgresPerSecond({ replicas }: Results): string {
  return inWords(Math.floor((replicas?.two ?? 0) * (replicas?.twoTransactions ?? 0)));
}

function capacity(results: Results): string {
  const saleMs = medianOf(results, ours, "saleCpu") ?? Number.NaN;
  const oneReplica = 1000 / saleMs;
  const onPostgres = results.replicas ? 1000 / (results.replicas.oneCpu ?? Number.NaN) : null;
  const byTelegram = telegram.messagesPerSecond / drawnInASale;
  const sales = company.resellers * company.salesADay;
  const perSecond = sales / (company.openHours * 3600);
  const atPeak = perSecond * company.peak;
  const bots = Math.ceil((atPeak * drawnInASale) / telegram.messagesPerSecond);
  const whole = (value: number) => inWords(Math.floor(value));
  const limits = {
    "Telegram, one bot": {
      limit: `about ${telegram.messagesPerSecond} messages a second over all chats, ${telegram.inOneChat} a second in a chat, ${telegram.inGroupPerMinute} a minute in a group`,
      "sales a second": `${whole(byTelegram)}, when each edit counts as a message; ${telegram.messagesPerSecond}, when only new messages do`,
    },
    "the service": {
      limit: `none is specified; ${purchaseConnections} purchases under way from one process`,
      "sales a second": `${whole(purchaseConnections / 0.2)} at answers after 0.2 s, ${whole(purchaseConnections / 5)} after 5 s`,
    },
    "one replica on SQLite": {
      limit: `one thread, ${saleMs.toFixed(1)} ms for a sale`,
      "sales a second": whole(oneReplica),
    },
    ...(onPostgres !== null && {
      "one replica on PostgreSQL": {
        limit: `one thread, ${results.replicas?.oneCpu?.toFixed(1)} ms for a sale`,
        "sales a second": whole(onPostgres),
      },
      "two replicas": {
        limit: `their CPU for a sale as measured above, each on a core of its own`,
        "sales a second": whole(2000 / (results.replicas?.twoCpu ?? Number.NaN)),
      },
      PostgreSQL: {
        limit: `${results.replicas?.twoTransactions?.toFixed(0)} transactions for a sale, reads included; ${postgresPerSecond(results)} a second were seen with two replicas`,
        "sales a second": "its own limit was not looked for",
      },
      "ten replicas": {
        limit: "the same, if a sale costs no more than with two, and PostgreSQL has the cores: not measured",
        "sales a second": `${whole(10_000 / (results.replicas?.twoCpu ?? Number.NaN))} at most`,
      },
    }),
  };
  const inOrder = byTelegram < oneReplica ? "before the one of a replica" : "after the one of a replica";
  return `${asMarkdown(limits)}

Of Telegram's limits only the first is one of the bot; the one in a chat is a pace that nobody types at. Paid broadcasts
lift it for new messages and are left aside. It is met ${inOrder}.

A company with ${inWords(company.resellers)} resellers at ${company.salesADay} sales a day makes ${inWords(sales)} sales a day: ${perSecond.toFixed(0)} a second
over ${company.openHours} hours, and about ${atPeak.toFixed(0)} at ${company.peak} times that in the busiest hour. The first limit that it meets is Telegram's for one
bot: in the busiest hour its cards want ${(atPeak * drawnInASale).toFixed(0)} calls a second, which is ${bots} bots, each with a shop of its own and a
part of the resellers. Each of these shops then sells ${(atPeak / bots).toFixed(0)} times a second, ${
    atPeak / bots < oneReplica
      ? "which one replica carries"
      : `for which it needs ${Math.ceil((atPeak / bots) * (saleMs / 1000))} cores`
  }. The next limit is the service's, which must answer ${atPeak.toFixed(0)} purchases a second.`;
}
