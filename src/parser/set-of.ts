/** The words of texts, for a look whether one is among them. */
export const setOf = (...texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((words) => words.split(" ")));
