import { readFileSync } from "node:fs";
import { type ServiceType, services, serviceTypes } from "../services/services.ts";
import { marketFillers, marketLeads, marketNotRequests, marketSpans, people, spokenAmounts } from "./market-words.ts";
import { marketDigits } from "./numerals.ts";
import { patterns } from "./patterns.ts";
import type { PlanKind } from "./reading.ts";
import { spans } from "./sizes.ts";

/** The meaning of a word or a few words. */
export interface Sense {
  /** A service, named directly. */
  services?: readonly ServiceType[];
  /** What is sold, if nothing else says it: "card", "token", "sub". */
  hints?: readonly ServiceType[];
  provider?: string;
  /** A part of a plan that a provider's name states, too. */
  planWord?: string;
  meterKind?: "prepaid" | "postpaid";
  planKind?: PlanKind;
  days?: number;
  isFiller?: true;
  /** Somebody who is spoken of. */
  isPerson?: true;
  /** An everyday word: where somebody is, and what they do there. */
  isAside?: true;
  /** A name may follow. */
  isLead?: true;
  /** Said of a sale that was, or was not, or is none. */
  isNoRequest?: true;
  isAgain?: true;
  /** It says what is sold, and is not understood beside anything else. */
  isStrict?: true;
  /** An amount in words that nobody counts. */
  isSpokenAmount?: true;
  /** A count of pieces, and of nothing else. */
  count?: number;
}

const mobile = ["airtime", "data"] as const;

/** Names under which people and listings know a provider, and what it sells. */
const providers: Readonly<Record<string, { services: readonly ServiceType[]; called: string }>> = {
  mtn: { services: mobile, called: "mtn, mnt, mtnn, mtm, ntn, mtn ng, mtn nigeria" },
  airtel: { services: mobile, called: "airtel, zain, econet, airtle, airtel ng, airtel nigeria" },
  glo: { services: mobile, called: "glo, globacom" },
  "9mobile": { services: mobile, called: "9mobile, etisalat, nine mobile, emts" },
  ikeja: {
    services: ["electricity"],
    called: "ikeja, ikeja electric, ikeja electricity, ikedc, ikedp, ikdc, iked, ikja, ikeje",
  },
  eko: { services: ["electricity"], called: "eko, eko electric, eko electricity, ekedc, ekedp, ekdc" },
  abuja: { services: ["electricity"], called: "abuja, abuja electric, abuja electricity, aedc, aedp" },
  kano: { services: ["electricity"], called: "kano, kano electric, kano electricity, kedco, kedc" },
  "port harcourt": {
    services: ["electricity"],
    called:
      "port harcourt, portharcourt, ph, phc, phed, phedc, pheb, port harcourt electric, port harcourt electricity, harcourt",
  },
  jos: { services: ["electricity"], called: "jos, jos electric, jos electricity, jed, jedc, jedplc" },
  ibadan: { services: ["electricity"], called: "ibadan, ibadan electric, ibadan electricity, ibedc, ibdc" },
  kaduna: {
    services: ["electricity"],
    called: "kaduna, kaduna electric, kaduna electricity, kaedco, kaedc, kadelec, kaduna elect",
  },
  enugu: { services: ["electricity"], called: "enugu, enugu electric, enugu electricity, eedc" },
  benin: { services: ["electricity"], called: "benin, benin electric, benin electricity, bedc" },
  yola: { services: ["electricity"], called: "yola, yola electric, yola electricity, yedc" },
  dstv: { services: ["tv"], called: "dstv, ds tv, dtsv, dsttv, multichoice" },
  gotv: { services: ["tv"], called: "gotv, go tv, gtov, gotvv" },
  startimes: { services: ["tv"], called: "startimes, star times, startime, star time" },
  showmax: { services: ["tv"], called: "showmax, show max" },
  smile: { services: ["internet"], called: "smile" },
  spectranet: { services: ["internet"], called: "spectranet, spectra" },
  ipnx: { services: ["internet"], called: "ipnx" },
  swift: { services: ["internet"], called: "swift" },
  cobranet: { services: ["internet"], called: "cobranet" },
  waec: { services: ["education"], called: "waec, wassce, waecc, wace, weac" },
  neco: { services: ["education"], called: "neco" },
  jamb: { services: ["education"], called: "jamb, utme" },
  nabteb: { services: ["education"], called: "nabteb" },
};

