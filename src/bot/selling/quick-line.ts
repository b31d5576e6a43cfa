import { parseTypedNaira } from "../../lib/money.ts";
import { readPhone } from "../../lib/phone.ts";

/** A whole airtime sale in one line, as resellers write it to each other: "mtn 500 0803 123 4567", in any order. */
export interface QuickLine {
  phone: string;
  /** As it was typed: the limits are checked with the network's. */
  amount: string;
  /** The network's name as it was typed; null: the number tells it. */
  network: string | null;
}

const phonePattern = /(?:\+?234[\s-]?|(?<!\d)0)[789][01]\d[\s-]?\d{3}[\s-]?\d{4}(?!\d)/g;
const networks = /^(?:mtn|airtel|glo|9mobile|etisalat|t2)$/;
// Words that say nothing more.
const fillers = /^(?:airtime|recharge|card|vtu|top-?up|for|to|on|of|please|pls|send|sell|buy)$/;

/** Null unless the line holds one phone number, one amount, at most one network and nothing else that means something. */
export function readQuickLine(text: string): QuickLine | null {
  const [found, ...more] = text.match(phonePattern) ?? [];
  const phone = found === undefined || more.length > 0 ? null : readPhone(found);
  if (found === undefined || phone === null) return null;
  const words = text
    .replace(found, " ")
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "" && !fillers.test(word));
  const named = words.filter((word) => networks.test(word));
  const rest = words.filter((word) => !networks.test(word));
  // "500 600" may be two amounts or half a million: not for a line that goes straight to the card.
  const isOneNumber = rest.filter((word) => /\d/.test(word)).length === 1;
  const amount = rest.join(" ");
  if (named.length > 1 || !isOneNumber || !parseTypedNaira(amount)) return null;
  return { phone, amount, network: named[0] ?? null };
}
