import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readWords } from "../../../src/vending-api/text.ts";
import { findVended, hideVended, pinLinesOf, tokenLines } from "../../../src/vending-api/vended.ts";

const tokensOf = (text: string) => tokenLines(findVended(text));
const pinsOf = (text: string) => pinLinesOf(findVended(text));

describe("a labelled token", () => {
  it.each([
    ["Token : 1234 5678 9012 3456 7890", ["1234 5678 9012 3456 7890"]],
    ["Token: 12345678901234567890.", ["12345678901234567890"]],
    ["Your token is 1234-5678-9012-3456-7890", ["1234-5678-9012-3456-7890"]],
    ["TOKEN:12345678901234567890 UNITS: 32.1", ["12345678901234567890"]],
    ["Token(s): 11111111111111111111, 22222222222222222222", ["11111111111111111111", "22222222222222222222"]],
    ["KCT1: 11111111111111111111 KCT2: 22222222222222222222", ["11111111111111111111", "22222222222222222222"]],
    ["Token 1: 11111111111111111111, Token 2: 22222222222222222222", ["11111111111111111111", "22222222222222222222"]],
    ["Token1 = 1111 1111 1111 1111 1111", ["1111 1111 1111 1111 1111"]],
    ["Ikeja prepaid for 45001234567, delivered. Token: 12345678901234567890", ["12345678901234567890"]],
  ])("stands directly before its value: %j", (text, tokens) => {
    expect(tokensOf(text)).toEqual(tokens);
  });

  it.each([
    "12345678901234567890",
    "Session token: 12345678901234567890",
    "session 12345678901234567890",
    "Token for meter 45001234567: 12345678901234567890",
    "Token will follow. Session 12345678901234567890",
    "Token: 1234567890123456",
    "Token: 123456789012345678901",
    "Token - EKO/12345678901234567890",
    "Transaction token 12345678901234567890",
    "Token: 1234 5678 9012 3456 7890 1234",
  ])("is not read in %j", (text) => {
    expect(tokensOf(text)).toEqual([]);
  });
});

describe("a labelled pin", () => {
  it.each([
    ["Serial No:WRN182135587, pin: 373820665258", ["373820665258, serial WRN182135587"]],
    [
      "Serial No:WRN1, pin: 373820665258 Serial No:WRN22222, pin: 473820665258",
      ["373820665258, serial WRN1", "473820665258, serial WRN22222"],
    ],
    ["PIN: 1234 5678 9012 Serial: WAE26001", ["123456789012, serial WAE26001"]],
    [
      "pin: 373820665258\nSerial No: WRN182135587\npin: 473820665258",
      ["373820665258, serial WRN182135587", "473820665258"],
    ],
    ["PINs: 373820665258, 473820665258", ["373820665258", "473820665258"]],
    ["PIN1: 373820665258 PIN2: 473820665258", ["373820665258", "473820665258"]],
  ])("comes with its serial: %j", (text, pins) => {
    expect(pinsOf(text)).toEqual(pins);
  });

  it.each(["PIN 1234 is wrong", "pin pending", "Transaction PIN: 12345678", "pin: 123-456", "call 08031234567"])(
    "is not read in %j",
    (text) => {
      expect(pinsOf(text)).toEqual([]);
    },
  );
});

describe("hidden words", () => {
  it("hold no labelled pin, token or serial", () => {
    expect(hideVended("Serial No:WRN182135587, pin: 373820665258. Thanks")).toBe("Serial No:…, pin: …. Thanks");
    expect(readWords("pin: 373820665258", [])).toBe("pin: …");
  });

  it("hold no digit of any value that was found", () => {
    const value = fc.stringMatching(/^\d{8,20}$/);
    fc.assert(
      fc.property(fc.string(), value, fc.string(), (before, pin, after) => {
        const text = `${before} pin: ${pin} ${after}`;
        for (const { value: found } of findVended(text)) expect(hideVended(text)).not.toContain(found);
      }),
    );
  });
});
