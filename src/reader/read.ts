import { type Kobo, toKobo } from "../lib/money.ts";
import type { NumberKind, ServiceType } from "../lib/service-types.ts";
import { normalize } from "./lexer.ts";
import { customersCalled, type Named } from "./names.ts";
import { type Numbers, offBy, readNumbers } from "./numbers.ts";
import { patterns } from "./patterns.ts";
import { type Piece, piecesOf, strangers } from "./pieces.ts";
import type { Known, PlanWish, Reading, Unsure, Wish, WordReading } from "./reading.ts";
import { type Evidence, kindOf, solveServices } from "./services.ts";
import { narrowedWord, paidIn, plainWord, searchIn } from "./shop-words.ts";
import type { Sense } from "./vocabulary.ts";

const mostStrangers = 4;
const mostPieces = 20;

/**
 * What a line that somebody typed means: a wish for a sale, with all that it says and nothing that it does not; one of the
 * shop's own words; or nothing. Pure: it asks nobody, and does not know what is sold at what price.
 */
export function read(line: string, known: Known): Reading {
  const text = normalize(line);
  if (text === null || text === "") return { kind: "nothing" };
  const word = plainWord(text);
  if (word) return { kind: "word", word };
  const rest = searchIn(line);
  if (rest !== null) return rest === "" ? { kind: "word", word: "find" } : { kind: "word", word: "find", rest };
  const pieces = piecesOf(text, known);
  return readPaid(text, pieces) ?? readWord(pieces) ?? readSale(pieces, known) ?? { kind: "nothing" };
}

/** The words in a line that customers may be called by, lower case: whoever asks looks those customers up. */
export function wordsForNames(line: string): string[] {
  const text = normalize(line);
  return text === null ? [] : [...new Set(text.match(patterns.letters) ?? [])];
}

/** A payment of somebody, unless something that is sold is named. */
function readPaid(text: string, pieces: readonly Piece[]): WordReading | null {
  const rest = paidIn(text);
  if (rest === null) return null;
  const { services, hints, providers, meterKinds } = gather(pieces);
  const isOfSale = services.length + hints.length + providers.length + meterKinds.size > 0;
  return isOfSale ? null : { kind: "word", word: "paid", rest };
}

function readWord(pieces: readonly Piece[]): WordReading | null {
  const found = narrowedWord(pieces);
  if (!found) return null;
  const said = gather(found.rest);
  const numbers = readNumbers(digitsOf(found.rest), "either");
  const names = [...said.names.map(({ name }) => name), ...strangers(found.rest).map(({ text }) => text)];
  if (names.length > 1 || (names.length === 1 && (names[0] as string).split(" ").length > mostStrangers)) return null;
  const number = numbers.phones[0] ?? numbers.devices[0];
  const services = said.services.length > 0 ? said.services : null;
  const [provider] = said.providers;
  const isEmpty = !number && !provider && names.length === 0;
  if (found.word === "owing" && names.length === 0 && pieces.length > 6) return null;
  if (isEmpty && said.isNoWish && found.word === "history" && pieces.length > 6) return null;
  return {
    kind: "word",
    word: found.word,
    ...(found.day && { day: found.day }),
    ...(services && { services }),
    ...(provider && { provider }),
    ...(number && { number }),
    ...(names[0] && { name: names[0] }),
  };
}

/** What the words of a line say, gathered. */
interface Said {
  services: ServiceType[];
  hints: ServiceType[];
  providers: string[];
  plan: Omit<PlanWish, "words" | "sizeMb" | "days"> & { words: string[] };
  /** Of several that differ none is taken: the list is shown. */
  sizes: Set<number>;
  days: Set<number>;
  meterKinds: Set<"prepaid" | "postpaid">;
  money: Kobo[];
  counts: number[];
  names: Named[];
  isAgain: boolean;
  isNoWish: boolean;
}

function gather(pieces: readonly Piece[]): Said {
  const said: Said = {
    ...{ services: [], hints: [], providers: [], plan: { words: [] }, sizes: new Set<never>() },
    ...{ days: new Set<never>(), meterKinds: new Set<never>() },
    ...{ money: [], counts: [], names: [], isAgain: false, isNoWish: false },
  };
  for (const piece of pieces) {
    if (piece.kind === "money") said.money.push(piece.kobo);
    if (piece.kind === "times") said.counts.push(piece.count);
    if (piece.kind === "size") said.sizes.add(piece.mb);
    if (piece.kind === "days") said.days.add(piece.days);
    if (piece.kind === "name") said.names.push(piece.named);
    if (piece.kind === "word" && piece.sense) gatherSense(said, piece.sense);
  }
  return said;
}

