import { describe, expect, it } from "vitest";
import { readTrouble } from "../../../src/parser/trouble.ts";

describe("what a customer says is wrong", () => {
  it.each([
    ["token no dey enter", "token"],
    ["my token is not working", "token"],
    ["the token doesn’t work", "token"],
    ["Token not accepted by the meter!", "token"],
    ["meter reject am", "token"],
    ["token bai shiga ba", "token"],
    ["Token dina ba ya aiki", "token"],
    ["token kò wọlé", "token"],
    ["tókìn mi ko ṣiṣẹ", "token"],
    ["token anaghị abanye", "token"],
    ["token m abanyeghị", "token"],
    ["airtime no enter", "nothing"],
    ["i never see my light", "nothing"],
    ["my data has not come", "nothing"],
    ["data never drop", "nothing"],
    ["wuta ba ta zo ba", "nothing"],
    ["ọkụ m abịaghị", "nothing"],
    ["they charged me twice for light", "twice"],
    ["wrong meter number", "wrong"],
  ])("%s", (line, reason) => {
    expect(readTrouble(line)?.reason ?? null).toBe(reason);
  });

  it.each([
    "thank you",
    "good morning",
    "no wahala",
    "I will not go today",
    "how are you",
    "what is this",
    "3000 light",
  ])("is nothing in “%s”", (line) => expect(readTrouble(line)).toBeNull());

  it("has the number that is named, and knows whether it says what was bought", () => {
    expect(readTrouble("token for 4500 1234 567 no dey enter")).toMatchObject({ number: "45001234567", isAbout: true });
    expect(readTrouble("e no dey enter")).toMatchObject({ number: null, isAbout: false });
  });
});
