import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { aFinding } from "../../../../src/operations/probe/finding.ts";
import { readPin } from "../../../../src/operations/probe/read-pin.ts";
import { renderTable } from "../../../../src/operations/probe/table.ts";

/** A terminal that somebody types at. */
function aTerminal() {
  const raw: boolean[] = [];
  const setRawMode = (isRaw: boolean) => void raw.push(isRaw);
  return { raw, input: Object.assign(new PassThrough(), { isTTY: true, setRawMode }) };
}

describe("the PIN", () => {
  it("is asked for at a terminal, which shows none of it", async () => {
    const { raw, input } = aTerminal();
    const written: string[] = [];
    const reading = readPin(input, { write: (text) => written.push(text) });
    input.write("7392\u007f1\r");
    expect(await reading).toBe("7391");
    expect(written).toEqual(["PIN (it is not shown): ", "\n"]);
    expect(raw).toEqual([true, false]);
  });

  it("is nothing after Ctrl-C", async () => {
    const { input } = aTerminal();
    const reading = readPin(input, { write: () => undefined });
    input.write("73\u0003");
    expect(await reading).toBe("");
  });

  it.each([
    ["7391\nmore\n", "7391"],
    ["7391", "7391"],
    ["", ""],
  ])("is the first line of %j that is no terminal's, without a question", async (typed, pin) => {
    const input = new PassThrough();
    input.end(typed);
    const written: string[] = [];
    expect(await readPin(input, { write: (text) => written.push(text) })).toBe(pin);
    expect(written).toEqual([]);
  });
});

describe("the table", () => {
  const drawn = renderTable(
    [
      aFinding("GET /electricity/services/{id}/variations/", "x".repeat(70), { odd: ["One.", "Two."] }),
      aFinding("Pace", "", { bot: ["Waits."] }),
    ],
    80,
  );

  it("is never wider than it may be, and holds every word", () => {
    expect(Math.max(...drawn.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(drawn).toContain("One. Two.");
    expect(drawn.match(/x/g)).toHaveLength(70);
  });

  it("breaks a path behind a slash", () => {
    const column = drawn.split("\n").map((line) => line.split(" | ")[0]?.trim());
    expect(column).toEqual(expect.arrayContaining(["/electricity/", "services/", "{id}/", "variations/"]));
  });
});
