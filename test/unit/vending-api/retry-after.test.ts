import { expect, it } from "vitest";
import { readRetryAfter } from "../../../src/vending-api/retry-after.ts";
import { noon } from "../../support/builders.ts";

const minute = 60_000;
const dateIn = (ms: number) => new Date(noon + ms).toUTCString();

it.each([
  ["seconds", "7", 7000],
  ["seconds with spaces around", " 30 ", 30_000],
  ["a date ahead", dateIn(2 * minute), 2 * minute],
  ["a date that is over", dateIn(-minute), 0],
  ["more than 15 minutes", "86400", 15 * minute],
  ["a date of next year", dateIn(365 * 24 * 60 * minute), 15 * minute],
  ["words", "soon", null],
  ["a number that is none of seconds", "1.5", null],
  ["nothing", undefined, null],
  ["two headers", ["7", "9"], null],
])("a wait of %s", (_, value, waitMs) => {
  expect(readRetryAfter({ "retry-after": value }, noon)).toBe(waitMs);
});
