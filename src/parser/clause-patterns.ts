/** Sentences beside an order, each in the words of five languages without marks: who wants it, and what for. */

const oneOf = (...said: readonly string[]) => `(?:${said.join("|")})`;
const whole = (...said: readonly string[]) => new RegExp(`(?<![\\p{L}\\d])${oneOf(...said)}(?![\\p{L}\\d])`, "gu");

const my = "(?:my|our|his|her|their|the|im|him|dem|d)";
const outside =
  "(?:outside|in front|(?:for|at|by|in|near) (?:the |my |our )?(?:door|doormouth|gate|counter|front|entrance|car|bike|junction|roadside|shop|outside))";
const result = `(?: ${my})?(?: (?:waec|neco|exam))? results?`;
const soon =
  "(?:today|tomorrow|tmrw|tonight|soon|now|this (?:morning|afternoon|evening|night|week|weekend)|(?:by |at )?\\d{1,2} ?[ap]m)";
const event = "(?:registration|reg|portal|exams?|interview|class|lecture|match|film|movie|service|programme?)";

/** The clauses that change nothing of the order beside them. */
export const clausePatterns = {
  /** "my boss said i should": a customer's wish, passed on. "I told you" complains. */
  passedOn: whole(
    `(?:(?:(?:he|she|they|dem|im|him|who|wey) )|(?<!\\b(?:i|we|you|u|una) ))(?:dey )?(?:said|says?|told (?:me|us)|asked(?: (?:me|us))?|asks?)(?: that)? (?:(?:i|we|you|u|una) (?:should|must|gats)|to(?= (?:send|buy|put|load|get|recharge|renew|pay|help|give|run|do|top)\\b)|make (?:i|we|una|you|u))(?: help)?(?: ${oneOf("him", "her", "them", "am")})?`,
    "(?:(?:ya|ta|sun|an) ?ce)(?= (?:a|ka|ki|ku|in|mu) (?:tura|turo|sa|saka|sako|yi|saya|sayi|sayo|siya|siyo|zuba|loda|aika|aiko|biya|kara|ba)(?:wa)?(?:min|mini|masa|mata|musu)?\\b)",
    "o ni(?= k[io] (?:n|e|o|a) )",
    "(?:(?:o|ha) )?(?:si|siri|kwuru|gwara m)(?: na)?(?= ka (?:i|m|anyi|unu) )",
  ),
  /** "for that guy waiting outside". Of a wait without a place nobody knows whether it is for an old sale. */
  waiting: whole(
    `for (?:that|the|this|my|one|our|dat|dis|di) \\p{L}+(?: (?:who|wey|that))?(?: (?:is|dey|s))? waiting(?: for (?:me|us))?(?: ${outside}| here)?`,
    `(?:is|dey|wey dey|who is|s) wait(?:ing)?(?: for (?:me|us|am|it))? ${outside}`,
    "(?:yana|tana|suna) (?:jira(?:na|nmu)?|tsaye) (?:a )?(?:waje|kofa|bakin kofa|kofar shago|bakin shago)",
    "(?:oun|iyawo mi|oko mi|omo mi|onibara mi|aburo mi|egbon mi) lo n duro(?: de)?(?: (?:mi|e|wa))?",
    "(?:o|won|lo) n duro (?:de (?:mi|e|wa) )?(?:nita|ni ita|lenu ona|ni enu ona)",
    "(?:o )?na[- ]eche(?:re)?(?: m| anyi| gi)? n.? ?(?:ezi|ama|onu uzo|mbara|ilo)",
  ),
  /** "chika called me, ": the news in front of an order. */
  called:
    /(?<=^\W*(?:\p{L}{1,20} ){1,3})(?:(?:just )?called(?: me)?(?: now)?|don call me|kporo m|(?:ya|ta) kira ni|pe mi) ?[,.;:]/gu,
  /** "are you there?": a question in front of an order. */
  presence:
    /(?<=^(?:\p{L}{1,12}[ ,]+){0,2})(?:are you (?:there|around|online|available)|(?<!\bhow )(?:you|una) dey(?: there| around| online)?|(?:kuna|kana) nan|se e wa(?: nibe)?)\s?[?,.!]+/gu,
  /** "thanks for yesterday". */
  thanks: whole("(?:thanks|thank you|tnx|thx) for (?:yesterday|last time|the last one|the other day|this morning)"),
  /** "dont delay me today". */
  hurry: whole(
    "(?:no|don.?t|do not|without) (?:dey )?(?:delay(?:ing)?|wast(?:e|ing)|dull(?:ing)?|slack(?:ing)?|disappoint|fall my hand|be angry|be annoyed|keep (?:me|us|him|her|them) waiting)(?: (?:me|us|him|her|am|my time|our time|time|at all|today|this time|o))*",
    "(?:kada|kar)(?: ?(?:ku|ka|ki|a))? (?:bata (?:min |mana )?lokaci|jinkirta|dade|yi fushi)(?: (?:min|mana))?",
    "e ?ma (?:fi akoko (?:mi )?sofo|je k ?o pe|pe(?! (?:mi|won))|binu)",
    "(?:egbula|egbukwala|atufula) (?:m )?oge(?: m)?",
  ),
  /** "registration closes today". */
  deadline: whole(
    `(?:${my} )?${event} (?:(?:is|na|dey|go|will|wan|s) )*(?:clos(?:es?|ing)|end(?:s|ing)?|start(?:s|ing)?|beg[iu]ns?|is|na|dey) ${soon}`,
    "(?:yau|gobe)(?: ne| ce)? (?:za a |ake |ne )?(?:rufe |fara )?(?:registration|rajista|jarabawa|portal)",
    "(?:jarabawa|rajista|registration|portal)(?:r?(?:sa|ta|mu))? (?:yau|gobe)(?: ne| ce)?",
    "(?:ola|oni|loni|lola) (?:ni|la) (?:won )?(?:maa |ma |yoo )?(?:ti |pari |se |bere )?(?:idanwo|registration|portal)(?: (?:re|won|wa|mi))?",
    "(?:taa|echi) (?:ka|bu|ga) (?:ha )?(?:ga[- ])?(?:emechi |eme |amalite |ele )?(?:ule|registration|portal)(?: (?:ya|ha|anyi|m))?",
  ),
  /** "result don come out", "meter don low": news that makes somebody buy, between pauses. */
  news: whole(
    `${event.replace(")", "|results?|season|episode)")} (?:(?:is|are|has|have|don) )(?:come )?out`,
    "(?:(?:e|it|(?:the |my |his |her )?(?:sub|subscription|package)) )?(?:(?:has|have|don|is) )*expired?(?=.{0,40}\\brenew\\b)|(?<=\\brenew\\b.{0,40})(?:e|it|(?:the |my |his |her )?(?:sub|subscription|package)) (?:(?:has|have|don|is) )*expired?",
    "(?<=[,.;!] ?)(?:(?:my|our|the|his|her) )?(?:units?|light|nepa|meter|wuta|ina|oku)r?(?: (?:mi|wa|won|re|m|anyi|ta|na|mu|ya))? (?:(?:don|has|have|is|dey|almost|ti|ta|ya) ){0,3}(?:finish(?:ed|ing)?|expired?|exhausted|low|kare|tan|agwula|gwula)(?: (?:nile|ninu ile|a gida|for house))?",
  ),
  /** "my son wants to check his result". */
  purpose: whole(
    `(?:(?:he|she|they|dem|e|i|we) )?(?:(?:wants?|needs?) to|wan|to|make (?:i|he|she|e|dem)) (?:check|see|view|print|use it (?:check|see))${result}`,
    "(?:(?:a|o|mo|won) )?fe (?:fi )?(?:wo|ri|ye) (?:result|esi idanwo|boolu|ere|fiimu|match|ball|iroyin|katun|tv)(?: (?:re|won|mi))?",
    "(?:yana so|tana so|suna so|za ?ta|zai|zan|za ?su|don|domin)(?: ya| ta| su| a| in)? duba (?:sakamako|result)(?:n?(?:sa|ta|su))?",
    "(?:(?:m|o|ha) )?choro i?(?:le|lele|hu) (?:result|ule)(?: (?:ya|ha|m))?",
    "\\p{L}+ ni (?:mo|a|o|won) fe (?:fi )?(?:se|wo|ka|ko)|(?:mo|a|o|won) fe fi (?:sise|kawe|(?:se|wo|pe|ka|ko) \\p{L}+)",
    "(?:(?:a|o|mo|won) )?fe se (?:idanwo|asainmenti|iforukosile)",
    "(?:(?:m|o|ha|anyi) )?choro i(?:kpo \\p{L}+ oku|kiri \\p{L}+|gu akwukwo|mu akwukwo)|na[- ]e(?:me|de|le) ule|a?na m a(?:ga|gu|mu|ru) \\p{L}+",
    "(?:because|cos|coz) of (?:(?:the|my|our|her|his) )?(?:\\p{L}+ ){0,2}(?:match|game|exams?|class|meeting|film|movie|wedding|party|burial|interview|lecture|programme)",
    "(?:m ga )?e?ji (?:(?:m|anyi|ha) )?ya (?:eme|ele|akpo|amu|agu|aru) \\p{L}+",
    "(?:(?:aiki|karatu) )?(?:zan|za ?ta|zai|za ?su|za ?mu|za ?a) yi (?:amfani|wasan?|kallon?|karatun?|aiki|browsing)?(?: da (?:shi|ita))?(?<!yi)(?: (?:kwallo|fim|labarai|wasa))?(?: (?:anjima|yau|gobe|da yamma))?",
  ),
  /** "confirm once done". */
  feedback: whole(
    "(?:confirm|let (?:me|us) know|tell (?:me|us)|text (?:me|us)|message me|holla(?: me)?|inform me|reply(?: me)?|send (?:me )?(?:receipt|screenshot|evidence))(?: (?:to )?(?:me|us))? (?:once|when|as soon as|immediately)(?: (?:it is|its|you are|you|e|una|u|don))* ?(?:done|finish|sent|successful|through)",
    "(?:ku |ka )?(?:fada|sanar|gaya)(?: ?(?:min|mini|mani|da ni))? (?:idan|in) (?:an|ya|ta|kun|ka) (?:gama|yi|tura)",
    "e (?:so|pe|ranse) (?:fun |si )?mi (?:ti e ba|ti o ba|bi e ba) (?:ti )?(?:se|fi) ?(?:tan|ranse)?",
    "gwa m mgbe i (?:mechara|mere ya|zitere)",
  ),
  /** "cash dey my hand": a payment is no question. */
  cash: whole(
    `(?:${my} )?(?:cash|money) (?:is |dey |s )?(?:ready|available|on ground|ground|(?:with|for|in|inside) (?:me|us|(?:my )?hand)|my hand)`,
    `(?:i|we) (?:have|get|dey hold|am holding|m holding) (?:${my} )?(?:cash|money)(?: (?:ready|for hand|in hand|here|with me))?`,
    "kudi(?:n(?:sa|ta)?)? (?:na |suna |yana )?(?:a )?hannu(?:na|mu)?",
    "owo (?:re |naa )?(?:ti )?wa (?:lowo|ni owo|nile)(?: (?:mi|wa))?",
    "ego (?:ya )?(?:di|no) (?:m )?n.? ?aka(?: m)?",
  ),
  /** "the one i did last time", behind "same". */
  earlier: whole(
    "(?<=\\b(?:same|same thing|same one|same order|same data|otu ihe ahu|nke ahu|ihe|kamar|irin|iru) )(?:(?:wey|that|as|ti|da|ka) )?(?:i|we|you|u|una|m|anyi|mo|e|a|na|muka|nayi|kuka) (?:(?:don|si|take|dey) )?(?:did|do|mere|se|yi)(?: (?:for|fun|wa))?(?: (?:him|her|them|am|it|ya|re|masa|mata))? (?:last time|before|the other day|last week|mgbe gara aga|mbu|wancan lokaci|nijosi)",
  ),
} as const;
