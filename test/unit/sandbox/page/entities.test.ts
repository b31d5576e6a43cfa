import { describe, expect, it } from "vitest";
import { entityTree } from "../../../../sandbox/page/phone/entities.ts";

type Node = ReturnType<typeof entityTree>[number];

const entity = (type: string, offset: number, length: number): Parameters<typeof entityTree>[1][number] => ({
  type,
  offset,
  length,
});

/** "<bold>You pay</bold> ₦487.50" */
function write(nodes: readonly Node[]): string {
  const one = (node: Node) =>
    "text" in node ? node.text : `<${node.entity.type}>${write(node.children)}</${node.entity.type}>`;
  return nodes.map(one).join("");
}

describe("the entities of a message", () => {
  it("part the text, whatever order they come in", () => {
    const entities = [entity("code", 8, 7), entity("bold", 0, 7)];
    expect(write(entityTree("You pay ₦487.50.", entities))).toBe("<bold>You pay</bold> <code>₦487.50</code>.");
  });

  it("nest, also where two cover the same words", () => {
    const entities = [entity("bold", 0, 7), entity("italic", 4, 3), entity("underline", 4, 3)];
    expect(write(entityTree("You pay", entities))).toBe("<bold>You <italic><underline>pay</underline></italic></bold>");
  });

  it("count UTF-16 code units, so that an emoji is two", () => {
    expect(write(entityTree("⚡📱 Sell", [entity("bold", 4, 4)]))).toBe("⚡📱 <bold>Sell</bold>");
  });

  it("end with the one around them, and with the text", () => {
    const entities = [entity("bold", 0, 4), entity("italic", 2, 90)];
    expect(write(entityTree("abcdef", entities))).toBe("<bold>ab<italic>cd</italic></bold>ef");
    expect(write(entityTree("abc", [entity("bold", 1, 90)]))).toBe("a<bold>bc</bold>");
  });

  it("never become markup", () => {
    expect(entityTree("<script>", [])).toEqual([{ text: "<script>" }]);
  });
});
