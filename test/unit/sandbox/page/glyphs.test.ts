import { describe, expect, it } from "vitest";
import { cutMarks } from "../../../../sandbox/page/phone/glyphs.ts";

describe("pictures that no font of a machine has", () => {
  it("are drawn where they say how a sale stands, and left out elsewhere", () => {
    expect(cutMarks("⏳ Sent. 🏪 Menu ⚠️ Careful", () => false)).toEqual([
      { sign: "⏳" },
      " Sent. Menu ",
      { sign: "⚠" },
      " Careful",
    ]);
  });

  it("stay as they are where there is a font", () => {
    expect(cutMarks("✅ Airtime sold", () => true)).toEqual(["✅ Airtime sold"]);
  });
});
