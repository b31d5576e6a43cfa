import type { Month } from "../core/calendar.ts";
import type { AskedMonth } from "./reading.ts";

/** Names of months in the five languages, without marks. */
const named: Readonly<Record<Month, string>> = {
  january: "january|jan|janairu|januwari|jenuwari|osu (?:kinni|sere)",
  february: "february|feb|faburairu|fabrairu|februwari|febuwari|osu (?:keji|erele)",
  march: "march|maris|maachi|osu (?:keta|erena)",
  april: "april|afrilu|afirilu|eprel|osu (?:kerin|igbe)",
  may: "mayu|osu (?:karuun|karun|ebibi)",
  june: "june|yuni|juun|osu (?:kefa|okudu)",
  july: "july|yuli|julai|osu (?:keje|agemo)",
  august: "august|aug|agusta|ogost|osu (?:kejo|ogun)",
  september: "september|sept|satumba|septemba|osu (?:kesan|owewe)",
  october: "october|oct|oktoba|osu (?:kewaa?|owara)",
  november: "november|nov|nuwamba|novemba|osu (?:kokanla|belu)",
  december: "december|dec|disamba|disemba|osu (?:kejila|ope)",
};

const others: Readonly<Record<Exclude<AskedMonth, Month>, string>> = {
  thismonth: "(?:this|dis) month|wannan watan?|watan nan|osu yii?|onwa a",
  lastmonth:
    "last month|month wey pass|watan (?:jiya|da ya (?:gabata|wuce))|osu t[io] ?(?:o )?(?:koja|lo)|onwa (?:gara aga|ikpeazu)",
};

const before = "(?:(?:for|in|of|inside|month|na|a|ni|n'|ti|cikin|watan|osu|onwa) ){0,3}";

export const monthPatterns = {
  /** A month, and what leads to it; its group tells which. A bare "may" is none: it asks whether one may. */
  monthIn: new RegExp(
    `(?:^|\\s)(?:${before}(?:${Object.entries({ ...named, ...others })
      .map(([month, names]) => `(?<${month}>${names})`)
      .join("|")})|(?:for|in|of|month|watan|osu|onwa) (?<may2>may|mee))(?=$|[\\s?.!])`,
  ),
} as const;
