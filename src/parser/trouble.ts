import { normalize } from "./normalize.ts";

/** What a customer says is wrong with something that was bought. */
export interface Trouble {
  reason: "token" | "nothing" | "twice" | "wrong";
  /** What was bought is named, and not only that something is wrong. */
  isAbout: boolean;
  /** The number that is named; null: none. */
  number: string | null;
}

const words = (...lists: readonly string[]) => new RegExp(`\\b(?:${lists.join("|")})\\b`, "u");

const token = words("tokens?", "tokin", "code", "pin", "digits?", "units?", "meter");
const bought = words(
  "tokens?|tokin|code|pin|units?|light|nepa|meter|airtime|data|recharge|card|sub|subscription|dstv|gotv|tv",
  ...["wuta|lantarki|kati", "ina|wahala ina", "oku|latrik"],
);
const twice = words(
  "twice|double|two times|2 times|again and again",
  ...["sau biyu", "(?:e|le)emeji", "ugboro abuo|mgba abuo"],
);
const wrong = words(
  ...["wrong (?:number|meter|network|company|card)", "another (?:number|meter)", "lambar da ba tawa", "nomba elomiran"],
  "nomba ozo",
);

const not = "(?:no|not|never|cannot|cant|can't|wont|won't|doesn'?t|does not|didn'?t|did not|isn'?t|refuse[sd]? to)";
const works = "enter(?:ing|ed)?|work(?:ing|ed)?|load(?:ing|ed)?|accept(?:ed|ing)?|valid|correct|recogni[sz]ed?";

/** That a token is refused. */
const refused = words(
  // English and Pidgin
  `${not} (?:(?:dey|gree|de|wan|to|be|been|being|fit) )*(?:${works})`,
  "(?:meter|e|it) (?:don )?(?:rejects?|rejected|refused?)|rejected|invalid|incorrect|used already",
  // Hausa
  "(?:ba|bai|baya|bata|ya ki|ta ki)(?: ya| ta)? (?:shiga|aiki|karba|karbi|yi)",
  // Yoruba
  "(?:ko|ki i)(?: (?:le|n|se|fe|ni|ti))* (?:wole|wo ile|sise|gba|ise)",
  // Igbo
  "(?:a|e)(?:na|ba|ru|di|ga|kwe)[a-z]*gh[iu]|o?naghi (?:abanye|aba|aru|ekwe|nabata)",
);

/** That what was bought did not come. */
const missing = words(
  // English and Pidgin
  "(?:no|not|never|haven'?t|have not|hasn'?t|didn'?t|did not|still no|yet to) (?:(?:yet|dey|de|don|been|i) )*" +
    "(?:see|seen|get|got|receive|received|come|came|drop|dropped|show|arrive|arrived|reach|collect)",
  "where (?:is )?my (?:light|airtime|data|money)|nothing (?:came|come|arrived|dropped)|missing",
  // Hausa
  "(?:ba|bai|bata|ban)(?: ya| ta| a)? (?:zo|iso|samu|ga|gani)",
  // Yoruba
  "(?:ko|mi o)(?: tii?)? (?:de|wa|ri|gba)",
  // Igbo
  "(?:abiaghi|abiabeghi|biaghi|ahughi|enwetaghi|erutebeghi)",
);

/** What a line says is wrong with something that was bought; null: it complains of nothing. */
export function readTrouble(line: string): Trouble | null {
  const text = normalize(line)?.replaceAll("’", "'");
  if (text === undefined) return null;
  const about = { isAbout: bought.test(text), number: numberIn(text) };
  const isRefused = refused.test(text);
  const isMissing = missing.test(text);
  if (about.isAbout && twice.test(text)) return { reason: "twice", ...about };
  if (wrong.test(text)) return { reason: "wrong", ...about };
  if (isRefused && (token.test(text) || !about.isAbout)) return { reason: "token", ...about };
  return isRefused || (isMissing && about.isAbout) ? { reason: "nothing", ...about } : null;
}

/** Digits of a phone, meter or smart card, also in groups. */
function numberIn(text: string): string | null {
  const [found] = text.match(/\d(?:[ -]?\d){7,14}/) ?? [];
  return found?.replace(/\D/g, "") ?? null;
}
