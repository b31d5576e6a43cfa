import type { Answer } from "../answers.ts";
import type { Body, Meaning } from "../meaning.ts";

/** What a dialect may look at of the request that it answers. */
export interface Asked {
  method: string;
  /** With the host that the caller named. */
  url: URL;
  /** Whether JSON is the first thing that the caller says it accepts. */
  wantsJson: boolean;
}

/** One way in which services of this kind are written. Nothing here has an effect: meaning in, bytes out. */
export interface Dialect {
  answer(meaning: Meaning, asked: Asked): Answer;
  /** The exact bytes of a webhook. */
  webhook(body: Body): string;
  /** What becomes of a known path whose last slash is missing. */
  missingSlash: "unknown" | "redirected" | "overlooked";
}
