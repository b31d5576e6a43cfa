import { patterns, setOf } from "./patterns.ts";
import type { ShopWord } from "./reading.ts";
import { senseOf } from "./vocabulary.ts";

/** Questions about the shop itself, whatever is asked around what they turn on. Words of all five languages, without marks. */

const fundHeads = setOf("fund funding deposit");
const bookHeads = setOf("profit profits gain gains gained riba ribar ribata ribarmu ribana ere uru");
/** They turn on the books only beside a question for an amount: "make" is a word for anything. */
const earningHeads = setOf("enter entered came make made earn earned earning samu lere jere ritere ritara nwetara");
const items = setOf(
  "airtime data light electricity nepa tv dstv gotv internet exam pins pin card cards kati kaadi recharge",
);
const balanceHeads = setOf("balance bal wallet kudina");
const amountAsked = setOf("much what whats wat wats wot wetin nawa elo melo ole gini kini me menene any");
const wayAsked = setOf("olee esi how where which yaya ina bawo nibo kedu ebee");
const paying = setOf(
  "put add load pay top transfer send drop saka sa zuba tura turo aika biya fi san tinye itinye etinye kwunye akwunye akwu kwuo ziga zite",
);
const payingTo = setOf("money wallet account acct kudi kudin owo ego funds fund");
const wanting = setOf("wan want fe achoro choro so");
const walletWords = setOf("wallet account acct bank akaunti asusu asusun asusuna asusunmu nakaunti");
/** The parts of an account that somebody asks for to pay into it. */
const detailWords = setOf("number no details lambar nomba");
const statementHeads = setOf("statement statements");
const monthNames = setOf("january february march april may june july august september october november december last");
const remaining = setOf("remain remains remaining left saura seku ku rage foro fodu foduru fodurunu");
const moneyWords = setOf("money kudi kudin kudina owo ego");
const having = setOf("have get nwere");
const owning = setOf("i we m");
const insideWords = setOf("inside in there nibe ninu ciki cikin");
const asideWords = setOf(
  "lati kun account wo see show view don wane wanne wace lose melo pay kudina available ana nko otu hw ci nizu nonwa nwere still me muka suka samu satin nan makon how much what whats wat wats wot wetin where which do does did don have i we my our the is was be dey go take for in of to on inside into now today week month left remain remains remaining there get wallet account nawa ya rage ne a cikin kudin kudi elo lo wa ninu inu mi ni ku to ti je ego ole di na fodurunu fodu foduru foro ka m bu da ke owo yau loni oni taa suna kedu menene me nene yaya zan za iya money so far any that wey got nwetara mo se le maa si ga esi ihe ohun dina dita wallet ta ina bawo nibo ebee put balance it can from yi yii wannan makon mako satin sati ose osu izu onwa kudina e nibe ciki aka lana jiya unyaahu yesterday lelee duba make your ebe olee",
);

/** What of the shop a line in words asks for: "how I go take fund my wallet". */
export function askedTopic(text: string): ShopWord | null {
  const bare = text.replace(patterns.smallAmount, "");
  if (bare !== text)
    return wordsOf(bare).some((word) => fundHeads.has(word) || wayAsked.has(word)) && askedTopic(bare) === "fund"
      ? "fund"
      : null;
  if (patterns.digit.test(text)) return null;
  const said = wordsOf(text);
  const has = (words: ReadonlySet<string>) => said.some((word) => words.has(word));
  const isAll = (...heads: readonly ReadonlySet<string>[]) =>
    said.every((word) => heads.some((words) => words.has(word)) || isAside(word));
  if (has(fundHeads) && isAll(fundHeads)) return "fund";
  const isWay = has(wayAsked) || (has(wanting) && has(walletWords));
  if (isWay && has(paying) && has(payingTo) && isAll(paying, payingTo, wanting, walletWords)) return "fund";
  const isInto = has(walletWords) && (has(detailWords) || (has(paying) && !has(amountAsked)));
  if (isInto && isAll(paying, payingTo, wanting, walletWords, detailWords)) return "fund";
  if (has(statementHeads) && isAll(statementHeads, monthNames)) return "statement";
  const isEarning = has(earningHeads) && (has(amountAsked) || has(moneyWords));
  if ((has(bookHeads) || isEarning) && isAll(bookHeads, earningHeads, items)) return "books";
  const isOfMoney = has(moneyWords) || has(amountAsked);
  const isIn = has(walletWords) && has(amountAsked) && has(moneyWords) && !has(paying);
  const isLeft =
    isIn ||
    has(remaining) ||
    (has(having) && has(owning) && has(moneyWords)) ||
    (has(insideWords) && (has(amountAsked) || (has(walletWords) && !has(paying))));
  return (has(balanceHeads) || (isLeft && isOfMoney)) && isAll(balanceHeads, remaining, walletWords) ? "balance" : null;
}

export const isAside = (word: string) => asideWords.has(word) || senseOf(word)?.isFiller === true;

export const wordsOf = (text: string): readonly string[] =>
  text.replace(patterns.apostrophes, "").match(patterns.words) ?? [];
