import { patterns, setOf } from "./patterns.ts";
import type { Piece } from "./pieces.ts";

/**
 * The words that make sentences of a line. Each may stand in an order, and in a report or a question as well: "they send"
 * is a report, "can you send" is an order. So each has its place in a frame of an order, or stops the line.
 */

const oneOf = (words: string) => `(?:${words.replaceAll(" ", "|")})`;

const courtesies = setOf(
  "abeg abegi please pls plz plss ple biko kindly jare jor oo ooo oh sir sirr ma sha now just jowo joo also e_jo e_joo e_jowo ejo ejoo ejowo don_allah dan_allah bikonu",
);
const people = setOf("customer person pesin somebody one_customer one_person my_person");
const nouns = setOf(
  "beneficiary recipient receiver digit digits number numbers num nos lamba lambar lambata nomba foonu ekwenti akara phone line sim network amount price value worth meter_number meter_no iuc_no iuc_number card_no card_number account acct name type plan laini layi layin",
);
const thanks = setOf(
  "thankyou tankyou tank_u tank_you thanks thank tnx thx thank_you bless bless_you god_bless god_bless_you lot a_lot so_much very_much much much_appreciated appreciate i_appreciate nagode na_gode daalu imela e_se ese o_se",
);
const loads = setOf("load recharge rechage credit top_up topup renew subscribe reload refill sub fund");

/** Of the words for what is sold these have their place only in a frame, too. */
const loading = new Set(["load", "recharge", "rechage", "reload", "renew"]);

// English and Pidgin
const speakers = "(?:i|we)";
const seller = "(?:you|u|una)";
const others = "(?:he|she|they|dem|e|im|him|P|Q)";
const subject = oneOf("i we you u una he she they dem");
const objects = oneOf("me us am him her them dem it");
const englishVerbs =
  "send sell buy vend do put run get give gv giv drop add fill share supply transfer pay process activate connect throw shoot fire pump top join dash purchase order deliver enter use order_for give_out deliver_to push carry boost grab dispatch assist feed upload chook use extend";
const verb = oneOf(`${englishVerbs} L`);
const wanting = oneOf("want wan wants wanna need needs require requires");
const owners = oneOf("my our his her their your ur yr");
const shown = oneOf("a an the this that dis");
const places = oneOf("to for fr on ontop in into with of at via using onto unto enter");
// Yorùbá
const yoruba =
  "fi ra ta san sanwo gbe ran ranse sowo fi_ranse firanse kun lo_ra fi_kun gbe_si ju_si te_si fi_sowo gbe_wa wa_ra fe_ra";
// Hausa
const hausa =
  "tura turo aika aiko saka sako sa loda saya sayi sayo siya siyo sayar biya zuba bude kara kawo cika kunna sabunta yi ba taimaka aikawa turawa sakawa sanya sanyawa jefa jefo dora doro dorawa hada mika miko agaza sa_wa sayo_wa tura_wa saka_wa aika_wa zuba_min taimaka_min gaggauta";
const hausaVerb = oneOf(hausa);
const yorubaVerb = `(?!ta ${hausaVerb} )${oneOf(yoruba)}`;
// Igbo
const igbo =
  "zite zitere zitekwa ziga zigakwa zipu zipuru tinye tinyere tinyekwa nye nyere nyekwa zuta zutere zuo zuoro zutukwa ree resi were werekwa kwuo kwuoro gbanye gbanyere gbakwunye kwunye nyetu gota gotara meere kunye bunye bunyere kunyere gbara bute wete nweta mee bia izite iziga itinye iree iwere izuta izu ikwu inye";
const igboVerb = oneOf(igbo);
const igboObject = oneOf("m anyi ya gi ha unu");

/**
 * The frames of an order, the longer ones first. `#` is a number, `$` an amount, `@` what is sold, `L` a word for loading,
 * `N` a word like "number", `P` a name, `Q` a person without a name, `T` thanks, `x` any other word.
 */
