import type { PromisedDay } from "./reading.ts";

/** The names of the days on which somebody may promise to pay, in all five languages and without marks. */
export const promisedDays: Readonly<Record<PromisedDay, string>> = {
  today: "today|tonight|this evening|evening|yau|loni|oni|taa",
  tomorrow: "tomorrow|tmrw|tmr|tomoro|tommorow|tommorrow|tomorow|2moro|gobe|lola|ola|echi",
  overmorrow: "next tomorrow|day after tomorrow|jibi|otunla|nwanne echi",
  monday: "monday|mond(?:e|ee|i)|mon|litinin|aje",
  tuesday: "tuesday|tuzde|tusde|tues|tue|talata|isegun",
  wednesday: "wednesday|wenezde|weneside|wesde|weds|wed|laraba|ojoru",
  thursday: "thursday|tozde|tosde|thurs|thur|alhamis|ojobo",
  friday: "friday|fraide|furaide|fri|jimoh?|jumm?a.?a|jumat|eti",
  saturday: "saturday|satode|satide|the weekend|weekend|sat|asabar|abameta",
  sunday: "sunday|sonde|sun|lahadi|aiku",
  week: "next week|mako mai zuwa|sati mai zuwa|ose to n bo|izu ozo|izu na[ -]abia",
  month:
    "month ?end|(?:the )?end of (?:the )?month|when (?:(?:he|she|they|e|dem) )?(?:(?:gets?|collects?|receives?) )?salary(?: enters?| comes?| drops?| lands?)?|karshen wata|ipari osu|opin osu|njedebe onwa",
};

const day = `(?<day>${["overmorrow", ...Object.keys(promisedDays)].map((name) => promisedDays[name as PromisedDay]).join("|")})`;
const daysOf =
  "(?: (?:by|on|at|before|till|until|come|latest|next(?! tomorrow)|this|for|ni|na|a|ranar|ran|ojo|lojo|sai|har|titi|ruo|zuwa|in|the|di)){0,3}";
const amount =
  "[₦#n]?(?:naira )?(?<amount>[1-9]\\d{0,2}(?:,?\\d{3}){0,2}(?:\\.\\d{1,2})?k?)(?: ?naira)?(?![\\d,.]*\\w)";

/** Somebody else who will pay. */
const payer =
  "(?:(?:(?:o|ha) si (?:na )?|(?:ya|ta) ce )?(?:(?:(?:my|the) )?(?:he|she|they|e|dem|im|him|her|customer|person|am)(?: (?:says?|said|promised?))?(?: (?:he|she|they|e|dem|to))?(?:'ll| ll| will| promised to| has to| go| gonna| wan| is going to| shall) (?:pay|settle|(?:balance|clear) (?:me|us|it|am|up)|(?:give|bring|send|drop)(?: (?:me|us|am))? (?:the |her |his |my )?(?:money|cash))|make (?:he|she|e|dem|am) pay|(?:zai|za ?ta|za ?su|za a|sai ya|sai ta) (?:biya|(?:ba ni|bani|kawo|bada) kudin?)|(?:(?:o|won|a) (?:maa|ma|a|yoo|yio)|(?<!\\bmo )(?:maa|yoo|yio)) (?:san(?:wo)?|fun mi (?:l|ni )owo|(?:gbe|mu) owo wa)|(?:o|ha|onye ahia) ga[ -]?(?:akwuo?|enye m ego|ewete ego)))";
/** "za a biya wuta": a bill that is to be paid now, and no debt of anybody. */
const bill =
  "(?! (?:for |kudin |owo |ugwo )?(?:the |my |his |her )?(?:wuta|lantarki|ina|oku|light|nepa|dstv|gotv|startimes|showmax|waec|neco|jamb)\\b)";
/** The day in front of a promise: "ranar juma'a zai biya", "o ni ojo jimoh loun maa san". */
const dayBefore = `(?:(?:o|ya|ta|o si|he|she|they|dem|e) (?:ni|ce|na|said|says?) )?(?:(?:ranar|on|by|till|until|ojo|ni ojo|lojo|n.|na|sai|come) ?)?${day}(?: (?:ne|ni|ka|la|na im|that(?: i|')?s when))? (?:(?:lo|l?oun|loun|ni oun) )?`;
/** A payment of nobody in particular; only its day shows that it is still to come. */
const payment =
  "(?:(?:will|go|to) (?:pay|settle)|(?<=^|[\\d,;.] ?)pays?|to be paid|(?:(?:he|she|they|customer|dem|e) (?:is |are |dey |s )?)?paying|payment|(?:i|we)(?: go| will|'ll) collect (?:the |my |our )?money)";
const paid = "(?: (?:me|am|us|it|back|up|him money|her money|the money|money|ugwo|owo|kudi|kudin|mi|m|ya|mu)){0,3}";
const from = "(?: (?:from|for|hand) (?:am|him|her|them|the customer|customer))?";
const it = "(?: (?:it|am|them|this one|ya|ha))";

const oneOf = (...said: readonly string[]) => `(?:${said.join("|")})`;
const whole = (pattern: string) => new RegExp(`(?:(?<!\\w)|(?=@))(?:${pattern})(?!\\w)`, "g");

/** A day beside a sale on credit, wherever it stands: "till monday", "due friday". */
export const dueDay = new RegExp(
  `(?<!\\w)(?:due|by|till|until|before|come|sai|zuwa|titi|ruo)(?: (?:on|by|ni|na|ranar|ojo))? ${day}(?!\\w)`,
);

