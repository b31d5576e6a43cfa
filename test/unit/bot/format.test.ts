import { expect, it } from "vitest";
import { readBeneficiary } from "../../../src/bot/ui/format.ts";
import { loadText } from "../../../src/bot/ui/text.ts";
import { silentLog } from "../../../src/core/log.ts";

const say = loadText("en", silentLog);
const sale = { service_type: "airtime", beneficiary: "08031234567" } as const;

it.each([
  ["Mama Chika", "Mama Chika · 0803 123 4567"],
  ["Ṣọlá 👩🏾‍🚀", "Ṣọlá 👩🏾‍🚀 · 0803 123 4567"],
  ["أدا", "\u2068أدا\u2069 · 0803 123 4567"],
  ["Alhaji محمد", "\u2068Alhaji محمد\u2069 · 0803 123 4567"],
  ["𞤀𞤣𞤤𞤢𞤥", "\u2068𞤀𞤣𞤤𞤢𞤥\u2069 · 0803 123 4567"],
])("the number beside %j stands in the order of speech", (name, expected) => {
  expect(readBeneficiary(say, sale, name)).toBe(expected);
});