const frames: readonly string[] = [
  // "i would like to buy", "she wan make you send"
  `(?:${speakers} (?:(?:would|will|d|ll|go|dey) )*|${others} (?:dey )?(?:(?:would|d) (?=like))?|(?<![@$] )(?<!(?:${others}) (?:would|will|d|ll|go|may|might) ))(?:${wanting}|(?<=(?:would|will|d|ll|go) )(?:like|like_to))(?: to| make| say)*(?: (?:${seller}|i|we|e))?(?: to| fit| help)*(?: ${objects})?(?: ${verb})?(?: ${objects})?`,
  `(?:${speakers} )?(?:am |m |are )?(?:requesting|buying|ordering)(?: for)?`,
  `${speakers} (?:am |m )?(?:sending|paying)(?= \\$ for)`,
  `sending(?= \\$ for)`,
  `(?:i|we) (?:will|go|ll|fit) (?:buy|take|order)`,
  `(?:i am|i m|im)(?= [PQ] )`,
  `(?:i|(?<!na (?:my )?)P) get(?= # )`,
  `(?:e|i|we) get(?: one)?(?= [PQx] (?:(?:for|inside|here|x) )*(?:wey|want|wan|here|for) )`,
  // "can you", "shey you fit help me send"
  `(?:shey )?(?:can|could|would|will|fit|shey|please_can) ${seller}(?: fit| help| to| like_to)*(?: ${objects})?(?: to)?(?: ${verb})?(?: ${objects})?`,
  `(?:shey |so )?${seller} (?:fit|can|could)(?: help)?(?: ${objects})?(?: ${verb})?(?: ${objects})?`,
  `(?:(?:can|could|may|fit) ${speakers}|can_i|could_i|may_i) (?:get|have|buy|order|take)`,
  `(?:(?:him|he|she|e|${owners} [PQx]) )?(?:make|let|lets|make_i|make_we|make_una|make_you|let_me|say_make_i|say_make|say_make_una|say_make_you)(?: (?:${seller}|i|we|me|us|am|it|e|s))?(?: (?:${verb}|be|have|go))*(?: ${objects}(?! ${verb} ))?`,
  `(?:help|helep|epp|ep)(?! [@$] )(?: (?:${objects}|${owners} [PQx]|[PQ]))*(?: to| out| with)*(?: ${verb})*(?: ${objects})*`,
  // What is asked for, to nobody: "send am"
  `(?<!(?:${owners}|na) (?:P|Q|x) )(?<![PQ] )(?:(?:go|do) )?(?<!# (?=get ))${verb}(?! ${subject} )(?: ${verb})?(?: up| out)?(?: (?:${objects}|[PQ]))*`,
  `(?:(?<![PQ] )|(?<=P )(?=L \\$ ))L(?: ${objects})?`,
  // Where to and what of
  `(?<!T )${places} (?:me|us|him|her|them|dem|am)`,
  `(?<!T )(?!(?:with|via) P )${places}(?= (?:[#$@xNPQLT]|${owners}|${shown}|na|one|inside) )`,
  `on top(?= [#$] )`,
  `from(?= (?:x|you|@) )`,
  `(?:${owners}|im|dem)(?= (?:[PQxNLT@#]|own) )`,
  "one",
  `inside|(?:there|here)(?! $)`,
  `(?<=L )as`,
  `so(?! [@$#,] )`,
  `(?<=# )(?:is|na)(?= (?:(?:the|${owners}) N|(?:an? )?@) )`,
  `(?<!T )(?:(?<=${verb} )|(?!${shown} one ))${shown}(?= (?:[xNPQLT@#$]|one|${owners}) )`,
  `(?<=(?:N|${owners} @) )(?:is|na|be|bu)`,
  `(?<=(?:[Nx@]|N \\S+) )(?:bu|ni|ce|ne|ita_ce|shi_ne|itace|shine)(?= # )`,
  `(?<=x )bu(?= N )`,
  `(?<=L )se`,
  `(?<=N )re`,
  `${shown}(?= na (?:${owners} )?(?:x )?N )`,
  `(?:is|na)(?= for )`,
  `(?:it_is|this_is|that_is|here_is|its)(?= (?:[xNPQT#]|my|the|an? @ N) )`,
  `(?:it_is|this_is|its)(?= for )`,
  `(?<=[#$] )(?:it_is|this_is|its)(?= @ (?:N )?$)`,
  `na me be(?= # )`,
  `(?<=# )na(?= (?:the )?[PQ] N )`,
  `(?<=na # )be(?= (?:the|${owners}) N )`,
  `na(?= (?:[@$] )+(?:for )?(?:i|we|[PQ]) (?:${wanting}|x) )`,
  `(?<!\\S )na(?= @ )`,
  `e(?= (?:fun|L) )`,
  `(?:e )?fun_mi_ni`,
  `wey(?= (?:be|want|wan|need|dey) )`,
  `(?<=wey )be`,
  `(?<=(?:[PQx]|i|we|wey) )dey(?= [xQ])`,
  `(?<=[PQNx] )s(?= (?:[xN@Q]|own) )`,
  `(?<=T )(?:you|u)`,
  // Yorùbá
  `(?<=[#$@] )ni(?= x )`,
  `si i(?! \\S)`,
  `(?<=[@x] )ni(?! \\S)`,
  `(?<=N )e ni(?= # )`,
  `(?:(?:mo|a|o|won|[PQ]) )?(?:(?:n|maa|si) )?(?:fe|nilo)(?: ki e| ki_n| ki n)?(?: ${yorubaVerb})*`,
  `(?:e_ba|e ba|ba) (?:mi|wa|[PQx](?: mi| wa)?)(?: ${yorubaVerb})+`,
  `(?:e )?(?:ba_mi|bami|e_ba)`,
  `(?<![PQ] )(?:e |ki_e |ki_n |je_ki_n |ki e |ki n )?${yorubaVerb}(?: ${yorubaVerb})*(?: mi| wa)?`,
  `(?:fun|si|ba|ni_ki|ki) (?:mi|wa|oun)`,
  `(?<!Q )(?:fun|si|sori|lori|sinu|ninu)(?= (?:[xNPQLT#$@]|ka_i) )`,
  `(?<=[xNPQ@] )(?:mi|wa)`,
  `(?:suna|sunan|sunansa|sunanta|oruko|oruko_re|aha|aha_ya)(?= P )`,
  `ti(?= [@$] )`,
  `(?<=fun (?:\\S+ ){1,3})ni(?= [@#$xNL] )`,
  `(?<=(?:[PQx]|mi) )ni(?= (?:ki|ki_n|ki_e) )`,
  // Hausa
  `(?<=\\S )da(?= \\S)`,
  `kai(?! (?:ka|ne|na) )`,
  `(?:ya|ta) ce(?= (?:a|ka) )`,
  `(?:(?:a|ka|ki|ku|mu|in) |(?<![PQ] ))${hausaVerb}(?: ${hausaVerb})*`,
  `zan (?:saya|sayi|siya|biya|so)`,
  `(?:wa|ga|zuwa)(?= [xNPQ#] )`,
  `(?<=[xQ] )ta(?= [@#$])`,
  `(?:ne|ce)(?= x )`,
  `(?<=(?:Q|na [PQ]) )(?:ne|ce)`,
  `(?<=[xNQ] )mu`,
  `na(?= (?:[xNPQ#]|me|for|${owners}) )`,
  `(?<=[@xL] )na(?= \\$ )`,
  `(?<=[#$@L] )na(?= [@$] )`,
  // Igbo
  `(?:ka_anyi |(?:ka )?(?:(?:a|o|anyi|ha|m|[PQ]) )?)choro(?: m)?(?: ka_i| ka_m| ka i| ka m)?(?: ${igboVerb})?`,
  `(?<![PQ] )(?:(?:ka_i|ka i|ka e|ka unu|ka_anyi) |(?<![@$#] )(?:ka_m|ka m) )?${igboVerb}(?: ${igboVerb})?(?: (?:${igboObject}|[PQ]))*`,
  `(?:maka|nye|nyere|inye|domin)(?: ${igboObject}|(?= [xNPQ#@] ))`,
  `(?<=[xNPQ@L] )${igboObject}(?! (?:${igboVerb}|${hausaVerb}) )`,
  `(?<=[xNPQ] )a`,
  `n(?= [xN] )`,
  // "o" for emphasis
  `o(?! (?:${yoruba.replaceAll(" ", "|")}|${igbo.replaceAll(" ", "|")}|ni|n|ti|lo|si) )`,
];
const frame = new RegExp(`(?<= )(?![#$@xNT,] )(?:${frames.join("|")})(?= )`, "g");

