import { weekdays } from "../core/calendar.ts";
import { patterns, setOf } from "./patterns.ts";
import type { Piece } from "./pieces.ts";
import type { Day, ShopWord } from "./reading.ts";
import { dayCalled } from "./terms.ts";

/** Words that a line has only by the label of a button, or with something beside them. */
type Unphrased = "find" | "paid" | "many" | "reminders" | "money" | "more" | "statement";

/** Lines that are one of the shop's own words, without polite phrases. */
const phrases: Readonly<Record<Exclude<ShopWord, Unphrased>, string>> = {
  books: "books, book, profit, my profit, profits, lissafi, riba, ere, ere mi, uru, uru m",
  menu: "menu, main menu, home, start, hi, hello, hey, hey there, hi there, hello there, good morning, good afternoon, good evening, good day, back, go back, go home, counter, shop, how far, how fa",
  help: "help, help me, i need help, how to, how it works, how does it work, how does this work, how do i sell, how to sell, how i go sell, what can you do, commands, support, guide, how, taimako, iranlowo, enyemaka, wetin you fit do, how e dey work",
  cancel:
    "cancel, cancel it, cancel am, cancel order, stop, stop it, stop am, exit, quit, leave, leave it, leave am, forget it, never mind, nevermind, no, no thanks, abort, soke, a soke, fagile, e fagile, kagbuo, kagbuo ya, hapu, hapu ya, leave am like that",
  sell: "sell, new sale, sell something, i want to sell, make a sale, make sale, vend, services, what do you sell, what can i sell",
  balance:
    "bal, balance, ballance, blance, balace, balanc, wallet, wallet balance, walet, account balance, acct bal, acc bal, my bal, my balance, my wallet, how much dey, how much dey my wallet, how much dey wallet, how much dey inside, how much remain, how much remain for my wallet, how much remains, how much is left, how much left, how much do i have, how much i get, how much i have, how much money do i have, how much money i get, how much is in my wallet, how much in wallet, my money, wetin remain, wetin remain for my wallet, wetin dey my wallet, remaining balance, remaining, check bal, check balance, check my balance, check wallet, what is my balance, whats my balance, wetin be my balance, wallet bal, nawa ya rage, kudina, owo bayii, elo lo ku, ego ole foro, ego ole fodurunu, wetin dey my account, what is in my account, whats in my account, how much dey my account, how much is in my account, how much dey for my account",
  fund: "fund, fund wallet, fund my wallet, deposit, add money, add fund, add funds, account number, acct number, account no, bank details, bank account, top up wallet, top up my wallet, topup wallet, load wallet, load my wallet, how to fund, how do i fund, how to fund wallet, how i go fund my wallet, how do i fund my wallet, pay in, where i go pay, my account number, send account number, bank, where do i pay, where to pay, put money, put money in, saka kudi, fi owo si wallet, tinye ego",
  history:
    "history, hist, histry, histroy, sales, my sales, transactions, transaction, my transactions, transaction history, sales history, records, record, latest sales, last sales, recent sales, recent, recent transactions, recents, all sales, past sales, list sales, what did i sell, what i sell, wetin i sell, how much i sell, how much did i sell, sales report, report, log, tarihi, awon tita, ndeputa sale, abubuwan da na sayar, ihe m rere",
  customers:
    "customers, my customers, customer, customer list, clients, my clients, contacts, people, beneficiaries, saved numbers, list customers, list of customers, customers list, kwastomomi, awon onibaara, awon onibaara mi, ndi customer, ndi ahia m",
  owing:
    "who owe me, who owes me, who owes, who owe, who dey owe me, who dey owe, who is owing me, who is owing, who all owe me, owing, owing me, waye bai biya ba, wa bai biya ba, su waye ba su biya ba, su waye ba su biya ni ba, wa bai biya ni ba, tani ko san, onye na akwughi, owe, owes, debts, debt, debtors, debtor, my debtors, my debts, credit list, credits, people wey dey owe me, people owing me, people who owe me, those owing me, gbese, debt list, list of debtors, who never pay, who never pay me, who has not paid, who hasnt paid, who has not paid me, who hasnt paid me, how much dem dey owe me, how much do they owe me, how much people dey owe me, bashi, ugwo, debtors list, wa ke bina, su wa ke bina, bashin da ake bina, bashin da nake bi, ta lo je mi, ta lo je mi lowo, tani o je mi, onye ji m, ndi ji m, wadanda ba su biya ba, wadanda basu biya ba, awon ti ko ti san, awon ti ko san, ndi na akwubeghi, ndi na akwughi, ndi na akwughi m, ndi akwughi m, how much is owed, how much is owed to me, money owed to me, what is owed to me, what am i owed",
  staff:
    "staff, my staff, staffs, workers, my workers, sales girl, sales boy, attendants, employees, seats, team, ma aikata, maaikata, osise, ndi oru",
  account: "account, my account, acct, settings, setting, profile, my profile, api key, keys, akaunti, akaunti mi",
  lock: "lock, lock am, lock it, lock shop, lock my shop, lock the shop, lock counter, lock up, lock now, close shop",
  freeze: "freeze, freeze it, freeze shop, freeze my shop, freeze account, freeze my account, freeze selling",
  close:
    "close, day close, close day, close the day, close of day, close of business, days close, todays close, today close, close today, close for today, end of day, close my book, close book, a rufe lissafi, a rufe lissafin yau, rufe lissafi, rufe lissafin yau",
  language:
    "language, languages, lang, change language, change my language, change the language, switch language, harshe, canza harshe, ede, yi ede pada, gbanwee asusu",
  prices:
    "send price list, send me price list, share price list, drop price list, a turo price list, ku turo price list, fi price list ranse, zitere m price list, price list, pricelist, prices, my prices, all prices, all price, rate list, rates, farashin kaya, jerin farashi, farashi, iye owo, onu ahia",
  logout: "logout, log out, sign out, signout, log me out",
};

