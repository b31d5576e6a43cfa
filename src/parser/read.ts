import { askedTopic } from "./asked.ts";
import { periodIn, takeDates } from "./asked-days.ts";
import { atomsOf, spelledOut, textOf } from "./atoms.ts";
import { rankingIn, takeMonth } from "./book-questions.ts";
import { customersCalled } from "./names.ts";
import { normalize } from "./normalize.ts";
import { readNumbers } from "./numbers.ts";
import { digitsOf, gather } from "./parsed-line.ts";
import { patterns, setOf } from "./patterns.ts";
import { isOfName, type Piece, piecesOf, strangers } from "./pieces.ts";
import type { Aside, Known, LineReading, ShopWord, TypedSale, WordReading } from "./reading.ts";
import { readSale } from "./sale.ts";
import { narrowedWord, paidIn, plainWord, pricesAskedOf, searchIn } from "./shop-words.ts";
import { termsIn } from "./terms.ts";

const maxStrangers = 4;
const maxOrders = 20;
/** Nobody agrees on less than this part of a face value. */
const leastPrice = 0.8;

/**
 * What a line that somebody typed means: a wish for a sale, with all that it says and nothing that it does not; one of the
 * shop's own words; or nothing. Pure: it asks nobody, and does not know what is sold at what price.
 */
export function read(line: string, known: Known): LineReading {
  const text = normalize(line);
  if (text === null || text === "") return { kind: "nothing" };
  const word = plainWord(text) ?? askedTopic(text);
  const period = word === "statement" ? periodIn(text) : null;
  if (word) return { kind: "word", word, ...(period !== null && { rest: period }) };
  const dated = readDated(text, known);
  if (dated) return dated;
  const asked = readBookQuestion(text, known);
  if (asked) return asked;
  const { pieces, terms, ofTerms } = partsOf(text, known);
  const paid = readPaid(textOf(spelledOut(atomsOf(text))), pieces, known);
  if (paid) return paid;
  if (ofTerms && "request" in ofTerms) return { kind: "sale", request: { ...ofTerms.request, ...terms } };
  const rest = searchIn(line);
  if (rest === "") return { kind: "word", word: "find" };
  if (rest !== null) return readToken(pieces, known) ?? { kind: "word", word: "find", rest: tokenOf(pieces) ?? rest };
  const found = readWord(pieces, known) ?? readToken(pieces, known);
  // "mtn 500 0803… titilope owes" is a sale with a word that is not understood, and asks for no debt.
  if (found?.word === "owing" && ofTerms && tellsNumber(ofTerms.unread.request)) return { kind: "nothing" };
  if (found) return found;
  const sale = pricesAskedOf(pieces, text) ? null : saleIn(pieces, text, known);
  if (sale && "request" in sale) return { kind: "sale", request: sale.request };
  return readBareToken(pieces) ?? { kind: "nothing" };
}

const tellsNumber = ({ number, badNumber }: TypedSale) => (number ?? badNumber) !== undefined;

/** Answered for one day or several. */
const ofDays: readonly ShopWord[] = ["history", "books", "statement", "close"];

/** A question for what was sold on a date, or between two: the statement of these days says it. */
function readDated(text: string, known: Known): WordReading | null {
  const dates = takeDates(text);
  const asked = dates && read(dates.rest, known);
  if (!dates || asked?.kind !== "word" || !ofDays.includes(asked.word)) return null;
  // A customer may be called "June 2".
  if (isIn(known)(dates.days)) return null;
  const { services, provider, number, name } = asked;
  return (services ?? provider ?? number ?? name) === undefined
    ? { kind: "word", word: "statement", rest: dates.days }
    : null;
}

/** A question for what a month brought, or for whom most was sold to, or what. A customer may be called as a month is. */
function readBookQuestion(text: string, known: Known): WordReading | null {
  const found = takeMonth(text);
  const dated = found && customersCalled(found.name, known).length === 0 ? found : null;
  const ranking = rankingIn(dated?.rest ?? text);
  if (ranking) return { kind: "word", word: "books", rest: [ranking, dated?.month].filter(Boolean).join(" ") };
  if (!dated) return null;
  if (dated.rest === "") return { kind: "word", word: "history", day: dated.month };
  const asked = read(dated.rest, known);
  const isOfSales = asked.kind === "word" && (asked.word === "books" || asked.word === "history") && !asked.day;
  return isOfSales ? { ...asked, word: "history", day: dated.month } : null;
}

