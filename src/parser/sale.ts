import { type Kobo, noKobo, toKobo } from "../core/money.ts";
import { type NumberKind, services } from "../services/services.ts";
import { leftOver } from "./left-over.ts";
import { customersCalled } from "./names.ts";
import { type Numbers, readNumbers } from "./numbers.ts";
import { isReporting } from "./order-frames.ts";
import { digitsOf, gather, type ParsedLine } from "./parsed-line.ts";
import { patterns } from "./patterns.ts";
import { type Group, honorifics, isOfName, type Piece, strangers } from "./pieces.ts";
import type { Known, TypedSale, Unread, Unsure } from "./reading.ts";
import { isRequest, requestOf, type WhoIsNamed } from "./request.ts";
import { type Evidence, kindOf, solveServices } from "./services.ts";

const maxPieces = 28;

/**
 * The sale that a line wishes for, or the words that stop it: words beside a number that have no place in a sale may be
 * a complaint. Null: it is about no sale.
 */
export function readSale(pieces: readonly Piece[], known: Known): { request: TypedSale } | { unread: Unread } | null {
  if (pieces.length > maxPieces) return null;
  const said = gather(pieces);
  const evidence: Evidence = {
    ...{ said: said.services, hints: said.hints, provider: said.providers[0], meterKind: said.meterKinds.size > 0 },
    hasPlan: said.sizes.size > 0 || said.days.size > 0 || said.plan.kind !== undefined,
    hasAmount: said.money.length > 0,
  };
  const numbers = readNumbers(digitsOf(pieces), kindOf(solveServices(evidence, [])));
  const isNumbered = numbers.phones.length + numbers.devices.length + numbers.badPhones.length > 0;
  const { name, isManyNamed, unnamed } = whoIn(pieces, said, known, isNumbered);
  const counted = countOf(said, numbers, evidence);
  const all = [...said.money, ...counted.amounts];
  // "five hundred naira (500)" is one amount.
  const amounts = said.isMoneySpelled ? [...new Set(all)] : all;
  const isTold = !isNumbered && (evidence.hasPlan || evidence.hints.length > 0);
  const kinds = isNumbered ? kindsTyped(numbers, said.hints) : isTold ? [] : kindsOf(name);
  const services = solveServices({ ...evidence, hasAmount: amounts.length > 0 || counted.isSpoken }, kinds);
  const request = requestOf({
    said,
    numbers,
    name,
    amounts,
    quantity: counted.quantity,
    isSpoken: counted.isSpoken,
    services,
    isManyNamed,
  });
  if (!isRequest(request, pieces)) return null;
  const strange = leftOver(pieces, request, unnamed);
  if (strange.length === 0 && !said.isNoRequest) return { request };
  const isAbout = isNumbered || amounts.length > 0 || said.sizes.size > 0 || request.customers !== undefined;
  if (!isAbout) return null;
  const words = strange.join(" ") || textOf(pieces);
  const isComplaint =
    said.isNoRequest ||
    strange.some((word) => isReporting(word)) ||
    words.split(" ").some((word) => patterns.negated.test(word));
  return { unread: { words, request: said.isMoneySpelled ? withoutAmount(request) : request, isComplaint } };
}

/** A word that is not understood may be part of an amount in words: "egberun mejila" is 12,000. */
function withoutAmount({ amount: _, ...request }: TypedSale): TypedSale {
  return { ...request, unsure: [...new Set<Unsure>(["amount", ...(request.unsure ?? [])])] };
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (piece.kind === "name" ? piece.named.name : piece.text)).join(" ");
}

/** The kinds of number that a line's digits may be. */
function kindsTyped({ phones, devices: [device = ""] }: Numbers, hints: ParsedLine["hints"]): NumberKind[] {
  const isHinted = hints.length > 0 && kindOf(hints) === "device";
  if (phones.length > 0 || device === "" || (patterns.bareMobile.test(device) && !isHinted)) return ["phone"];
  return ["meter", "smartcard"];
}

/** The kinds of number that the named customers have. */
function kindsOf(name: WhoIsNamed | null): NumberKind[] {
  return [...new Set(name?.customers.flatMap(({ numbers }) => numbers.map(({ kind }) => kind)) ?? [])];
}

