import { serviceTypes } from "../services/services.ts";
import { type Token, tokensOf } from "./lexer.ts";
import { firstNames, namingLeads } from "./market-words.ts";
import { type Named, namesIn, takeWholeNames } from "./names.ts";
import { patterns, setOf } from "./patterns.ts";
import type { Known } from "./reading.ts";
import { maxPhraseLength, type Sense, senseOf, senseOfMisspelled } from "./vocabulary.ts";

/** A token that is no word, a word or phrase with what it says (null: nothing that is known), or customers by name. */
export type Piece =
  | Exclude<Token, { kind: "word" }>
  | { kind: "word"; text: string; sense: Sense | null; breaksName: boolean }
  | { kind: "name"; named: Named };

/** Titles that a surname follows. */
export const honorifics = setOf("alhaji alhaja hajiya mallam malam mazi mr mrs pastor chief dr prof engr barrister");
/** Titles that a name begins with: what follows belongs to it. */
const titles = new Set([
  ...honorifics,
  ..."mama papa baba iya sis sister sista brother aunty auntie aunt anti uncle cousin mum mummy mumsy mother dad daddy popsy father nne nna egbon miss madam bros bro oga".split(
    " ",
  ),
]);

/** A title or a first name. */
export const isOfName = (word: string): boolean => titles.has(word) || firstNames.has(word);

/** The pieces of a normalized line. */
export function piecesOf(text: string, known: Known): Piece[] {
  const tokens = tokensOf(text);
  const words = tokens.map((token) => (token.kind === "word" ? token.text : token.kind === "digits" ? token.text : ""));
  const found = takeWholeNames(words, known);
  const name: Piece[] = found && isNameHere(tokens, found) ? [{ kind: "name", named: found.named }] : [];
  if (!found || name.length === 0) return phrasesOf(tokens, known);
  return [...phrasesOf(tokens.slice(0, found.from), known), ...name, ...phrasesOf(tokens.slice(found.to), known)];
}

/** A name of words that all say something else is one only where a name may stand. */
function isNameHere(tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean {
  const isTold = tokens.slice(from, to).every((token) => token.kind !== "word" || senseOf(token.text));
  const before = tokens[from - 1];
  return !isTold || (before?.kind === "word" && senseOf(before.text)?.isLead === true);
}

/** What a word says that ties what is sold to its amount or its days: "kaadi ti 500". */
const linked = { sense: { isFiller: true }, length: 1 } as const;
const isLinkedTo = (next?: Token) => next && (next.kind !== "word" || senseOf(next.text)?.provider !== undefined);

function phrasesOf(tokens: readonly Token[], known: Known): Piece[] {
  const pieces: Piece[] = [];
  const listed = listedNames(known);
  const { words: named, whole } = namesIn(known);
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    if (token.kind !== "word") {
      pieces.push(token);
      at++;
      continue;
    }
    const isLinked = token.text === "ti" && isLinkedTo(tokens[at + 1]);
    const { sense, length } = isLinked ? linked : maxSenseLength(tokens, at, { listed, named, whole });
    const text = tokens
      .slice(at, at + length)
      .map((part) => (part.kind === "word" ? part.text : ""))
      .join(" ");
    pieces.push({ kind: "word", text, sense, breaksName: token.breaksName });
    at += length;
  }
  return pieces;
}

function maxSenseLength(
  tokens: readonly Token[],
  at: number,
  {
    listed,
    named,
    whole,
  }: { listed: ReadonlyMap<string, Sense>; named: ReadonlySet<string>; whole: ReadonlySet<string> },
) {
  const words: string[] = [];
  for (const token of tokens.slice(at, at + maxPhraseLength)) {
    if (token.kind !== "word") break;
    words.push(token.text);
  }
  const [title = "", name] = words;
  const isTitled = titles.has(title) && name !== undefined && !senseOf(name) && !senseOf(`${title} ${name}`);
  if (isTitled) return { sense: null, length: 1 };
  for (let length = words.length; length > 0; length--) {
    const phrase = words.slice(0, length).join(" ");
    const sense = senseOf(phrase) ?? listed.get(phrase);
    // "Tailor" is a word beside what is sold, until a customer is called so.
    if (sense?.isFiller && !sense.isLead && length === 1 && whole.has(phrase)) return { sense: null, length };
    if (sense) return { sense, length };
  }
  return { sense: senseOfUnknown(words[0] ?? "", named), length: 1 };
}