const words: ReadonlyMap<string, ShopWord> = new Map(
  (Object.keys(phrases) as (keyof typeof phrases)[]).flatMap((word) =>
    phrases[word].split(", ").map((phrase) => [phrase, word] as const),
  ),
);

const polite = setOf(
  "gaba daya duka gbogbo niile full complete latest updated your are abeg abegi biko pls plz please kindly jare jor o oo ooo sir ma boss show see open view check let me my the want wan i to go give us now bot dear just can you tell need get again all for wannan nan dina na yii yi ya am it this that one",
);

const days: ReadonlyMap<string, Day> = new Map(
  (
    [
      ["today", "today todays yau loni oni taa"],
      ["yesterday", "yesterday yesterdays jiya lana lanaa unyaahu ana"],
      ["week", "week weekly"],
    ] as const
  ).flatMap(([day, said]) => said.split(" ").map((word) => [word, day] as const)),
);
/** The day that a word names: of a weekday the newest one. */
export function dayOf(word: string): Day | undefined {
  const called = dayCalled(word);
  return days.get(word) ?? weekdays.find((weekday) => weekday === called);
}

/** Said of what was sold, in a question for a day. */
const soldPhrases = new Set(
  "bought, mo ti ta, sell, sells, sold, na sayar, sayar, mo ta, ti ta, rere, m rere".split(", "),
);
const buying = setOf("buy saya siya ra zuta");
const whatWords = setOf("many what wetin me kini gini");
const historyHeads = setOf(
  "summary history hist histry histroy sales sale transactions transaction records record sold tarihi tarihin ciniki cinikin tita sayarwa sayarwar",
);
const historyFillers = setOf(
  "ojo ranar of from on by in there was any people customers persons failed pending this buy bought saya siya ra zuta last latest recent past list gosi gosim han fihan ti nuna min abin abinda ohun ihe ka sayar rere ta sold sell sells what did wetin how much many for with and all i me my the show check see to give na be dey was is it we total nawa elo ole ego awon iye to jimla jimlar gaba daya me muka kuka suka report",
);
const owingHeads = setOf("owe owes owing debt debts gbese");
/** Debt, or a bill: with an amount a bill is to be paid. */
const billHeads = setOf("bashi bashin ugwo lowo");
const owingFillers = setOf(
  "how much does do did is me my dey wey what wetin of for the balance total list money cash kudi owo ego still who all people any anybody wa ke bina suke su ta lo je mi awon to onye ji m ndi nawa elo ole dem they are everybody everyone nake bin ina bina suke yake that anything bashin bu ka ole take yake waye kudin ego masu mutane mutanen ake bin je gaba daya duka niile gbogbo bi bin binta binsa binsu binshi",
);
/** A line with one of these asks, and names nobody. */
const whoWords = setOf(
  "who wa wanene waye ta tani onye ndi awon wadanda su suwa mutane mutanen people anybody everybody everyone those",
);
const priceHeads = setOf(
  "show list available have akwai nwere prc price prices pricing cheap cheapest cost costs rate rates much nawa elo ole farashi farashin iye",
);
const priceFillers = setOf(
  "these days nowadays never so wo hope not sha add added increase increased rise risen change up don bayarwa bayar sayarwa last best pass all every wetin collect selling here there lodi going hw how what whats will would pay can i we here s wetin kuna da ko nwere akwai is be are does do get have available ake kuke won unu which give wa maa muke kuke suke kake kike charge ti je shin sayar sayarwa yake take le n nko ere se e i kini ki ihe me menene list pricelist current currently now today your una my sell ne ni ego ka bu di owo onu kudin for of the a dey go nke",
);
const paidHeads = setOf("paid payed pay biya san akwuola kwuola kwuru akwugo");
/** Behind a customer's name these say so, too: "fun mi" is "gave me" there, and "give me" elsewhere. */
const givenHeads = setOf(
  "gave give brought bring kawo settle settled clear cleared transferred dropped sent remitted refunded bada bani bayar turo turawa nyere wetara fun mu",
);
/** In front of a sentence these ask for a payment, which is a sale. */
const payHeads = setOf("pay biya san give bring kawo fun mu bada turo");
const paidFillers = setOf("how much did don has have just by from ta ya ti na");
/** Between what says that somebody paid and how much, or behind the amount. */
const paidAsides = setOf(
  "his her their him the all full part this morning afternoon evening me m mi us back cash transfer pos now today already o sir ma fun for from am ni debt bashi bashin gbese ugwo owo kudi kudin ego money ta ya nke oni yau taa yesterday jiya lana ana unyaahu",
);
/** Fewer digits are an amount. */
const minNumberLength = 10;
const pronouns = setOf(
  "never not no i we he she they you u who dem am e him her them una it mo m o won ha mun na an a",
);
const findHeads: readonly string[] = ["find", "search for", "search", "look for", "lookup", "look up", "where is"];

