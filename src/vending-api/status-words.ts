import type { ObserveBeyondSpec } from "../core/metrics.ts";
import type { ServiceTraits } from "./traits.ts";
import { isBeyondSpec } from "./words.ts";

/** Counts and learns the status word of a record or webhook, if the specification does not have it. Never rejects. */
export type NoteStatusWord = (word: string) => Promise<void>;

export function createStatusWordNoter(
  traits: Pick<ServiceTraits, "get" | "learn">,
  onBeyondSpec: ObserveBeyondSpec,
): NoteStatusWord {
  return async (said) => {
    if (!isBeyondSpec(said)) return;
    onBeyondSpec("status_word");
    const word = said.trim().toLowerCase();
    const known = traits.get("status_words")?.split(",") ?? [];
    if (!known.includes(word)) await traits.learn("status_words", [...known, word].toSorted().join(","));
  };
}
