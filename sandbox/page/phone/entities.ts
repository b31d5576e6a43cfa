import { type Child, dom, element } from "../html.ts";
import { withMarks } from "./glyphs.ts";
import type { Message, TextActs } from "./scene.ts";

type Entity = Message["entities"][number];
type Leaf = { text: string };
type Branch = { entity: Entity; children: Tree };
type Tree = (Leaf | Branch)[];

/**
 * The text as a tree. Offsets count UTF-16 code units, as
 * JavaScript's strings do. An entity that crosses the end of the one around it is cut there.
 */
export function entityTree(text: string, entities: readonly Entity[]): Tree {
  const waiting = [...entities].sort((a, b) => a.offset - b.offset || b.length - a.length);
  const build = (from: number, to: number) => {
    const nodes: Tree = [];
    let at = from;
    for (let entity = waiting[0]; entity && entity.offset < to; entity = waiting[0]) {
      waiting.shift();
      if (entity.offset > at) nodes.push({ text: text.slice(at, entity.offset) });
      const end = Math.min(entity.offset + entity.length, to);
      nodes.push({ entity, children: build(Math.max(entity.offset, at), end) });
      at = end;
    }
    if (at < to) nodes.push({ text: text.slice(at, to) });
    return nodes;
  };
  return build(0, text.length);
}

const plainTags: Readonly<Record<string, "strong" | "em" | "u" | "s">> = {
  bold: "strong",
  italic: "em",
  underline: "u",
  strikethrough: "s",
};

/** The text as nodes. */
export function renderText(text: string, entities: readonly Entity[], acts: TextActs): Child[] {
  const render = (nodes: Tree): Child[] =>
    nodes.flatMap((node) => ("text" in node ? withMarks(node.text) : [branch(node)]));
  const branch = ({ entity, children }: Branch) => {
    const inside = render(children);
    const own = text.slice(entity.offset, entity.offset + entity.length);
    const tag = plainTags[entity.type];
    if (tag) return element(tag, null, ...inside);
    switch (entity.type) {
      case "code":
        return dom`<button class="code" type="button" title="Copy" onclick=${() => acts.copy(own)}>${inside}</button>`;
      case "blockquote":
        return dom`<blockquote>${inside}</blockquote>`;
      case "url":
        return link(own, inside, acts);
      case "bot_command":
        return dom`<button class="link" type="button" onclick=${() => acts.say(own)}>${inside}</button>`;
      case "phone_number":
      case "email":
        return dom`<button class="link" type="button" title="Copy" onclick=${() => acts.copy(own)}>${inside}</button>`;
      case "mention":
      case "hashtag":
        return dom`<span class="mention">${inside}</span>`;
      default:
        return dom`<span>${inside}</span>`;
    }
  };
  return render(withoutDoubledBreaks(entityTree(text, entities)));
}

// A block ends its line by itself: the line break behind it would make an empty line.
function withoutDoubledBreaks(nodes: Tree): Tree {
  return nodes.map((node, index) => {
    const before = nodes[index - 1];
    const isBehindBlock = before && "entity" in before && before.entity.type === "blockquote";
    return isBehindBlock && "text" in node ? { text: node.text.replace(/^\n/, "") } : node;
  });
}

function link(url: string, inside: Child[], acts: TextActs): HTMLElement {
  const open = (event: Event) => {
    event.preventDefault();
    acts.openLink(url);
  };
  return dom`<a href="#" title=${url} onclick=${open}>${inside}</a>`;
}