/** Outside the frames these report an act. */
const reporting = setOf(
  englishVerbs,
  yoruba,
  hausa,
  igbo,
  "i we you u una he she they dem e im him mo o won a m anyi gi ha unu ya ta ka ku mu zan can could would will want need",
);

const verbs = setOf(englishVerbs, yoruba, hausa, igbo);

/** Whether a word is a verb of an order: behind a subject it reports an act. */
export const isOrderVerb = (word: string): boolean => verbs.has(word.replaceAll(" ", "_"));

/** Whether a word outside the frames of an order reports an act. */
export const isReporting = (word: string): boolean => reporting.has(word.replaceAll(" ", "_"));

/** These have their place only in a frame. */
const framed = setOf(
  englishVerbs,
  yoruba,
  hausa,
  igbo,
  "i we you u una he she they dem e im him me us am her them it m my our his their your ur yr a an the this that dis",
  "can could would will may might shall fit go dey want wan wants wanna need needs require requires like is be na s d ll re like_to",
  "make let lets make_i make_we make_una make_you let_me say_make say_make_i say_make_una say_make_you help helep epp ep please_can can_i could_i may_i to for fr on ontop in into with of at via using onto unto from wey shey",
  "it_is this_is that_is here_is its sending requesting buying ordering fun_mi_ni one by inside there here so as",
  "mo o won maa fe nilo ki ba fun si bami ba_mi e_ba sori lori sinu ninu mi wa ni lo ti",
  "yana ita_ce shi_ne itace shine da kai ka_i ka_m ki_n ki_e je_ki_n ka ku mu zan ta ya ce ne ga zuwa",
  "oun suna sunan sunansa sunanta oruko oruko_re aha aha_ya ka_anyi choro anyi gi ha unu maka inye domin n bu di aga_m a_ga_m",
);

