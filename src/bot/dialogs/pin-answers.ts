import type { PinAnswer, Unreadable } from "../../sessions/pin-check.ts";
import { type Html, lines, paragraphs, type Say } from "../ui/text.ts";

/** An answer that accepts no PIN and has, or may have, the service's own words. */
export type Answered = Exclude<PinAnswer<unknown>, { kind: "right" | "wait" | "slow_down" | "unavailable" }>;

const unreadable = {
  page: "login-page",
  redirect: "login-redirect",
  no_token: "login-no-token",
  other: "login-unreadable",
} as const satisfies Record<Unreadable, string>;

/** Why a PIN led to no login, what to check or do about it, and the service's own words. */
export function sayAnswered(say: Say, checked: Answered): Html {
  return paragraphs(whatSaid(say, checked), checked.words !== null && say.html("card-words", { words: checked.words }));
}

function whatSaid(say: Say, checked: Answered): Html {
  switch (checked.kind) {
    case "another_step":
      return say.html("login-another-step");
    case "unreadable":
      return lines(say.html(unreadable[checked.what]), say.html("pin-tries", { left: checked.left }));
    case "wrong": {
      const title = checked.isPage ? "login-page" : "login-refused";
      return lines(say.html(title), say.html("pin-tries", { left: checked.left }));
    }
  }
}
