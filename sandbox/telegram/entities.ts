import { isObject } from "./fields.ts";
import type { FormattedText } from "./html.ts";
import { badRequest } from "./refusal.ts";
import type { MessageEntity } from "./wire.ts";

const entityTypes = new Set([
  ...["mention", "hashtag", "cashtag", "bot_command", "url", "email", "phone_number", "bold", "italic", "underline"],
  ...["strikethrough", "spoiler", "blockquote", "expandable_blockquote", "code", "pre", "text_link", "text_mention"],
  ...["custom_emoji", "date_time", "bank_card_number"],
]);

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
const opaqueTypes = new Set([
  "code",
  "pre",
  "text_link",
  "text_mention",
  "custom_emoji",
  "url",
  "email",
  "bot_command",
]);

/** Reads an `entities` parameter. Throws Refusal. */
export function readEntities(list: readonly unknown[]): MessageEntity[] {
  return list.map((item) => {
    if (!isObject(item)) throw badRequest("can't parse MessageEntity: expected an Object");
    const { type, offset, length } = item;
    if (typeof type !== "string" || !entityTypes.has(type)) {
      throw badRequest("can't parse MessageEntity: unsupported type specified");
    }
    if (!Number.isSafeInteger(offset) || Number(offset) < 0) {
      throw badRequest(`receive an entity with incorrect offset ${String(offset)}`);
    }
    if (!Number.isSafeInteger(length) || Number(length) < 0) {
      throw badRequest(`receive an entity with incorrect length ${String(length)}`);
    }
    if (type === "text_link" && typeof item.url !== "string") {
      throw badRequest("can't parse MessageEntity: can't find field \"url\"");
    }
    return { ...item, type, offset: Number(offset), length: Number(length) };
  });
}

/**
 * Makes text and entities what Telegram stores: entities checked against the text, white space at both ends gone,
 * links and commands found. Crossing entities, which Telegram would cut apart, are refused. Throws Refusal.
 */
export function cleanFormattedText({ text, entities }: FormattedText): FormattedText {
  for (const entity of entities) checkEntity(text, entity);
  checkNesting(entities);
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

function checkEntity(text: string, { offset, length }: MessageEntity): void {
  const end = offset + length;
  if (offset > text.length) {
    throw badRequest(`entity begins after the end of the text at UTF-16 offset ${offset}`);
  }
  if (end > text.length) {
    const words = `ends after the end of the text at UTF-16 offset ${end}`;
    throw badRequest(`entity beginning at UTF-16 offset ${offset} ${words}`);
  }
  if (isInsideSymbol(text, offset)) throw badRequest("entity begins in a middle of a UTF-16 symbol");
  if (isInsideSymbol(text, end)) {
    throw badRequest(`entity beginning at UTF-16 offset ${offset} ends in a middle of a UTF-16 symbol`);
  }
}

function isInsideSymbol(text: string, index: number): boolean {
  return index > 0 && (text.codePointAt(index - 1) ?? 0) > 0xffff;
}

function checkNesting(entities: readonly MessageEntity[]): void {
  for (const [index, entity] of entities.entries()) {
    if (entities.slice(index + 1).some((other) => crosses(entity, other))) {
      throw badRequest(`entity beginning at UTF-16 offset ${entity.offset} crosses another one`);
    }
  }
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
  return entity.type === "code" || entity.type === "pre";
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
