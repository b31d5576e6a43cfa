import { readMarketNumeral, readNumeral } from "./numerals.ts";
import { patterns } from "./patterns.ts";
import { unitOf } from "./sizes.ts";
import { senseOf } from "./vocabulary.ts";

/** Letters or digits that stand together in a line. */
export interface Atom {
  text: string;
  isDigits: boolean;
  /** The text between the atom before and this one. */
  gap: string;
  /** It was written in words, and is part of no longer number. */
  isSpelled?: true;
}

/** Atoms as they stand in the line. */
export function textOf(atoms: readonly Atom[]): string {
  return atoms.map(({ text, gap }, index) => (index === 0 ? text : gap + text)).join("");
}

/** The same with its signs: "(500)" and "$500". */
export function writtenWith(gap: string, atoms: readonly Atom[]): string {
  const [signs = ""] = patterns.signsBefore.exec(gap) ?? [];
  return `${signs}${textOf(atoms)}${signs.includes("(") ? ")" : ""}`;
}

/** Whether "500,500" stands between commas that part cells: one amount, or two cells of a table without quotes. */
export function isOfTwoCells(atoms: readonly Atom[], at: number, length: number): boolean {
  const [{ gap }, second, behind] = [atoms[at] as Atom, atoms[at + 1], atoms[at + length]];
  return length > 1 && second?.gap === "," && (gap === "," || (at === 0 && behind?.gap === ","));
}

export function atomsOf(text: string): Atom[] {
  const atoms: Atom[] = [];
  // The line begins like a word behind another.
  let gap = " ";
  for (const [piece] of text.matchAll(patterns.atoms)) {
    if (patterns.plusBehind.test(piece) && atoms.at(-1)?.isDigits === false) {
      atoms.push({ text: "plus", isDigits: false, gap: " " });
      gap = piece.slice(1);
      continue;
    }
    const first = piece.codePointAt(0) ?? 0;
    const isDigits = first >= 48 && first <= 57;
    if (isDigits || patterns.letter.test(piece)) {
      const unit = gap === "" && !isDigits ? unitGluedTo(piece) : "";
      if (unit !== "") atoms.push({ text: unit, isDigits, gap });
      atoms.push({ text: piece.slice(unit.length), isDigits, gap });
      gap = "";
    } else gap += piece;
  }
  if (gap.trim() !== "") atoms.push({ text: "", isDigits: false, gap });
  return atoms;
}

/** "1gbmtn": the unit in front of a provider's name; "": there is none. */
function unitGluedTo(word: string): string {
  return ["gb", "mb", "k"].find((unit) => word.startsWith(unit) && senseOf(word.slice(unit.length))?.provider) ?? "";
}

/** "five hundred" as 500. */
export function spelledOut(atoms: readonly Atom[]): Atom[] {
  const out: Atom[] = [];
  for (let at = 0; at < atoms.length; ) {
    const words = atoms
      .slice(at, at + 8)
      .map(({ text, gap }, index) => (index === 0 || gap === " " || gap === "-" ? text : ""));
    // In "4 hundred naira" it is no number of its own.
    const isCounted = words[0] === "hundred" && out.at(-1)?.isDigits === true;
    const numeral = isCounted ? null : (readNumeral(words) ?? readMarketNumeral(words));
    const atom = atoms[at] as Atom;
    if (!numeral && words[0] === "one" && readNumeral(words.slice(1))) {
      // "one five" is 1,500 to some: it is read as neither.
      out.push(atom, atoms[at + 1] as Atom);
      at += 2;
      continue;
    }
    if (isOneOfSize(atom, atoms[at + 1])) out.push({ ...atom, text: "1", isDigits: true, isSpelled: true });
    else if (numeral) out.push({ ...atom, text: String(numeral.value), isDigits: true, isSpelled: true });
    else out.push(atom);
    at += numeral?.length ?? 1;
  }
  return out;
}

/** "one" is a word for anything; "one gig" is a size, and "one k" an amount. */
function isOneOfSize({ text }: Atom, next: Atom | undefined): boolean {
  if (text !== "one" || next?.gap !== " ") return false;
  const unit = unitOf(next.text, 1, false);
  return unit !== null && ("mb" in unit || next.text === "k");
}
