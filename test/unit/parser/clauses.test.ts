import { describe, expect, it } from "vitest";
import { ordersIn, read, readAside } from "../../../src/parser/read.ts";
import { known } from "../../support/typed-lines.ts";

const phone = "08031234567";
const meter = "45012345678";
const order = { kind: "sale", request: { provider: "mtn", amount: 50_000, number: phone } };

describe("a sentence beside an order", () => {
  it.each([
    `my boss said I should put 500 on his mtn ${phone}`,
    `kanwata ta ce in tura mata mtn 500 ${phone}`,
    `nne m si ka m tinye 500 na mtn ${phone}`,
    `mtn 500 for that guy waiting outside ${phone}`,
    `mtn 500 ${phone} my neighbour dey wait for gate`,
    `mtn 500 ${phone} pls dont delay me today`,
    `mtn 500 ${phone} confirm once done`,
    `mtn 500 ${phone}, ego di m n'aka`,
    `airtime not data, 500 mtn ${phone}`,
    `Mr Osas Ring Road: mtn 500 ${phone}`,
    `mtn 500 ${phone} so that my son can do his assignment`,
    `sorry to disturb, mtn 500 ${phone}`,
    `ku sa mana mtn 500 ${phone}`,
  ])("leaves %j an order", (line) => {
    expect(read(line, known)).toMatchObject(order);
  });

  it.each([
    `my boss said I should stop the mtn 500 ${phone}`,
    `i told you to send mtn 500 to ${phone}`,
    `you said i should send mtn 500 to ${phone}`,
    `mtn 500 ${phone} my customer is waiting`,
    `we are still waiting outside mtn 500 ${phone}`,
    `mtn 500 ${phone} confirm if done`,
    `mtn 500 ${phone} ego adighi m n'aka`,
    `mtn 500 ${phone} registration closed yesterday`,
    `you sent airtime not data mtn 500 ${phone}`,
    `mtn 500 ${phone} our house at zumbi`,
    `mtn 500 ${phone} because of your network`,
    `una dey? mtn 500 ${phone} never enter`,
    `mtn 500 ${phone} an sa mana biyu`,
    `gotv max 2012345678 e don expire again`,
  ])("I47: opens no sale in %j", (line) => {
    expect(read(line, known).kind).not.toBe("sale");
  });
});

describe("an order in other words", () => {
  it.each([
    [`ina ti tan nile, ikeja 3000 ${meter}`, { provider: "ikeja", amount: 300_000, number: meter }],
    [`ha ewerela oku, eedc 3k ${meter}`, { provider: "enugu", amount: 300_000 }],
    [`otu nari na iri ise mtn ${phone}`, { amount: 15_000 }],
    [`cooperate gifting 10gb mtn ${phone}`, { plan: { words: [], kind: "corporate", sizeMb: 10_240 } }],
    [`half gig glo ${phone}`, { provider: "glo", plan: { words: [], sizeMb: 500 } }],
    [`hundred naira mtn ${phone}`, { amount: 10_000 }],
    [`waec pin eyo meji ${phone}`, { quantity: 2 }],
    [`mtn 500, lambar ita ce 0803 123 4567`, { amount: 50_000, number: phone }],
  ])("%j is read", (line, request) => {
    expect(read(line, known)).toMatchObject({ kind: "sale", request });
  });

  it.each([
    [`mtn 500 ${phone} saturday na im she go pay`, { by: "saturday" }],
    [`mtn 500 ${phone} ranar juma'a zai kawo kudi`, { by: "friday" }],
    [`mtn 500 ${phone} o ni ojo jimoh loun maa san`, { by: "friday" }],
    [`mtn 500 ${phone} write it down she's owing me`, {}],
  ])("%j is owed", (line, owed) => {
    expect(read(line, known)).toMatchObject({ kind: "sale", request: { owed } });
  });

  it.each(["e fi mtn 200 si 08033317645 ki e si fi glo 500 si 08078120936"])("%j is two", (line) => {
    expect(ordersIn(line, known)).toHaveLength(2);
  });
});

describe("a line that is no order", () => {
  it.each([
    ["mama chika don drop 3k from wetin she dey owe", "paid"],
    ["alhaji sani ya kawo 3000 na bashinsa", "paid"],
    ["Mama Chika just transferred 3500", "paid"],
    ["bro musa nyere m 1500 n'ugwo ya", "paid"],
    ["a turo price list gaba daya", "prices"],
    [`pls I lost the token for ${meter}, send it again`, "find"],
    ["account wo ni ki n san owo si lati fi kun wallet mi", "fund"],
  ])("%j is the shop's word %s", (line, word) => {
    expect(read(line, known)).toMatchObject({ kind: "word", word });
  });

  it.each(["has mama chika dropped 2000", "did bro musa send 500", "mama chika never brought 2000"])(
    "%j is no payment that was made",
    (line) => {
      expect(read(line, known).kind).toBe("nothing");
    },
  );

  it.each([`emeka: glo 300 ${phone} owes`, `Emeka Ring Road: glo 300 ${phone} owes`])("%j keeps the name", (line) => {
    expect(read(line, known)).toMatchObject({ kind: "sale", request: { name: "emeka", number: phone, owed: {} } });
  });

  it.each(["give mama chika 500", "send mama chika 500"])("%j is no payment", (line) => {
    expect(read(line, known).kind).toBe("sale");
  });

  it.each(["dstv yanga na how much now, e don add?", "mtn 5gb nawa kuke bayarwa"])("%j asks for a price", (line) => {
    expect(readAside(line, known)).toMatchObject({ kind: "prices" });
  });
});
