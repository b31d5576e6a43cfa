/**
 * Words of Pidgin, Hausa, Yorùbá and Igbo, without marks. A word of these languages that is missing here stops a sale,
 * so a list holds only what cannot turn a line into its opposite.
 */

/** Said in politeness, or around what is sold. */
export const marketFillers = [
  // Pidgin
  "needs, require, requires, front of me, for front, drop, throw, inside, join, dash, him, dem own, own, run me, run am, sharp sharp, quick quick, now now, na so, e be, na im, customer say make, customer say make i, say make, say make i, say make una, say make you, oga say make una, customer say make una, no wahala, no waste time, no delay, no vex, make e enter, make e drop, make e reach, make i, make we, can i, could i, may i, let me, make una, dey go, gats, i talk, wetin i want na, him number, her number, im line, im number, that line, this line, one time, no dulling, no time, shey, beg, i beg, how far, how fa, how body, how market, how work, how una dey, how you dey, well done, una well done, oboy, omo, baba god, aburo, bossman, boss man, my person, person, somebody, one person, one customer, get one customer, e get one customer, who want, customer want, fire am, fire, pump, pump am, top am, sharply, chop chop, give am, dey here, don port, line don port, the line don port, don ported, ported to, has ported, ported line, ported number, sabi, waka",
  // Hausa
  "zuba, zuba min, bude, a bude, a ba, dina, dinsa, dinta, hanzari, da hanzari, a hanzarta, gaggauta, guda, in sayi, in saya, zan sayi, in, so, za ka iya, za ki iya, za ku iya, zaka iya, zaki iya, zaku iya, zai iya, dan uwa, dan uwana, yar uwata, makwabci, makwabciyata, uwata, ubana, matar, yarinya, yaro, shago, shagona, kasuwa, wajen, kawai, duka, ana so, ana son, sa wa, sayo wa, tura wa, saka wa, aika wa, allah, don allah, dan allah, don girman allah, tura, turo, aika, aiko, saka, sako, sa, loda, yi, ayi, a yi, ka, ki, ku, zan, ina so, ina son, ina bukata, ina bukatan, ina bukatar, ina neman, muna so, saya, sayi, sayo, siya, siyan, sayan, siyo, sayar, sayarwa, da, bani, ba ni, bamu, ba mu, a bani, min, mini, mana, masa, mata, musu, nan, wannan, wancan, wayata, wayar, waya, wayana, akan, kan, cikin, a cikin, ciki, mai, mai lamba, ne, ce, kamfanin, kamfani, irin, kwastoma, abokin ciniki, yana so, yana son, tana so, tana son, suna so, suna son, yana bukatar, tana bukatar, barka da rana, barka da yini, barka da warhaka, ina yini, sannu da aiki, sannunku, sannu da kokari, salam, salamu alaikum, assalamu alaikum, assalamualaikum, aslm, slm, ya aiki, yaya aiki, yaya gida, lafiya, lafiya lau, ya ake ciki, allah ya saka, allah ya taimaka, biyan, biyo, cika, sabunta, kunna, kara, kawo, bukatar, bukata, neman, ta, ga shi, gashi, lambata, lambobi, layi, layin, layina, kudi, kudin, yanzu, yanzun nan, maza, da sauri, sauri, gaggawa, na gode, nagode, mun gode, sannu, barka, barka da safiya, barka da yamma, ina kwana, ina wuni, ranka ya dade, maigida, aboki, abokina, kaya, gida, gidana, matata, mijina, mamata, mahaifiyata, babana, kanina, kanwata, yayata, yarona, biya, taimaka, taimaka min",
  // Yorùbá
  "e kaaaro, kaaaro, e kaaasan, e kaaale, kaasan, kaale, e ku aaro, tete, e tete, yara, e yara, lo ra, o fe, e fe, e le, se e le, se o le, e le ba mi, le ba mi, o le, nikan, gan, lesekese, ni bayii, ki n, je ki n, e je ki n, iyawo, aburo mi, egbon mi, ebi mi, oja, itaja, ile itaja, laini mi, idanwo, joo, ejoo, e joo, ejo, e jo, jowo, ejowo, e jowo, e ba mi, ba mi, bami, ba wa, fi, ranse, fi ranse, ra, ta, mo, mo fe, mo fe ra, mo n fe, mo nilo, a fe, a fe ra, fe, fe ra, nilo, iye, nomba, nomba foonu, foonu, ero, yii, yi, naa, ni, lo, lori, sori, si ori, sinu, ninu, pelu, ila, ila yii, laini, e ran, ba mi ran, e ku ise, eku ise, e ku ojo, e ku irole, e nle, enle, pele, e pele, dakun, e dakun, edakun, ki e ba mi, mo ni ki e, fun mi ni, lo fe, lo ni, kun, ero ibanisoro, tan, e ku asan, e ku aaro, kiakia, kia, bayii, bayi, nisinsinyi, ese, e se, o se, e se o, e seun, ese gan, owo, kaadi, mi, wa ra, gbe, gbe wa, san, sanwo, iya mi, baba mi, egbon mi, aburo mi, ore mi, iyawo mi, oko mi, omo mi, ile mi, ile wa, oga mi, e kaaro, e kaasan, e kaale, ekaro, ekaasan, onibara, onibara mi",
  // Igbo
  "kwuo ugwo, ikwu ugwo ya, gbanyere, bia, bia biko, ikwu, ikwu ugwo, nweta, mee, mee ka, izite, iziga, itinye, iree, iwere, o choro, onye ahia, onye ahia choro, nwunye, umunne m, anyi, ekwenti m, line m, i puru, i nwere ike, i ga enwe ike, na elu, n elu, naani, so, ahu, ndi a, ebe a, aga m, a ga m, biko nu, biko unu, zite, zitere, zitekwa, ziga, zigakwa, zipu, zipuru, tinye, tinyere, tinyekwa, nyekwa, zuta, zutere, izuta, izu, zuo, zutukwa, ree, resi, kwuo, kwuoro, achoro m, a choro m, achorom, anyi choro, choro, m, gi, ya, anyi, ha, nke, nke a, ihe, nomba ya, akara, akara ekwenti, ekwenti, ngwa, ngwa ngwa, ngwangwa, ugbu a, kita, ozugbo, daalu, daalu nu, imela, ndewo, nne m, nna m, nwanne m, nwunye m, di m, enyi m, nwa m, ulo m, onye ahia m, bikonu, bu, di, ime, elu, kwa, mee ngwa, mee osiso, osiso, nwanne, nwoke, nwanyi, nwata, enyi, oga m, ezigbo, nwa, ahia, be m, gbanye, rechaaji, rechaj, nyere m aka, nye aka, ututu oma, ehihie oma, mgbede oma, nnoo, deeje, dalu, i mela, ka i, ka m, biko ka m, werekwa, were, gbaa, ego, ka, ugwo",
  // English
  "assist, assist me, assist with, assist me with, support me with, valid, valid for, validity, lasting, duration, expiry, yes, yes please, yeah, form, from my wallet, from wallet, good day, good work, how are you, hope you are good, hope you are fine, hope you are well, greetings, compliments, happy weekend, ma am, buying, id, d, s, ll, re, sending, myself, self, personal, other, main, second, new line, phone number, network is, amount is, state, address, equivalent, volume, that is, its, it is, here is, this is, prepaid please, god bless, god bless you, bless you, a lot, so much, very much, many thanks, regards, well done, happy new month, happy sunday, my dear, dear sir, no problem, ok, okay, alright, right now, right away, immediately, today please, for today, neighbour, neighbor, friend of mine, baby, boy, girl, kid, kids, child, children, family, manager, landlord, tenant, client, staff, worker, school, office, shop, church, hospital, home, business, he, she, they, him, he wants, she wants, they want, wants to buy, more, another, extra, next, again please, phone no, phone no is, meter no, meter number, card no, card number, iuc no, iuc number, smart card no, smartcard no, acct no, gsm, gsm no, tel, tel no, details, detail, below, following, add, drop, give out, bank, cash, purchase, order for, deliver, deliver to, amt, total, sum, sum of, each one, mins, recharge for me, up with, top, back up, request, requesting, like to, may, might, shall, please can, again and again, via whatsapp, supply, kindly send, fill, me up, lets, let us, no is, my no, my no is, this no, his no, her no, their no, number is, no below, number below, line number, line is, mobile no, the no",
].join(", ");