/** Said in politeness, or around what matters. */
const fillers =
  "fwd, fw, forwarded, forwarded message, gud, gd, mornin, gudmorning, goodmorning, evenin, goodevening, goodafternoon, aftanoon, gm, abeg, abegi, transfer, ur, your, yr, biko, pls, plz, please, plss, ple, kindly, jare, jor, o, oo, ooo, oh, sir, sirr, ma, boss, chairman, dear, hi, hello, hey, good, morning, afternoon, evening, day, send, sell, buy, by, vend, want, wan, wants, wanna, need, i, we, you, u, me, my, us, our, your, im, am, a, an, the, that, this, of, on, in, at, with, and, n, e, na, go, make, do, put, run, fit, can, could, would, will, like, get, gimme, lemme, let, help, quick, quickly, now, sharp, fast, whole, the whole, urgent, urgently, asap, thanks, thank, tnx, thx, abi, sha, number, numbers, num, nos, lamba, lambar, lambar waya, nomba, phone, line, sim, mobile, network, worth, value, amount, naira, ngn, price, plan, plans, only, just, activate, pay, payment, process, connect, one, it, them, her, his, their, is, be, dey, also, acct, account, id, service, into, using, via, from, oya, customer, customers, dis, wey, una, shop, order, new, piece, pcs, x, th, type, kind, company, provider, as, or, so, pin number, code, there, here, up, deh, dem, bros, bro, guy, my guy, oga, pikin, house, office";
const leads = "to, for, give, enter, gv, giv, fr, ontop";
const notRequests =
  "not, dont, don, didnt, isnt, wasnt, wont, cant, cannot, never, stop, refund, refunded, reverse, reversed, reversal, failed, fail, fails, failing, how, what, whats, why, when, where, which, who, wetin, wrong, mistake, mistakenly, already, yet, still, complain, complaint, pending, delivered, received, receive, entered, no enter, no dey enter, no gree enter, reached, arrived, sent, sold, was, were, has, had, have, did, done, yesterday, today, tomorrow, later, tonight, if, but, because, before, after, last, since, ago, status, problem, issue, error, slow, bad, off, lost, stolen, block, blocked, borrow, owe, owes, owed, owing, debt, debit, debited, charged, deducted, ported, cancel, remove, delete, change, check, confirm, verify, resend, find, search, balance, history, refuse, rejected, nothing, none, hold, wait, waiting, maybe, about, return, back, minus, than, between, each, every, both, twice, dunno, say, said, says, told, tell, asked, ask, no send, no sell, no buy, no load, no put, no give, no do, no recharge, no transfer, no vend, no get, no see, no come, no show, no work, kobo, dollar, dollars, usd, pounds, euro, euros, cedis, million, billion, percent";
/** Words of the TV packages that nothing else is called. */
const tvWords = "compact, padi, yanga, confam, extraview, smallie, jinja, jolli, supa";
const againWords =
  "tun se, e tun se, ti tele, eleyi ti tele, irin na karshe, na karshe, na baya, nke gara aga, as last time, the last order, last order, that last one, maimaita, maimaita na jiya, irin na jiya, irin na baya, irin wancan, irufe re, iru ti ana, otu ihe ahu, same, repeat, again, usual, the usual, as usual, same again, same as yesterday, same as last week, like yesterday, as yesterday, same as before, as before, same as last, same as last time, like before, like last time, same thing, same one, last one again, do am again, run am again, sell again, repeat last sale, repeat the last sale, repeat sale, repeat last, last sale again, kamar na jiya, kamar na baya, kamar da, sake, bi ti tele, bi ti ana, gege bi ti tele, tun, dika nke mbu, ka nke mbu, otu ahu ozo, ozo";
