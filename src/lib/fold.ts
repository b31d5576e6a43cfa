/** "Ṣọlá" and "sola" are the same when somebody searches: case, accents, dots below and doubled spaces do not matter. */
export function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}