/** A name may follow. */
export const marketLeads = "name, named, called, ga, wa, zuwa, zuwa ga, domin, fun, si, maka, nye, inye";

/** Behind these a name may follow even where a number is typed. */
export const namingLeads: ReadonlySet<string> = new Set([
  "for",
  "fr",
  "fun",
  "maka",
  "domin",
  "ga",
  "name",
  "named",
  "called",
]);

/** Said of a sale that was, or was not, or is none. */
export const marketNoWishes = [
  "on credit, for credit",
  // English and Pidgin
  "no, nor, neither, nobody, without success, came, come, went, gone, complaining, complained, complains, investigate, invalid, unsuccessful, incomplete, expired, expires, finished, finish, finished already, happened, happen, used, working, loading, showing, signal, active, inactive, double, twice, again again, saw, seen, drop yet, entering, stuck, hanging, hang, network bad, instead, thief, scam, scammer, fake, cheat, chop, tey, spoil, spoiled, spoilt, vex, abi no, dey show, dey work, dey enter, bring back, bring my money, money back, my money, sef, na lie, lie, loss, no response, response, why una, why you, disappear, vanished, missing, debited me, collected, collect, yesterday own, this morning, last night, last week, earlier, previously, before before, e enter, e drop, e show, e work, e reach, e come, e land, i send, i load, i buy, i pay, i recharge, i put, i transfer, we send, we load, we buy, we pay, una send, una load, dem send, dem load, don load, don send, don buy, don pay, don enter, don come, don sell, don do, don finish, don spoil, i don, we don, e don, he don, she don, dem don, una don, you don, have you, did you, i sent, i bought, i paid, paid, bought, loaded, recharged, tried, try, trying, reached, reach, landed, land, arrive, get am, unable, unless, until, till, except, avoid, forget, ignore, skip, undo, halt, pause, don't, do not, should not, shouldn't, must not, never mind",
  // Hausa
  "ya tura, ta tura, sun tura, kun tura, ya turo, ta turo, sun turo, kun turo, ya aika, ta aika, sun aika, kun aika, ya saka, ta saka, sun saka, kun saka, ya biya, ta biya, sun biya, kun biya, na turo, na aiko, na sako, na sayo, na siya, na siyo, ya saya, ta saya, ya siya, ta siya, ba daidai ba, kada, kar, karka, kar ka, kar ki, kar ku, bai, baya, ba ya, bata, ba ta, ba a, basu, ba su, ban, ban ga, ban samu, banga, bansamu, babu, shiga, shigo, shigowa, zo, iso, isowa, samu, karba, karbi, dawo, mayar, mayar da, maido, cire, jiya, dazu, gobe, na tura, na aika, na saka, na sa, na biya, na saya, na sayi, na sayar, na loda, na yi, mun tura, mun biya, mun saka, an tura, an aika, an saka, an biya, an sayar, an cire, an yi, an riga, riga, na riga, tuni, har yanzu, me yasa, meyasa, me ya sa, ina ne, yaushe, wanene, wane, kuskure, matsala, soke, fasa, dakata, dakatar, hana, manta, aiki, korafi, bace, ya kare, ko",
  // Yorùbá
  "wo, e wo, ye wo, yewo, owo mi, si fi, mo fi, mo ra, mo ta, mo san, mo gbe, mo ran, mo ranse, a fi, a ra, a san, o fi, o ra, o ta, o san, won fi, won ra, ko, ko ti, ko tii, koti, kotii, o ko, mi o, mi o ri, mi o fe, n ko, n o, nko, kii, ki i, e ma, ema, ma se, mase, ma fi, ma ta, ma ra, ma tun, ma san, ma gbe, ma ranse, wole, wo le, de, ri, gba, ti fi, ti ra, ti san, ti ta, ti ran, ti ranse, mo ti, ti yo, yo, yo owo, lana, lanaa, lonii, pada, dapada, da pada, asise, isoro, kilode, ki lode, kini, ki ni, elo, nibo, tani, se o, se e, sugbon, tabi, sise, han, duro, fagile, gbagbe, rara, wahala wa",
  // Igbo
  "o zitere, i zitere, ha zitere, m zitere, anyi zitere, unu zitere, e zitere, o tinyere, i tinyere, ha tinyere, m tinyere, anyi tinyere, unu tinyere, e tinyere, o zutere, i zutere, ha zutere, m zutere, anyi zutere, unu zutere, e zutere, o kwuoro, i kwuoro, ha kwuoro, m kwuoro, anyi kwuoro, unu kwuoro, e kwuoro, o nyere, i nyere, ha nyere, m nyere, anyi nyere, unu nyere, e nyere, ka o di, gbanwee, gbanwe, ego m, erela, erekwala, ezila, ezigala, ezipula, ezitela, etinyela, enyela, azula, azutala, zutara, akwula, emela, ekwela, kwusi, kwusia, kagbuo, hapu, zigara, ezigara, e zigara, zitara, tinyere ya, azutara, azuru, akwuru, akwuola, akwuolam, kwuru, batara, rutara, ruru, biara, natara, nwetara, huru, weputara, wepuru, e wepuru, weghachi, weghachiri, nyeghachi, nyeghachi m, gini, kedu, olee, ole, ebee, kedu ebe, maka gini, nsogbu, mmejo, unyaahu, echi, taa, mbu, ma obu, mana, o nweghi, egosi, abataghi, abatabeghi, abiaghi, abiabeghi",
].join(", ");

