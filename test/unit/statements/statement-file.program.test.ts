import { describe, expect, it } from "vitest";
import { statementFormats } from "../../../src/statements/statement.ts";
import { manyLines, oddLines, writeFile, writeFileAside } from "../../support/statements.ts";

describe("the process that writes a statement", () => {
  it.each(statementFormats)("hands over the very bytes of its writer, and says how many: %s", async (format) => {
    const options = { lines: [...manyLines(300), ...oddLines] };
    const { bytes } = await writeFile(format, options);
    const aside = await writeFileAside(format, options);
    expect(aside.size).toBe(bytes.byteLength);
    expect(aside.bytes.equals(bytes)).toBe(true);
  });
});
