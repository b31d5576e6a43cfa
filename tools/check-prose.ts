import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import writeGood from "write-good";
import { exceptions } from "./prose/exceptions.ts";
import { type HabitName, habits } from "./prose/habits.ts";
import { type ProseText, readComments, readDocument, readTestNames } from "./prose/texts.ts";

/**
 * `npm run prose`: reads documents, comments and test names for the habits of `prose/habits.ts` and for repeated words. Fails
 * with a line per finding, and for an exception that excuses nothing.
 */
const cwd = fileURLToPath(new URL("../", import.meta.url));

interface Finding extends ProseText {
  habit: HabitName | "general";
  message: string;
}

/** A habit as write-good's own kind of check: where in a text, and for how long. */
function toCheck({ pattern, instead }: (typeof habits)[HabitName]) {
  const fn = (text: string) =>
    [...text.matchAll(pattern)].map((match) => ({ index: match.index, offset: match[0].length, reason: instead }));
  return { fn, explanation: instead };
}

function readFiles(patterns: string[], read: (file: string, source: string) => ProseText[]): ProseText[] {
  const files = globSync(patterns, { cwd }).toSorted();
  return files.flatMap((file) => read(file, readFileSync(`${cwd}${file}`, "utf8")));
}

function readProse(): ProseText[] {
  return [
    ...readFiles(["*.md", "{docs,src,test,.github}/**/*.md"], readDocument),
    ...readFiles(["{src,sandbox,tools,bench,test}/**/*.ts"], readComments),
    ...readFiles(["test/**/*.ts"], readTestNames),
  ];
}

/** Checks of write-good's own that are about style, and not about these habits. */
const offChecks = { weasel: false, thereIs: false, passive: false, adverb: false, tooWordy: false, so: false };

/** Finds the habits in a text, whether or not an exception excuses them. */
function findHabits(text: ProseText): Finding[] {
  const own = (Object.keys(habits) as HabitName[]).flatMap((habit) =>
    writeGood(text.text, { checks: { [habit]: toCheck(habits[habit]) } }).map(({ reason }) => ({
      ...text,
      habit,
      message: reason,
    })),
  );
  const general = writeGood(text.text, offChecks).map(({ reason }) => ({
    ...text,
    habit: "general" as const,
    message: reason,
  }));
  return [...own, ...general];
}

const used = new Set<unknown>();

function isExcused({ file, habit, text }: Finding): boolean {
  const exception = exceptions.find((one) => one.file === file && one.habit === habit && text.includes(one.text));
  if (exception !== undefined) used.add(exception);
  return exception !== undefined;
}

const texts = readProse();
const findings = texts.flatMap(findHabits).filter((finding) => !isExcused(finding));
const idle = exceptions.filter((exception) => !used.has(exception));

for (const { file, line, message, text } of findings) console.error(`${file}:${line} ${message}\n    ${text}`);
for (const { file, text } of idle) console.error(`tools/prose/exceptions.ts: nothing to excuse in ${file}: ${text}`);
if (findings.length + idle.length > 0) {
  console.error(`${findings.length} sentences to fix, ${idle.length} idle exceptions.`);
  process.exitCode = 1;
} else console.log(`${texts.length} paragraphs, comments and names of tests read.`);
