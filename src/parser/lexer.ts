import { type Kobo, toKobo } from "../core/money.ts";
import { type Atom, atomsOf, isOfTwoCells, spelledOut, textOf, writtenWith } from "./atoms.ts";
import { countedSpans } from "./market-words.ts";
import { marketDigits } from "./numerals.ts";
import { patterns, setOf } from "./patterns.ts";
import { daysOf, megabytes, unitOf } from "./sizes.ts";
import { senseOf } from "./vocabulary.ts";

/** A piece of a line with a meaning of its own. `at`: its place among the words and numbers of the line. */
export type Token =
  | { kind: "word"; text: string; breaksName: boolean }
  /** `seen`: an amount that is none, as it was typed. */
  | { kind: "digits"; text: string; seen?: string; joins: boolean; isPlus: boolean; isOdd: boolean }
  | (Measure & { text: string });

/** An amount, a size, a span or a count. */
type Measure =
  | { kind: "money"; kobo: Kobo; isSpelled: boolean }
  | { kind: "size"; mb: number }
  | { kind: "days"; days: number }
  | { kind: "times"; count: number };

const maxNaira = 9_999_999;
/** "half gig", in the languages of the market. */
const halves = setOf("half rabin idaji aabo okara");

/** The tokens of a normalized line. */
export function tokensOf(text: string): Token[] {
  const atoms = spelledOut(atomsOf(text));
  const tokens: Token[] = [];
  for (let at = 0; at < atoms.length; ) {
    const { token, length } =
      readNumber(atoms, at) ?? readSpecial(atoms, at) ?? readOdd(atoms, at) ?? readPlain(atoms, at);
    if (token) tokens.push("text" in token ? token : { ...token, text: textOf(atoms.slice(at, at + length)) });
    at += length;
  }
  return tokens;
}

type Read = { token: Token | Measure | null; length: number };

/** An amount, a size, a span or a count that begins here: a number with a mark or a unit. */
function readNumber(atoms: readonly Atom[], at: number): Read | null {
  const money = moneyWord(atoms, at);
  const start = at + (money ? 1 : 0);
  const literal = readLiteral(atoms, start);
  if (!literal) return null;
  const { value, certain } = literal;
  const next = atoms[start + literal.length];
  const first = atoms[start] as Atom;
  if (patterns.oddBefore.test(first.gap)) return null;
  const length = start + literal.length - at;
  const unit = next && !next.isDigits && readUnit(next, value);
  if (endsPhone(atoms, start)) return null;
  // "five hundred and five hundred" is two amounts, and their five is of the second one.
  if (first.isSpelled && value >= 100 && (next?.text === "hundred" || next?.text === "thousand")) return null;
  if (unit && !isOfNext(atoms, start, length)) {
    const whole = { length: length + 1 };
    if ("mb" in unit && isOneOfTwo(atoms, start)) return null;
    if ("mb" in unit) return { ...whole, token: { kind: "size", mb: megabytes(value, unit.mb) } };
    if ("days" in unit) return { ...whole, token: { kind: "days", days: daysOf(value, unit.days) } };
    if ("times" in unit) return value <= 99 ? { ...whole, token: { kind: "times", count: value } } : null;
    if (isNegative(atoms, start)) return null;
    const spelled = hundredsSpelled(atoms, start + literal.length);
    const hundreds = unit.naira === 1000 && literal.length === 1 ? hundredsBehind(atoms, start + literal.length) : 0;
    const naira = value * unit.naira + hundreds + spelled.naira;
    return moneyOf(naira, whole.length + spelled.length + (hundreds > 0 ? 1 : 0), first.isSpelled);
  }
  if (isOdd(atoms, start, literal.length)) return null;
  const isMarked = money || patterns.nairaBefore.test(first.gap) || isMarkedBehind(next);
  if (isMarked || certain || (first.isSpelled && value > 20)) return moneyOf(value, length, first.isSpelled);
  return null;
}

