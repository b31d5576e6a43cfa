import type { Answer, Body, Meaning } from "../meaning.ts";

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

interface Page<T> {
  entries: readonly T[];
  number: number;
  last: number;
  next: number | null;
  previous: number | null;
  /** The address of another page: absolute, with the host that the caller named. */
  linkTo(number: number): string;
}

/** The page of `all` that the query's `page` asks for, the first when it asks for none. */
export function pageOf<T>(all: readonly T[], url: URL, size: number): Page<T> {
  const number = Math.max(1, Number(url.searchParams.get("page") ?? 1) || 1);
  const last = Math.max(1, Math.ceil(all.length / size));
  return {
    entries: all.slice((number - 1) * size, number * size),
    number,
    last,
    next: number < last ? number + 1 : null,
    previous: number > 1 ? number - 1 : null,
    linkTo(wanted) {
      const link = new URL(url);
      link.searchParams.set("page", String(wanted));
      return link.href;
    },
  };
}
