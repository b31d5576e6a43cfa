import type { Kobo } from "../core/money.ts";
import { tokensOf } from "./lexer.ts";
import { normalize } from "./normalize.ts";
import { patterns } from "./patterns.ts";
import { namesOfProvider, senseOf } from "./vocabulary.ts";

/** The traits that a plan is searched by, or that its name states. */
export interface PlanText {
  sizesMb: number[];
  days: number[];
  /** Amounts with a mark: "₦500", "1.5k". */
  money: Kobo[];
  digits: string[];
  words: string[];
}

/** Reads a plan's name, or what is typed to find one: "1 GB weekly" says 1024 MB and 7 days. */
export function readPlan(text: string): PlanText {
  const plan: PlanText = { sizesMb: [], days: [], money: [], digits: [], words: [] };
  for (const token of tokensOf(normalize(text) ?? "")) {
    if (token.kind === "size") plan.sizesMb.push(token.mb);
    if (token.kind === "days") plan.days.push(token.days);
    if (token.kind === "money") plan.money.push(token.kobo);
    if (token.kind === "digits") plan.digits.push(token.text);
    if (token.kind !== "word") continue;
    const days = senseOf(token.text)?.days;
    if (days === undefined) plan.words.push(token.text);
    else plan.days.push(days);
  }
  return plan;
}

/** Whether a word of a search narrows nothing down: "for", "data", the name of the network whose plans are searched. */
export function isIdle(word: string): boolean {
  const sense = senseOf(word);
  return Boolean(sense?.isFiller || sense?.provider || sense?.services) && !sense?.planWord;
}

const spacedOut = (text: string) => ` ${text.toLowerCase().replace(patterns.betweenWords, " ").trim()} `;

/**
 * The entries of a listing that are a provider of this name. `words` narrow them down: the one that bears most of them is
 * meant.
 */
export function called<Entry extends { slug: string; name: string }>(
  listed: readonly Entry[],
  provider: string,
  words: readonly string[] = [],
): Entry[] {
  const names = namesOfProvider(provider).map((name) => ` ${name} `);
  const found = listed.filter(
    ({ slug, name }) => slug === provider || names.some((known) => spacedOut(`${name} ${slug}`).includes(known)),
  );
  const hits = ({ name }: Entry) => words.filter((word) => spacedOut(name).includes(` ${word}`)).length;
  const most = Math.max(...found.map(hits));
  return found.filter((entry) => hits(entry) === most);
}
