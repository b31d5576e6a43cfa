import { takeMonth } from "./book-questions.ts";
import { readDays } from "./dates.ts";
import { patterns } from "./patterns.ts";
import { dayOf, wordsOf } from "./shop-words.ts";

/** Any day: whether text names days does not depend on it. */
const someDay = 20_000;

/** The days that a normalized line names by their dates, and the line with "today" in their place; null: it names none. */
export function takeDates(text: string): { days: string; rest: string } | null {
  const found = [...text.matchAll(patterns.datesAmongWords)];
  const [first, second, ...more] = found;
  if (!first || more.length > 0) return null;
  const firstEnd = first.index + first[0].length;
  if (second && !patterns.untilDate.test(text.slice(firstEnd, second.index))) return null;
  const before = text.slice(0, first.index);
  if (!second && patterns.openDate.test(before)) return null;
  const [untilToday = ""] = (second ? null : patterns.untilToday.exec(text.slice(firstEnd))) ?? [];
  const end = second ? second.index + second[0].length : firstEnd + untilToday.length;
  const isUntilToday = untilToday !== "" || (!second && patterns.sinceDate.test(before));
  const days = [...found.map(([whole]) => whole), ...(isUntilToday ? ["today"] : [])].join(" to ");
  if (readDays(days, someDay) === null) return null;
  return { days, rest: `${before.replace(patterns.sinceDate, "")}today${text.slice(end)}` };
}

/** The period that a line asks a statement for: a month, a week, or a day; null: none is named. */
export function periodIn(text: string): string | null {
  const month = takeMonth(text)?.month;
  if (month !== undefined) return month;
  if (patterns.lastWeek.test(text)) return "lastweek";
  return (
    wordsOf(text)
      .map(dayOf)
      .find((day) => day !== undefined) ?? null
  );
}