export const wordsOf = (text: string): readonly string[] => text.match(patterns.words) ?? [];

/** The word that the whole of a normalized line is; null: it is none. */
export function plainWord(text: string): ShopWord | null {
  if (text.replace(patterns.ornaments, "") === "?") return "help";
  if (patterns.digit.test(text)) return null;
  const said = wordsOf(text.replace(patterns.apostrophes, "")).map((word) => (word === "we" ? "i" : word));
  const bare = said.filter((word) => !polite.has(word));
  return words.get(said.join(" ")) ?? words.get(bare.join(" ")) ?? null;
}

/** The text to search for after "find …", as it was typed; null: the line is none. */
export function searchIn(line: string): string | null {
  const text = line.trim().replace(patterns.politeStart, "");
  const lower = text.toLowerCase();
  const head = findHeads.find((known) => lower === known || lower.startsWith(`${known} `));
  return head === undefined ? null : text.slice(head.length).trim();
}

/**
 * Who has paid how much, where a normalized line says nothing else: "paid bola 1000", "mama chika don pay 500", "i
 * collect 500 from bola". Some words state it only of a customer (`isCustomer`).
 */
export function paidIn(text: string, isCustomer: (name: string) => boolean): string | null {
  const { amount: taken, name: giver } = patterns.takenFrom.exec(text)?.groups ?? {};
  if (giver !== undefined && isCustomer(giver)) return `${giver} ${taken}`;
  if (patterns.wasAsked.test(text)) return null;
  const whole = text
    .trim()
    .replace(patterns.stillOwed, "")
    .replace(patterns.ofDebt, "")
    .replace(patterns.gaveUs, "ba$1")
    .replace(patterns.hasSent, "sent")
    .replace(patterns.thousandSpelled, "k")
    .replace(patterns.hundredSpelled, "$<count>00")
    .replace(patterns.nairaSpelled, "")
    .split(patterns.spaces);
  const said = whole.slice(0, whole.findLastIndex((word) => !paidAsides.has(word)) + 1);
  const amount = said.at(-1) ?? "";
  if (!patterns.amount.test(amount)) return null;
  const at = said.findLastIndex((word) => paidHeads.has(word) || givenHeads.has(word));
  const isLast = said.slice(at + 1, -1).every((word) => paidAsides.has(word));
  const who = at === 0 ? said.slice(1, -1) : isLast ? said.slice(0, at) : [];
  // "pay ikeja 5000" is a sale to be made.
  if (at < 0 || (at === 0 && payHeads.has(said[0] ?? ""))) return null;
  const name = who.filter((word) => !paidFillers.has(word));
  if (name.length === 0 || name.length > 4 || name.some((word) => pronouns.has(word))) return null;
  const isGiven = givenHeads.has(said[at] ?? "");
  const number = name.join("");
  if (!isGiven && patterns.wholeNumber.test(number)) return `${number} ${amount}`;
  // "Musa 2" is a name where a customer is called so.
  const isUncertain = isGiven || said.slice(0, -1).some((word) => patterns.digit.test(word));
  if (isUncertain && !isCustomer(name.join(" "))) return null;
  return [...name, amount].join(" ");
}

