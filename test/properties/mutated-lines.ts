type Slip = (text: string, pick: <T>(of: readonly T[]) => T, others: readonly string[]) => string;

const marks = [..."\u200b\u200d\u200e\u200f\u202a\u202b\u202d\u202e\u2060\u2066\u2067\u2069\ufeff\u00a0\u00ad"];
const strange = [..."0123456789", ..."oOlIkKxX.,-+/()#₦ \n\t", ...marks, "٣", "０", "५", "½", "²", "🙏", "'"];
const digitSets = ["٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "०१२३४५६७८९", "０１２３４５６７８９", "𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗"].map((set) => [
  ...set,
]);

function at(text: string, pick: <T>(of: readonly T[]) => T): number {
  return pick(Array.from({ length: text.length + 1 }, (_, index) => index));
}

function ofWords(change: (words: string[], index: number, pick: <T>(of: readonly T[]) => T) => void): Slip {
  return (text, pick) => {
    const words = text.split(" ");
    change(words, pick([...words.keys()]), pick);
    return words.join(" ");
  };
}

/** The changes to a line on its way from a thumb to the shop. */
const slips: readonly Slip[] = [
  (text, pick) => {
    const place = at(text, pick);
    return text.slice(0, place) + pick(strange) + text.slice(place);
  },
  (text, pick) => {
    const place = at(text, pick);
    return text.slice(0, place) + text.slice(place + 1);
  },
  (text, pick) => {
    const place = at(text, pick);
    return text.slice(0, place) + (text[place + 1] ?? "") + (text[place] ?? "") + text.slice(place + 2);
  },
  ofWords((words, index) => void words.splice(index, 1)),
  ofWords((words, index) => void words.splice(index, 0, words[index] ?? "")),
  ofWords(
    (words, index, pick) => void words.splice(index, 0, pick(["500", "1k", "08051234567", "x2", "not", "1gb", "to"])),
  ),
  ofWords((words, index, pick) => void words.splice(pick([...words.keys()]), 0, ...words.splice(index, 1))),
  // Glued: one space is lost.
  (text, pick) => {
    const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
    if (spaces.length === 0) return text;
    const place = pick(spaces);
    return text.slice(0, place) + text.slice(place + 1);
  },
  (text) => text.replaceAll(" ", ""),
  (text) => text.toUpperCase(),
  (text, pick, others) => text + pick([" ", "\n", "", ", "]) + pick(others),
  (text, pick) => {
    const set = pick(digitSets);
    return text.replace(/\d/g, (digit) => (pick([true, false]) ? (set[Number(digit)] ?? digit) : digit));
  },
  (text, pick) => `${pick(marks)}${text.replace(/\d(?=\d{3})/, (digit) => digit + pick(marks))}`,
  (text, pick) => `${text} ${pick(["7", "08", "0803", "50 "]).repeat(4096).slice(0, 4096)}`,
];

/** One of the lines with one to four slips in it. */
export function mutate(random: () => number, lines: readonly string[]): string {
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  let text = pick(lines);
  for (let left = pick([1, 1, 2, 2, 3, 4]); left > 0; left--) {
    // A line of 4,096 digits says little by its first slip: it comes seldom.
    const slip = pick(random() < 0.02 ? slips : slips.slice(0, -1));
    text = slip(text, pick, lines);
  }
  return text;
}

/** Digits as 0 to 9, whatever script they are of, and without what cannot be seen. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/(?!\d)\p{Nd}/gu, (digit) => String(digitOf(digit)));
}

/** The digits of a script stand in a row: the value is how many of them stand before, up to the script's zero. */
function digitOf(digit: string): number {
  let code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
    code--;
    value++;
  }
  return value;
}

const between = /^[\s.()/\p{Pd}]*$/u;

/** Whether these digits stand in the text one behind the other, with nothing but separators between them. */
export function numberWasTyped(text: string, number: string): boolean {
  const ways = /^0[789]\d{9}$/.test(number)
    ? ["0", "", "234", "00234", "2340", "002340"].map((prefix) => prefix + number.slice(1))
    : [number];
  const line = plain(text);
  const groups = [...line.matchAll(/\d+/g)];
  return groups.some((_, from) => {
    let digits = "";
    let end: number | null = null;
    for (const group of groups.slice(from, from + 20)) {
      if (end !== null && !between.test(line.slice(end, group.index))) return false;
      digits += group[0];
      end = group.index + group[0].length;
      if (ways.includes(digits)) return true;
    }
    return false;
  });
}

/** Whether the digits of an amount (kobo) were typed; one with a word for a number in it says nothing. */
export function amountWasTyped(text: string, amount: number): boolean {
  const typed = plain(text).toLowerCase();
  if (
    /hundred|thousand|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|ninety/.test(
      typed,
    )
  )
    return true;
  const significant = String(amount).replace(/0+$/, "");
  return new RegExp([...significant].join(String.raw`[\s,.k]*`)).test(typed);
}