/** "5OO", "500kobo", "1.2.3" and "$500" are amounts, and nobody knows which. */
function isOdd(atoms: readonly Atom[], at: number, length: number): boolean {
  const [first, next] = [atoms[at] as Atom, atoms[at + length]];
  if (isNegative(atoms, at) || isOfTwoCells(atoms, at, length)) return true;
  if (patterns.oddBefore.test(first.gap) || (next && patterns.oddAfter.test(next.gap))) return true;
  if (!next || next.text === "") return false;
  if (!next.isDigits) return next.gap === "" && (patterns.loneLetter.test(next.text) || !senseOf(next.text));
  if (atoms[at - 1]?.isDigits && patterns.withinNumber.test(first.gap)) return false;
  const digits = first.text.length + next.text.length;
  return (next.gap === "." || next.gap === ",") && digits <= 7 && !patterns.phoneStart.test(next.text);
}

/** "-500", "-N500", and "(500)" in a cell. Behind a number a dash with a space before it parts the two. */
function isNegative(atoms: readonly Atom[], at: number): boolean {
  const isAfterMark = atoms[at]?.gap === "" && patterns.nairaWord.test(atoms[at - 1]?.text ?? "");
  const start = at - (isAfterMark ? 1 : 0);
  const [before, { gap }] = [atoms[start - 1], atoms[start] as Atom];
  const isAfterNumber = before?.isDigits === true && !before.isSpelled;
  return (isAfterNumber ? patterns.minusInCell : patterns.minusBefore).test(gap) || isBracketed(atoms, at, gap);
}

/** Whether a cell of a table holds a number in brackets. A single digit in them counts rows. */
function isBracketed(atoms: readonly Atom[], at: number, before: string): boolean {
  const closing = atoms.slice(at + 1, at + 5).findIndex(({ gap }) => gap.startsWith(")"));
  const isClosed = closing > 0 || (closing === 0 && atoms[at]?.text.length !== 1);
  return isClosed && patterns.bracketInCell.test(before);
}

/** An amount that is odd, with all that is glued to it. */
function readOdd(atoms: readonly Atom[], at: number): Read | null {
  const start = at + (moneyWord(atoms, at) ? 1 : 0);
  const literal = readLiteral(atoms, start);
  if (!literal || !isOdd(atoms, start, literal.length)) return null;
  let length = start + literal.length - at;
  for (let next = atoms[at + length]; next && next.text !== ""; next = atoms[at + length]) {
    const isCell = patterns.phoneStart.test(next.text) || (next.gap === "," && !next.isDigits);
    if (isCell || !patterns.withinAmount.test(next.gap)) break;
    length++;
  }
  const { text } = atoms[start] as Atom;
  const isOne = !isOfTwoCells(atoms, start, start === at ? length : length - 1);
  const seen = isOne && { seen: writtenWith(atoms[at]?.gap ?? "", atoms.slice(start, at + length)) };
  return { length, token: { kind: "digits", text, ...seen, joins: false, isPlus: false, isOdd: true } };
}

/** "500₦ 0803…" and "500/-", but not the mark that stands in front of the next number. */
function isMarkedBehind(next: Atom | undefined): boolean {
  if (!next || !patterns.nairaAfter.test(next.gap)) return false;
  return next.text === "" || !patterns.nairaBefore.test(next.gap);
}

/** Whether the groups up to here are a whole mobile number: the last of them is no amount. */
function endsPhone(atoms: readonly Atom[], at: number): boolean {
  let digits = "";
  for (let from = at; from >= 0; from--) {
    const atom = atoms[from] as Atom;
    if (!atom.isDigits || digits.length > 13) return false;
    digits = atom.text + digits;
    const isWhole = digits.startsWith("0") ? digits.length === 11 : digits.startsWith("234") && digits.length === 13;
    if (isWhole && from < at) return true;
    if (!patterns.withinNumber.test(atom.gap)) return false;
  }
  return false;
}

/** "4501 1122 233 naira 5000": the word belongs to what follows. */
function isOfNext(atoms: readonly Atom[], start: number, length: number): boolean {
  const [word, after] = [atoms[start + length], atoms[start + length + 1]];
  const isNaira = word?.text === "naira" || word?.text === "ngn";
  const isGroup = atoms[start - 1]?.isDigits === true && patterns.withinNumber.test((atoms[start] as Atom).gap);
  return isNaira && isGroup && after?.isDigits === true && !after.text.startsWith("0");
}

