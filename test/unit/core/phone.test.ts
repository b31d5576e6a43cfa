import fc from "fast-check";
import { parsePhoneNumberFromString } from "libphonenumber-js/mobile";
import { describe, expect, it } from "vitest";
import { readPhone } from "../../../src/core/phone.ts";

/** As the library reads it with the tables of every country. */
function readWithAll(text: string): string | null {
  const number = parsePhoneNumberFromString(text, "NG");
  return number?.country === "NG" && number.isValid() ? `0${number.nationalNumber}` : null;
}

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const networks = fc.constantFrom("803", "701", "902", "810", "916", "702", "819", "123", "234");

describe("a phone number", () => {
  it.each([
    ["0803 123 4567", "08031234567"],
    ["+234-803-123-4567", "08031234567"],
    ["2348031234567", "08031234567"],
    ["00234 803 123 4567", "08031234567"],
    ["+44 7911 123456", null],
    ["01 234 5678", null],
    ["mama", null],
  ])("is read: %s", (text, phone) => expect(readPhone(text)).toBe(phone));

  it("is read with only Nigeria's table as with the tables of every country", () => {
    const written = fc.oneof(
      fc.tuple(fc.constantFrom("0", "", "+234", "234", "00234", "+1", "+44", "009"), networks, digits(7)),
      fc.tuple(fc.constantFrom("0", "+", ""), digits(4), digits(6)),
    );
    fc.assert(
      fc.property(written, (parts) => {
        const text = parts.join("");
        const international = /^(?:00)?234\d{10}$/.test(text) ? `+${text.replace(/^00/, "")}` : text;
        expect(readPhone(text)).toBe(readWithAll(international));
      }),
    );
  });
});
