/** How a service may store the number 0803 123 4567: 08031234567, 2348031234567, +2348031234567 or 8031234567. */
export const phoneSpellings = ["local", "234", "+234", "bare"] as const;
export type PhoneSpelling = (typeof phoneSpellings)[number];

const prefixes = { local: "0", "234": "234", "+234": "+234", bare: "" } as const satisfies Record<
  PhoneSpelling,
  string
>;

const national = /^0(\d{10})$/;

/** A number as `readPhone` returns it, in one spelling. Returns any other text unchanged. */
export function spellPhone(phone: string, spelling: PhoneSpelling): string {
  const digits = national.exec(phone)?.[1];
  return digits === undefined ? phone : prefixes[spelling] + digits;
}

/** A number in every spelling, without repeats, the local one first. */
export function spellingsOf(phone: string): readonly string[] {
  return [...new Set(phoneSpellings.map((spelling) => spellPhone(phone, spelling)))];
}

/** The spelling of a written number; null if it is in none of the four. */
export function readSpelling(text: string): PhoneSpelling | null {
  const match = /^(0|234|\+234|)\d{10}$/.exec(text);
  return match ? (phoneSpellings.find((spelling) => prefixes[spelling] === match[1]) ?? null) : null;
}

/** The typed text, without the spaces, dashes, dots and brackets of its number. */
export function asTyped(text: string): string {
  return text.normalize("NFKC").replace(/[^\d+]/g, "");
}
