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

// Sixteen to twenty digits in one run, or in groups of four as they are printed on a receipt.
const tokenPattern = /(?<!\d)(?:\d{16,20}|\d{4}(?:[ -]\d{4}){3,4})(?!\d)/g;

/**
 * Digits that look like a vended token, as they stand in the text; several are joined by a comma. Null when there are
 * none. A hint, not a proof: the spec gives the token in the webhook alone.
 */
export function findTokenHint(text: unknown): string | null {
  if (typeof text !== "string") return null;
  const found = cleanText(text, longestRead).match(tokenPattern);
  return found ? found.join(", ") : null;
}

const longestRead = 4000;
const longestWords = 300;
const secretPatterns = [/ak_(?:live|test)_[^\s"']+/g, /eyJ[\w-]+\.[\w-]+\.[\w-]*/g];

/**
 * What the service said to a person: cleaned, at most 300 characters, and fit to be stored, shown and logged, since the
 * given `secrets` and all that looks like a key, a JWT or a vended token are taken out. Null when it is no text or empty.
 */
export function readWords(text: unknown, secrets: readonly string[]): string | null {
  if (typeof text !== "string") return null;
  // Taken out before the final cut, which could leave most of a token standing at the end.
  return cleanText(hideSecrets(cleanText(text, longestRead), secrets), longestWords) || null;
}

function hideSecrets(text: string, secrets: readonly string[]): string {
  let hidden = text.replace(tokenPattern, "…");
  for (const secret of secrets) {
    // A PIN is a few digits: only where it stands alone, else parts of amounts and numbers would vanish.
    if (/^\d{1,8}$/.test(secret)) hidden = hidden.replace(new RegExp(`(?<!\\d)${secret}(?!\\d)`, "g"), "…");
    else if (secret) hidden = hidden.replaceAll(secret, "…");
  }
  for (const pattern of secretPatterns) hidden = hidden.replace(pattern, "…");
  return hidden;
}
