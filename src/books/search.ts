import { fold } from "../core/fold.ts";
import { parseTypedNaira } from "../core/money.ts";
import { maxNamed } from "../customers/person-names.queries.ts";
import type { Db } from "../db/database.ts";
import type { SaleTerm } from "../sales/sales.queries.ts";
import { referencePattern } from "../vending-api/words.ts";

/** The beneficiaries of an account whose customer's name holds a text. */
export type FindNamed = (db: Db, accountId: string, text: string) => Promise<readonly string[]>;

const maxTextLength = 64;
const maxTerms = 6;
/** Fewer digits than these stand in nearly every number, and in many references by chance. */
const minDigits = 3;
const minReferenceDigits = 5;
const minReferenceCharacters = 4;
const minLetters = 2;

/** The number that tells two customers of one name apart: "Musa 2". */
const partOfName = /^\d{1,2}$/;
const hasLetter = (word: string) => /\p{L}/u.test(word);

/**
 * What a text searches for: a beneficiary in any usual spelling, an amount ("500", "1k"), a reference, provider, product
 * or customer, whole or in part; several of them narrow it down ("mtn 500"). Null when nothing in it can be looked for.
 * `withCost`: what sales cost the shop is found, too.
 */
export async function readSearch(
  db: Db,
  accountId: string,
  text: string,
  findNamed: FindNamed,
  withCost = true,
): Promise<readonly SaleTerm[] | null> {
  const words = splitWords(text);
  if (words.length === 0 || words.length > maxTerms) return null;
  const terms: SaleTerm[] = [];
  const isAmongLetters = words.some(hasLetter);
  for (const word of words) {
    const isOfName = hasLetter(word) || (isAmongLetters && partOfName.test(word));
    const named = isOfName ? await findNamed(db, accountId, word) : [];
    const isCommon = named.length > maxNamed;
    const term = {
      ...readWord(word),
      ...(!withCost && { isCostHidden: true }),
      beneficiaries: isCommon ? [] : named,
      customer: isCommon ? fold(word) : null,
    };
    if (isEmpty(term)) return null;
    terms.push(term);
  }
  return terms;
}

/** Words in lower case; digits that were typed in groups, with spaces or hyphens, are one. */
export function splitWords(text: string): string[] {
  const clean = text.slice(0, maxTextLength).toWellFormed().normalize("NFKC").toLowerCase().trim();
  if (clean === "") return [];
  const words: string[] = [];
  let isNumber = false;
  for (const part of clean.split(/\s+/)) {
    const isGroup = /^\+?\(?\d[\d-]*\)?$/.test(part);
    const last = words.length - 1;
    if (isGroup && isNumber) words[last] = `${words[last]} ${part}`;
    else words.push(part);
    isNumber = isGroup;
  }
  return words;
}

function readWord(word: string): Omit<SaleTerm, "beneficiaries" | "customer" | "isCostHidden"> {
  const isNumber = /^[\d\s()+-]+$/.test(word);
  const bare = word.replace(/\D/g, "");
  const minimum = isNumber ? minReferenceDigits : minReferenceCharacters;
  const isReference = referencePattern.test(word) && word.length >= minimum;
  return {
    digits: isNumber && bare.length >= minDigits ? spellings(bare) : [],
    amountKobo: parseTypedNaira(word),
    reference: isReference ? word : null,
    // "500" may also be the plan of 500 MB.
    name: isNumber ? bare : [...word].length >= minLetters ? word : null,
  };
}

/** A Nigerian number in its international form is stored as 0803…; a meter may begin with 234 all the same. */
function spellings(digits: string): string[] {
  const national = /^(?:00)?2340?(\d{3,})$/.exec(digits)?.[1];
  return national === undefined ? [digits] : [digits, `0${national}`];
}

function isEmpty({ digits, amountKobo, reference, name, beneficiaries, customer }: SaleTerm): boolean {
  return (
    [...digits, ...beneficiaries].length === 0 && [amountKobo, reference, name, customer].every((it) => it === null)
  );
}

/** The reference that a text may be, as it was typed; null for anything else. Worth asking the service about. */
export function readReference(text: string): string | null {
  const bare = text.trim();
  return referencePattern.test(bare) && bare.length >= 6 && /\d/.test(bare) && !/^\d{1,11}$/.test(bare) ? bare : null;
}
