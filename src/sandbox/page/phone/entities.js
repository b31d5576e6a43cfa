import { element } from "../element.js";
import { drawable } from "./glyphs.js";

/**
 * The text as a tree: leaves are `{ text }`, branches `{ entity, children }`. Offsets count UTF-16 code units, as
 * JavaScript's strings do. An entity that crosses the end of the one around it is cut there.
 */
export function entityTree(text, entities) {
  const waiting = [...entities].sort((a, b) => a.offset - b.offset || b.length - a.length);
  const build = (from, to) => {
    const nodes = [];
    let at = from;
    while (waiting.length > 0 && waiting[0].offset < to) {
      const entity = waiting.shift();
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

const plainTags = { bold: "strong", italic: "em", underline: "u", strikethrough: "s" };

/** The text as nodes. `acts` has what happens on a tap: `openLink(url)`, `copy(text)`, `say(text)`. */
export function renderText(text, entities, acts) {
  const render = (nodes) => nodes.map((node) => ("text" in node ? drawable(node.text) : branch(node)));
  const branch = ({ entity, children }) => {
    const inside = render(children);
    const own = text.slice(entity.offset, entity.offset + entity.length);
    if (entity.type in plainTags) return element(plainTags[entity.type], null, ...inside);
    switch (entity.type) {
      case "code":
        return element(
          "button",
          { class: "code", type: "button", title: "Copy", onclick: () => acts.copy(own) },
          ...inside,
        );
      case "pre":
        return element("pre", null, ...inside);
      case "spoiler":
        return spoiler(inside);
      case "blockquote":
        return element("blockquote", null, ...inside);
      case "expandable_blockquote":
        return expandable(inside);
      case "text_link":
      case "url":
        return link(entity.url ?? own, inside, acts);
      case "bot_command":
        return element("button", { class: "link", type: "button", onclick: () => acts.say(own) }, ...inside);
      case "phone_number":
      case "email":
        return element(
          "button",
          { class: "link", type: "button", title: "Copy", onclick: () => acts.copy(own) },
          ...inside,
        );
      case "mention":
      case "text_mention":
      case "hashtag":
        return element("span", { class: "mention" }, ...inside);
      default:
        return element("span", null, ...inside);
    }
  };
  return render(withoutDoubledBreaks(entityTree(text, entities)));
}

const blocks = new Set(["pre", "blockquote", "expandable_blockquote"]);

// A block ends its line by itself: the line break behind it would make an empty line.
function withoutDoubledBreaks(nodes) {
  return nodes.map((node, index) => {
    const isBehindBlock = blocks.has(nodes[index - 1]?.entity?.type);
    return isBehindBlock && "text" in node ? { text: node.text.replace(/^\n/, "") } : node;
  });
}

function link(url, inside, acts) {
  const open = (event) => {
    event.preventDefault();
    acts.openLink(url);
  };
  return element("a", { href: "#", title: url, onclick: open }, ...inside);
}

function spoiler(inside) {
  const reveal = () => hidden.classList.add("is-open");
  const hidden = element("button", { class: "spoiler", type: "button", title: "Show", onclick: reveal });
  hidden.append(element("span", null, ...inside));
  return hidden;
}

function expandable(inside) {
  const quote = element("blockquote", { class: "expandable" }, ...inside);
  quote.addEventListener("click", () => quote.classList.toggle("is-open"));
  return quote;
}
