import type { Answer } from "../answers.ts";
import type { Body, Meaning } from "../meaning.ts";

/** The parts of a request that a dialect may read. */
export interface Asked {
  method: string;
  /** With the host that the caller named. */
  url: URL;
  /** Whether JSON is the first thing that the caller says it accepts. */
  wantsJson: boolean;
}

/** One way of writing services of this kind. Nothing here has an effect: meaning in, bytes out. */
export interface Dialect {
  answer(meaning: Meaning, asked: Asked): Answer;
  /** The exact bytes of a webhook. */
  webhook(body: Body): string;
  /** The answer to a known path without its last slash. */
  missingSlash: "unknown" | "redirected" | "overlooked";
}