function gatherSense(said: Said, sense: Sense): void {
  said.services.push(...(sense.services ?? []).filter((type) => !said.services.includes(type)));
  said.hints.push(...(sense.hints ?? []).filter((type) => !said.hints.includes(type)));
  if (sense.provider && !said.providers.includes(sense.provider)) said.providers.push(sense.provider);
  if (sense.planWord) said.plan.words.push(sense.planWord);
  if (sense.planKind) said.plan.kind = sense.planKind;
  if (sense.days) said.days.add(sense.days);
  if (sense.meterKind) said.meterKinds.add(sense.meterKind);
  if (sense.isAgain) said.isAgain = true;
  if (sense.isNoWish) said.isNoWish = true;
}

type Digits = Extract<Piece, { kind: "digits" }>;

/** The digits of a line, each run by itself: a word between two of them parts them. */
function digitsOf(pieces: readonly Piece[]): Digits[] {
  return pieces.flatMap((piece, at) => {
    if (piece.kind !== "digits") return [];
    return [pieces[at - 1]?.kind === "digits" ? piece : { ...piece, joins: false }];
  });
}

function readSale(pieces: readonly Piece[], known: Known): Reading | null {
  const said = gather(pieces);
  if (said.isNoWish || pieces.length > mostPieces) return null;
  const evidence: Evidence = {
    ...{ said: said.services, hints: said.hints, provider: said.providers[0], meterKind: said.meterKinds.size > 0 },
    hasPlan: said.sizes.size > 0 || said.days.size > 0 || said.plan.kind !== undefined,
    hasAmount: said.money.length > 0,
  };
  const wanted = kindOf(solveServices(evidence, []));
  const numbers = readNumbers(digitsOf(pieces), wanted);
  const name = nameIn(pieces, said, known, evidence);
  if (name === "none") return null;
  const counted = countOf(said, numbers, evidence);
  const amounts = [...said.money, ...counted.amounts];
  const isNumbered = numbers.phones.length + numbers.devices.length + numbers.badPhones.length > 0;
  const isTold = !isNumbered && (evidence.hasPlan || evidence.hints.length > 0);
  const kinds = isNumbered ? kindsTyped(numbers) : isTold ? [] : kindsOf(name);
  const services = solveServices({ ...evidence, hasAmount: amounts.length > 0 }, kinds);
  const wish = wishOf({ said, numbers, name, amounts, quantity: counted.quantity, services });
  return isWish(wish, pieces) ? { kind: "sale", wish } : null;
}

/** What the number says of what is sold. */
function kindsTyped({ phones, devices: [device = ""] }: Numbers): NumberKind[] {
  if (phones.length > 0 || device === "" || patterns.bareMobile.test(device)) return ["phone"];
  return ["meter", "smartcard"];
}

/** What the named customers have. */
function kindsOf(name: WhoIsNamed | null): NumberKind[] {
  return [...new Set(name?.customers.flatMap(({ numbers }) => numbers.map(({ kind }) => kind)) ?? [])];
}

interface WhoIsNamed {
  name: string;
  customers: Known["customers"];
}

/** Who is named. Words that are no name belong to the plan where one is sold; too many of them say something else. */
function nameIn(pieces: readonly Piece[], said: Said, known: Known, evidence: Evidence): WhoIsNamed | null | "none" {
  const groups = strangers(pieces);
  const isPlanSold = ["tv", "internet", "education"].some((type) =>
    solveServices(evidence, []).includes(type as ServiceType),
  );
  const people: { text: string; customers: Known["customers"] }[] = [];
  let strange = 0;
  for (const { text, isLed } of groups) {
    const customers = customersCalled(text, known);
    if (customers.length > 0 || isLed || !isPlanSold) people.push({ text, customers });
    else said.plan.words.push(...text.split(" "));
    if (customers.length === 0) strange += text.split(" ").length;
  }
  if (strange > mostStrangers) return "none";
  const [whole] = said.names;
  if (whole) return { name: whole.name, customers: [...whole.customers, ...people.flatMap((one) => one.customers)] };
  const one = people.find(({ customers }) => customers.length > 0) ?? people[0];
  if (people.length > 1 && people.every(({ customers }) => customers.length === 0)) return "none";
  return one ? { name: one.text, customers: one.customers } : null;
}

/** How many pieces, and which of the loose digits are amounts. */
function countOf(said: Said, numbers: Numbers, evidence: Evidence): { quantity?: number; amounts: Kobo[] } {
  const isCounted = solveServices(evidence, []).join() === "education";
  const counts = [...said.counts];
  const amounts: Kobo[] = [];
  for (const digits of numbers.loose) {
    const value = Number(digits);
    if (isCounted && value <= 20 && digits.length <= 2) counts.push(value);
    else amounts.push(toKobo(value * 100));
  }
  const [quantity, ...more] = counts;
  if (quantity === undefined) return { amounts };
  // Pieces of what is not sold by the piece leave open what is meant.
  if (!isCounted || more.length > 0) return { amounts: [...amounts, toKobo(0), toKobo(0)] };
  return { quantity, amounts };
}

