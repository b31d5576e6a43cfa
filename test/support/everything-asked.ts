import type { Person } from "../../sandbox/telegram/contract.ts";
import { openBook } from "./book.ts";
import { tapsForged } from "./chat.ts";
import { saysIn } from "./languages.ts";
import type { Shop } from "./shop.ts";
import { everShown, kindOf, tapsEverything } from "./spoken.ts";
import { waitFor } from "./until.ts";

/** Ends the part that is shown, or changes its comparison. */
const leaving = new RegExp(
  [
    "^(?:logout|login|erase:|language:|pin:|lock|freeze|unfreeze|chats|acct:|leave$|payment:|debt:(?:all|forgive|gone|day)",
    "st:m:(?:xlsx|pdf)|forget:|remove:|rename:|unname:|unnumber:|unlink:|takeback:|seat:\\w+:(?:suspend|role|cost|svc)|pr:.+:(?:set|step|end))",
  ].join("|"),
);
const leavingCommands = /^(?:lock|freeze|logout|login)$/;
/** Typed texts: the words of lines, and the terms of commands. */
const typed = [
  ...["/find 9876", "/find Chioma", "/history yesterday", "/owing Chioma", "/customers Chioma", "/verify VB-1"],
  ...["books", "owing", "profit", "cost", "close", "statement", "fund", "customers", "who owe me", "wallet balance"],
  ...["how much mama chioma owe", "history yesterday", "sales today", "prices"],
];

/** Buttons of every kind that a chat was ever shown, by the kind. */
export function buttonsShown(person: Person): ReadonlyMap<string, string> {
  const all = everShown(person, 0).flatMap(({ inlineKeyboard }) => inlineKeyboard.flat());
  const data = all.flatMap(({ callback_data: one = "" }) => (one === "" || leaving.test(one) ? [] : [one]));
  return new Map(data.map((one) => [kindOf(one).split(":", 2).join(":"), one]));
}

/**
 * Has somebody say every command and word, tap a button of every kind that this leads to, and then those that somebody
 * else was shown. Resolves to all that the bot told them by that: texts, captions, labels, what buttons open and copy,
 * pop-ups, names of files, and what stands in files that are text.
 */
export async function asksEverything(
  shop: Shop,
  person: Person,
  theirs: ReadonlyMap<string, string> = new Map(),
): Promise<string[]> {
  const [since, calls] = [person.history.length, shop.telegram.calls.length];
  const commands = [shop.ada, person].flatMap((one) => shop.telegram.commandsFor(one).map(({ command }) => command));
  for (const command of new Set(commands))
    if (!leavingCommands.test(command)) await saysIn(shop, person, `/${command}`);
  for (const text of typed) await saysIn(shop, person, text);
  await tapsEverything(shop, person, leaving);
  const own = buttonsShown(person);
  for (const [kind, data] of theirs) if (!own.has(kind)) await tapsForged(shop.telegram, person, data);
  await untilFilesAreMade(shop);
  const shown = everShown(person, since);
  const popUps = shop.telegram.calls.slice(calls).filter(({ method }) => method === "answerCallbackQuery");
  const files = shown.flatMap(({ document }) => (document ? [document] : []));
  return [
    ...shown.map(({ text, inlineKeyboard }) => `${text}\n${describeKeyboard(inlineKeyboard)}`),
    ...popUps.map(({ params }) => String(params.text ?? "")),
    ...files.map(({ fileId, name = "" }) => `${name}\n${name.endsWith(".csv") ? textOf(shop, fileId) : ""}`),
    ...shop.telegram.commandsFor(person).map(({ description }) => description),
  ].map((told) => told.replace(/“[^”]*”/g, "“…”"));
}

async function untilFilesAreMade(shop: Shop): Promise<void> {
  await using book = openBook(shop.databaseUrl);
  const making = () => book.count("statement", ["state", "in", ["asked", "making"]]);
  await waitFor(async () => (await making()) === 0, "all files are made");
  await shop.idle();
}

const textOf = ({ telegram }: Shop, fileId: string) => Buffer.from(telegram.file(fileId) ?? []).toString();

function describeKeyboard(rows: Parameters<typeof JSON.stringify>[0]): string {
  return decodeURIComponent(JSON.stringify(rows).replace(/%(?![0-9A-F]{2})/gi, "%25"));
}
