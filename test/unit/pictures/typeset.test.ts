import { describe, expect, it } from "vitest";
import { fonts } from "../../../src/pictures/font.ts";
import { drawable, escapeXml, fitLine, wrapLines } from "../../../src/pictures/typeset.ts";

const font = fonts.regular;

describe("the bundled font", () => {
  it("has ₦, and the letters of Hausa, Igbo and Yoruba with their tones", () => {
    const letters = "₦ɓƁɗƊƙƘƴƳẹẸịỊọỌụỤṣṢṅṄáàéèíìóòúùńǹ\u0300\u0301";
    for (const weight of [fonts.regular, fonts.bold]) {
      expect([...letters].filter((letter) => !weight.has(letter.codePointAt(0) ?? 0))).toEqual([]);
    }
  });

  it("knows the width of what it draws, and none of what it lacks", () => {
    expect(font.width("0", 100)).toBeCloseTo(57.2);
    expect(font.width("1234", 50)).toBeCloseTo(57.2 * 2);
    expect(font.width("\u0301😀", 100)).toBe(0);
  });
});

describe("drawable", () => {
  it.each([
    ["Ada & <b>Sons</b>", "Ada & <b>Sons</b>"],
    ["Ada 😀👨‍👩‍👧 Ventures", "Ada Ventures"],
    ["مرحبا", ""],
    ["＝1 𝓐𝓭𝓪 𝐒𝐭𝐨𝐫𝐞", "=1 Ada Store"],
    ["\u202eadA\u202c\u0000 \n x", "adA x"],
    ["e\u0301", "é"],
    ["\ud800broken", "\ufffdbroken".replace("\ufffd", font.has(0xfffd) ? "\ufffd" : "")],
  ])("makes of %j what the font can draw", (text, kept) => {
    expect(drawable(text, font)).toBe(kept);
  });
});

describe("fitLine and wrapLines", () => {
  it("keep every line within its width", () => {
    for (const text of ["Ada Ventures", "Very long shop name ".repeat(20), "W".repeat(300), "i".repeat(300), "a b"]) {
      for (const width of [60, 200, 800]) {
        expect(font.width(fitLine(text, font, 30, width), 30)).toBeLessThanOrEqual(width);
        const lines = wrapLines(text.trim(), font, 30, width, 3);
        expect(lines.length).toBeLessThanOrEqual(3);
        for (const line of lines) expect(font.width(line, 30)).toBeLessThanOrEqual(width);
      }
    }
  });

  it("keep text that fits, and break at spaces if there are any", () => {
    expect(fitLine("Ada", font, 30, 800)).toBe("Ada");
    expect(wrapLines("Ada", font, 30, 800, 2)).toEqual(["Ada"]);
    expect(wrapLines("Ikeja Electric Prepaid", font, 30, 220, 3)).toEqual(["Ikeja Electric", "Prepaid"]);
    expect(wrapLines("", font, 30, 220, 2)).toEqual([""]);
  });

  it("end where not even one letter fits", () => {
    expect(wrapLines("WW", font, 30, 1, 4)).toEqual(["W", "W"]);
  });
});

describe("escapeXml", () => {
  it("leaves nothing that could end a text or an attribute", () => {
    expect(escapeXml(`<b a="x" c='y'>&amp;`)).toBe("&lt;b a=&quot;x&quot; c=&apos;y&apos;&gt;&amp;amp;");
  });
});
