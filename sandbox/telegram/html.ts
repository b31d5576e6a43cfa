import { badRequest } from "./refusal.ts";
import type { MessageEntity } from "./wire.ts";

/** Text with its formatting; offsets and lengths count UTF-16 code units. */
export interface FormattedText {
  text: string;
  entities: MessageEntity[];
}

/** The tags that are read here. Telegram has more of them, and ones with attributes. */
const entityTypes: Readonly<Record<string, string>> = {
  ...{ b: "bold", strong: "bold", i: "italic", em: "italic", u: "underline", ins: "underline" },
  ...{ s: "strikethrough", strike: "strikethrough", del: "strikethrough" },
  ...{ code: "code", blockquote: "blockquote" },
};

const namedCharacters: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"' };

/** Reads parse_mode HTML (https://core.telegram.org/bots/api#html-style). Throws Refusal with Telegram's words. */
export function parseHtml(source: string): FormattedText {
  const entities: MessageEntity[] = [];
  const open: { name: string; offset: number }[] = [];
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
      const length = text.length - top.offset;
      if (length > 0) entities.push({ type: entityTypes[top.name] ?? top.name, offset: top.offset, length });
      position += tag[0].length;
    } else {
      const tag = /^<([^<>\s]*)\s*>/.exec(source.slice(position));
      const name = (tag?.[1] ?? /^<([^<>\s]*)/.exec(source.slice(position))?.[1] ?? "").toLowerCase();
      if (!Object.hasOwn(entityTypes, name)) {
        throw refuse(position, (at) => `Unsupported start tag "${name}" at byte offset ${at}`);
      }
      if (!tag) throw refuse(position, (at) => `Unclosed start tag at byte offset ${at}`);
      open.push({ name, offset: text.length });
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