/** The word of a line that narrows one down: "history yesterday ikeja", "how much mama chika owe", and of a customer "musa paid". */
export function narrowedWord(
  pieces: readonly Piece[],
  isCustomer: (name: string) => boolean,
): { word: "history" | "owing"; day?: Day; rest: Piece[] } | null {
  const isHead = (heads: ReadonlySet<string>) => (piece: Piece) => piece.kind === "word" && heads.has(piece.text);
  const payer = payerIn(pieces, isCustomer);
  if (payer) return { word: "owing", rest: payer };
  const isOwed = patterns.owedTo.test(pieces.map((piece) => (piece.kind === "word" ? piece.text : "")).join(" "));
  const isBill =
    pieces.some(isHead(billHeads)) && !pieces.some((piece) => isOfRequest(piece) || isShort(piece) || isItem(piece));
  if (isBill || isOwed || pieces.some(isHead(owingHeads))) {
    const isAside = (word: string) => owingHeads.has(word) || billHeads.has(word) || owingFillers.has(word);
    const rest = without(pieces, isAside);
    const isAllAsked = pieces.some(isHead(whoWords));
    return { word: "owing", rest: isAllAsked ? rest.filter(({ kind }) => kind === "name") : rest };
  }
  const dayTexts = pieces.flatMap((piece) => (piece.kind === "word" ? piece.text.split(" ").map(dayOf) : []));
  const day = dayTexts.find((found) => found !== undefined);
  const isLone = day !== undefined && pieces.length === 1;
  const isHistory = (pieces.some(isHead(historyHeads)) || isLookBack(pieces, day)) && !pieces.some(isOfRequest);
  if (!isLone && !isHistory) return null;
  const isOver = (word: string) => historyHeads.has(word) || historyFillers.has(word) || dayOf(word) !== undefined;
  return { word: "history", ...(day && { day }), rest: without(pieces, isOver) };
}