function readUnit(next: Atom, value: number) {
  const isGlued = next.gap === "";
  return isGlued || next.gap === " " || next.gap === "-" ? unitOf(next.text, value, isGlued) : null;
}

/** "1 thousand 5 hundred": the hundreds behind the thousands, and how many atoms they take. */
function hundredsSpelled(atoms: readonly Atom[], at: number): { naira: number; length: number } {
  const [thousand, ...behind] = atoms.slice(at, at + 4);
  const from = behind[0]?.text === "and" ? 1 : 0;
  const [digit, hundred] = behind.slice(from);
  const isSaid = thousand?.text === "thousand" && digit?.text.length === 1 && digit.isDigits;
  return isSaid && hundred?.text === "hundred"
    ? { naira: Number(digit.text) * 100, length: from + 2 }
    : { naira: 0, length: 0 };
}

/**
 * "1k5" means 1,500, "1.5k2" for nothing: naira in the digit that is glued behind the k; 0: none is there by itself.
 */
function hundredsBehind(atoms: readonly Atom[], at: number): number {
  const [word, digit, after] = [atoms[at], atoms[at + 1], atoms[at + 2]];
  const isK = word?.text === "k" && word.gap === "";
  const isDigit = isK && digit?.isDigits === true && digit.gap === "" && digit.text.length === 1;
  const goesOn = after !== undefined && (after.gap === "" || patterns.withinAmount.test(after.gap));
  return isDigit && !goesOn ? Number(digit.text) * 100 : 0;
}

function moneyOf(naira: number, length: number, isSpelled = false): Read | null {
  if (naira > maxNaira || naira <= 0) return null;
  return { length, token: { kind: "money", kobo: toKobo(Math.round(naira * 100)), isSpelled } };
}

/** "N500", "ngn 500", "=n=500". */
function moneyWord(atoms: readonly Atom[], at: number): boolean {
  const [word, number] = [atoms[at], atoms[at + 1]];
  if (!word || !number?.isDigits || number.text.startsWith("0")) return false;
  if (word.text === "n") return number.gap === "" || number.gap === "=" || number.gap === " ";
  return (word.text === "ngn" || word.text === "naira") && number.gap.trim() === "";
}

/** A number that begins here, with its thousands and decimals. Null: none, or one that is no amount. */
function readLiteral(atoms: readonly Atom[], at: number): { value: number; length: number; certain: boolean } | null {
  const first = atoms[at];
  if (!first?.isDigits || first.text.length > 7 || (first.text.startsWith("0") && first.text !== "0")) return null;
  let digits = first.text;
  let length = 1;
  while (digits.length <= 6 && first.text.length <= 3 && isThousands(atoms[at + length], atoms[at + length + 1])) {
    digits += (atoms[at + length] as Atom).text;
    length++;
  }
  let certain = length > 1;
  const decimals = atoms[at + length];
  if (decimals?.isDigits && patterns.point.test(decimals.gap) && decimals.text.length <= 3) {
    const after = atoms[at + length + 1];
    const isLoose = length === 1 && after?.isDigits;
    const isGroup = isLoose && patterns.withinNumber.test(after.gap) && !isNumber(after);
    const isUnit = after !== undefined && !after.isDigits && readUnit(after, 100) !== null;
    if (
      !isGroup &&
      (decimals.gap === "." || (isUnit && decimals.text.length <= 2)) &&
      (decimals.text.length <= 2 || isUnit)
    ) {
      digits += `.${decimals.text}`;
      length++;
      certain = true;
    }
  }
  return { value: Number(digits), length, certain };
}

/** A phone's number, or a device's: no part of an amount. */
function isNumber({ text }: Atom): boolean {
  return text.length > 7 || patterns.phoneStart.test(text);
}

/** "1/2gb" and "1-2gb". */
function isOneOfTwo(atoms: readonly Atom[], at: number): boolean {
  return atoms[at - 1]?.isDigits === true && patterns.fraction.test((atoms[at] as Atom).gap);
}