interface Parts {
  said: Said;
  numbers: Numbers;
  name: WhoIsNamed | null;
  amounts: readonly Kobo[];
  quantity: number | undefined;
  services: readonly ServiceType[];
}

function wishOf({ said, numbers, name, amounts, quantity, services }: Parts): Wish {
  const unsure: Unsure[] = [];
  const [amount, otherAmount] = amounts;
  const isAmountSure = otherAmount === undefined && !numbers.isAmountUnsure;
  if (!isAmountSure) unsure.push("amount");
  if (said.providers.length > 1) unsure.push("provider");
  const isMeterTold = said.meterKinds.size === 1;
  const plan = planOf(said, services);
  const [provider] = said.providers.length === 1 ? said.providers : [];
  const number = numberOf(numbers, { services, provider, isPostpaid: said.meterKinds.has("postpaid") });
  if (number === "unsure") unsure.push("number");
  return {
    services,
    ...(provider && { provider }),
    ...(amount !== undefined && isAmountSure && amount > 0 && { amount }),
    ...(plan && { plan }),
    ...(isMeterTold && { meterKind: [...said.meterKinds][0] as "prepaid" }),
    ...(number !== null && number !== "unsure" && number),
    ...(name && { name: name.name }),
    ...(name && name.customers.length > 0 && { customers: name.customers.map(({ id }) => id) }),
    ...(quantity !== undefined && quantity > 0 && { quantity }),
    ...(said.isAgain && { again: true as const }),
    ...(unsure.length > 0 && { unsure }),
  };
}

function planOf({ plan, sizes, days }: Said, services: readonly ServiceType[]): PlanWish | null {
  const isSold = services.some((type) => type !== "airtime" && type !== "electricity");
  const isSaid = plan.words.length > 0 || plan.kind !== undefined || sizes.size > 0 || days.size > 0;
  if (!isSold || !isSaid) return null;
  const [sizeMb] = sizes.size === 1 ? sizes : [];
  const [lasting] = days.size === 1 ? days : [];
  return {
    ...{ ...plan, words: [...new Set(plan.words)] },
    ...(sizeMb !== undefined && { sizeMb }),
    ...(lasting !== undefined && { days: lasting }),
  };
}

/** The one number of a line, or what is wrong with it. */
function numberOf(
  { phones, devices, badPhones, isUnsure }: Numbers,
  {
    services,
    provider,
    isPostpaid,
  }: { services: readonly ServiceType[]; provider: string | undefined; isPostpaid: boolean },
): Pick<Wish, "number" | "badNumber"> | "unsure" | null {
  const all = [...phones, ...devices, ...badPhones];
  const [digits] = all;
  if (isUnsure || all.length > 1) return "unsure";
  if (digits === undefined) return null;
  const isPhone = phones.length > 0;
  const kinds = new Set(services.map((type) => kindOf([type])));
  const isForDevice = kinds.size === 1 && kinds.has("device");
  const device = services.includes("electricity") ? "meter" : "smartcard";
  if (isPhone && isForDevice && provider !== "showmax") return { badNumber: { digits, of: device, off: 0 } };
  if (isPhone) return { number: digits };
  if (badPhones.length > 0 || (patterns.bareMobile.test(digits) && !isForDevice)) {
    return { badNumber: { digits, of: "phone", off: digits.length - 11 } };
  }
  // Postpaid is paid to an account, whose numbers are of any length.
  const off = isPostpaid ? null : offBy(device, digits, provider);
  const isEither = services.includes("electricity") && services.includes("tv");
  if (off === null || (isEither && offBy("smartcard", digits, provider) === null)) return { number: digits };
  return { badNumber: { digits, of: device, off } };
}

/** Whether so much is said that a sale is meant: more than an amount, a name or a chat about something. */
function isWish(wish: Wish, pieces: readonly Piece[]): boolean {
  const { services, provider, number, badNumber, name, customers, amount, plan, again, unsure, meterKind } = wish;
  const isTold = pieces.some(
    (piece) => piece.kind === "word" && (piece.sense?.services || piece.sense?.provider || piece.sense?.meterKind),
  );
  const hasDigits = number !== undefined || badNumber !== undefined || unsure?.includes("number") === true;
  const hasAmount = amount !== undefined || unsure?.includes("amount") === true;
  if (again) return true;
  if (services.length === 0) return false;
  const isStrange = name !== undefined && customers === undefined;
  if (hasDigits) return isTold || hasAmount || plan !== undefined || !isStrange;
  if (customers) return isTold || hasAmount || plan !== undefined || provider !== undefined;
  if (isStrange) return hasAmount || plan?.sizeMb !== undefined;
  return isTold || plan?.sizeMb !== undefined || meterKind !== undefined;
}
