import { describe, expect, it } from "vitest";
import { fold } from "../../../src/core/fold.ts";

describe("fold", () => {
  it.each([
    ["Ọlọ́run", "ologun", false],
    ["Ọlọ́run", "olorun", true],
    ["Ọlógun", "ologun", true],
    ["Ṣọlá", "SOLA", true],
    ["ńdụ̀", "ndu", true],
    ["Ɓala Ɗanƙo ƴar", "bala danko yar", true],
    ["  Mama \n Tolu ", "mama tolu", true],
  ])("finds %j by %j: %s", (name, typed, isFound) => {
    expect(fold(name) === fold(typed)).toBe(isFound);
  });
});
