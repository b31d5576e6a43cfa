import { parseTypedNaira } from "../lib/money.ts";
import { readPhone } from "../lib/phone.ts";
import type { ServiceType } from "../lib/service-types.ts";
import { readCells } from "./read-file.ts";

/** What a row of a list says, before anybody has looked at what the service lists. */
export interface ReadRow {
  /** Null: the number and the amount tell it. */
  serviceType: ServiceType | null;
  /** As the service takes it: 0803… or a meter's or smart card's digits. Null: there is none, or more than one. */
  number: string | null;
  isPhone: boolean;
  /** As it was typed: of the face value, or how many pieces. */
  amount: string | null;
  /** Whatever else stands there: a provider, a plan, a kind of meter. */
  words: string[];
}

const services: readonly (readonly [ServiceType, RegExp])[] = [
  ["airtime", /^(?:airtime|recharge|vtu|top-?up)$/],
  ["data", /^(?:data|bundle)$/],
  ["electricity", /^(?:electricity|light|power|nepa|meter|token)$/],
  ["tv", /^(?:tv|cable|decoder)$/],
  ["internet", /^(?:internet|wifi)$/],
  ["education", /^(?:education|exam|exams|pin|pins)$/],
];
const fillers = /^(?:for|to|on|of|give|send|sell|buy|please|pls|abeg|card|naira|n|₦)$/;
const size = /^\d+(?:\.\d+)?\s?(?:mb|gb|tb)$/i;
const duration = /^\d+\s?(?:days?|weeks?|months?|hrs?|hours?)$/i;
/** A phone number inside a line, however it is grouped. */
const phonePattern = /(?:\+?234[\s-]?|(?<!\d)0)[789][01]\d[\s-]?\d{3}[\s-]?\d{4}(?!\d)/g;
const device = /^[\d\s-]+$/;
const longestRow = 300;

/**
 * Reads a row in any order: service, provider, number, amount or plan, kind of meter, in cells of a table or as words of
 * a line. Null where it holds nothing to sell, or more than one sale.
 */
export function readRow(line: string): ReadRow | null {
  const text = line.normalize("NFKC").replace(/\p{Cf}/gu, "");
  if (text.length > longestRow) return null;
  const cells = readCells(text);
  return cells.length > 1 ? readParts(cells) : readLine(text);
}

/** A line in words: the number is taken out first, since its groups are words too. */
function readLine(text: string): ReadRow | null {
  const phones = text.match(phonePattern) ?? [];
  if (phones.length > 1) return null;
  const [phone] = phones;
  const rest = phone === undefined ? text : text.replace(phone, " ");
  const words = rest.replace(/(\d)\s+(mb|gb|tb|days?|weeks?|months?)\b/gi, "$1$2").split(/\s+/);
  return readParts([...(phone === undefined ? [] : [phone]), ...words.filter(Boolean)]);
}

function readParts(parts: readonly string[]): ReadRow | null {
  const row: ReadRow = { serviceType: null, number: null, isPhone: false, amount: null, words: [] };
  for (const part of parts) if (!takePart(row, part)) return null;
  return row.number === null && row.amount === null && row.words.length === 0 ? null : row;
}

/** False: it says twice what can be said once. */
function takePart(row: ReadRow, part: string): boolean {
  const lower = part.toLowerCase();
  if (fillers.test(lower) || !/[\p{L}\p{N}]/u.test(part)) return true;
  const service = services.find(([, sign]) => sign.test(lower))?.[0];
  if (service) {
    if (row.serviceType !== null && row.serviceType !== service) row.words.push(lower);
    else row.serviceType = service;
    return true;
  }
  if (size.test(lower) || duration.test(lower)) return row.words.push(lower) > 0;
  const phone = readPhone(part);
  if (phone !== null || isDevice(part)) {
    if (row.number !== null) return false;
    row.number = phone ?? part.replace(/\D/g, "");
    row.isPhone = phone !== null;
    return true;
  }
  if (parseTypedNaira(part) !== null) {
    if (row.amount !== null) return false;
    row.amount = part;
    return true;
  }
  return row.words.push(lower) > 0;
}

/** A meter or smart card number, or a phone number that is too long or too short: no amount has so many digits. */
function isDevice(part: string): boolean {
  return device.test(part) && part.replace(/\D/g, "").length >= 8;
}