const planWords =
  "whatsapp, tiktok, youtube, instagram, facebook, xtravalue, xtratalk, xtradata, berekete, jumbo, access, family, stream, essential, mobile plus, pro, global, chinese, indian, uni, bumpa, midi, anytime, binge, xtra, pulse, awoof, mega, campus, bouquet plus, great wall, hdpvr, compact, plus, premium, padi, yanga, confam, extraview, french, touch, smallie, jinja, jolli, max, supa, nova, basic, classic, super, smart, unlimited, social, night, direct, entry, mock, without, registration, reg, gce, novdec, flexi, bigga, freedom, unified, home, entertainment, sports, lite, result, checker, token, weekend, asia, business, french";

const vocabulary = new Map<string, Sense>();

function add(phrases: string, sense: Sense): void {
  for (const phrase of phrases.split(", ")) vocabulary.set(phrase, { ...vocabulary.get(phrase), ...sense });
}

add(fillers, { isFiller: true });
add(marketFillers, { isFiller: true });
add(people, { isFiller: true, isPerson: true });
add(notRequests, { isNoRequest: true });
add(marketNotRequests, { isNoRequest: true });
add(leads, { isFiller: true, isLead: true });
add(marketLeads, { isFiller: true, isLead: true });
add(spokenAmounts, { isSpokenAmount: true });
for (const [word, count] of marketDigits) if (!vocabulary.has(word)) add(word, { isSpokenAmount: true, count });
add(againWords, { isAgain: true });
for (const word of planWords.split(", ")) add(word, { planWord: word });
add("jolly", { planWord: "jolli" });
add("jinga", { planWord: "jinja" });
add("smally", { planWord: "smallie" });
add(`${tvWords}, jolly, jinga, smally`, { hints: ["tv"] });
for (const [word, days] of spans) add(word, { days });
for (const [days, phrases] of Object.entries(marketSpans)) add(phrases, { days: Number(days) });
for (const type of serviceTypes) {
  const { said, hinted } = services[type].words;
  for (const phrase of said.split(", ")) {
    add(phrase, { services: [...(vocabulary.get(phrase)?.services ?? []), type] });
  }
  for (const phrase of hinted.split(", ")) {
    add(phrase, { hints: [...(vocabulary.get(phrase)?.hints ?? []), type] });
  }
}
add(services.electricity.words.hinted, { isStrict: true });
add("result checker, result checking, result checking token, result, sakamako, duba sakamako, na duba sakamako", {
  planWord: "result",
});
add("tokens", { planWord: "token" });
add("credit", { isStrict: true });
for (const [provider, { called }] of Object.entries(providers)) add(called, { provider });
add("direct entry, de form", { provider: "jamb", planWord: "direct entry" });
add("gotv lite, go tv lite", { provider: "gotv", planWord: "lite" });
add(
  "prepaid, is prepaid, na prepaid, prepd, pre paid, pre, prepay, prepaid meter, prepaid meter no, prepaid meter number",
  {
    meterKind: "prepaid",
  },
);
add(
  "postpaid, is postpaid, na postpaid, postpd, post paid, post, postpay, postpaid meter, postpaid meter no, postpaid meter number",
  {
    meterKind: "postpaid",
  },
);
add("sme, smedata", { planKind: "sme" });
add("gifting, gift", { planKind: "gifting" });
add("corporate, cg, corporate gifting, corp, corperate", { planKind: "corporate" });

const asideWords = readFileSync(new URL("aside-words.txt", import.meta.url), "utf8").matchAll(patterns.listed);
for (const [words] of asideWords)
  for (const word of words.split(" ")) if (!vocabulary.has(word)) add(word, { isFiller: true, isAside: true });

/** The longest phrase that is one, in words. */
export const maxPhraseLength = 4;

/** The meaning of a phrase; undefined: it is not known. */
export function senseOf(phrase: string): Sense | undefined {
  return vocabulary.get(phrase);
}

/** The services of the provider of this name; empty if only a catalogue knows it. */
export function soldBy(provider: string): readonly ServiceType[] {
  return providers[provider]?.services ?? [];
}

/** All names of a provider that is known here. */
export function namesOfProvider(provider: string): readonly string[] {
  return providers[provider]?.called.split(", ") ?? [provider];
}

