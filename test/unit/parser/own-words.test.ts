import { describe, expect, it } from "vitest";
import { read } from "../../../src/parser/read.ts";
import type { Known } from "../../../src/parser/reading.ts";
import { airtime, known, meter, nothing, phone, reads } from "./known.ts";

describe("the shop's own words", () => {
  it.each([
    ["bal", { word: "balance" }],
    ["abeg how much dey my wallet?", { word: "balance" }],
    ["Menu", { word: "menu" }],
    ["help", { word: "help" }],
    ["close the day", { word: "close" }],
    ["who owe me", { word: "owing" }],
    ["how much mama chika owe", { word: "owing", name: "mama chika" }],
    ["paid Bola 1000", { word: "paid", rest: "bola 1000" }],
    ["Mama Chika don pay me ₦1,500", { word: "paid", rest: "mama chika ₦1,500" }],
    ["paid by bro musa 2k", { word: "paid", rest: "bro musa 2k" }],
    ["Mama Chika don pay", { word: "owing", name: "mama chika" }],
    ["mama chika has paid me today", { word: "owing", name: "mama chika" }],
    ["08031234567 paid", { word: "owing", number: "08031234567" }],
    ["08031234567 paid 100", { word: "paid", rest: "08031234567 100" }],
    ["0803 123 4567 don pay 2k", { word: "paid", rest: "08031234567 2k" }],
    ["paid 0803 123 4567", { word: "owing", number: "08031234567" }],
    ["token", { word: "history", services: ["electricity"] }],
    ["my tokens", { word: "history", services: ["electricity"] }],
    ["token 5678", { word: "find", rest: "token 5678" }],
    ["send token 08035551234 again", { word: "find", rest: "token 08035551234" }],
    ["token mama chika", { word: "find", rest: "token mama chika" }],
    ["history yesterday ikeja", { word: "history", day: "yesterday", provider: "ikeja" }],
    ["today sales airtime", { word: "history", day: "today", services: airtime }],
    ["history mama chika", { word: "history", name: "mama chika" }],
    ["find Ada 500", { word: "find", rest: "Ada 500" }],
    ["my customers", { word: "customers" }],
    ["show me my staff", { word: "staff" }],
    ["account", { word: "account" }],
    ["lock am", { word: "lock" }],
  ])("%j is one of them", (line, word) => {
    expect(reads(line)).toEqual({ kind: "word", ...word });
  });
});

describe("a question for the sales of an amount", () => {
  it.each([
    ["sales 500", { word: "history", amount: "500" }],
    ["sales yesterday ikeja 2000", { word: "history", day: "yesterday", provider: "ikeja", amount: "2000" }],
    ["last 10 sales", { word: "history" }],
    ["show me the last 100 sales", { word: "history" }],
    ["recent 200 mtn sales", { word: "history", provider: "mtn" }],
    ["last mtn 500 sales", { word: "history", provider: "mtn", amount: "500" }],
    ["sales nov 2026", { word: "history", day: "november" }],
    ["history 2026", { word: "history" }],
    ["sales 2000", { word: "history", amount: "2000" }],
  ])("%j names that amount; a count or a year is none", (line, word) => {
    expect(reads(line)).toEqual({ kind: "word", ...word });
  });
});

describe("a question for what was sold on some days", () => {
  it.each([
    ["sales 3 nov", { word: "statement", rest: "3 nov" }],
    ["what did i sell on 27/11", { word: "statement", rest: "27/11" }],
    ["sales from 1 nov to 15 nov", { word: "statement", rest: "1 nov to 15 nov" }],
    ["sales 1-15 nov", { word: "statement", rest: "1-15 nov" }],
    ["sales since 3 nov", { word: "statement", rest: "3 nov to today" }],
    ["sales from 3 nov till now", { word: "statement", rest: "3 nov to today" }],
    ["sales 3/11 to today", { word: "statement", rest: "3/11 to today" }],
    ["sales before 3 nov", { word: "history", day: "november" }],
    ["profit on 2026-11-03", { word: "statement", rest: "2026-11-03" }],
    ["statement for last month", { word: "statement", rest: "lastmonth" }],
    ["statement for october", { word: "statement", rest: "october" }],
    ["statement yesterday", { word: "statement", rest: "yesterday" }],
    ["my statement", { word: "statement" }],
  ])("%j names them", (line, word) => {
    expect(reads(line)).toEqual({ kind: "word", ...word });
  });

  it.each([
    "mtn 500 08031234567 3/4",
    "sales 31/13",
    "sales mary 2",
    "mayowa 10",
    "decoder 5",
    "sell 2.5",
    "2.5%",
    "₦12.10",
  ])("%j names no day", (line) => {
    expect(reads(line)).not.toMatchObject({ word: "statement" });
  });

  it("names none where a customer is called so", () => {
    const june = { id: "june", name: "June 2", numbers: [{ kind: "phone" as const, number: phone }] };
    const withJune: Known = { ...known, customers: [...known.customers, june] };
    expect(read("sales june 2", withJune)).toEqual({ kind: "word", word: "history", name: "june 2" });
    expect(read("june 2", withJune)).toEqual(nothing);
    expect(reads("sales june 2")).toEqual({ kind: "word", word: "statement", rest: "june 2" });
  });
});

describe("a payment of a customer", () => {
  const named = (id: string, name: string) => ({ id, name, numbers: [{ kind: "phone" as const, number: phone }] });
  const withMusa: Known = { ...known, customers: [...known.customers, named("one", "Musa"), named("two", "Musa 2")] };

  it.each([
    ["musa 2 paid 500", { word: "paid", rest: "musa 2 500" }],
    ["paid musa 2 1k5", { word: "paid", rest: "musa 2 1k5" }],
    ["musa paid 500 naira", { word: "paid", rest: "musa 500" }],
    ["musa don pay 2 thousand", { word: "paid", rest: "musa 2k" }],
    ["musa paid 5 hundred naira today", { word: "paid", rest: "musa 500" }],
    ["musa don pay", { word: "owing", name: "musa" }],
    ["musa 2 has paid", { word: "owing", name: "musa 2" }],
  ])("%j is one, also with a number in the name, an amount of two words, or none", (line, word) => {
    expect(read(line, withMusa)).toEqual({ kind: "word", ...word });
  });

  it.each(["musa 3 paid 500", "musa paid 500 500", "pay musa 500", "pay musa"])("%j is none", (line) => {
    expect(read(line, withMusa)).not.toMatchObject({ kind: "word" });
  });

  it.each([
    "500 08031234567 paid 500",
    "08031234567 1000 paid 900",
    "500 0803 123 4567 don pay 2k",
    "₦500 08031234567 paid #500",
    `${meter} 5000 paid 4900`,
    "08031234567 08051234567 paid 500",
  ])("%j is none: beside the number it names an amount or another number", (line) => {
    expect(read(line, withMusa)).not.toMatchObject({ word: "paid" });
  });

  it("is of nobody who is not known", () => expect(reads("musa don pay")).toEqual(nothing));
});
