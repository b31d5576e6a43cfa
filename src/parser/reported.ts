import { isOfName, type Piece } from "./pieces.ts";

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
  // Hausa
  {
    subjects: setOf("ya ta sun mun kun kin an na"),
    verbs: setOf(
      "tura turawa turo aika aikawa aiko saka sakawa sako sa loda saya sayi sayo siya siyo sayar biya zuba bude kawo kara cika kunna sanya sanyawa sabunta jefa jefo dora dorawa doro hada mika miko ba bukata ce",
    ),
  },
  // Yorùbá
  {
    subjects: new Set([...setOf("mo o won a onibara"), "oko mi", "iyawo mi", "iya mi", "baba mi", "onibara mi"]),
    verbs: new Set([...setOf("fi ra ta san gbe ran ranse firanse sanwo so wa lo"), "fi ranse"]),
  },
  { subjects: setOf("o won"), verbs: setOf("ni") },
  // Igbo
  {
    subjects: new Set([...setOf("o ha i m anyi unu ya"), "onye ahia", "nwunye m", "di m"]),
    verbs: setOf(
      "si bia zite zitere zitekwa ziga zigakwa zipu zipuru tinye tinyere tinyekwa nye nyere nyekwa zuta zutere nweta zuo ree resi were werekwa kwuo kwuoro gbanye gbanyere gbakwunye kunye bunye bute wete",
    ),
  },
];

/** Behind a name or a person these report what they did: with other verbs somebody may speak to them. */
const namedVerbs = new Set([...setOf("buy pay ra fi san gba zuta zutere kwuoro"), "fi ranse", "lo ra"]);
const personVerbs = setOf("order sell get");

/** Behind these a subject and a verb are what is asked for: "can you send". */
const requesters = setOf("can could would will make let may should so that help want wan need like fit please say ka");

/** "ya ce a tura": he says that it is to be sent. */
const saying = setOf("ce si ni so");
const wished = new Set(["a", "ka", "ka i", "ka m", "ki", "ki n"]);

/** "he buy", "ya zuba", "o zuta": what somebody did. The object of a verb before it did nothing: "nyere m zuta". */
function tellsWhatWasDone(pieces: readonly Piece[]): boolean {
  return pieces.some((piece, at) => {
    const verb = pieces[at + 1];
    const before = lastWordOf(pieces[at - 1]);
    // "my son, buy …" speaks to him.
    if (verb?.kind !== "word" || verb.breaksName) return false;
    // "i get 0803…" says to whom.
    if (verb.text === "get" && isNumber(pieces[at + 2])) return textOfWord(pieces[0]) === "na";
    if (saying.has(verb.text) && wished.has(textOfWord(pieces[at + 2]))) return false;
    if (isNamed(piece)) return namedVerbs.has(verb.text);
    if (isSpokenOf(piece) && (namedVerbs.has(verb.text) || personVerbs.has(verb.text))) return true;
    return reports.some(
      ({ subjects, verbs }) =>
        subjects.has(textOfWord(piece)) && verbs.has(verb.text) && !requesters.has(before) && !verbs.has(before),
    );
  });
}

/** Who hands something out, in words before the verb that tell that they do, will or may: "i am sending", "zan tura", "mo n fi". */
const handing = [
  {
    subjects: setOf("i we he she they them dem e customer person"),
    aspects: setOf("am is are be m re s ll d will would can could may might shall go dey just only also now fit gats"),
    verbs: setOf(
      "send sending vend put run drop load recharge transfer give add fill supply process throw fire pump topup credit share push boost deliver dispatch use using",
    ),
  },
  {
    subjects: setOf("you u una"),
    aspects: setOf("are re dey just"),
    verbs: setOf("send sending put load transfer give share use using"),
  },
  {
    subjects: setOf("zan"),
    aspects: new Set<string>(),
    verbs: setOf("tura turawa turo aika aikawa aiko saka sakawa sako sa loda zuba kara cika"),
  },
  {
    subjects: setOf("mo o a won"),
    aspects: setOf("n maa"),
    verbs: new Set([...setOf("fi ta gbe ran ranse lo"), "fi ranse"]),
  },
  {
    subjects: new Set(["aga m", "a ga m"]),
    aspects: new Set<string>(),
    verbs: setOf("zite izite ziga iziga zipu tinye itinye nye zitere tinyere"),
  },
];

