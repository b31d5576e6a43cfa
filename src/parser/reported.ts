import type { Piece } from "./pieces.ts";

/** Lines that tell of a sale that was, or ask for one that somebody has already, though each of their words may stand in an order. */

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Subjects and bare verbs: a verb behind its subject reports what somebody did, and orders nothing. */
const reports = [
  // English and Pidgin
  {
    subjects: setOf("i we you u una he she they them dem e customer person"),
    verbs: setOf(
      "send sell buy vend put run do drop load pay recharge transfer activate order give add fill grab supply process throw fire pump topup renew subscribe connect credit enter get",
    ),
  },
  { subjects: setOf("wife husband friend son daughter shop"), verbs: setOf("buy pay order sell") },
  // Hausa
  {
    subjects: setOf("ya ta sun mun kun kin an na"),
    verbs: setOf(
      "tura turo aika aiko saka sako sa loda saya sayi sayo siya siyo sayar biya zuba bude kawo kara cika kunna sanya sabunta jefa jefo dora doro hada mika miko ba bukata ce",
    ),
  },
  // Yorùbá
  {
    subjects: new Set([...setOf("mo o won a"), "oko mi", "iyawo mi", "iya mi", "baba mi"]),
    verbs: new Set([...setOf("fi ra ta san gbe ran ranse firanse sanwo so wa lo"), "fi ranse"]),
  },
  { subjects: setOf("o won"), verbs: setOf("ni") },
  // Igbo
  {
    subjects: new Set([...setOf("o ha i m anyi unu ya"), "onye ahia", "nwunye m", "di m"]),
    verbs: setOf(
      "si bia zite zitere zitekwa ziga zigakwa zipu zipuru tinye tinyere tinyekwa nye nyere nyekwa zuta zutere zuo ree resi were werekwa kwuo kwuoro gbanye gbanyere gbakwunye kunye bunye bute wete",
    ),
  },
];

/** Behind these a subject and a verb are what is asked for: "can you send". */
const requesters = setOf("can could would will make let may should so that help want wan need like fit please say ka");

/** "ya ce a tura": he says that it is to be sent. */
const saying = setOf("ce si ni so");
const wished = new Set(["a", "ka", "ka i", "ka m", "ki", "ki n"]);

/** "he buy", "ya zuba", "o zuta": what somebody did. The object of a verb before it did nothing: "nyere m zuta". */
function tellsWhatWasDone(pieces: readonly Piece[]): boolean {
  return pieces.some((piece, at) => {
    const verb = pieces[at + 1];
    const before = textOfWord(pieces[at - 1]);
    // "my son, buy …" speaks to him.
    if (verb?.kind !== "word" || verb.breaksName) return false;
    // "i get 0803…" says to whom.
    if (verb.text === "get" && isNumber(pieces[at + 2])) return false;
    if (saying.has(verb.text) && wished.has(textOfWord(pieces[at + 2]))) return false;
    if (isNamed(piece)) return verb.text === "buy" || verb.text === "pay";
    return reports.some(
      ({ subjects, verbs }) =>
        subjects.has(textOfWord(piece)) && verbs.has(verb.text) && !requesters.has(before) && !verbs.has(before),
    );
  });
}

const isNamed = (piece: Piece) => piece.kind === "name" || (piece.kind === "word" && !piece.sense);
const textOfWord = (piece: Piece | undefined) => (piece?.kind === "word" ? piece.text : "");

const maxAmountDigits = 6;
const questions = setOf("is are");
const owners = setOf("my his their");
const holders = setOf("my your his her their our");
const shown = setOf("that the those other");
const loading = new Set([...setOf("load recharge reload to for on into credit fund put run fill"), "top up"]);

/** Said behind all else these are an answer, or ask for one. */
const nods = new Set([
  "ok",
  "okay",
  "good",
  "alright",
  "right",
  "abi",
  "or",
  "in",
  "enter",
  "drop",
  "e dey",
  "zan biya",
  "o da",
]);

/** "my 500", "my token", "is 1gb …": what somebody has already, or asks after. "shey you fit" is a request. */
function isOfOldSale(pieces: readonly Piece[]): boolean {
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

/** Whether a line reports a sale or asks after one, and orders none. */
export const isReported = (pieces: readonly Piece[]): boolean => isOfOldSale(pieces) || tellsWhatWasDone(pieces);

const joints = setOf("and n da plus kuma pelu na");
const units = setOf("unit units kwh");
const maxUnitDigits = 3;
const likers = setOf("would will i d we ll");
const thanks = setOf("thanks thank tnx thx");

/** Words that by where they stand say more than one sale has: "1gb and 500", "0803… and my wife", "from 0803…", "in 2 days". */
export function misplaced(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter((piece, at) => {
    const word = textOfWord(piece);
    const [before, next] = [pieces[at - 1], pieces[at + 1]];
    if (word === "from") return isNumber(next);
    // "like 500" is about 500; "i would like 500" asks for them.
    if (word === "like") return isAmount(next) && !likers.has(textOfWord(before));
    if (word === "in") return next?.kind === "days";
    // "50 units" costs more than fifty naira.
    if (units.has(word)) return before?.kind === "digits" && before.text.length <= maxUnitDigits;
    if (!joints.has(word)) return false;
    const isOfTwo = (before?.kind === "size" && isAmount(next)) || (isAmount(before) && next?.kind === "size");
    const isEnd = pieces.slice(at + 1).every((rest) => rest.kind === "word" && rest.sense?.isFiller);
    return isOfTwo || (word !== "na" && isNumber(before) && isEnd && !thanks.has(textOfWord(next)));
  });
}

const isNumber = (piece: Piece | undefined) => piece?.kind === "digits" && piece.text.length > maxAmountDigits;
