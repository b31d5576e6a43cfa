const dayMs = 86_400_000;
const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const month = `(${monthNames.join("|")})[a-z]*\\.?`;
const date = new RegExp(
  [
    "(?<y1>\\d{4})-(?<m1>\\d{1,2})-(?<d1>\\d{1,2})",
    "(?<d2>\\d{1,2})[/.](?<m2>\\d{1,2})(?:[/.](?<y2>\\d{4}|\\d{2}))?",
    `(?<d3>\\d{1,2})(?:st|nd|rd|th)?\\s*(?<m3>${month})(?:\\s+(?<y3>\\d{4}))?`,
    `(?<m4>${month})\\s*(?<d4>\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(?<y4>\\d{4}))?`,
  ].join("|"),
  "g",
);

/** Days as numbers: how many lie between 1 January 1970 and a date. */
export interface Days {
  from: number;
  to: number;
}

/**
 * One day or two, as they are typed: "3 Nov", "1 Nov to 15 Nov", "1-15 Nov", "1/11 – 15/11/2026", "2026-11-01". The day
 * comes before the month. Without a year it is the newest such day that is not after `today`. Null: no such days.
 */
export function readDays(text: string, today: number): Days | null {
  const typed = text.normalize("NFKC").toLowerCase().trim();
  // "1-15 Nov" names the month once.
  const whole = typed.replace(
    new RegExp(`^(\\d{1,2})\\s*(?:-|–|to)\\s*(\\d{1,2}\\s*${month}.*)$`),
    (_, first, rest) => {
      const named = /[a-z]{3,}.*$/.exec(rest)?.[0] ?? "";
      return `${first} ${named} to ${rest}`;
    },
  );
  const found = [...whole.matchAll(date)].map(({ groups = {} }) => dayOf(groups, today));
  const left = whole.replace(date, " ").replace(/\b(?:from|to|until|till|and|between|on)\b|[-–—,.\s]/g, "");
  const [from, to = from, ...more] = found;
  if (left !== "" || more.length > 0 || from == null || to == null) return null;
  return from <= to ? { from, to } : { from: to, to: from };
}

function dayOf(groups: Record<string, string | undefined>, today: number): number | null {
  const read = (name: string) => [1, 2, 3, 4].map((form) => groups[`${name}${form}`]).find((it) => it !== undefined);
  const typed = read("m") ?? "";
  const named = monthNames.findIndex((name) => typed.startsWith(name));
  const monthIndex = named >= 0 ? named : Number(typed) - 1;
  const day = Number(read("d"));
  const year = read("y");
  if (year !== undefined) return numberOf(Number(year.length === 2 ? `20${year}` : year), monthIndex, day);
  const thisYear = new Date(today * dayMs).getUTCFullYear();
  const now = numberOf(thisYear, monthIndex, day);
  return now !== null && now <= today ? now : numberOf(thisYear - 1, monthIndex, day);
}

function numberOf(year: number, monthIndex: number, day: number): number | null {
  const at = new Date(Date.UTC(year, monthIndex, day));
  const isSo = at.getUTCMonth() === monthIndex && at.getUTCDate() === day && year >= 2000 && year < 2100;
  return isSo ? at.getTime() / dayMs : null;
}
