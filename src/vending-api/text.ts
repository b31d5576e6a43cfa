import { hideVended } from "./vended.ts";

// Control characters, line and paragraph separators, and what reorders or hides text (bidirectional marks, zero widths).
const unwanted = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]+/gu;

/**
 * Text of the service made fit for a screen: one line, trimmed, no control or bidirectional characters, at most
 * `longest` characters. A right-to-left override in a plan's name could otherwise show another price.
 */
export function cleanText(text: string, longest: number): string {
  // Cut first: a service's answer may be megabytes long, and only the beginning is shown anyway.
  const line = text
    .slice(0, longest * 8)
    .toWellFormed()
    .replace(unwanted, " ")
    .replace(/\s+/g, " ")
    .trim();
  const characters = [...line];
  return characters.length <= longest ? line : `${characters.slice(0, longest - 1).join("")}…`;
}

/** A word of the service, at most `longest` characters; null for anything else than text, and for an empty one. */
export function readWord(value: unknown, longest: number): string | null {
  return typeof value === "string" ? cleanText(value, longest) || null : null;
}

const invisible = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;

/**
 * A token as the service wrote it, several on a line each, without what reorders or hides text and without control
 * characters: a direction mark could otherwise show another token than the one that is sold.
 */
export function cleanToken(text: string): string {
  const lines = text.toWellFormed().split(/\r\n|[\n\r\u2028\u2029]/);
  return lines.map((line) => line.replace(invisible, "").replace(/\p{Cc}+/gu, " ")).join("\n");
}

// Sixteen to twenty digits in one run, or in groups of four as they are printed on a receipt.
const tokenPattern = /(?<!\d)(?:\d{16,20}|\d{4}(?:[ -]\d{4}){3,4})(?!\d)/g;

/** What is not vended, but has digits, too: whatever its number is called. "Session token" and "auth code" are such. */
const otherNumber =
  "(?:session|transaction|trans|txn|tran|reference|ref|order|request|invoice|receipt|rrn|batch|response|approval|auth(?:entication|ori[sz]ation)?|access|security|confirmation|status|tracking|serial|s/n|id|meter|account|acct|customer|smart ?card|card|iuc|phone|mobile|terminal|bank|wallet|stan)" +
  "(?:[ _-]*(?:tokens?|pin|code|id|no|number|num|ref(?:erence)?))*";
const namings = new RegExp(`(?<!\\w)(?:(${otherNumber})|((?:tokens?|pins?|kct|codes?)(?:\\(s\\))?))(?!\\w)`, "gi");
/** A number with its own name before it uses that name, and leaves the next number to the name before. */
const namedShort = new RegExp(`(?<!\\w)${otherNumber}\\W{0,4}(?:is |of )?(?=[\\w/-]*\\d)[\\w/-]{1,20}(?!\\w)`, "gi");
const joined = /^(?:[\s,;/&+|]|and)*$/i;
const namedAfter = /^\W{0,3}(?:\((?:your |the )?|(?:is|was) (?:your |the )?)(?:\w+ )?(?:token|pin)\b/i;
/** What may stand between a token's name and its digits: anything else may be the name of another number. */
const onlyLeadsOn =
  /^(?:[\s:=#*().,"'–—-]|\b(?:is|are|was|no|nos|number|numbers|num|value|values|your|the|of|for|to|meter|units?|kwh|prepaid|electricity|exam|scratch|card|code|pin|token|vended|generated|below|as|follows|load|enter|use|and|serial)\b|…)*$/i;
const sentenceEnd = /[.!?;|](?=\s)/;
/** A name further away belongs to something else. */
const maxBesideLength = 60;

/**
 * Digits that the text calls a token, a pin or a code, as they stand in it; several are joined by a comma. Null when
 * there are none: digits that nothing names, or that are called something else (a session, a reference, a meter), are
 * none. A hint, not a proof: the spec gives the token only in the webhook.
 */
export function findTokenHint(text: unknown): string | null {
  if (typeof text !== "string") return null;
  const line = cleanText(text, maxReadLength);
  const found: string[] = [];
  let isNamed = false;
  let end = 0;
  for (const match of line.matchAll(tokenPattern)) {
    const [digits] = match;
    const before = line.slice(end, match.index);
    end = match.index + digits.length;
    // "PINs: 1234…, 5678…": what follows in a list has the name of the first.
    if (!joined.test(before) || found.length === 0) isNamed = isCalledToken(before, line.slice(end));
    if (isNamed) found.push(digits);
  }
  return found.length > 0 ? found.join(", ") : null;
}

/** By the last name before the digits in their sentence; without one, by the name after them. */
function isCalledToken(before: string, after: string): boolean {
  const sentence = before.split(sentenceEnd).at(-1)?.replace(namedShort, " ").slice(-maxBesideLength) ?? "";
  const last = [...sentence.matchAll(namings)].at(-1);
  if (!last) return namedAfter.test(after);
  return last[2] !== undefined && onlyLeadsOn.test(sentence.slice(last.index + last[0].length));
}

const maxReadLength = 4000;
const maxWordsLength = 300;
const secretPatterns = [/ak_(?:live|test)_[^\s"']+/g, /eyJ[\w-]+\.[\w-]+\.[\w-]*/g];

/**
 * What the service said to a person: cleaned, at most 300 characters, and fit to be stored, shown and logged, since the
 * given `secrets` and all that looks like a key, a JWT or a vended token are taken out. Null when it is no text or empty.
 */
export function readWords(text: unknown, secrets: readonly string[]): string | null {
  if (typeof text !== "string") return null;
  // Taken out before the final cut, which could leave most of a token standing at the end.
  return cleanText(hideSecrets(cleanText(text, maxReadLength), secrets), maxWordsLength) || null;
}

function hideSecrets(text: string, secrets: readonly string[]): string {
  let hidden = hideVended(text).replace(tokenPattern, "…");
  for (const secret of secrets) {
    // A PIN is a few digits: only if no other character touches it, else parts of amounts and numbers would vanish.
    if (/^\d{1,8}$/.test(secret)) hidden = hidden.replace(new RegExp(`(?<!\\d)${secret}(?!\\d)`, "g"), "…");
    else if (secret) hidden = hidden.replaceAll(secret, "…");
  }
  for (const pattern of secretPatterns) hidden = hidden.replace(pattern, "…");
  return hidden;
}
