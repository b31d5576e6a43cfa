import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText, findTokenHint, readWords } from "../../../src/vending-api/text.ts";
import { anyText } from "../../support/any-text.ts";

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
      fc.property(anyText(), fc.integer({ min: 1, max: 40 }), (text, longest) => {
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
    ["Your token is 1234 5678 9012 3456 7890", "1234 5678 9012 3456 7890"],
    ["token=1234-5678-9012-3456", "1234-5678-9012-3456"],
    ["TOKEN\n1234  5678\n9012 3456 7890", "1234 5678 9012 3456 7890"],
    [
      "PIN(s): 1111222233334444, 5555666677778888 and 9999000011112222",
      "1111222233334444, 5555666677778888, 9999000011112222",
    ],
    ["Recharge code 1234567890123456 from MTN", "1234567890123456"],
    ["1234 5678 9012 3456 7890 is your token", "1234 5678 9012 3456 7890"],
    ["12345678901234567890 (token)", "12345678901234567890"],
    ["Token for meter 45001234567: 12345678901234567890", "12345678901234567890"],
    ["Ref: 9999888877776666 Token: 12345678901234567890", "12345678901234567890"],
    ["Token 12345678901234567890, session 09876543210987654321", "12345678901234567890"],
    ["PIN 1111222233334444 Serial 5555666677778888", "1111222233334444"],
    ["Serial: 5555666677778888 PIN: 1111222233334444", "1111222233334444"],
    ["12345678901234567890", null],
    ["1234 5678 9012 3456 7890", null],
    ["Session 12345678901234567890 completed", null],
    ["Session 12345678901234567890. Token will follow", null],
    ["Token on its way. Session ID 12345678901234567890", null],
    ["Token purchase, transaction 12345678901234567890", null],
    ["Transaction code 12345678901234567890", null],
    ["transaction_id: 12345678901234567890", null],
    ["Session token 12345678901234567890", null],
    ["Token pending, trace 1234567890123456", null],
    ["Token vended via UUID 1234567890123456", null],
    ["tokens issued by vendor 1234567890123456", null],
    ["Token - EKO/1234567890123456", null],
    ["Token generated at 2026 1122 1207 1912", null],
    ["Token debt 0000 0000 0000 0000", null],
    ["Token for meter 45001234567: 1234-5678-9012-3456-7890", "1234-5678-9012-3456-7890"],
    ["Response code 00, RRN 123456789012345678", null],
    ["Auth code: 1234567890123456", null],
    ["Tokenised card 1234567890123456", null],
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

  it("takes a PIN out if it stands by itself", () => {
    expect(readWords("PIN 1234 is wrong, call 08012345678", ["1234"])).toBe("PIN … is wrong, call 08012345678");
  });

  it("takes out what looks like a JWT", () => {
    expect(readWords("token eyJhbGciOi.eyJzdWIi.c2ln expired", [])).toBe("token … expired");
  });

  it.each([[""], ["  "], [5], [null]])("is null for %j", (text) => {
    expect(readWords(text, [])).toBeNull();
  });
});
