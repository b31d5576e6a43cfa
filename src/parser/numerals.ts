const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const small: ReadonlyMap<string, number> = new Map([
  ...ones.map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
]);
const scales: ReadonlyMap<string, number> = new Map([
  ["hundred", 100],
  ["thousand", 1000],
]);

/** The digits of Hausa, Yorùbá and Igbo, by their words without marks. */
export const marketDigits: ReadonlyMap<string, number> = new Map([
  ...counted("daya biyu uku hudu biyar shida bakwai takwas tara goma"),
  ...counted("kan meji meta merin marun mefa meje mejo mesan mewa"),
  ...counted("otu abuo ato ano ise isii asaa asato itoolu iri"),
]);
function counted(words: string): (readonly [string, number])[] {
  return words.split(" ").map((word, index) => [word, index + 1] as const);
}

/** What stands in front of its count in these languages: "dubu biyu" is two thousand. */
const marketScales: ReadonlyMap<string, number> = new Map([
  ["dubu", 1000],
  ["dari", 100],
  ["egberun", 1000],
  ["ogorun", 100],
  ["puku", 1000],
  ["nari", 100],
]);
const tensOfHausa: ReadonlyMap<string, number> = new Map([
  ["ashirin", 20],
  ["talatin", 30],
  ["arbain", 40],
  ["hamsin", 50],
  ["sittin", 60],
  ["sabain", 70],
  ["tamanin", 80],
  ["casain", 90],
]);
/** Tens and hundreds that have a word of their own. */
const marketWholes: ReadonlyMap<string, number> = new Map([
  ...tensOfHausa,
  ["metan", 200],
  ["irinwo", 400],
  ["eedegbeta", 500],
  ["egbeta", 600],
  ["eedegberin", 700],
  ["egberin", 800],
  ["eedegberun", 900],
]);
const between = new Set(["da", "ati", "le", "na"]);
const isNumber = (word: string) =>
  marketDigits.has(word) || marketScales.has(word) || marketWholes.has(word) || tensOfHausa.has(word);

/**
 * An amount in the words of Hausa, Yorùbá or Igbo at the beginning of `words` ("dubu biyu da dari biyar"). Null: there is
 * none, or one that says more than is counted here.
 */
export function readMarketNumeral(words: readonly string[]): { value: number; length: number } | null {
  // "otu puku" puts its one in front.
  const start = words[0] === "otu" && marketScales.has(words[1] ?? "") ? 1 : 0;
  let value = 0;
  let at = start;
  for (;;) {
    const word = words[at] ?? "";
    const scale = marketScales.get(word);
    const whole = marketWholes.get(word);
    if (scale === undefined && whole === undefined) return null;
    const count =
      whole === undefined ? (marketDigits.get(words[at + 1] ?? "") ?? tensOfHausa.get(words[at + 1] ?? "")) : undefined;
    const added = whole ?? (scale ?? 0) * (count ?? 1);
    // "dari biyar da dari biyar" is two amounts.
    if (at > start && String(added).length >= String(value).length) return null;
    value += added;
    at += count === undefined ? 1 : 2;
    const next = words[at] ?? "";
    if (isNumber(next)) return null;
    if (!between.has(next) || !isNumber(words[at + 1] ?? "")) return { value, length: at };
    at++;
    // "iri ise" is five tens.
    const tens = words[at] === "iri" ? marketDigits.get(words[at + 1] ?? "") : undefined;
    if (tens !== undefined) return isNumber(words[at + 2] ?? "") ? null : { value: value + tens * 10, length: at + 2 };
    const rest = tensOfHausa.get(words[at] ?? "");
    if (rest !== undefined) return isNumber(words[at + 1] ?? "") ? null : { value: value + rest, length: at + 1 };
  }
}

/**
 * A number in words at the beginning of `words` ("one thousand five hundred"), and how many of them it takes. "one" by
 * itself is none: it is a word for anything.
 */
export function readNumeral(words: readonly string[]): { value: number; length: number } | null {
  const [first = "", second = ""] = words;
  // "a thousand", "hundred naira"
  const isOne = first === "a" && scales.has(second);
  if (scales.has(first) && second === "naira") return { value: scales.get(first) ?? 0, length: 1 };
  if (!small.has(first) && !isOne) return null;
  let whole = 0;
  let part = 0;
  let length = 0;
  for (const [index, word] of words.entries()) {
    const value = index === 0 && isOne ? 1 : small.get(word);
    const scale = scales.get(word);
    // "five thousand five" is 5,500 to some: the five is a number of its own, and "one" is a word for anything.
    const isHalfSaid = words[index - 1] === "thousand" && (value ?? 10) < 10 && words[index + 1] !== "hundred";
    if (isHalfSaid && value === 1) return null;
    if (isHalfSaid) break;
    if (value !== undefined && value > 0 && (part % 100 === 0 || (part % 10 === 0 && value < 10))) part += value;
    else if (scale === 100 && part > 0 && part < 100) part *= 100;
    else if (scale === 1000 && part > 0 && whole === 0) {
      whole += part * 1000;
      part = 0;
    } else if (word === "and" && index > 0 && small.has(words[index + 1] ?? "")) continue;
    else break;
    length = index + 1;
  }
  const value = whole + part;
  return length === 0 || value > 999_999 || (value === 1 && length === 1) ? null : { value, length };
}