/** Amounts in words that are not counted: what they come to is asked for. */
export const spokenAmounts =
  "dubu, dari, ashirin, talatin, hamsin, egberun, ogorun, eedegbeta, igba, irinwo, puku, nari";

/** How long a plan lasts. */
export const marketSpans: Readonly<Record<number, string>> = {
  1: "kwana, kwana daya, rana daya, ojo kan, ojumo kan, ubochi, otu ubochi, everyday",
  7: "sati, sati daya, mako, mako daya, ose kan, ose, izu uka, otu izu, otu izu uka",
  30: "wata, wata daya, osu kan, osu, onwa, otu onwa, monthly plan",
};

/** Days, where a count stands behind: alone they say more than that. */
export const countedSpans: Readonly<Record<string, number>> = { ojo: 1, rana: 1 };

/** First names that say nothing else: one beside a number is whose it is. */
export const firstNames: ReadonlySet<string> = new Set(
  "ada adaeze ade adebayo adekunle ademola adeola aisha akin amaka aminu amina bala bashir bayo bello bisi bola bukola buchi chidi chidinma chika chike chima chinedu chinonso chinwe chioma chukwudi danjuma david dele deji dayo ebere ebuka emeka emmanuel esther fatima femi folake funke funmi garba gbenga habiba halima hassan hauwa hussaini ibrahim ifeanyi ifeoma ike ikechukwu ikenna isa ismail jamila john joseph kabiru kehinde kelechi kemi kola kunle ladi lami lanre lekan maryam mary michael mohammed muhammad muhammed musa nkechi nkem nneka nnamdi ngozi nasir obi obinna okon olumide olu paul peter rabiu rasheed ruth sade salisu samuel sani segun seun shehu simbi sola tayo temi tobi tola tolu tope tunde uche uchenna ugochi umar usman uzo wale yakubu yemi yetunde yinka yusuf zainab".split(
    " ",
  ),
);
