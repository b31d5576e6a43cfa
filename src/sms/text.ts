import { formatNairaShort, type Kobo } from "../core/money.ts";
import { pagesOf, toGsm } from "./gsm7.ts";

export interface TextFacts {
  vends: "token" | "pins";
  /** The tokens of a meter, or the pins, in the order of use. Never changed, shortened or left out. */
  parts: readonly string[];
  shopName: string;
  /** The company of a meter, or the exam. */
  company: string;
  meter: string;
  /** The face value of what was bought; null where it is sold by the piece. */
  faceKobo: Kobo | null;
  reference: string;
}

interface Shape {
  shop: number;
  /** Characters of the company's name; 0 leaves it out. */
  company: number;
  isGrouped: boolean;
}

/** From the fullest to the shortest. The shop's name, the meter, the amount and the reference stay in all of them. */
const shapes: readonly Shape[] = [
  { shop: 40, company: 24, isGrouped: true },
  { shop: 20, company: 24, isGrouped: true },
  { shop: 20, company: 0, isGrouped: true },
  { shop: 20, company: 0, isGrouped: false },
  { shop: 10, company: 0, isGrouped: false },
];

/** The end of a reference that stands on cards, too. */
const tailLength = 6;

/**
 * The text of a token's SMS: the fullest that fits one page; if only the tokens already take more, the shortest, on
 * several. In English and without accents: the letters of the other languages leave 70 characters of 160.
 */
export function writeSms(facts: TextFacts): { text: string; pages: number } {
  const texts = shapes.map((shape) => write(facts, shape));
  const text = texts.find((candidate) => pagesOf(candidate) === 1) ?? texts.at(-1) ?? "";
  return { text, pages: pagesOf(text) };
}

function write(facts: TextFacts, shape: Shape): string {
  const company = cut(facts.company, shape.company);
  const shop = cut(facts.shopName, shape.shop);
  const ref = `Ref ${facts.reference.slice(-tailLength)}`;
  if (facts.vends === "pins") return [...pinLines(facts), company, `${shop}. ${ref}`].filter(Boolean).join("\n");
  // "N5,000": the naira sign is no character of GSM-7.
  const amount = facts.faceKobo === null ? null : toGsm(formatNairaShort(facts.faceKobo));
  const what = [company, `Meter ${toGsm(facts.meter)}`, amount].filter(Boolean).join(", ");
  return [...tokenLines(facts, shape.isGrouped), what, `${shop}. ${ref}`].join("\n");
}

function tokenLines({ parts }: TextFacts, isGrouped: boolean): string[] {
  const tokens = parts.map((part) => (!isGrouped && /^[\d ]+$/.test(part) ? part.replaceAll(" ", "") : part));
  if (tokens.length <= 1) return tokens.map((token) => `Token ${token}`);
  return ["Tokens, enter in this order:", ...tokens.map((token, index) => `${index + 1}) ${token}`)];
}

function pinLines({ parts }: TextFacts): string[] {
  return parts.map((pin, index) => (parts.length === 1 ? `PIN ${pin}` : `PIN ${index + 1}: ${pin}`));
}

function cut(name: string, most: number): string {
  return toGsm(name).slice(0, most).trim();
}