/** The payer of a line that names no amount: "mama chika don pay", "0803… has paid". Null: the line says more, or less. */
function payerIn(pieces: readonly Piece[], isCustomer: (name: string) => boolean): Piece[] | null {
  const wordsIn = (piece: Piece) => (piece.kind === "word" ? piece.text.split(" ") : []);
  const [first] = pieces.flatMap(wordsIn);
  const isPaid = pieces.flatMap(wordsIn).some((word) => paidHeads.has(word));
  if (!isPaid || (pieces[0]?.kind === "word" && payHeads.has(first ?? ""))) return null;
  const isAside = (word: string) => paidHeads.has(word) || paidFillers.has(word) || paidAsides.has(word);
  const rest = pieces.filter((piece) => piece.kind !== "word" || !wordsIn(piece).every(isAside));
  const digits = rest.map((piece) => (piece.kind === "digits" ? piece.text : "")).join("");
  const isNumber = digits.length >= minNumberLength && rest.every(({ kind }) => kind === "digits");
  const [only, ...others] = rest;
  const isNamed = only?.kind === "name" || (only?.kind === "word" && !only.sense && isCustomer(only.text));
  return isNumber || (isNamed && others.length === 0) ? rest : null;
}

/** "how much I sell today", "kini mo ta lanaa", "what did mama chika buy yesterday". */
function isLookBack(pieces: readonly Piece[], day: Day | undefined): boolean {
  const isSaid = (words: ReadonlySet<string>) => pieces.some((piece) => piece.kind === "word" && words.has(piece.text));
  const isSelling = isSaid(soldPhrases) || (isSaid(whatWords) && isSaid(buying));
  return isSelling && day !== undefined && pieces.every((piece) => piece.kind !== "digits");
}

/** Words about a sale that is still to be made. */
function isOfRequest(piece: Piece): boolean {
  return piece.kind === "money" || piece.kind === "size";
}

/** The pieces that say of what a price is asked, or whether it is sold; null: nothing is asked. */
export function pricesAskedOf(pieces: readonly Piece[], text: string): Piece[] | null {
  const wordsIn = (piece: Piece) => (piece.kind === "word" ? piece.text.split(" ") : []);
  const isAside = (word: string) => priceHeads.has(word) || priceFillers.has(word);
  const isOfPlan = (piece: Piece) => piece.kind === "size" || (piece.kind === "word" && piece.sense?.planWord);
  const isAsked = pieces.some((piece) => wordsIn(piece).some((word) => priceHeads.has(word)));
  const isQuestion = patterns.soldAsked.test(text) || (text.endsWith("?") && pieces.some(isOfPlan));
  if (!isAsked && !isQuestion) return null;
  const rest = pieces.filter(
    (piece) => piece.kind !== "word" || !(piece.sense?.isFiller || wordsIn(piece).every(isAside)),
  );
  const isOfItem = (piece: Piece) => piece.kind === "size" || piece.kind === "days" || isItem(piece);
  return rest.length > 0 && rest.every(isOfItem) ? rest : null;
}

function isItem(piece: Piece): boolean {
  if (piece.kind !== "word" || !piece.sense || piece.sense.isNoRequest) return false;
  const { services, hints, provider, planWord, planKind, days } = piece.sense;
  return Boolean(services ?? hints ?? provider ?? planWord ?? planKind ?? days);
}

/** Digits that are an amount, not a number. */
function isShort(piece: Piece): boolean {
  return piece.kind === "digits" && piece.text.length <= 6;
}

function without(pieces: readonly Piece[], isLeftOut: (word: string) => boolean): Piece[] {
  return pieces.filter((piece) => piece.kind !== "word" || !(isLeftOut(piece.text) || piece.sense?.isFiller));
}
