/** What a number in front of a word says: "2 gb", "7days", "1k", "3 pcs". Shared by what is typed and what is listed. */
export type Unit = { mb: number } | { days: number } | { naira: number } | { times: true };

const gigabyte = { mb: 1024 };
const day = { days: 1 };
const week = { days: 7 };
const month = { days: 30 };
const year = { days: 365 };

/** Words that stand behind a number, next to it or after a space. */
const units: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ...["gb", "gbs", "bg", "gig", "gigs", "giga", "gigabyte", "gigabytes"].map((word) => [word, gigabyte] as const),
  ...["mb", "mbs", "meg", "megs", "megabyte", "megabytes"].map((word) => [word, { mb: 1 }] as const),
  ["tb", { mb: 1024 * 1024 }],
  ...["day", "days", "dys"].map((word) => [word, day] as const),
  ...["hr", "hrs", "hour", "hours"].map((word) => [word, { days: 1 / 24 }] as const),
  ...["wk", "wks", "week", "weeks"].map((word) => [word, week] as const),
  ...["month", "months", "mth", "mths", "mnth", "mnths"].map((word) => [word, month] as const),
  ...["year", "years", "yr", "yrs"].map((word) => [word, year] as const),
  ...["naira", "ngn"].map((word) => [word, { naira: 1 }] as const),
  ...["hundred", "hundreds"].map((word) => [word, { naira: 100 }] as const),
  ...["k", "thousand"].map((word) => [word, { naira: 1000 }] as const),
  ...["x", "pcs", "pc", "pieces", "copies"].map((word) => [word, { times: true }] as const),
]);
/** Letters that are a unit only without a space. */
const gluedUnits: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ["g", gigabyte],
  ["m", { mb: 1 }],
  ["d", day],
  ["n", { naira: 1 }],
]);
const minShortMb = 50;

/** The unit that a word is behind a number; null: it is none. */
export function unitOf(word: string, value: number, isGlued: boolean): Unit | null {
  const unit = units.get(word) ?? (isGlued ? gluedUnits.get(word) : undefined) ?? null;
  // "1m" is a million as often as a megabyte, and "4g" a network.
  if (word === "m" && value < minShortMb) return null;
  if (word === "g" && (value === 4 || value === 5)) return null;
  return unit;
}

/** The duration of a plan, as one word. */
export const spans: ReadonlyMap<string, number> = new Map([
  ["daily", 1],
  ["day", 1],
  ["weekly", 7],
  ["week", 7],
  ["monthly", 30],
  ["month", 30],
  ["quarterly", 90],
  ["yearly", 365],
  ["annual", 365],
]);

/** Megabytes of a size: 1000 of a unit are written where 1024 are meant. */
export function megabytes(value: number, mb: number): number {
  const size = Math.round(value * mb);
  return mb === 1 && size >= 1000 && size % 1000 === 0 ? (size / 1000) * 1024 : size;
}

/** Days of a span: a day and a half are two, and four weeks are four times seven. */
export function daysOf(value: number, days: number): number {
  return Math.max(Math.round(value * days), 1);
}
