/** The characters that an SMS of 160 holds (GSM 03.38), and what becomes of all others. */

const basic =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
/** Written as two characters each. */
const extended = "^{}\\[~]|€\f";

const basicSet = new Set(basic);
const extendedSet = new Set(extended);

/** Replacements for characters that neither GSM-7 has nor Unicode takes apart into a letter and a mark. */
const standIns: Readonly<Record<string, string>> = {
  ...{ ɓ: "b", ɗ: "d", ƙ: "k", ƴ: "y", Ɓ: "B", Ɗ: "D", Ƙ: "K", Ƴ: "Y", ŋ: "n", Ŋ: "N", đ: "d", Đ: "D", ł: "l", Ł: "L" },
  ...{ "₦": "N", "’": "'", "‘": "'", ʼ: "'", "`": "'", "“": '"', "”": '"', "–": "-", "—": "-", "‑": "-", "−": "-" },
  ...{ "·": "-", "•": "-", "×": "x", "{": "(", "}": ")", "[": "(", "]": ")", "~": "-", "|": "/", "\\": "/", "^": "'" },
};

/** Pages of a message: 160 characters of GSM-7, or 70 of any other; 153 and 67 each where there are several. */
export function pagesOf(text: string): number {
  const length = gsmLengthOf(text);
  if (length === null) return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
  return length <= 160 ? 1 : Math.ceil(length / 153);
}

/** Septets of a text; null where a character of it is none of GSM-7. */
export function gsmLengthOf(text: string): number | null {
  let length = 0;
  for (const character of text) {
    if (basicSet.has(character)) length += 1;
    else if (extendedSet.has(character)) length += 2;
    else return null;
  }
  return length;
}

/** One line of letters that GSM-7 has at one septet each: accents and dots go, what is left unknown becomes "?". */
export function toGsm(text: string): string {
  const plain = [...text.normalize("NFC")].map(toGsmCharacter).join("");
  return plain.replace(/\s+/g, " ").trim();
}

function toGsmCharacter(character: string): string {
  const standIn = standIns[character];
  if (standIn !== undefined) return standIn;
  const bare = [...character.normalize("NFKD").replace(/\p{M}/gu, "")];
  return bare.map((one) => standIns[one] ?? (basicSet.has(one) || /\s/.test(one) ? one : "?")).join("");
}
