import { describe, expect, it } from "vitest";
import { called, isIdle, readPlan } from "../../../src/parser/listings.ts";

const named = (...names: string[]) => names.map((name) => ({ name, slug: name.toLowerCase().replaceAll(" ", "-") }));
const companies = named("Ikeja Electric", "Eko Electricity", "Port Harcourt Electricity", "Jos Electricity");
const exams = named("WAEC Result Checker", "WAEC Registration", "NECO");
const networks = named("MTN", "Glo", "9mobile (T2)");

describe("a plan", () => {
  it.each([
    ["1 GB weekly", { sizesMb: [1024], days: [7] }],
    ["2.5GB (2 days)", { sizesMb: [2560], days: [2] }],
    ["500MB + 10 min calls (30 days)", { sizesMb: [500], days: [30] }],
    ["GOtv Smallie (monthly)", { sizesMb: [], days: [30] }],
    ["Entertainment (3 months)", { sizesMb: [], days: [90] }],
    ["24hrs 1000mb", { sizesMb: [1024], days: [1] }],
    ["1gb ₦500", { sizesMb: [1024], money: [50_000] }],
  ])("%j is read alike in a list and as it is typed", (text, plan) => {
    expect(readPlan(text)).toMatchObject(plan);
  });

  it("is not narrowed down by words that go without saying", () => {
    expect(["for", "mtn", "data", "sme", "compact"].map(isIdle)).toEqual([true, true, true, false, false]);
  });
});

describe("a provider", () => {
  it.each([
    [networks, "mtn", [], ["MTN"]],
    [networks, "9mobile", [], ["9mobile (T2)"]],
    [companies, "port harcourt", [], ["Port Harcourt Electricity"]],
    [named("PHED", "IKEDC Prepaid"), "ikeja", [], ["IKEDC Prepaid"]],
    [companies, "jos-electricity", [], ["Jos Electricity"]],
    [exams, "waec", [], ["WAEC Result Checker", "WAEC Registration"]],
    [exams, "waec", ["result"], ["WAEC Result Checker"]],
    [exams, "waec", ["reg"], ["WAEC Registration"]],
    [exams, "jamb", [], []],
  ])("of %j called %s %j is found", (listed, provider, words, found) => {
    expect(called(listed, provider, words).map(({ name }) => name)).toEqual(found);
  });
});
