/**
 * The words of a language as a table for somebody who speaks it, and back. `npm run words -- yo` writes words-yo.csv, which an
 * office program and a text editor open; `npm run words -- yo words-yo.csv` takes the changed lines into locales/yo.ftl, and
 * lists those that are marked as right in its head: they are signed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { FluentParser } from "@fluent/syntax";
import { localesFolder, model, moneyKeys, readLocale, readSigned } from "../src/bot/ui/locales.ts";
import { popUps } from "../src/bot/ui/text.ts";
import { isAbout, readQuestions } from "./check-locales.ts";

const columns = ["Name", "Where", "English", "Translation", "Right? (yes)", "Question"];
/** A message or term with its lines: those that are indented, and the end of a variant. */
const entry = /^(-?[a-z][\w-]*) =(.*(?:\n(?:[ \t]+.*|\}.*|(?=\n[ \t])))*)/gm;
const maxLine = 120;

/** The messages of a Fluent file as a reader sees them: without the indent that the file has. */
function readValues(ftl: string): Map<string, string> {
  return new Map([...ftl.matchAll(entry)].map(([, key = "", value = ""]) => [key, withoutIndent(value)]));
}

function withoutIndent(value: string): string {
  const [first = "", ...rest] = value.trimEnd().split("\n");
  const indents = rest.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const least = Math.min(...indents);
  return [first.trim(), ...rest.map((line) => line.slice(least))].join("\n").trim();
}

/** What a shop reads in a language, as CSV: each message with its English, where it stands, and what is doubtful in it. */
export function writeTable(ftl: string, english: string): string {
  const own = readValues(ftl);
  const signed = readSigned(ftl);
  const questions = readQuestions(ftl);
  const rows = [...readValues(english)]
    .filter(([key]) => own.has(key))
    .map(([key, text]) => [
      ...[key, placeOf(key), text, own.get(key) ?? "", signed.has(key) ? "yes" : ""],
      questions.flatMap((question) => (isAbout(question, key) ? question.about : [])).join("; "),
    ]);
  return `\ufeff${[columns, ...rows].map((row) => row.map(cellOf).join(",")).join("\r\n")}\r\n`;
}

/** The place of a message; in one about money, a wrong word costs most. */
function placeOf(key: string): string {
  const places: [RegExp, string][] = [
    [/^button-/, "button"],
    [popUps, "pop-up"],
    [/^(?:command|bot)-/, "Telegram's menu"],
    [/^(?:receipt|chart|statement-(?:column|label|state|payment|charge))-|^close-label-/, "picture or file"],
    [/^(?:card|state|failed|review)-/, "card"],
  ];
  const place = places.find(([pattern]) => pattern.test(key))?.[1] ?? "message";
  return moneyKeys.has(key) || key.startsWith("-") ? `${place}, about money` : place;
}

/** No cell is a formula. */
function cellOf(text: string): string {
  return `"${(/^[=+\-@]/.test(text) ? ` ${text}` : text).replaceAll('"', '""')}"`;
}

function readTable(csv: string): { line: number; cells: string[] }[] {
  const text = csv.replace(/^\ufeff/, "").replaceAll("\r\n", "\n");
  const comma = /^"?Name"?;/.test(text) ? ";" : ",";
  const rows: { line: number; cells: string[] }[] = [];
  let [cells, cell, isQuoted, line, start]: [string[], string, boolean, number, number] = [[], "", false, 1, 1];
  const letters = [...`${text}\n`];
  for (const [at, letter] of letters.entries()) {
    if (letter === "\n") line += 1;
    if (letter === '"') {
      isQuoted = !isQuoted;
      if (isQuoted && letters[at - 1] === '"') cell += '"';
    } else if (isQuoted || (letter !== comma && letter !== "\n")) cell += letter;
    else {
      cells.push(cell.trim());
      cell = "";
      if (letter === "\n") {
        if (cells.join("") !== "") rows.push({ line: start, cells });
        [cells, start] = [[], line];
      }
    }
  }
  return rows;
}

/** The file of a language with what a table changes and signs. Throws, naming the line, at what would not be spoken. */
export function takeTable(ftl: string, english: string, csv: string): string {
  const own = readValues(ftl);
  const inEnglish = readValues(english);
  const signedBefore = readSigned(ftl);
  const signed = new Set([...own.keys()].filter((key) => signedBefore.has(key)));
  const before = [...signed].join();
  let taken = ftl;
  for (const { line, cells } of readTable(csv).slice(1)) {
    const [key = "", , , text = "", right = ""] = cells;
    const value = text.normalize("NFC");
    if (!own.has(key)) throw new Error(`Line ${line}: there is no message "${key}".`);
    const isChanged = value !== own.get(key);
    if (isChanged) {
      refuseBroken(line, key, value, inEnglish.get(key) ?? "");
      taken = taken.replace(entry, (all, name) => (name === key ? `${key} =${withIndent(value)}` : all));
    }
    if (/^y/i.test(right)) signed.add(key);
    else signed.delete(key);
  }
  return [...signed].join() === before ? taken : writeSigned(taken, [...signed]);
}

function withIndent(value: string): string {
  return value.includes("\n") ? `\n${value.replace(/^(?=.)/gm, "    ")}` : ` ${value}`;
}

function refuseBroken(line: number, key: string, value: string, english: string): void {
  const [parsed, more] = new FluentParser().parse(`${key} =${withIndent(value)}\n`).body;
  if (parsed?.type === "Junk" || more || value === "") {
    throw new Error(`Line ${line}: "${key}" cannot be read. Look at its { and }.`);
  }
  const partsOf = (text: string) =>
    new Set(text.match(/\{\s*[$-][\w-]+|<\/?\w+>?/g)?.map((part) => part.replace(/\s/g, "")));
  const [wanted, found] = [partsOf(english), partsOf(value)];
  const lost = [...wanted.difference(found)].join(" ");
  const strange = [...found.difference(wanted)].join(" ");
  if (lost !== "") throw new Error(`Line ${line}: "${key}" has lost ${lost}.`);
  if (strange !== "") throw new Error(`Line ${line}: "${key}" has ${strange}, which the English does not have.`);
}

/** The names of the signed messages in the head, wrapped into lines. */
function writeSigned(ftl: string, keys: readonly string[]): string {
  const rows: string[] = [];
  for (const key of keys) {
    const last = rows.at(-1);
    if (last === undefined || last.length + key.length > maxLine) rows.push(`# signed: ${key}`);
    else rows[rows.length - 1] = `${last}, ${key}`;
  }
  const [first = "", ...others] = ftl.split(/^# signed:.*\n/m);
  return `${first}${rows.length === 0 ? "# signed: none" : rows.join("\n")}\n${others.join("")}`;
}

function run([locale, file]: string[]): void {
  if (locale === undefined || locale === model) throw new Error("Name a language: npm run words -- yo");
  const [ftl, english] = [readLocale(locale), readLocale(model)];
  if (file === undefined) writeFileSync(`words-${locale}.csv`, writeTable(ftl, english));
  else writeFileSync(new URL(`${locale}.ftl`, localesFolder), takeTable(ftl, english, readFileSync(file, "utf8")));
}

if (import.meta.main) {
  try {
    run(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