const maxAmountDigits = 6;

const joined = (phrase: string) => (phrase.includes(" ") ? phrase.replaceAll(" ", "_") : phrase);

function tokenOf(piece: Piece): string {
  switch (piece.kind) {
    case "digits":
      return piece.joins || piece.text.startsWith("0") || piece.text.length > maxAmountDigits ? "#" : "$";
    case "money":
      return "$";
    case "size":
    case "days":
    case "times":
      return "@";
    case "name":
      return "P";
    case "word":
      return tokenOfWord(piece);
  }
}

function tokenOfWord({ text, sense }: Extract<Piece, { kind: "word" }>): string {
  const word = joined(text);
  if (!sense) return "P";
  if (sense.isPerson || sense.isAside || people.has(word)) return "Q";
  if (loads.has(word) || sense.isAgain) return "L";
  if (!sense.isFiller) return "@";
  if (thanks.has(word)) return "T";
  if (nouns.has(word)) return "N";
  return framed.has(word) ? word : "x";
}

/** The words of a line that stand in no frame of an order. */
export function unframed(pieces: readonly Piece[]): readonly Piece[] {
  let text = " ";
  const places = new Map<number, Piece>();
  for (const piece of pieces) {
    const isFiller = piece.kind === "word" && piece.sense?.isFiller === true;
    const isCourtesy = isFiller && courtesies.has(joined(piece.text));
    // After either, somebody is spoken to.
    if ((isCourtesy || (piece.kind === "word" && piece.breaksName)) && patterns.behindPerson.test(text)) text += ", ";
    if (isCourtesy) continue;
    const token = tokenOf(piece);
    const isFramed = isFiller ? framed.has(token) : piece.kind === "word" && loading.has(piece.text);
    if (isFramed) places.set(text.length, piece);
    text += `${token} `;
  }
  if (places.size === 0) return [];
  for (const found of text.matchAll(frame)) {
    for (const place of places.keys())
      if (place >= found.index && place < found.index + found[0].length) places.delete(place);
  }
  return [...places.values()];
}
