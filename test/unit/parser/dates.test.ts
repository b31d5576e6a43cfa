import { describe, expect, it } from "vitest";
import { promisedDay, readDays } from "../../../src/parser/dates.ts";

const day = (text: string) => Date.parse(text) / 86_400_000;
const today = day("2026-11-22");
const span = (from: string, to = from) => ({ from: day(from), to: day(to) });

describe("days that are typed", () => {
  it.each([
    ["3 Nov", span("2026-11-03")],
    ["Nov 3", span("2026-11-03")],
    ["3rd November 2025", span("2025-11-03")],
    ["1 Nov to 15 Nov", span("2026-11-01", "2026-11-15")],
    ["1-15 Nov", span("2026-11-01", "2026-11-15")],
    ["from 1/11 until 15/11", span("2026-11-01", "2026-11-15")],
    ["1/11/2025 – 15/11/25", span("2025-11-01", "2025-11-15")],
    ["15.11.2026 - 1.11.2026", span("2026-11-01", "2026-11-15")],
    ["2026-11-01 2026-11-15", span("2026-11-01", "2026-11-15")],
    ["25 Dec", span("2025-12-25")],
    ["1-30 Nov", span("2026-11-01", "2026-11-30")],
    ["1/11 to 30/11", span("2026-11-01", "2026-11-30")],
    ["20 nov - 3 jan", span("2026-11-20", "2027-01-03")],
    ["15 Nov to 1 Nov", span("2026-11-01", "2026-11-15")],
    ["25 Dec to 5 Jan", span("2025-12-25", "2026-01-05")],
    ["1 Nov 2026 to 30 Nov 2025", span("2025-11-30", "2026-11-01")],
    ["1 Nov to 15 Nov 2025", span("2025-11-01", "2025-11-15")],
    ["1/11 – 15/11/2024", span("2024-11-01", "2024-11-15")],
    ["28 Dec to 3 Jan 2025", span("2024-12-28", "2025-01-03")],
    ["3 nov to today", span("2026-11-03", "2026-11-22")],
    ["29 Feb 2024", span("2024-02-29")],
    ["friday", span("2026-11-20")],
    ["last sunday", span("2026-11-22")],
    ["on Monday", span("2026-11-16")],
    ["jumma'a", span("2026-11-20")],
    ["jiya", span("2026-11-21")],
    ["yesterday", span("2026-11-21")],
    ["today", span("2026-11-22")],
  ])("%s", (text, days) => expect(readDays(text, today)).toEqual(days));

  it.each(["", "whenever", "29 Feb 2025", "31/4/2026", "0803 123 4567", "mtn 500 3 Nov", "1 Nov 2 Nov 3 Nov", "1/13"])(
    "are none in “%s”",
    (text) => expect(readDays(text, today)).toBeNull(),
  );
});

describe("the day of a promise", () => {
  it.each([
    ["today", "2026-11-22"],
    ["tomorrow", "2026-11-23"],
    ["overmorrow", "2026-11-24"],
    ["monday", "2026-11-23"],
    ["saturday", "2026-11-28"],
    ["sunday", "2026-11-29"],
    ["week", "2026-11-29"],
    ["month", "2026-11-30"],
  ] as const)("%s is the next one", (by, date) => expect(promisedDay(by, today)).toBe(day(date)));
});