/** "i am sending mtn 500". "i'm sending 500 for mtn" pays for it. */
function tellsWhatIsDone(pieces: readonly Piece[]): boolean {
  return handing.some(({ subjects, aspects, verbs }) =>
    pieces.some((piece, at) => {
      if (!subjects.has(textOfWord(piece)) || requesters.has(lastWordOf(pieces[at - 1]))) return false;
      const verb = pieces.findIndex((one, place) => place > at && !aspects.has(textOfWord(one)));
      const isPayment = isAmount(pieces[verb + 1]) && textOfWord(pieces[verb + 2]) === "for";
      return verbs.has(textOfWord(pieces[verb])) && !isPayment && pieces.slice(verb + 1).some(isWare);
    }),
  );
}

const isWare = (piece: Piece) =>
  piece.kind === "size" || (piece.kind === "word" && Boolean(piece.sense?.provider ?? piece.sense?.services));

const isSpokenOf = (piece: Piece | undefined) => piece?.kind === "word" && piece.sense?.isPerson === true;
const isNamed = (piece: Piece) => piece.kind === "name" || (piece.kind === "word" && !piece.sense);
/** "please can" is one piece. */
const lastWordOf = (piece: Piece | undefined) => textOfWord(piece).split(" ").at(-1) ?? "";
const textOfWord = (piece: Piece | undefined) => (piece?.kind === "word" ? piece.text : "");

const maxAmountDigits = 6;
const questions = setOf("is are");
const owners = setOf("my his their");
const holders = setOf("my your his her their our");
const shown = setOf("that the those other wannan");
/** "this one na mtn 500", "o bu mtn 500". */
const copulas = setOf("na be is bu ni");
const identified = setOf("this that it one own a o mo eyi");
const identifying = new Set(["it is", "this is", "that is", "na the"]);
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
  "to mi",
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
    pieces.some((piece, at) => isIdentified(piece, pieces[at - 1], pieces[at + 1])) ||
    isOneThere(pieces)
  );
}

function isIdentified(piece: Piece, before: Piece | undefined, next: Piece | undefined): boolean {
  const word = textOfWord(piece);
  const isCopula =
    (copulas.has(word) && identified.has(lastWordOf(before))) ||
    identifying.has(word) ||
    identifying.has(`${textOfWord(before)} ${word}`);
  return isCopula && next !== undefined && (isAmount(next) || isWare(next));
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
export const isReported = (pieces: readonly Piece[]): boolean =>
  isOfOldSale(pieces) || tellsWhatWasDone(pieces) || tellsWhatIsDone(pieces);

const joints = setOf("and n da plus kuma pelu na");
const units = setOf("unit units kwh");
const maxUnitDigits = 3;
const likers = setOf("would will i d we ll");
const thanks = setOf("thanks thank tnx thx lot much appreciate");
const addressed = setOf("you u una");

/** Words that by where they stand say more than one sale has: "1gb and 500", "0803… and my wife", "from 0803…", "in 2 days". */
export function misplaced(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter((piece, at) => {
    const word = textOfWord(piece);
    const [before, next] = [pieces[at - 1], pieces[at + 1]];
    if (word === "from") return isNumber(next) || (pronouns.has(textOfWord(next)) && !addressed.has(textOfWord(next)));
    if (word === "for") return thanks.has(lastWordOf(before));
    if (word.endsWith("appreciate")) return next?.kind === "word" && !next.breaksName;
    // "like 500" is about 500; "i would like 500" asks for them.
    if (word === "like") return isAmount(next) && !likers.has(textOfWord(before));
    if (word === "called") return before !== undefined && isNamed(before) && !(next && isNamed(next));
    if (word === "in") return next?.kind === "days";
    // "50 units" costs more than fifty naira.
    if (units.has(word)) return before?.kind === "digits" && before.text.length <= maxUnitDigits;
    if (!joints.has(word)) return false;
    if (word !== "na" && isNumber(before) && isPerson(next)) return true;
    const isOfTwo =
      (before?.kind === "size" && isAmount(next)) ||
      (isAmount(before) && next?.kind === "size") ||
      (isPerson(before) && isPerson(next));
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

const isNumber = (piece: Piece | undefined) => piece?.kind === "digits" && piece.text.length > maxAmountDigits;