interface Who {
  name: WhoIsNamed | null;
  isManyNamed: boolean;
  /** The words that no other meaning was found for, and that are nobody's name. */
  unnamed: ReadonlySet<Piece>;
}

/** Who is named. Somebody who is unknown is so by a title, or behind a word that names whom a sale is for. */
function whoIn(pieces: readonly Piece[], said: ParsedLine, known: Known, isNumbered: boolean): Who {
  const unnamed = new Set<Piece>();
  const people: WhoIsNamed[] = said.names.map(({ name, customers }) => ({ name, customers }));
  for (const group of strangers(pieces)) {
    // "my mama" is nobody of the book, and "alhaji" beside a number greets.
    const isGreeted = group.leads === "owner" || (group.leads === null && isNumbered);
    if (isGreeted && group.isTitled && group.pieces.length === 1) continue;
    const customers = customersCalled(group.text, known);
    if (customers.length > 0 || isNamed(group, isNumbered, group.pieces.at(-1) === pieces.at(-1)))
      people.push({ name: group.text, customers });
    else for (const piece of group.pieces) unnamed.add(piece);
  }
  const [first, ...others] = people;
  if (!first) return { name: null, isManyNamed: false, unnamed };
  return { name: first, isManyNamed: others.some((one) => !isSameAs(first, one)), unnamed };
}

/**
 * Whether words may be somebody's name: titles and first names, and behind a title or a word like "for" one more. A
 * line with a number needs no name, so only a title tells there that a word which is not known is one.
 */
function isNamed({ pieces, leads, isTitled }: Group, isNumbered: boolean, isAtEnd: boolean): boolean {
  const unknown = pieces.filter((piece) => !(piece.kind === "word" && isOfName(piece.text)));
  const [only, ...others] = unknown;
  if (!only || isTitledName(pieces)) return true;
  if (unknown.some((piece) => piece.kind === "word" && patterns.negated.test(piece.text))) return false;
  if (leads === "label" && !isAtEnd && pieces.length < 4) return true;
  if (leads === "owner" && !isNumbered && pieces.length === 1) return true;
  if (others.length > 0 || only !== pieces.at(-1)) return false;
  const isCalled = isTitled && leads !== null && leads !== "owner";
  if (isNumbered) return isCalled && !isAtEnd;
  // "mama denies" reports an act of hers.
  return isCalled || (isTitled && !isVerb(only)) || leads === "naming" || leads === "any";
}

const isVerb = (piece: Piece) => piece.kind === "word" && patterns.verb.test(piece.text);

/** "Mrs Adeyemi". Behind a kinship a second word may be anything. */
function isTitledName([title, name, ...others]: readonly Piece[]): boolean {
  return others.length === 0 && name?.kind === "word" && title?.kind === "word" && honorifics.has(title.text);
}

/** The same people, or a part of one name. */
function isSameAs(first: WhoIsNamed, other: WhoIsNamed): boolean {
  const ids = new Set(first.customers.map(({ id }) => id));
  return other.customers.length > 0 && other.customers.some(({ id }) => ids.has(id));
}

/** `isSpoken`: the line has an amount in words that the parser cannot count. */
interface Counted {
  quantity?: number;
  amounts: Kobo[];
  isSpoken: boolean;
}

/** How many pieces, and which of the loose digits are amounts. */
function countOf(said: ParsedLine, numbers: Numbers, evidence: Evidence): Counted {
  const [sold, ...others] = solveServices(evidence, []);
  const isCounted = sold !== undefined && others.length === 0 && services[sold].isByPiece;
  const spoken = said.spoken.filter((count) => count !== null);
  const counts = isCounted ? [...said.counts, ...spoken] : [];
  const isSpoken = said.spoken.length > (isCounted ? spoken.length : 0);
  const amounts: Kobo[] = [];
  for (const digits of numbers.loose) {
    const value = Number(digits);
    if (isCounted && value <= 20 && digits.length <= 2) counts.push(value);
    else amounts.push(toKobo(value * 100));
  }
  const [quantity, ...more] = counts;
  if (quantity === undefined) return { amounts, isSpoken };
  // Two counts leave open what is meant.
  if (more.length > 0) return { amounts: [...amounts, noKobo, noKobo], isSpoken };
  return { quantity, amounts, isSpoken };
}
