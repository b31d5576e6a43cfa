/** One habit of prose to drop, and what to write in its place. */
interface Habit {
  /** Every match is a finding. */
  pattern: RegExp;
  instead: string;
}

/** The eight habits. Each pattern is global: write-good reads all matches of a text. */
export const habits = {
  clauseAsSubject: {
    pattern: /(?:^|[.;] )What [^.?!:;]*[.;]/g,
    instead: "is a clause as a subject: name the subject",
  },
  whoever: {
    pattern: /\b(?:whoever|whomever|who has none|of which|of whom|in which)\b/gi,
    instead: 'says "anyone who", "users who" or a plain sentence in fewer turns',
  },
  alone: {
    pattern: /\b\w+ alone\b/gi,
    instead: 'is "only" before the noun',
  },
  archaic: {
    pattern: /\b(?:anew|mends?|mended|aloud|of late|in all(?=[,.;:)]|$)|put right|squares?|squared|forbears?)\b/gi,
    instead: "is again, fix, notify, recently, total, correct or resolve",
  },
  nobodyActs: {
    pattern: /\b(?:is|are|was|were|be) (?:looked up|looked at|believed|told|said)\b(?! by)/gi,
    instead: "is a passive with nobody in it: name who does it",
  },
  where: {
    pattern:
      /(?:^|[.;] )Where (?!to\b)[^.?!:;]*[.;]|, where (?:there|nobody|none|no)\b|\bfor each\b(?! (?:other|of)\b)|\bso many\b/g,
    instead: 'is "if", "per" or the number',
  },
  leaning: {
    pattern: /(?:^|[.;] )(?:Nor|And it|And that|And so|Neither)\b/g,
    instead: "leans on the sentence before it: write one that stands by itself",
  },
  metaphor: {
    pattern:
      /\b(?:bells?|(?<!key )rings?|hangs? bells|(?<!\b(?:make|leave|has) )rooms?|walls?(?! clock)|shelf|shelves|tells (?:of|what|whether|how|nothing|that))\b/gi,
    instead: "is a private metaphor: reports, emits, verifies, module, rule or snapshot",
  },
} as const satisfies Readonly<Record<string, Habit>>;

export type HabitName = keyof typeof habits;
