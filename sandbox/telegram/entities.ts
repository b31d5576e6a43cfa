import type { FormattedText } from "./html.ts";
import type { MessageEntity } from "./wire.ts";

/** The entities that a client finds in plain text, in order of precedence. */
const detectable: readonly (readonly [type: string, pattern: RegExp])[] = [
  [
    "url",
    /(?<![\w@])(?:https?:\/\/[^\s<>"]+|(?:[a-z0-9-]+\.)+(?:com|org|net|ng|me|io|test)(?:\/[^\s<>"]*)?)(?<![.,!?;:)])/gi,
  ],
  ["email", /(?<![\w.])[\w.+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}/gi],
  ["bot_command", /(?<![\w/@<>])\/[A-Za-z0-9_]{1,64}(?:@\w{3,32})?(?![\w/])/g],
  ["mention", /(?<![\w@/])@[A-Za-z]\w{2,31}\b/g],
  ["hashtag", /(?<![\w#&])#\w*[A-Za-z_]\w*/g],
  ["phone_number", /(?<![\w+])\+\d(?:[ -]?\d){7,14}(?![\d])/g],
];

// Inside these a client finds nothing more by itself.
const opaqueTypes = new Set(["code", "url", "email", "bot_command"]);

/** Makes text and entities what Telegram stores: white space at both ends gone, links and commands found. */
export function cleanFormattedText({ text, entities }: FormattedText): FormattedText {
  const lead = text.length - text.trimStart().length;
  const trimmed = text.trim();
  const kept = entities
    .map((entity) => clip(entity, lead, trimmed.length))
    .filter((entity) => entity.length > 0)
    .filter((entity, index, all) => !all.some((other, at) => at !== index && swallows(other, entity, at < index)));
  return { text: trimmed, entities: inOrder([...kept, ...detectEntities(trimmed, kept)]) };
}

/** Links, commands, mentions and numbers that a client marks by itself, outside of `taken`. */
export function detectEntities(text: string, taken: readonly MessageEntity[] = []): MessageEntity[] {
  const found: MessageEntity[] = [];
  for (const [type, pattern] of detectable) {
    for (const match of text.matchAll(pattern)) {
      const entity = { type, offset: match.index, length: match[0].length };
      const blocked = [...taken.filter(isOpaque), ...found].some((other) => intersects(other, entity));
      if (!blocked && !taken.some((other) => crosses(other, entity))) found.push(entity);
    }
  }
  return inOrder(found);
}

function isOpaque(entity: MessageEntity): boolean {
  return opaqueTypes.has(entity.type);
}

// Code holds no other formatting; of two codes over the same text the first stays.
function swallows(outer: MessageEntity, inner: MessageEntity, isFirst: boolean): boolean {
  if (!isCode(outer) || !contains(outer, inner)) return false;
  return isFirst || !isCode(inner) || !contains(inner, outer);
}

function isCode(entity: MessageEntity): boolean {
  return entity.type === "code";
}

function clip(entity: MessageEntity, lead: number, length: number): MessageEntity {
  const from = Math.max(entity.offset - lead, 0);
  const to = Math.min(entity.offset + entity.length - lead, length);
  return { ...entity, offset: from, length: to - from };
}

function intersects(a: MessageEntity, b: MessageEntity): boolean {
  return a.offset < b.offset + b.length && b.offset < a.offset + a.length;
}

function contains(outer: MessageEntity, inner: MessageEntity): boolean {
  return outer.offset <= inner.offset && inner.offset + inner.length <= outer.offset + outer.length;
}

function crosses(a: MessageEntity, b: MessageEntity): boolean {
  return intersects(a, b) && !contains(a, b) && !contains(b, a);
}

function inOrder(entities: MessageEntity[]): MessageEntity[] {
  return entities.sort((a, b) => a.offset - b.offset || b.length - a.length);
}
