import { setOf } from "./patterns.ts";
import { isOfName, type Piece } from "./pieces.ts";

/** Lines that tell of a sale that was, or ask for one that somebody has already, though each of their words may stand in an order. */

const isSpokenOf = (piece: Piece | undefined) => piece?.kind === "word" && piece.sense?.isPerson === true;
const isNamed = (piece: Piece) => piece.kind === "name" || (piece.kind === "word" && !piece.sense);
const textOfWord = (piece: Piece | undefined) => (piece?.kind === "word" ? piece.text : "");

const maxAmountDigits = 6;
const questions = setOf("is are");
const owners = setOf("my his their");
const holders = setOf("my your his her their our");
const shown = setOf("that the those other this dis wannan");
const loading = new Set([...setOf("load recharge reload to for on into credit fund put run fill"), "top up"]);

/** Said behind all else these are an answer, or ask for one. */
const nods = new Set([
  ...setOf("ok okay good alright right abi or in enter drop"),
  "e dey",
  "zan biya",
  "o da",
  "to mi",
]);

/** "my 500", "my token", "is 1gb …": what somebody has already, or asks after. "shey you fit" is a request. */
export function isReported(pieces: readonly Piece[]): boolean {
  const first = textOfWord(pieces[0]);
  const isAsked =
    first === "shey" && !pieces.some((piece) => textOfWord(piece) === "fit" || textOfWord(piece) === "can");
  return (
    isAsked ||
    questions.has(first) ||
    nods.has(textOfWord(pieces.at(-1))) ||
    pieces.some((piece, at) => owners.has(textOfWord(piece)) && isItem(pieces[at + 1])) ||
    isOneThere(pieces)
  );
}

/** "that mtn 500", "give me my mtn 500": one that is there. "Load my mtn 500" is about a line. */
function isOneThere(pieces: readonly Piece[]): boolean {
  return pieces.some((piece, at) => {
    const isMeant = holders.has(textOfWord(piece)) || (at === 0 && shown.has(textOfWord(piece)));
    const [company, amount] = pieces.slice(at + 1);
    const isSold = company?.kind === "word" && company.sense?.provider !== undefined && isAmount(amount);
    return isMeant && isSold && !loading.has(textOfWord(pieces[at - 1]));
  });
}

function isItem(piece: Piece | undefined): boolean {
  return isAmount(piece) || piece?.kind === "size" || textOfWord(piece) === "token";
}

function isAmount(piece: Piece | undefined): boolean {
  return piece?.kind === "money" || (piece?.kind === "digits" && piece.text.length <= maxAmountDigits);
}

const joints = setOf("and n da plus kuma pelu na");
const units = setOf("unit units kwh");
const maxUnitDigits = 3;
const thanks = setOf("thanks thank tnx thx lot much appreciate");

/** Words that by where they stand say more than one sale has: "1gb and 500", "0803… and my wife", "from 0803…", "in 2 days". */
export function misplaced(pieces: readonly Piece[]): readonly Piece[] {
  const isSized = pieces.some(({ kind }) => kind === "size");
  return pieces.filter((piece, at) => {
    const word = textOfWord(piece);
    const [before, next] = [pieces[at - 1], pieces[at + 1]];
    // "mtn 500 0803… 2 hours" says how long somebody waits.
    if (piece.kind === "days") return !isSized && isNumber(before) && pieces.some(isAmount);
    const joined = pieces.slice(at + 1).find((one) => !shown.has(textOfWord(one)));
    if (word === "called") return before !== undefined && isNamed(before) && !(next && isNamed(next));
    if (word === "in") return next?.kind === "days";
    // "0803… or 0805…" leaves a choice, "1gb 0803… only 500mb" complains.
    if (word === "or") return at === 0 || (isNumber(before) && pieces.slice(at + 2).some(isNumber));
    if (word === "only") return next?.kind === "size" && pieces.filter(({ kind }) => kind === "size").length > 1;
    if (word === "now") return before?.kind === "days";
    // The number behind "make i call my wife" is to be called.
    if (word.endsWith(" call")) return isPerson(next);
    // "how far, 500 mtn" greets, "how far mtn 500" and "mtn 500 how far" ask after a sale.
    if (word === "how far")
      return pieces.slice(0, at).some(({ kind }) => kind !== "word") || (next !== undefined && !isGreetedWith(next));
    // "50 units" costs more than fifty naira.
    if (units.has(word)) return before?.kind === "digits" && before.text.length <= maxUnitDigits;
    if (!joints.has(word)) return false;
    if (word !== "na" && isNumber(before) && isPerson(joined)) return true;
    const isOfTwo =
      (before?.kind === "size" && isAmount(next)) ||
      (isAmount(before) && next?.kind === "size") ||
      (isPerson(before) && isPerson(joined));
    const isEnd = pieces.slice(at + 1).every((rest) => rest.kind === "word" && rest.sense?.isFiller);
    return isOfTwo || (word !== "na" && isNumber(before) && isEnd && !thanks.has(textOfWord(next)));
  });
}

/** "me and my wife", "ya na nwunye ya": beside people who are spoken of. */
const pronouns = setOf(
  "i me him her them he she they you us my his their our your ni shi ita su mu mi re won o m ya ha anyi gi customer nwanne nne nna di",
);
const isPerson = (piece: Piece | undefined) =>
  isSpokenOf(piece) || (piece?.kind === "word" && (pronouns.has(piece.text) || isOfName(piece.text)));

/** Behind a greeting an order begins with a pause or a polite word. */
const isGreetedWith = (next: Piece) => next.kind === "word" && (next.breaksName || next.sense?.isFiller === true);

const isNumber = (piece: Piece | undefined) => piece?.kind === "digits" && piece.text.length > maxAmountDigits;
