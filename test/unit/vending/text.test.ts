import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText, findTokenHint, readWords } from "../../../src/vending/text.ts";

describe("cleanText", () => {
  it("makes one trimmed line", () => {
    expect(cleanText("  MTN\t1GB\r\n daily ", 50)).toBe("MTN 1GB daily");
  });

  it("takes out what reorders or hides text", () => {
    expect(cleanText("1GB \u202e005₦\u202c\u200b\u0000x", 50)).toBe("1GB 005₦ x");
  });

  it("keeps letters with dots and tone marks, and emoji", () => {
    expect(cleanText("Ọ̀yọ́ Disco ⚡", 50)).toBe("Ọ̀yọ́ Disco ⚡");
  });

  it("is never longer than asked, and never cuts a character in two", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 1, max: 40 }), (text, longest) => {
        const clean = cleanText(text, longest);
        expect([...clean].length).toBeLessThanOrEqual(longest);
        expect(clean.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe("findTokenHint", () => {
  it.each([
    ["Token: 12345678901234567890.", "12345678901234567890"],
    ["1234 5678 9012 3456 7890", "1234 5678 9012 3456 7890"],
    ["1234-5678-9012-3456", "1234-5678-9012-3456"],
    ["1234  5678\n9012 3456 7890", "1234 5678 9012 3456 7890"],
    ["KCT 11112222333344445555, token 1234 5678 9012 3456 7890", "11112222333344445555, 1234 5678 9012 3456 7890"],
    ["meter 45001234567, ₦5,000", null],
    ["id 123456789012345678901", null],
    [undefined, null],
  ])("reads %j", (text, hint) => {
    expect(findTokenHint(text)).toBe(hint);
  });
});

describe("readWords", () => {
  it("leaves no part of a token at the end of a long text", () => {
    const words = readWords(`${"x".repeat(290)} 12345678901234567890`, []) ?? "";
    expect(words).not.toMatch(/\d/);
  });

  it("takes a PIN out where it stands alone", () => {
    expect(readWords("PIN 1234 is wrong, call 08012345678", ["1234"])).toBe("PIN … is wrong, call 08012345678");
  });

  it("takes out what looks like a JWT", () => {
    expect(readWords("token eyJhbGciOi.eyJzdWIi.c2ln expired", [])).toBe("token … expired");
  });

  it.each([[""], ["  "], [5], [null]])("is null for %j", (text) => {
    expect(readWords(text, [])).toBeNull();
  });
});
