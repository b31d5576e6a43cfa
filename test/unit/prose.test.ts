import { describe, expect, it } from "vitest";
import { type HabitName, habits } from "../../tools/prose/habits.ts";
import { readComments, readDocument, readTestNames } from "../../tools/prose/texts.ts";

const samples: Readonly<Record<HabitName, readonly [habit: string, idiom: string]>> = {
  clauseAsSubject: ["What may have left is never sent again.", "A request that may have left is never resent."],
  whoever: ["It asks whoever is logged in.", "It asks the user who is logged in."],
  alone: ["The owner alone sees it.", "Only the owner sees it."],
  archaic: ["It draws the card anew.", "It draws the card again."],
  nobodyActs: ["The reference is looked up.", "The bot verifies the reference."],
  where: ["Where no key is set, it stops.", "If no key is set, it stops."],
  leaning: ["It failed. Nor could it be stored.", "It failed. The failure could not be stored."],
  metaphor: ["A commit rings.", "A commit emits an event."],
};

describe("a habit of prose", () => {
  it.each(Object.entries(samples))("is found, and its idiom is not: %s", (name, [habit, idiom]) => {
    const { pattern } = habits[name as HabitName];
    expect([...habit.matchAll(pattern)]).toHaveLength(1);
    expect([...idiom.matchAll(pattern)]).toEqual([]);
  });
});

describe("the prose of a file", () => {
  const textsOf = (texts: readonly { line: number; text: string }[]) => texts.map(({ line, text }) => [line, text]);

  it("is a document's paragraphs, items and cells, without code", () => {
    const source =
      "# Title\n\nOne `code`\nsentence.\n\n- item\n  goes on\n\n```sh\nnpm ci\n```\n| a | b |\n|---|---|\n";
    expect(textsOf(readDocument("a.md", source))).toEqual([
      [1, "Title"],
      [3, "One `…` sentence."],
      [6, "item goes on"],
      [12, "a"],
      [12, "b"],
    ]);
  });

  it("is a source's comments", () => {
    const source = [
      "/** One line. */",
      "const a = 1; // behind code",
      "/**",
      " * Two",
      " * lines.",
      " */",
      'const address = "https://example.ng";',
      "// a run",
      "// of lines",
    ].join("\n");
    expect(textsOf(readComments("a.ts", source))).toEqual([
      [1, "One line."],
      [2, "behind code"],
      [4, "Two lines."],
      [8, "a run of lines"],
    ]);
  });

  it("is the names of tests, without ids and values", () => {
    const source = 'describe("a sale", () => {\n  it("I1: is sent once", test);\n  it.each([1])("is %s", test);\n';
    expect(textsOf(readTestNames("a.test.ts", source))).toEqual([
      [1, "a sale"],
      [2, "is sent once"],
      [3, "is …"],
    ]);
  });
});
