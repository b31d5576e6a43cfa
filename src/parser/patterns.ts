const month = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?";

/** Among other words "mary 2" is a name, "2.5%" a part and "₦12.10" an amount. */
const monthWord =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?!\\p{L})\\.?";
const dateAmongWords = [
  "\\d{4}-\\d{1,2}-\\d{1,2}",
  "\\d{1,2}/\\d{1,2}(?:/(?:\\d{4}|\\d{2}))?",
  "\\d{1,2}\\.\\d{1,2}\\.(?:\\d{4}|\\d{2})",
  `\\d{1,2}(?:st|nd|rd|th)?\\s*${monthWord}(?:\\s+\\d{4})?`,
  `${monthWord}\\s*\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s+\\d{4})?`,
].join("|");

/** A day in any spelling; which part is which stands in the names of its groups. */
const date = [
  "(?<y1>\\d{4})-(?<m1>\\d{1,2})-(?<d1>\\d{1,2})",
  "(?<d2>\\d{1,2})[/.](?<m2>\\d{1,2})(?:[/.](?<y2>\\d{4}|\\d{2}))?",
  `(?<d3>\\d{1,2})(?:st|nd|rd|th)?\\s*(?<m3>${month})(?:\\s+(?<y3>\\d{4}))?`,
  `(?<m4>${month})\\s*(?<d4>\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(?<y4>\\d{4}))?`,
].join("|");