/** The meanings of an unknown word. A name is never a slip. */
function senseOfUnknown(word: string, named: ReadonlySet<string>): Sense | null {
  if (patterns.speed.test(word)) return { planWord: word };
  const isName = named.has(word) || isOfName(word) || patterns.negated.test(word);
  return isName ? null : (senseOfOwned(word) ?? senseOfMisspelled(word) ?? null);
}

/** Hausa says whose and Igbo says please at the end of a word: "layinta" is "layi" of hers, "zitetu" a friendly "zite". */
function senseOfOwned(word: string): Sense | undefined {
  const [, stem = ""] = patterns.owned.exec(word) ?? [];
  return stem === "" ? undefined : senseOf(stem);
}

const namesOfLists = new WeakMap<Known["providers"], ReadonlyMap<string, Sense>>();

/** Providers that a catalogue lists and the parser does not know, under their whole names. */
function listedNames({ providers }: Known): ReadonlyMap<string, Sense> {
  const earlier = namesOfLists.get(providers);
  if (earlier) return earlier;
  const names = new Map<string, Sense>();
  for (const service of serviceTypes) {
    for (const { name, slug } of providers[service] ?? []) {
      const phrase = name.toLowerCase().replace(patterns.betweenWords, " ").trim();
      // "WAEC Result Checker" is WAEC's.
      if (phrase === "" || senseOf(phrase.split(" ", 1)[0] ?? "")?.provider || senseOf(phrase)) continue;
      names.set(phrase, { provider: slug, hints: [...(names.get(phrase)?.hints ?? []), service] });
    }
  }
  namesOfLists.set(providers, names);
  return names;
}

/** Words that no other meaning was found for, where they may be one name. */
export interface Group {
  text: string;
  pieces: readonly Piece[];
  /**
   * What stands before: what only a name follows ("name:", "for my"), a word that names whom a sale is for ("for"), another
   * behind which a name may follow, or none.
   */
  leads: "label" | "owner" | "naming" | "any" | null;
  isTitled: boolean;
}

/** The words that no other meaning was found for. */
export function strangers(pieces: readonly Piece[]): Group[] {
  const groups: (Group & { pieces: Piece[] })[] = [];
  let before: Piece | undefined;
  for (const [at, piece] of pieces.entries()) {
    const last = groups.at(-1);
    const isStrange = piece.kind === "word" && !piece.sense;
    if (isStrange && last && last.pieces.at(-1) === before && !piece.breaksName) {
      last.text += ` ${piece.text}`;
      last.pieces.push(piece);
    } else if (isStrange) {
      groups.push({
        text: piece.text,
        pieces: [piece],
        leads: leadOf(piece, before, pieces[at - 2]),
        isTitled: titles.has(piece.text),
      });
    }
    before = piece;
  }
  return groups;
}

/** "for my driver": any person. */
const owners = setOf("my his her our their");

function leadOf(piece: { text: string; breaksName: boolean }, before?: Piece, earlier?: Piece): Group["leads"] {
  if (before?.kind !== "word") return null;
  if (owners.has(before.text) && titles.has(piece.text)) return "owner";
  if (owners.has(before.text)) return earlier?.kind === "word" && namingLeads.has(earlier.text) ? "owner" : null;
  if (!before.sense?.isLead) return null;
  if (before.text === "name" && piece.breaksName) return "label";
  return namingLeads.has(before.text) ? "naming" : "any";
}
