import { describe, expect, it } from "vitest";
import { read } from "../../../src/parser/read.ts";
import type { Known } from "../../../src/parser/reading.ts";

const known: Known = {
  providers: { electricity: [{ slug: "ikeja", name: "Ikeja Electric" }] },
  customers: [{ id: "j", name: "June", numbers: [] }],
};
const history = (day: string, more = {}) => ({ kind: "word", word: "history", day, ...more });
const books = (rest: string) => ({ kind: "word", word: "books", rest });

describe("a question for a month", () => {
  it.each([
    ["how much i make for october", "october"],
    ["how much did I make in September?", "september"],
    ["october sales", "october"],
    ["october", "october"],
    ["my profit last month", "lastmonth"],
    ["sales this month", "thismonth"],
    ["wetin i sell for may", "may"],
    ["how much i sell for dec", "december"],
    ["nawa na samu a watan oktoba", "october"],
    ["riba ta watan da ya gabata", "lastmonth"],
    ["elo ni mo jere ni osù kẹwàá", "october"],
    ["èrè oṣù tó kọjá", "lastmonth"],
    ["ego ole ka m nwetara na ọktoba", "october"],
    ["uru m ọnwa gara aga", "lastmonth"],
  ])("%s", (line, day) => {
    expect(read(line, known)).toEqual(history(day));
  });

  it("keeps what narrows it down", () => {
    expect(read("ikeja sales for october", known)).toMatchObject(history("october", { provider: "ikeja" }));
    expect(read("airtime sales october", known)).toMatchObject(history("october", { services: ["airtime"] }));
  });

  it("is none where a month is a customer, a line holds a wish, or asks for permission", () => {
    expect(read("sales june", known)).toMatchObject({ word: "history", name: "june" });
    expect(read("500 mtn 08035551234 for october", known).kind).not.toBe("word");
    expect(read("may i sell", known)).not.toMatchObject({ day: "may" });
    expect(read("how much i make", known)).toMatchObject({ word: "books" });
    expect(read("my profit this month", known)).toEqual({ kind: "word", word: "books" });
  });
});

describe("a question for the best", () => {
  it.each([
    ["which customer buy pass", "customers"],
    ["who dey buy pass", "customers"],
    ["my best customers", "customers"],
    ["which customer buys the most in October", "customers october"],
    ["top customers last month", "customers lastmonth"],
    ["wane kwastoma ya fi saya", "customers"],
    ["oníbàárà wo ló ń rà jù", "customers"],
    ["kedu customer na-azụ kacha", "customers"],
    ["which data dey sell pass", "goods data"],
    ["wetin i dey sell pass", "goods"],
    ["what sells most", "goods"],
    ["best selling airtime for may", "goods airtime may"],
    ["wace data aka fi sayarwa", "goods data"],
    ["dátà wo ló ń tà jù", "goods data"],
    ["kedu data na-ere kacha", "goods data"],
  ])("%s", (line, rest) => {
    expect(read(line, known)).toEqual(books(rest));
  });

  it.each([
    "which data cheap pass",
    "who dey owe me pass",
    "best customer 08035551234",
    "mtn 500 pass 08035551234",
    "sell am pass",
  ])("%s is none", (line) => expect(read(line, known)).not.toMatchObject({ word: "books" }));
});