/** Every pattern that what is typed meets. Each is linear in the length of the text: a test feeds them hostile ones. */
export const patterns = {
  /** One after the other: digits, letters, or what is neither. */
  atoms: /\d+|\p{L}+|[^\d\p{L}]+/gu,
  /** Turns the order of what is shown around: such a number is read otherwise than it looks. */
  turned: /[\u202b\u202e\u2067]/u,
  /** A line of a list of words that is no comment. */
  listed: /^[a-z].*$/gm,
  invisible: /\p{Cf}/gu,
  /** Digits of other scripts, raised ones and fractions: what they come to is not guessed. */
  otherDigit: /(?![0-9\uff10-\uff19])\p{N}/u,
  /** Our reference, whole, or its end with or without the dots before it: no letter in it is an I, L, O or U. */
  reference: /^\s*(?:…|\.{3})?(VB-[0-9A-HJKMNP-TV-Z]{26}|[0-9A-HJKMNP-TV-Z]{6,26})\s*$/i,
  /** "*131*7#" is dialled, not sold. */
  dialled: /^\s*\*\d[\d*]*#/,
  /** "1. ", "2) " and "[10:45, 22/11/2026] " in front of a line that was pasted. */
  listMark: /^\s*(?:\(?\d{1,2}[.)]\s+|\[[^\]]{1,40}\]\s*|\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?: ?[ap]m)? - )/,
  /** "Tunde: " in front of what somebody wrote. */
  sender: /^([\p{L} ~.]{1,40}):\s/u,
  /** A phone's or a device's number. */
  longNumber: /\d{9}/,
  /** Between the groups of one number. */
  withinNumber: /^[ .()-]{1,3}$/,
  nairaBefore: /[₦#]\s?$/u,
  nairaAfter: /^\s?(?:₦|\/[-=])/u,
  /** "sakamin": what a verb of Hausa is done for, glued to it. */
  gluedPerson: /\b(sa|saka|sako|tura|turo|aika|aiko|saya|sayo|siyo|zuba|loda)(min|mini|mani|masa|mata|mana|musu)\b/g,
  /** "sa mana": for us. By itself "mana" is the "but" of Igbo. */
  forUs: /\b(sa|saka|sako|tura|turo|aika|aiko|saya|sayo|siyo|zuba|loda|biya) mana\b/g,
  /** "how's", "it's". */
  shortIs: /\b(how|it|what|that|where|who|here|there|he|she)['’]s\b/g,
  /** "mtn 500, no: 0803…". */
  numberSign: /(?<=\S )no ?[.:] ?(?=\+?\d{7})/g,
  /** "my data don finish, ": why somebody buys, in front of what they buy. */
  reason:
    /^(?:(?:abeg|please|pls|biko|oga|boss|bros)[ ,]+)*(?<who>(?:\p{L}{2,20} ){1,3}(?=ni (?:ina|data|kaadi) ))?(?:ni )?(?:(?:nepa|phcn|dem|they) (?:(?:don|has|have) )*(?:carry|carried|take|took|taken|seize|seized|cut) (?:our )?(?<item>light)|(?:nepa |phcn )?(?:an |sun )yanke (?:mana )?(?<item>wuta)|(?:(?:awon )?(?:nepa|won) )?ti mu (?<item>ina)(?: wa)?|(?<item>ina) ti lo|(?:ha|nepa) ewerela (?<item>oku)|(?:(?:my|our|the|his|her) (?:\p{L}{2,15} )?)?(?<item>data|mb|bundle|airtime|credit|card|kati|kaadi|(?:nepa |light )?units?|light|nepa|wuta|ina|oku|sub|dstv|gotv|startimes|cable|meter|mita)r?(?: (?:mi|wa|won|re|m|anyi|ta|na|mu|ya|dina|for house))? (?:(?:don|has|have|is|dey|almost|about to|ti|ta|ya) ){0,3}(?:finish(?:ed|ing)?|expired?|exhausted|low|kare|tan|agwula|gwula|go(?<=\b(?:light|nepa) don go))(?: o+h?)?(?: (?:for (?:(?:my|our|her|him) )?(?:house|home|shop|phone|line|meter)|nile|ninu ile|a gida|n'ulo(?: m| anyi)?))?)(?:\s*[,.;:!\n]\s*|\s(?=(?:abeg|pls|please|kindly|biko|don allah|jowo|e|a|so|help|send|load|buy|give|put|do|renew|recharge|i (?:need|want|wan))\b))/u,
  /** ", so i can browse": what for, behind what is bought. */
  purpose:
    /,? (?:so(?: that)?|make|(?:na )?to)(?: (?:i|we|he|she|they|e|dem|my \p{L}{2,12}|the \p{L}{2,12}))?(?: (?:can|fit|go|will))? (?:browse|call|watch|stream|download|study|chat|cook|iron|post|upload|attend|join|submit|register|read|learn|play|do(?= (?:zoom|(?:my|his|her|their|the|our) (?:assignment|homework|project|registration|exam))))(?: (?:me|us|him|her|them|my|his|their|our|the|with|on|for|ball|match|football|premier|league|film|movie|news|online|class|video|youtube|netflix|whatsapp|mum|mama|people|family|zoom|meeting|assignment|homework|project|registration|exam|goods|status|content|books?|games?)){0,4}\W*$/u,
  politeStart: /^(?:(?:abeg|please|pls|plz|biko|oga|kindly|(?:e )?jowo|don allah|help me|can you)[ ,]+)+/i,
  /** A question, unless somebody asks for something to be done. */
  asked: /\?\W*$/,
  requested:
    /\b(?:can|could|would|will|may|please|pls|plz|abeg|biko|help|kindly|fit|need|wants?|wan|za (?:ku|ka|ki) iya|don allah|e? ?jowo|i nwere ike)\b/,
  /** "not mtn", "ba mtn ba": what a sale shall not have. */
  deniedWare: /\b(?:not|(?:e )?no be|ba|kii se|ki i se|obughi|o bughi|abughi) ([\p{L}\d]+(?:[.,]\d+k?)?)(?: ba\b)?/gu,
  /** "my boss said i should": a customer's wish, passed on. "I told you" complains. */
  passedOn:
    /(?<![\p{L}\d])(?:(?:(?:he|she|they|dem|im|him|who|wey) )|(?<!\b(?:i|we|you|u|una) ))(?:said|says?|told (?:me|us)|asked(?: (?:me|us))?)(?: that)? (?:(?:i|we) (?:should|must)|make (?:i|we))(?: help)?(?: (?:him|her|them|am))?(?![\p{L}\d])/gu,
  /** "for that guy waiting outside". Of a wait without a place nobody knows whether it is for an old sale. */
  waitsThere:
    /\b(?:for (?:that|the|this|my|one) \p{L}+ waiting|(?:is|dey|wey dey|who is) wait(?:ing)?)(?: for (?:me|us))? (?:outside|in front|(?:for|at|by) (?:the |my |our )?(?:door|gate|counter|front|junction|shop))(?!\p{L})/gu,
  /** "dont delay me today", "confirm once done". */
  hurry:
    /\b(?:(?:no|don['’]?t|do not|without) (?:delay(?:ing)?|wast(?:e|ing))(?: (?:me|my time|time|at all|today|o))*|(?:confirm|let (?:me|us) know|tell me|text me) (?:once|when|as soon as) (?:it is |its |e )?(?:done|sent|successful))(?!\p{L})/gu,
  /** "airtime not data": what it is, said once more. */
  denied:
    /\b(airtime|data|credit|card|prepaid|postpaid|mtn|glo|airtel|9mobile)((?:\s*,)? )(?:and )?not (airtime|data|credit|card|prepaid|postpaid|mtn|glo|airtel|9mobile)\b/g,
  /** The words around a change of a sale: "no, make it", "change am to", "instead". "no" is a denial only by itself. */
  corrected:
    /\bno+(?: o+h?)?(?=\s*[,.!;:]|\s+(?:(?:na|make|it|e|change|use|i|sorry)\b|\d))|\b(?:use|wrong (?:number|meter|amount|network|plan|company)|nah|nope|sorry|instead|rather|actually|my mistake|correction|(?<=^\s*)but|it is|its|i mean|i meant|i (?:said|say|talk|wan say)|make (?:it|am|that)|the (?:amount|number|network|company|plan) (?:is|na)|not (?:that|this)(?: (?:number|amount|one))?|change (?:it|am|that|(?:the )?(?:amount|number|network|plan|size))(?: to)?|change to|turn am to|(?:it |e )?(?:should|suppose) be|a'a|rara|mba|a (?:maida|canza)(?: (?:shi|ita))?(?: zuwa)?|ina nufin|e yi (?:i )?pada si|mo ni lokan|gbanwee ya(?: ka o buru)?|gbanwee ka o buru|mee ya|ka o buru|(?<=[,.;]\s?)na|ni(?=\W*$))\b/g,
  /** "2gb": what stands behind the number. */
  numbered: /^[\d.,]+(\p{L}+)$/u,
  doubled: /(.)\1+/gu,
  vowels: /[aeiou]/g,
  letter: /^\p{L}/u,
  digit: /\d/,
  /** A phone's, meter's or card's number and nothing else. */
  wholeNumber: /^\+?\d{10,}$/,
  /** How fast a line is: a part of its plan's name. */
  speed: /^\d{1,4}mbps$/,
  /** "top 5 customers". */
  topOf: /\btop \d{1,2}\b/,
  ordinal: /^(?:st|nd|rd|th)$/,
  nineMobile: /^mobi?l?i?e?$/,
  leadingNoughts: /^00/,
  ornaments: /[\s!.]/g,
  apostrophes: /['’]/g,
  spaces: /\s+/,
  /** "1000", "₦1,000", "2k", "1k5": an amount and nothing else. */
  amount: /^[₦#n]?\d[\d,.]*(?:k\d?)?$/u,
  /** "500 naira", "2 thousand", "5 hundred": amounts of two words. */
  nairaSpelled: /(?<=\d|k) ?(?:naira|ngn)(?![\p{L}\d])/gu,
  thousandSpelled: /(?<=\d) ?thousand(?![\p{L}\d])/gu,
  hundredSpelled: /(?<![\d,.])(?<count>\d{1,2}) ?hundred(?![\p{L}\d])/gu,
  /** An amount among words: no part of a number that is longer. */
  smallAmount: /(?<![\p{L}\d.,])[₦#n]?\d{1,3}(?:,?\d{3})?k?(?![\p{L}\d.,])/gu,
  words: /[\p{L}\d]+/gu,
  letters: /\p{L}{2,}/gu,
  /** The characters between the words of a provider's name. */
  betweenWords: /[^\p{L}\d]+/gu,
  /** "owes me" in Hausa, Yorùbá and Igbo. */
  owedTo:
    /\b(?:je mi|je wa|elo (?:ni )? ?je|ego ole (?:ka )? ?ji|ji m|ji anyi|(?:nake|muke|ina|muna|ake) bin?(?:sa|ta|shi|su)?|bina|ke bin kudi)\b/,
  /** Whether something is sold, and at what price. */
  soldAsked:
    /\b(?:do (?:you|una)|what are (?:you|una)|(?:you|una)(?: still)? dey|una|kuke|e (?:maa )?n|(?:i|unu) na)[ -](?:sell(?:ing)?|get|have|sayar|ta|ere)\b|\bcan (?:i|we|you) sell\b|\bwhat (?:do|does|una) (?:(?:you|una) )?charge\b|^(?:you|u|una) (?:get|have)\b|\bdey\W*$|\bfrom (?:you|una)\W*$|^se .{2,40} wa\W*$|^(?:(?:ko )?kuna da|s?e e ni|unu nwere|what(?:'?s| is)|wetin (?:be|dey for)) /,
  /** "i collect 500 from bola": what somebody has paid. */
  takenFrom:
    /^(?:(?:i|we|na|mun|mo|m) )?(?:don )?(?:collect(?:ed)?|received?|got|karbi|karba|gba|natara|nara)(?: m)? (?<amount>[₦#n]?\d[\d,.]*k?)(?: naira)? (?:from|daga(?: wajen| hannun)?|lowo|n'?aka) (?<name>[\p{L} ]+)$/u,
  /** "gave me 700 remaining 300": what is still owed, behind what was paid. */
  stillOwed:
    /(?<=\d(?:k| naira)?),? (?:e |it )?(?:remain(?:s|ing)?|balance|bal)(?: na| is)? [₦#n]?\d[\d,.]*k?(?: naira)?$/,
  /** "from wetin she dey owe": of what a part was paid. */
  ofDebt:
    /,? (?:na|from|out of|of|for|on|against|inside|cikin|daga(?: cikin)?|ninu|lori|n.?ime) (?:(?:the|his|her|him|dem|im|their|wetin|what|money) )*(?:(?:(?:she|he|they|dem|e) )?(?:dey |is |still )?(?:owe|owes|owing|owed)(?: me| us)?|debts?|bashi(?:n(?:sa|ta|su|shi))?|gbese(?: (?:re|won|e))?|ugwo(?: (?:ya|ha|o ji))?)$|,? n.?ugwo(?: (?:ya|ha))?$/,
  /** "has she paid 500": whether somebody did is asked. */
  wasAsked: /^(?:has|have|did|does) /,
  /** "don drop", "has sent": somebody paid by it, where an amount and a customer are named. */
  hasSent:
    /\b(?:(?:don|has|have) (?:drop|send|transfer|remit|sent|balance|settle|clear)|don give|ya turo|ta turo|ya tura|ta tura)\b/,
  /** "ya ba ni": he gave me. */
  gaveUs: /\bba (ni|mu)\b/,
  /** A verb of English behind its subject: "denies", "claimed". */
  verb: /(?:(?<![su])s|ed|ing)$/u,
  /** How a verb of Igbo says no. */
  negated: /gh[iu]$/,
  /** A word of Hausa with what says whose it is or that it is of something behind it, or of Igbo with a "do" or "please". */
  owned: /^(\p{L}{3,}[aeiou])(?:[nr](?:sa|ta|ka|ki|mu|ku|su)?|[nt]a|tu|kwa(?:nu)?|nu)$/u,
  /** Between two orders in one line. */
  betweenOrders:
    /\s(?:and(?: then| also)?|then|ki e (?:tun )?si|also|plus|kuma|da kuma|da|sannan|sai|ati|pelu|na|tinyere|tinyekwa|\+|\(?\d{1,2}[.)])\s|[;&\n]|(?<=\d{7})\.\s/i,
  /** Said of an amount that several numbers get. */
  each: /\b(?:each|both|apiece|(?:to |for )?(?:these|the following)(?: numbers| lines| people)?|same(?: thing| amount| one)?(?= (?:to|for)\b))\b/i,
  phones: /\b0[789][01]\d{8}\b/g,
  afterPhone: /(?<=\b0[789][01]\d{8})\s/,
  betweenPhones: /\band\b|[,;&]/gi,
  betweenItems: /,\s/,
  minusBefore: /(?:[\s,;|"'][-−][₦#]?|[₦#][-−])$/u,
  /** The minus of an amount in a cell of a table. */
  minusInCell: /(?:[,;|]["']?\s?[-−][₦#]?|[₦#][-−])$/u,
  noughts: /^0{1,7}$/,
  /** Between the cells of a table, before what may be a minus. */
  tabBeforeMinus: /\t(?=["']?[₦#]?[-−(])/gu,
  /** All signs before a number: "-₦", "(". */
  signsBefore: /(?<![-−(₦#$£€])[-−(₦#$£€]+$/u,
  /** The same as accountants write it: "(500)". */
  bracketInCell: /(?:[,;|]\s?["']?\([₦#]?|[₦#]\()$/u,
  nairaWord: /^(?:n|ngn|naira)$/,
  oddBefore: /(?:\s[.,]|[$£€]\s?|\s[~≈<>])$/,
  oddAfter: /^\s?[%$£€]/,
  /** Typed for a nought, or a unit that nobody knows; "x" counts. */
  loneLetter: /^(?:o+|[a-wyz])$/,
  withinAmount: /^[.,]?$/,
  point: /^[.,]$/,
  fraction: /^\s?[/-]\s?$/,
  /** "compact+" means Compact Plus, and "+234" for a country. */
  plusBehind: /^\+(?:\s|$)/,
  plusBefore: /\+\s?$/,
  breaksName: /[^\s.'’-]/u,
  /** How a mobile number begins, typed in the national way, without its 0 and in the international way. */
  phoneStart: /^0[789]/,
  /** A person or a name at the end of what `order-frames.ts` writes. */
  behindPerson: /[PQx] $/,
  bareMobile: /^[789][01]\d{8}$/,
  international: /^(?:00)?234/,
  internationalNought: /^(?:00)?234(?=0)/,
  dates: new RegExp(date, "g"),
  /** The same among other words, with a day of the same month in front: "1-15 Nov". */
  datesAmongWords: new RegExp(
    `(?<![\\p{L}\\d.,/-])(?:\\d{1,2}\\s*(?:-|–|to)\\s*)?(?:${dateAmongWords})(?![\\p{L}\\d/-])`,
    "gu",
  ),
  untilToday: /^\s*(?:-|–|to|until|till)\s*(?:today|now|date)(?!\p{L})/u,
  toToday: /\bto today$/,
  sinceDate: /\bsince\s*$/,
  /** In front of a date it leaves open how many days are meant. */
  openDate: /\b(?:after|before)\s*$/,
  year: /^20[2-4]\d$/,
  /** The words between two days of a line. */
  untilDate: /^\s*(?:-|–|to|and|until|till)\s*$/,
  lastWeek: /\blast week\b/,
  /** "1-15 Nov" names the month once. */
  daysOfMonth: new RegExp(`^(\\d{1,2})\\s*(?:-|–|to)\\s*(\\d{1,2}\\s*${month}.*)$`),
  lastDay: /^(?:last|on|of|this|ranar|ojo) /,
  yesterday: /^(?:yesterday|jiya|lanaa?|ana|unyaahu)$/,
  fromMonth: /[a-z]{3,}.*$/,
  betweenDates: /\b(?:from|to|until|till|and|between|on)\b|[-–—,.\s]/g,
} as const;

/** The words of texts, for a look whether one is among them. */
export const setOf = (...texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((words) => words.split(" ")));