const minFuzzyLetters = 5;
const englishFillers = new Set(fillers.split(", "));
const marketDays = new Set(Object.values(marketSpans).flatMap((phrases) => phrases.split(", ")));
/**
 * Words that may be misspelled: nobody mistakes them for a name. Of the polite words only the English ones, since one
 * more letter makes an Igbo verb say that it was done. "da kwata" is and a quarter, and no "kwana".
 */
const misspellable = Map.groupBy(
  [...vocabulary].filter(([phrase, sense]) => {
    const isTelling =
      sense.services ??
      sense.provider ??
      sense.meterKind ??
      sense.planKind ??
      sense.days ??
      sense.planWord ??
      sense.hints ??
      sense.isNoRequest;
    const isKnown = isTelling !== undefined || englishFillers.has(phrase);
    return phrase.length >= minFuzzyLetters && !phrase.includes(" ") && isKnown && !marketDays.has(phrase);
  }),
  ([phrase]) => phrase[0],
);
/** What is sold, by words so short that only a doubled letter or two that changed places are a slip: "gloo", "dsvt". */
const short = [...vocabulary]
  .filter(([phrase, { services: sold, provider, planWord }]) => !phrase.includes(" ") && (sold ?? provider ?? planWord))
  .map(([phrase, sense]) => ({ phrase, sense, single: once(phrase) }));

const withoutVowels = (word: string) => word.replace(patterns.vowels, "");
/** Words by what is left of them without their vowels: "wkly", "rchrg". */
const vowelless = Map.groupBy(
  [...vocabulary].filter(([phrase, { isAside }]) => phrase.length > 3 && !phrase.includes(" ") && !isAside),
  ([phrase]) => phrase.slice(0, 1) + withoutVowels(phrase.slice(1)),
);

/** The sense of a word that is one letter away from one that is known, or has no vowels, and of no second one. */
export function senseOfMisspelled(word: string): Sense | undefined {
  const near = word.length < minFuzzyLetters ? slipsOf(word) : misspellingsOf(word);
  const bare = withoutVowels(word).length > 2 ? (vowelless.get(word) ?? []) : [];
  const [first, ...others] = [...near, ...bare.map(([, sense]) => sense)];
  const isCertain = others.every((sense) => JSON.stringify(sense) === JSON.stringify(first));
  return first && isCertain ? first : undefined;
}

const misspellingsOf = (word: string): Sense[] =>
  (misspellable.get(word[0]) ?? []).flatMap(([known, sense]) => (isMisspelling(word, known, sense) ? [sense] : []));

/** "transfers" and "pleased" are words of their own, and so are "taken" for "token" and "think" for "thing". */
function isMisspelling(word: string, known: string, { isFiller }: Sense): boolean {
  if (!isOneOff(word, known)) return false;
  const isInflected = (isFiller && word === `${known}s`) || (word.endsWith("d") && !known.endsWith("d"));
  if (isInflected) return false;
  const isOtherLetter = word.length === known.length && sorted(word) !== sorted(known);
  return !isOtherLetter || (!isFiller && known.length > minFuzzyLetters);
}

/** The senses of a word that has a letter doubled or not, two that changed places, or a vowel left out. */
function slipsOf(word: string): Sense[] {
  const single = word.length > 2 ? once(word) : null;
  return short.flatMap((known) => (known.single === single || isSlip(word, known.phrase) ? [known.sense] : []));
}

function isSlip(word: string, known: string): boolean {
  if (word.length <= 3 || word.length > known.length || !isOneOff(word, known)) return false;
  return word.length === known.length ? sorted(word) === sorted(known) : withoutVowels(word) === withoutVowels(known);
}

function once(word: string): string {
  return word.replace(patterns.doubled, "$1");
}
const sorted = (word: string) => [...word].toSorted().join("");

/** One letter too many, too few or another one, or two that changed places. */
function isOneOff(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === known[at]) at++;
  const rest = (text: string, from: number) => text.slice(from);
  return (
    rest(word, at + 1) === rest(known, at + 1) ||
    rest(word, at + 1) === rest(known, at) ||
    rest(word, at) === rest(known, at + 1) ||
    (word[at] === known[at + 1] && word[at + 1] === known[at] && rest(word, at + 2) === rest(known, at + 2))
  );
}
