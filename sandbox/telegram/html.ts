import { badRequest } from "./refusal.ts";
import type { MessageEntity } from "./wire.ts";

/** Text with its formatting; offsets and lengths count UTF-16 code units. */
export interface FormattedText {
  text: string;
  entities: MessageEntity[];
}

interface OpenTag {
  name: string;
  attributes: Record<string, string>;
  offset: number;
}

const entityTypes: Readonly<Record<string, string>> = {
  ...{ b: "bold", strong: "bold", i: "italic", em: "italic", u: "underline", ins: "underline" },
  ...{ s: "strikethrough", strike: "strikethrough", del: "strikethrough" },
  ...{ code: "code", pre: "pre", a: "text_link", blockquote: "blockquote" },
  ...{ span: "spoiler", "tg-spoiler": "spoiler", "tg-emoji": "custom_emoji" },
};

const namedCharacters: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"' };

/** Reads parse_mode HTML (https://core.telegram.org/bots/api#html-style). Throws Refusal with Telegram's words. */
export function parseHtml(source: string): FormattedText {
  const entities: MessageEntity[] = [];
  const open: OpenTag[] = [];
  const refuse = (at: number, reason: (byteOffset: number) => string) =>
    badRequest(`can't parse entities: ${reason(Buffer.byteLength(source.slice(0, at)))}`);
  let text = "";
  let position = 0;
  while (position < source.length) {
    const character = source.charAt(position);
    if (character === "&") {
      const [decoded, length] = decodeCharacter(source, position);
      text += decoded;
      position += length;
    } else if (character !== "<") {
      text += character;
      position++;
    } else if (source.charAt(position + 1) === "/") {
      const tag = /^<\/([^<>\s]*)\s*>/.exec(source.slice(position));
      const top = open.pop();
      if (!top) throw refuse(position, (at) => `Unexpected end tag at byte offset ${at}`);
      if (!tag) throw refuse(position, (at) => `Unclosed end tag at byte offset ${at}`);
      const name = (tag[1] ?? "").toLowerCase();
      if (name !== "" && name !== top.name) {
        const words = `expected "</${top.name}>", found "</${name}>"`;
        throw refuse(position, (at) => `Unmatched end tag at byte offset ${at}, ${words}`);
      }
      const entity = entityOf(top, open.at(-1), text);
      if (entity) entities.push(entity);
      position += tag[0].length;
    } else {
      const tag = /^<([^<>\s/]*)((?:\s+[^\s=<>]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+)|\s+[^\s=<>]+)*)\s*>/.exec(
        source.slice(position),
      );
      const name = (tag?.[1] ?? /^<([^<>\s]*)/.exec(source.slice(position))?.[1] ?? "").toLowerCase();
      if (!Object.hasOwn(entityTypes, name)) {
        throw refuse(position, (at) => `Unsupported start tag "${name}" at byte offset ${at}`);
      }
      if (!tag) throw refuse(position, (at) => `Unclosed start tag at byte offset ${at}`);
      const attributes = readAttributes(tag[2] ?? "");
      if (name === "span" && attributes.class !== "tg-spoiler") {
        throw refuse(position, (at) => `Tag "span" must have class "tg-spoiler" at byte offset ${at}`);
      }
      open.push({ name, attributes, offset: text.length });
      position += tag[0].length;
    }
  }
  const unclosed = open.at(-1);
  if (unclosed) {
    throw badRequest(`can't parse entities: Can't find end tag corresponding to start tag "${unclosed.name}"`);
  }
  return { text, entities };
}

// Text that is not a character reference stands for itself, as at Telegram.
function decodeCharacter(source: string, position: number): [text: string, length: number] {
  const match = /^&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot));?/i.exec(source.slice(position, position + 12));
  if (!match) return ["&", 1];
  const [whole, hex, decimal, name = ""] = match;
  if (name) return [namedCharacters[name.toLowerCase()] ?? "&", whole.length];
  const code = Number.parseInt(hex ?? decimal ?? "", hex ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? [String.fromCodePoint(code), whole.length] : ["&", 1];
}

function readAttributes(source: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = "", double, single, bare] of source.matchAll(
    /([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g,
  )) {
    const raw = double ?? single ?? bare ?? "";
    attributes[name.toLowerCase()] = raw.replace(/&(?:#\w+|\w+);?/g, (found) => decodeCharacter(found, 0)[0]);
  }
  return attributes;
}

function entityOf(tag: OpenTag, parent: OpenTag | undefined, text: string): MessageEntity | null {
  const length = text.length - tag.offset;
  if (length === 0) return null;
  const base = { type: entityTypes[tag.name] ?? tag.name, offset: tag.offset, length };
  if (tag.name === "a") {
    const url = tag.attributes.href || text.slice(tag.offset);
    return URL.canParse(url) || URL.canParse(`http://${url}`) ? { ...base, url } : null;
  }
  if (tag.name === "blockquote" && "expandable" in tag.attributes) return { ...base, type: "expandable_blockquote" };
  if (tag.name === "tg-emoji") return { ...base, custom_emoji_id: tag.attributes["emoji-id"] ?? "" };
  // <pre><code class="language-x"> is one entity: the inner tag names the language of the outer one.
  const language = /^language-(.+)$/.exec(tag.attributes.class ?? "")?.[1];
  if (tag.name === "code" && parent?.name === "pre" && parent.offset === tag.offset) {
    if (language) parent.attributes.language = language;
    return null;
  }
  const named = tag.attributes.language;
  return tag.name === "pre" && named ? { ...base, language: named } : base;
}