/** The subject of a line that `read` makes nothing of; null: nothing that is sold. */
export function readAside(line: string, known: Known): Aside | null {
  const text = normalize(line);
  if (text === null || text === "") return null;
  const { pieces, terms, ofTerms } = partsOf(text, known);
  const asked = pricesAskedOf(pieces, text);
  const sale = ofTerms ?? saleIn(asked ?? pieces, text, known);
  if (asked) return sale && "request" in sale ? { kind: "prices", request: sale.request } : null;
  if (!sale || !("unread" in sale)) return null;
  return { kind: "unread", ...sale.unread, request: { ...sale.unread.request, ...terms } };
}

/** The sale of a line; "mtn 500 0803…?" asks after one that was. */
function saleIn(pieces: readonly Piece[], text: string, known: Known): ReturnType<typeof readSale> {
  const sale = readSale(pieces, known);
  const isAsked = patterns.asked.test(text) && !patterns.requested.test(text);
  const isRequest = sale !== null && "request" in sale;
  if (!isAsked || !isRequest || (sale.request.number ?? sale.request.customers ?? sale.request.unsure) === undefined)
    return sale;
  return { unread: { words: "?", request: sale.request, isComplaint: true } };
}

/** The pieces of a line, and the sale beside how it is paid for, where the line says that and tells enough of the sale. */
function partsOf(text: string, known: Known) {
  const pieces = piecesOf(text, known);
  const found = termsIn(text);
  const rest = found && piecesOf(found.text, known);
  const ofTerms = rest && readSale(rest, known);
  const none = { pieces, terms: {}, ofTerms: null };
  if (!ofTerms) return none;
  const { amount, plan, quantity, unsure, again } = "request" in ofTerms ? ofTerms.request : ofTerms.unread.request;
  const isTold = (amount ?? plan ?? quantity) !== undefined || unsure?.includes("amount") === true;
  // "gbese mama chika 500" names nothing that is sold, and a repeated sale is paid for as the person says then.
  const isSale = isTold && !again && (narrowedWord(pieces, isIn(known)) === null || tellsWhat(rest));
  // In "mtn 500, e pay 200" the price is a part payment.
  const isPart = amount !== undefined && (found.terms.pays ?? amount) < amount * leastPrice;
  return isSale && !isPart ? { pieces, terms: found.terms, ofTerms } : none;
}

/** The separators of two orders in one line. */
const betweenOrders = [patterns.betweenOrders, patterns.betweenItems, patterns.afterPhone];

/** Whether a line may say several orders: only then is it worth looking its names up. */
export const mayBeOrders = (line: string): boolean =>
  [patterns.each, patterns.betweenOrders, patterns.betweenItems].some((sign) => sign.test(line)) ||
  (line.match(patterns.phones) ?? []).length > 1;

/** The orders of a line that says several, each by itself: what, and to whom. Null: it says one, or less. */
export function ordersIn(line: string, known: Known): string[] | null {
  const each = sameToEach(line, known);
  if (each) return each;
  for (const between of betweenOrders) {
    const orders = ordersBetween(line, between, known);
    if (orders.length > 1 && orders.length <= maxOrders && orders.every((order) => isOrder(read(order, known))))
      return orders;
  }
  return null;
}

/** Parts of a line, each with what stands behind it until it is an order: "na" parts orders and is a word in them. */
function ordersBetween(line: string, between: RegExp, known: Known): string[] {
  const orders: string[] = [];
  let from = 0;
  for (const found of [...line.matchAll(new RegExp(between, "gi")), null]) {
    const part = line.slice(from, found?.index).trim();
    if (found && !isOrder(read(part, known))) continue;
    if (part !== "") orders.push(part);
    from = (found?.index ?? 0) + (found?.[0].length ?? 0);
  }
  return orders;
}

