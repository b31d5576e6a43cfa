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

/**
 * A number in words at the beginning of `words` ("one thousand five hundred"), and how many of them it takes. "one" alone
 * is none: it is said of everything.
 */
export function readNumeral(words: readonly string[]): { value: number; length: number } | null {
  const [first = ""] = words;
  if (!small.has(first)) return null;
  let whole = 0;
  let part = 0;
  let length = 0;
  for (const [index, word] of words.entries()) {
    const value = small.get(word);
    const scale = scales.get(word);
    if (value !== undefined && value > 0 && (part % 100 === 0 || (part % 10 === 0 && value < 10))) part += value;
    else if (scale === 100 && part > 0 && part < 100) part *= 100;
    else if (scale === 1000 && part > 0) {
      whole += part * 1000;
      part = 0;
    } else if (word === "and" && index > 0 && small.has(words[index + 1] ?? "")) continue;
    else break;
    length = index + 1;
  }
  const value = whole + part;
  return length === 0 || value > 999_999 || (value === 1 && length === 1) ? null : { value, length };
}
