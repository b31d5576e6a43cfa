const words = (...lists: readonly string[]) => new RegExp(`\\b(?:${lists.join("|")})\\b`, "u");

const not = "(?:no|not|never|cannot|cant|can't|wont|won't|doesn'?t|does not|didn'?t|did not|isn'?t|refuse[sd]? to)";
const works = "enter(?:ing|ed)?|work(?:ing|ed)?|load(?:ing|ed)?|accept(?:ed|ing)?|valid|correct|recogni[sz]ed?";

/** How customers say what is wrong, each language in its own words, without accents. */
export const troublePatterns = {
  token: words("tokens?", "tokin", "code", "pin", "digits?", "units?", "meter"),
  bought: words(
    "tokens?|tokin|code|pin|units?|light|nepa|meter|airtime|data|recharge|card|sub|subscription|dstv|gotv|tv",
    ...["wuta|lantarki|kati", "ina|wahala ina", "oku|latrik"],
  ),
  twice: words(
    "twice|double|two times|2 times|again and again",
    ...["sau biyu", "(?:e|le)emeji", "ugboro abuo|mgba abuo"],
  ),
  wrong: words(
    ...[
      "wrong (?:number|meter|network|company|card)",
      "another (?:number|meter)",
      "lambar da ba tawa",
      "nomba elomiran",
    ],
    "nomba ozo",
  ),

  /** That a token is refused. */
  refused: words(
    // English and Pidgin
    `${not} (?:(?:dey|gree|de|wan|to|be|been|being|fit) )*(?:${works})`,
    "(?:meter|e|it) (?:don )?(?:rejects?|rejected|refused?)|rejected|invalid|incorrect|used already",
    // Hausa
    "(?:ba|bai|baya|bata|ya ki|ta ki)(?: ya| ta)? (?:shiga|aiki|karba|karbi|yi)",
    // Yoruba
    "(?:ko|ki i)(?: (?:le|n|se|fe|ni|ti))* (?:wole|wo ile|sise|gba|ise)",
    // Igbo
    "(?:a|e)(?:na|ba|ru|di|ga|kwe)[a-z]*gh[iu]|o?naghi (?:abanye|aba|aru|ekwe|nabata)",
  ),

  /** That what was bought did not come. */
  missing: words(
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
  ),

  /** Digits of a phone, meter or smart card, also in groups. */
  number: /\d(?:[ -]?\d){7,14}/,
  notDigit: /\D/g,
} as const;