/** "mtn 500 each 0803… and 0805…": the same to several numbers. */
function sameToEach(line: string, known: Known): string[] | null {
  const phones = line.match(patterns.phones) ?? [];
  if (phones.length < 2 || phones.length > maxOrders || !patterns.each.test(line)) return null;
  const what = line.replace(patterns.phones, " ").replace(patterns.each, " ").replace(patterns.betweenPhones, " ");
  const orders = phones.map((phone) => `${what.trim()} ${phone}`);
  return orders.every((order) => isOrder(read(order, known))) ? orders : null;
}

function isOrder(reading: LineReading): boolean {
  if (reading.kind !== "sale") return false;
  const { number, badNumber, name, amount, plan, quantity } = reading.request;
  // Of "1gb 2gb" neither is taken, and a plan of nothing is left.
  const isPlanTold = plan !== undefined && (Object.keys(plan).length > 1 || plan.words.length > 0);
  return (number ?? badNumber ?? name) !== undefined && ((amount ?? quantity) !== undefined || isPlanTold);
}

/** The words in a line that customers may be called by, lower case: the caller looks those customers up. */
export function wordsForNames(line: string): string[] {
  const text = normalize(line);
  return text === null ? [] : [...new Set(text.match(patterns.letters) ?? [])];
}

/** Whether a customer is called so. */
const isIn = (known: Known) => (name: string) => customersCalled(name, known).length > 0;

/** A payment of somebody, unless something that is sold is named. */
function readPaid(text: string, pieces: readonly Piece[], known: Known): WordReading | null {
  const rest = paidIn(text, isIn(known));
  if (rest === null) return null;
  const { phones, devices, badPhones, loose } = readNumbers(digitsOf(pieces), "either");
  const payers = phones.length + devices.length + badPhones.length;
  const amounts = loose.length + pieces.filter(({ kind }) => kind === "money").length;
  // "500 0803… paid 500" says an amount beside the number, too.
  const isMore = payers > 1 || (payers === 1 && amounts > 1);
  return isMore || tellsWhat(pieces) ? null : { kind: "word", word: "paid", rest };
}

/** Whether something that is sold is named. */
function tellsWhat(pieces: readonly Piece[]): boolean {
  const { services, hints, providers, meterKinds, sizes } = gather(pieces);
  return services.length + hints.length + providers.length + meterKinds.size + sizes.size > 0;
}

/** How somebody asks to see a token. */
const tokenAsides = setOf(
  "forward goge sakon bata bace mo ti so nu pada sonu efuola zitegharia off died dead lost lose missing misplaced misplace deleted delete wiped torn paper slip receipt message sms phone don it am again find back what whats wetin where is search resend last show see wey i we week month that where kedu olee meter number light nepa mita wuta oku yesterday today this morning night jiya ana lana unyaahu yau loni taa nuna nemo ina nibo ole ebe di da dan din choo chota wa bought buy sayi ra zutara nke fi han gosi zite zigara ziga nye aika turo",
);

const isToken = (piece: Piece) => piece.kind === "word" && (piece.text === "token" || piece.text === "tokens");
const isTokenAside = (piece: Piece) =>
  piece.kind === "word" &&
  (piece.sense?.isFiller || piece.sense?.isAgain || piece.text.split(" ").every((word) => tokenAsides.has(word)));

const tokenQuestions = setOf(
  "find back where search resend kedu olee last show see nuna nemo nuno choo chota gosi han ebee ebe nibo",
);
/** "ina" asks where, and is Yorùbá for light. */
const isTokenAsked = (pieces: readonly Piece[]) =>
  (pieces[0]?.kind === "word" && pieces[0].text === "ina") ||
  pieces.some((piece) => piece.kind === "word" && piece.text.split(" ").some((word) => tokenQuestions.has(word)));
const isAgain = (piece: Piece) => piece.kind === "word" && piece.sense?.isAgain === true;