/** The words of a line about how its sale is paid for. */
export const termsPatterns = {
  /** "she go pay friday", "zai biya gobe". */
  promise: whole(
    `(?:${dayBefore}${payer}${bill}${paid}(?: ni)?|${payer}${bill}${paid}(?: later| anjima)?(?: ${amount})?(?:${daysOf} (?:n')?${day}| (?:by|before|around) \\d{1,2} ?[ap]m)?)`,
  ),
  /** "i will pay you tomorrow": a customer's words, passed on. */
  forwarded: whole(
    `(?:(?:i|we)(?:'ll| ll| will| go) (?:pay|settle) (?:you|u)|m ga[ -]akwuo? gi|zan biya (?:ka|ki|ku))${daysOf} (?:n')?${day}`,
  ),
  payment: whole(`${payment}${paid}${daysOf} ${day}`),
  /** "on credit", "credit sale till friday", "bashi", "lori gbese", "n'ugwo". */
  credit: whole(
    `${oneOf(
      `(?:(?:sell|give|put|do|take|buy|collect)${it}? )?(?:on|for|as|by|in) (?:credit|debt)`,
      "credit (?:sale|sales|basis)",
      "on account(?! (?:no|num|number|\\d))",
      `(?:put|write|add)${it}?(?: down)? (?:for|in|inside|into|to|on) (?:(?:the|my|our|him|his|her) )?(?:book|debt|tab)`,
      `(?:(?:he|she|they|dem|e) (?:never|no|has not|hasnt) (?:pay|paid)[, ]+)?(?:write|note|record|jot)${it} down(?:,? (?:(?:he|she|they|dem|e|im) )?(?:is |are |dey )?(?:owes?|owing)(?: (?:me|us))?)?`,
      "(?:in|inside|for|on) (?:the|my|our) (?:debt )?book",
      "(?:(?:he|she|they|dem|e) )?(?:go|will) owe(?: (?:me|us|am|it))?",
      "(?:pays?|paying|payment) later",
      // "mtn 500, bola owes me" says that a debt is there already.
      "(?:(?:he|she|they|dem|customer) )?(?<!(?:dey|is|are|still) )(?:owes?|owing)(?=$|,? (?:till|until|by|before|sai) )",
      "(?<=\\d{7},? (?:na )?)debt$",
      `(?:put|add)${it} (?:on|to|in|for) (?:his|her|their|the|him|dem) account(?! (?:no|num|\\d))`,
      "(?:(?:a |ka |ku )?rubuta(?: shi| masa| mata)? (?:a|cikin) (?:littafi|daftari)|(?:e )?(?:ko)(?: o)? (?:sinu|si) iwe(?: gbese)?)",
      "(?:(?:a )?rubuta (?:masa |mata )?)?(?:(?:a|na|akan|a kan|bisa|da) )?bashi(?: ne)?",
      "(?:(?:lori|ni) )?(?:gbese|awin)",
      "n'? ?ugwo|na ugwo|(?<!\\b(?:kwuo|ikwu|akwu|kwuoro) (?:m )?)ugwo$",
    )}(?:,?${daysOf} ${day})?`,
  ),
  /** "collect 1050 from am", "sell at 4500", "a karbi 600", "gba 650", "ree ya 700". */
  agreed: whole(
    oneOf(
      `(?:(?:(?:make )?(?:i|we|una|you) )?(?:(?:will|go|fit|wan|to|dey) )?)(?:collect|charge|(?<=\\b(?:i|we) )(?:charged|collected)|(?:(?:i.?m|i am|we.?re|we are|dey) )?(?:collecting|charging))(?: (?:am|him|her|them|customer|only))? ${amount}${from}`,
      `(?:sell(?:ing)?|sale)${it}? (?:at|for|@) ?${amount}`,
      `(?:(?:i|we) (?:go|will) )?sell(?:ing)?${it} ${amount}`,
      `(?<=^(?:sell|vend) .{0,60} )for ${amount}$`,
      // "at 5" is an hour.
      `(?:at |@ ?)(?=[₦#n]?(?:\\d[\\d,]{2}|[\\d.]+k))${amount}`,
      `(?:selling|sell|sale|my|our|agreed|last|customer) price(?: (?:is|na|be))? ${amount}`,
      `(?:we )?agreed?(?: (?:on|for|at))? ${amount}`,
      // "i will pay 5000 for dstv" is an order.
      `(?<!\\b(?:i|we) )(?:(?:(?:my|the) )?customer )?(?:will|go) pay(?: (?:me|us))? ${amount}`,
      `(?:customer|he|she|they|dem|e) (?:(?:pays?|(?:has |don )?paid|don pay|is paying|dey pay)(?: (?:me|us))?|(?:gave|give) (?:me|us)) ${amount}`,
      `(?:(?:a|ka|ku|sai|zan|zamu|za mu) )?(?:karbi|karba) ${amount}`,
      `(?:(?:a|ka|ku) )?sayar(?: da (?:shi|ita))?(?: (?:a|akan|a kan))? ${amount}`,
      `(?:mo )?(?:ta a|gba)(?: ni)? ${amount}`,
      `(?:ni|na) ${amount}$`,
      `(?:akan|a kan) (?=[₦#n]?[\\d,.]{3})${amount}`,
      `(?:(?:ree|resi|were)(?: ya| ha)|nara(?: ya| ha| m)?)(?: na)? ${amount}`,
    ),
  ),
} as const;
