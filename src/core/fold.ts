/** Letters with a hook, which Unicode does not take apart into a letter and a mark. */
const hooked: Readonly<Record<string, string>> = { ɓ: "b", ɗ: "d", ƙ: "k", ƴ: "y" };

/** "Ṣọlá" and "sola", "Ɗanƙo" and "danko" are the same when somebody searches: case, accents, dots, hooks and doubled spaces do not matter. */
export function fold(text: string): string {
  const bare = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return bare
    .replace(/[ɓɗƙƴ]/g, (letter) => hooked[letter] ?? letter)
    .replace(/\s+/g, " ")
    .trim();
}
