import { describe, expect, it } from "vitest";
import { readRow } from "../../../src/batches/read-row.ts";
import { known } from "../../support/typed-lines.ts";

describe("a row of a list", () => {
  it.each([
    "Okezie Umeh, 08031234567, mtn, 500",
    '"Okezie Umeh";08031234567;mtn;500',
    "Okezie Umeh\t08031234567\tmtn\t500",
  ])("%j may begin with a name", (line) => {
    expect(readRow(line, known)).toMatchObject({ provider: "mtn", amount: 50_000, number: "08031234567" });
  });

  it.each([
    "08031234567, mtn, 500, abatagh\u1ecb",
    "08031234567, mtn, 500, zebra",
    "bai shiga ba, 08031234567, mtn, 500",
  ])("%j is no sale: other words are not understood", (line) => {
    expect(readRow(line, known)).toBeNull();
  });
});