/** "1,500" and "1 000": three digits behind a comma, or three noughts that are no number of their own. */
function isThousands(group: Atom | undefined, after: Atom | undefined): boolean {
  if (!group?.isDigits || group.text.length !== 3 || group.isSpelled) return false;
  const isDecimals = after?.gap === "." && after.text.length <= 2;
  const goesOn = after?.isDigits && patterns.withinNumber.test(after.gap) && !isDecimals && !isNumber(after);
  if (group.gap === ",") return !(goesOn && group.text.startsWith("0"));
  return group.gap === " " && group.text === "000";
}

/** Names with digits in them, and counts: "9mobile", "t2", "sme2", "x2", "4g", "gb biyu", "sati biyu". */
function readSpecial(atoms: readonly Atom[], at: number): Read | null {
  const [first, second] = [atoms[at], atoms[at + 1]];
  if (!first || !second) return null;
  const isGlued = second.gap === "";
  const word = (text: string): Read => ({ length: 2, token: { kind: "word", text, breaksName: true } });
  if (first.text === "9" && patterns.nineMobile.test(second.text) && second.gap.length <= 1) return word("9mobile");
  if (first.isDigits && isGlued && second.text === "g") return word("4g");
  if (first.isDigits && isGlued && second.text === "mbps") return word(`${first.text}mbps`);
  if (first.isDigits && isGlued && patterns.ordinal.test(second.text)) return word("th");
  // "5pm" is an hour.
  if (first.isDigits && (second.text === "am" || second.text === "pm") && first.text.length < 3) return word("later");
  if (first.isDigits) return null;
  const count = marketDigits.get(second.text);
  const unit = count === undefined ? null : unitOf(first.text, 1, false);
  if (count !== undefined && unit && "mb" in unit)
    return { length: 2, token: { kind: "size", mb: megabytes(count, unit.mb) } };
  const days = senseOf(first.text)?.days ?? countedSpans[first.text];
  if (count !== undefined && days !== undefined)
    return { length: 2, token: { kind: "days", days: daysOf(count, days) } };
  const half = second.text === "a" ? 2 : 1;
  const halved = isHalf(atoms, at) ? unitOf(atoms[at + half]?.text ?? "", 1, false) : null;
  if (halved && "mb" in halved && halved.mb > 1) return { length: half + 1, token: { kind: "size", mb: 500 } };
  if (!second.isDigits) return null;
  // What a decoder shows: "e16".
  if (first.text === "e" && isGlued && second.text.length < 4) return word("error");
  if (first.text === "t" && isGlued && second.text === "2") return word("9mobile");
  if (first.text === "sme" && isGlued && second.text.length === 1) return word("sme");
  if (first.text === "x" && second.text.length <= 2 && second.gap.length <= 1) {
    return { length: 2, token: { kind: "times", count: Number(second.text) } };
  }
  return null;
}

/** "half" that stands behind no number: "one and a half gig" is more. */
function isHalf(atoms: readonly Atom[], at: number): boolean {
  const [other, before] = atoms.slice(Math.max(at - 2, 0), at).map(({ text }) => text);
  const isPart = [other, before].some((word) => ["and", "da", "ati", "na"].includes(word ?? ""));
  return halves.has(atoms[at]?.text ?? "") && !isPart && atoms[at - 1]?.isDigits !== true;
}

function readPlain(atoms: readonly Atom[], at: number): Read {
  const { text, isDigits, gap, isSpelled } = atoms[at] as Atom;
  if (text === "") return { token: null, length: 1 };
  if (!isDigits) return { length: 1, token: { kind: "word", text, breaksName: patterns.breaksName.test(gap) } };
  const before = atoms[at - 1];
  // "mtn-500" is parted by it, "WEB-2026-0001" is somebody's reference.
  const isName = before !== undefined && !senseOf(before.text) && unitOf(before.text, 1, true) === null;
  const isMinus = patterns.minusBefore.test(gap) || (gap === "-" && isName);
  const isAfterNumber = before?.isDigits === true && !before.isSpelled && !isSpelled;
  return {
    length: 1,
    token: {
      ...{ kind: "digits", text },
      joins: isAfterNumber && patterns.withinNumber.test(gap),
      isPlus: patterns.plusBefore.test(gap),
      isOdd: !isAfterNumber && isMinus,
    },
  };
}