/** "where is the token for 4501…": the number whose token is looked for; null: the line says more. */
function tokenOf(pieces: readonly Piece[]): string | null {
  const rest = pieces.filter((piece) => !isToken(piece) && !isTokenAside(piece));
  if (rest.length === pieces.length || rest.some(({ kind }) => kind !== "digits")) return null;
  const { phones, devices, loose } = readNumbers(digitsOf(rest), "either");
  // "again" beside an amount sells it again.
  if (loose.length > 0 && !isTokenAsked(pieces)) return null;
  return phones[0] ?? devices[0] ?? null;
}

/** With fewer digits much would be found. */
const minEndLength = 4;

/** "token 5678", which is no amount: the number that ends so. "token" by itself: all that was sold of them. */
function readBareToken(pieces: readonly Piece[]): WordReading | null {
  const [only, ...others] = pieces.filter((piece) => !isToken(piece) && !isTokenAside(piece));
  if (!pieces.some(isToken) || others.length > 0) return null;
  if (!only) return { kind: "word", word: "history", services: ["electricity"] };
  return only.kind === "digits" && only.text.length >= minEndLength
    ? { kind: "word", word: "find", rest: `token ${only.text}` }
    : null;
}

/** "token alhaji sani", "find the token of alhaji sani": a search for what was vended. With an amount it is a sale. */
function readToken(pieces: readonly Piece[], known: Known): WordReading | null {
  const isSought = pieces.some(isToken) && (isTokenAsked(pieces) || pieces.some(isAgain));
  const number = isSought ? tokenOf(pieces) : null;
  if (number !== null) return { kind: "word", word: "find", rest: `token ${number}` };
  const rest = pieces.filter((piece) => !isToken(piece) && !isTokenAside(piece));
  if (!pieces.some(isToken) || rest.some(({ kind }) => kind !== "word" && kind !== "name")) return null;
  const [named] = gather(rest).names.map(({ name }) => name);
  const [group, ...others] = strangers(rest);
  const name =
    named ??
    (group && (isOfName(group.text.split(" ", 1)[0] ?? "") || customersCalled(group.text, known).length > 0)
      ? group.text
      : undefined);
  const isAll = rest.every((piece) => piece.kind === "name" || (piece.kind === "word" && !piece.sense));
  return name && isAll && others.length === 0 ? { kind: "word", word: "find", rest: `token ${name}` } : null;
}

const minAmountLength = 3;

const newest = new Set(["last", "latest", "recent", "newest", "past"]);

/** "last 100 sales", "sales nov 2026". */
function isCountOrYear(pieces: readonly Piece[], digits: string): boolean {
  const before = pieces[pieces.findIndex((piece) => piece.kind === "digits" && piece.text === digits) - 1];
  const isCount = before?.kind === "word" && newest.has(before.text.split(" ").at(-1) ?? "");
  return isCount || patterns.year.test(digits);
}

function readWord(pieces: readonly Piece[], known: Known): WordReading | null {
  const found = narrowedWord(pieces, isIn(known));
  if (!found) return null;
  const said = gather(found.rest);
  const numbers = readNumbers(digitsOf(found.rest), "either");
  const names = [...said.names.map(({ name }) => name), ...strangers(found.rest).map(({ text }) => text)];
  if (names.length > 1 || (names.length === 1 && (names[0] as string).split(" ").length > maxStrangers)) return null;
  const [amount, ...amounts] = found.word === "history" ? numbers.loose : [];
  // "sales mtn 500" looks for that amount, and "last 10 sales" for none.
  const isAmount = amount !== undefined && amount.length >= minAmountLength && !isCountOrYear(pieces, amount);
  const sought = isAmount && amounts.length === 0 ? amount : undefined;
  const number = numbers.phones[0] ?? numbers.devices[0];
  const services = said.services.length > 0 ? said.services : null;
  const [provider] = said.providers;
  const isEmpty = !number && !provider && names.length === 0;
  if (found.word === "owing" && names.length === 0 && pieces.length > 8) return null;
  if (isEmpty && said.isNoRequest && found.word === "history" && pieces.length > 6) return null;
  return {
    kind: "word",
    word: found.word,
    ...(found.day && { day: found.day }),
    ...(services && { services }),
    ...(provider && { provider }),
    ...(number && { number }),
    ...(sought && { amount: sought }),
    ...(names[0] && { name: names[0] }),
  };
}
