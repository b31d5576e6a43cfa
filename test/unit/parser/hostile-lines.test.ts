import { describe, expect, it } from "vitest";
import { read } from "../../../src/parser/read.ts";
import { judge, known, meant } from "../../support/typed-lines.ts";

const phone = "08031234567";

/** What would come to the confirm card is what the line may mean at most: all else stays open, and is asked for. */
function expectAtMost(text: string, meaning: string): void {
  const reading = read(text, known);
  const { wrong, isCostly } = judge(meant(text, meaning), reading);
  expect(isCostly && { reading, wrong }).toBe(false);
}

describe("an amount that is written oddly", () => {
  it.each([
    ["mtn 500.5 08031234567", "amount~500.5"],
    ["mtn 500.50 08031234567", "amount~500.5"],
    ["mtn 500.555 08031234567", "amount=?"],
    ["mtn 0.5k 08031234567", "amount~500"],
    ["mtn .5k 08031234567", "amount~500"],
    ["mtn -500 08031234567", "amount=?"],
    ["mtn - 500 08031234567", "amount~500"],
    ["mtn 1e6 08031234567", "amount=?"],
    ["mtn 5e2 08031234567", "amount=?"],
    ["₦5OO mtn 08031234567", "amount~500"],
    ["mtn 5OO 08031234567", "amount~500"],
    ["mtn 5,00 08031234567", "amount=?"],
    ["mtn 1,0000 08031234567", "amount=?"],
    ["mtn 1.500 08031234567", "amount=?"],
    ["mtn 1.000.000 08031234567", "amount=?"],
    ["mtn 500k 08031234567", "amount~500000"],
    ["mtn 5 00 08031234567", "amount=?"],
    ["mtn 500 500 08031234567", "amount=?"],
    ["mtn 500+500 08031234567", "amount=?"],
    ["mtn 500-1000 08031234567", "amount=?"],
    ["mtn 500/1000 08031234567", "amount=?"],
    ["mtn 2x500 08031234567", "amount=? quantity~2"],
    ["mtn 500x2 08031234567", "amount~500 quantity=2"],
    ["mtn 500 * 2 08031234567", "amount=?"],
    ["mtn 0 08031234567", "amount=?"],
    ["mtn 000500 08031234567", "amount=?"],
    ["mtn 500% 08031234567", "amount=?"],
    ["mtn $500 08031234567", "amount=?"],
    ["mtn 500 dollars 08031234567", "amount=?"],
    ["mtn 5²00 08031234567", "amount=?"],
    ["mtn 500² 08031234567", "amount=?"],
    ["mtn ½k 08031234567", "amount=?"],
    ["mtn 1½k 08031234567", "amount=?"],
    ["mtn 5️⃣0️⃣0️⃣ 08031234567", "amount~500"],
    ["mtn ٥٠٠ 08031234567", "amount~500"],
    ["mtn 5٠٠ 08031234567", "amount~500"],
    ["mtn 5\u200b00 08031234567", "amount~500"],
    ["mtn 500\u0301 08031234567", "amount~500"],
    ["mtn not 500 08031234567", "amount=?"],
    ["mtn 500 for 2 people 08031234567", "amount~500 quantity=2"],
    ["mtn one thousand five hundred 08031234567", "amount~1500"],
    ["mtn two five hundred 08031234567", "amount=? quantity~2"],
    ["mtn five 08031234567", "amount~5"],
    ["mtn 2 5hundred 08031234567", "amount=?"],
    ["mtn 5hundred 08031234567", "amount~500"],
    ["mtn 1thousand 08031234567", "amount~1000"],
    ["mtn 5h 08031234567", "amount~500"],
    ["mtn 1m 08031234567", "amount~1000000"],
    ["mtn 1million 08031234567", "amount~1000000"],
    ["mtn 2k5 08031234567", "amount~2500"],
    ["mtn 500kobo 08031234567", "amount~5"],
    ["mtn 500 kobo 08031234567", "amount~5"],
    ["mtn 500n50k 08031234567", "amount~500.5"],
  ])("%j is not guessed at", (text, amount) => {
    expectAtMost(text, `service~airtime provider~mtn number~${phone} ${amount}`);
  });
});

describe("an amount as banks and cards write it", () => {
  it.each([
    "₦5,000.00 ikeja 45011122233",
    "ikeja 5,000.00 45011122233",
    "ikeja 45011122233 5,000.00",
    "ikeja 5000.00 45011122233",
    "ikeja NGN 5,000.00 4501 1122 233",
    "ikeja 5,000 45011122233",
  ])("%j is read", (text) => {
    const line = meant(text, "service=electricity provider=ikeja amount=5000 number=45011122233");
    expect(judge(line, read(text, known)).wrong).toEqual([]);
  });
});

describe("a number that is written oddly", () => {
  it.each([
    ["mtn 500 08O31234567", "number=?"],
    ["mtn 500 O8031234567", "number=?"],
    ["mtn 500 0803l234567", "number=?"],
    ["mtn 500 0803 123 4567 08", "number=?"],
    ["mtn 500 0803123456 7", `number~${phone}`],
    ["mtn 500 080 31 23 45 67", `number~${phone}`],
    ["mtn 500 0 8 0 3 1 2 3 4 5 6 7", `number~${phone} amount~500`],
    ["mtn 500 0803.123.4567", `number~${phone}`],
    ["mtn 500 0803/123/4567", `number~${phone}`],
    ["mtn 500 0803_123_4567", `number~${phone}`],
    ["mtn 500 0803 123 4567 or 0805 123 4567", "number=?"],
    ["mtn 500 not 0803 123 4567 but 0805 123 4567", "number=?"],
    ["mtn 500 08031234567 08031234567", `number~${phone}`],
    ["mtn 500 08031234567/8", "number=?"],
    ["mtn 500 08031234567-8", "number=?"],
    ["mtn 500 08031234567,08051234567", "number=?"],
    ["mtn 500 0803123456708051234567", "number=?"],
    ["mtn 500 +1 803 123 4567", "number=?"],
    ["mtn 500 +44 8031234567", "number=?"],
    ["mtn 500 +2330803123456", "number=?"],
    ["mtn 500 2348031234567890", "number=?"],
    ["mtn 500 00 234 803 123 4567", `number~${phone}`],
    ["mtn 500 234 0803 123 4567", `number~${phone}`],
    ["mtn 500 0803123456７", `number~${phone}`],
    ["mtn 500 08031234567٣", "number=?"],
    ["mtn 500 ٣08031234567", "number=?"],
    ["mtn 500 ٠٨٠٣١٢٣٤٥٦٧", `number~${phone}`],
    ["mtn 500 0803\u20601234567", `number~${phone}`],
    ["mtn 500 0803123456\u200b7", `number~${phone}`],
    ["mtn 500 08031234567²", "number=?"],
    ["mtn 500 \u202e76543213080", "number=?"],
    ["mtn 500 45011122233", "number=?"],
    ["mtn 500 1234567890", "number=?"],
    ["mtn 500 0123456789", "number=?"],
    ["mtn 500 0403 123 4567", "number=?"],
    ["mtn 500 ref 08031234567890", "number=?"],
    ["mtn 500 ada08031234567", `number~${phone}`],
    ["mtn 500 08031234567.50", "number=?"],
    ["mtn 500 #08031234567", `number~${phone}`],
    ["mtn 500 -08031234567", `number~${phone}`],
    ["mtn 500 (0803) 123-4567", `number~${phone}`],
  ])("%j sells to no other", (text, number) => {
    expectAtMost(text, `service~airtime provider~mtn amount~500 ${number}`);
  });
});

describe("one thing that could be another", () => {
  it.each([
    ["ikeja 45011122233 08031234567", "service=electricity provider=ikeja number~45011122233 amount=?"],
    ["ikeja 08031234567 5000", "service=electricity provider=ikeja amount~5000 number=?"],
    ["dstv compact 08031234567", "service=tv provider=dstv planwords=compact number=?"],
    ["waec 500 08031234567", "service=education provider=waec amount~500 number~08031234567"],
    ["waec 3920 08031234567", "service=education provider=waec amount~3920 number~08031234567"],
    ["waec 08031234567 3920 x 2", "service=education provider=waec amount~3920 quantity=2 number~08031234567"],
    ["2 jamb 2 waec 08031234567", "service=education provider=? quantity~2 number~08031234567"],
    ["2 waec 3 08031234567", "service=education provider=waec quantity=? number~08031234567"],
    ["-2 waec 08031234567", "service=education provider=waec quantity~2 number~08031234567"],
    ["2.5 waec 08031234567", "service=education provider=waec amount~2.5 number~08031234567"],
    ["mtn 500 08031234567 1gb", "service=data provider=mtn amount~500 plan=1GB number~08031234567"],
    ["mtn 1gb 500mb 08031234567", "service=data provider=mtn plan=? number~08031234567"],
    ["mtn 1gb or 2gb 08031234567", "service=data provider=mtn plan=? number~08031234567"],
    ["mtn 1gb 2 days or 7 days 08031234567", "service=data provider=mtn plan~1GB days=? number~08031234567"],
    ["mtn 1gb x3 08031234567", "service=data provider=mtn plan=1GB quantity=3 number~08031234567"],
    ["mtn 2k plan 08031234567", "service=data provider=mtn amount=2000 number~08031234567"],
    ["mtn 1-k5 08061234567", "service~airtime provider=mtn amount~1000 number~08061234567"],
    ["mtn 1.5k2 08061234567", "service~airtime provider=mtn amount~1500 number~08061234567"],
    ["mtn 1/2gb 08031234567", "service=data provider=mtn plan=? number~08031234567"],
    ["mtn 1-2gb 08031234567", "service=data provider=mtn plan=? number~08031234567"],
    ["mtn 1 1/2 gb 08031234567", "service=data provider=mtn plan=? number~08031234567"],
    ["mtn 1.5.5gb 08031234567", "service=data provider=mtn plan=? number~08031234567"],
    ["mtn 1,5gb 08031234567", "service=data provider=mtn plan~1.5GB number~08031234567"],
    ["mtn -1gb 08031234567", "service=data provider=mtn plan~1GB number~08031234567"],
    ["mtn 1gbps 08031234567", "service~data provider=mtn number~08031234567"],
    ["ipnx 40mbps 08031234567", "service=internet provider=ipnx planwords~40mbps number~08031234567"],
    ["not mtn 500 08031234567 airtel", "service=airtime provider=? amount~500 number~08031234567"],
    ["mtn to airtel 500 08031234567", "service=airtime provider=? amount~500 number~08031234567"],
    ["ikeja 5000 eko 45011122233", "service=electricity provider=? amount~5000 number~45011122233"],
    ["gotv dstv compact 1234567890", "service=tv provider=? planwords~compact number~1234567890"],
    ["mama chika bro musa 500 airtime", "service=airtime amount~500 name=?"],
    ["chika ikeja 5000", 'service~electricity provider~ikeja amount~5000 name="chika ikeja"'],
    ["chika 5000 ikeja", "service~electricity provider~ikeja amount~5000 name~chika"],
    ["mama chika 500 airtime 08031234567", 'service=airtime amount~500 number~08031234567 name~"mama chika"'],
    ["mama 500 airtime", "service=airtime amount~500 name~mama"],
    ["mamachika 500 airtime", 'service=airtime amount~500 name~"mama chika"'],
    ["mama chika 2 500 airtime", 'service=airtime amount=? name~"mama chika"'],
    [
      "prepaid postpaid ikeja 5000 45011122233",
      "service=electricity provider=ikeja amount~5000 meter=? number~45011122233",
    ],
    ["ikeja 5000 not prepaid 45011122233", "service=electricity provider=ikeja amount~5000 meter=? number~45011122233"],
    ["same again x5", "again quantity~5"],
    ["same again 1k", "again amount~1000"],
    ["same for 0803123456", "again short~0803123456"],
    ["mtn 500 airtime data 08031234567", "service=? provider=mtn amount~500 number~08031234567"],
  ])("%j is read so at most", expectAtMost);
});

describe("words about a sale that nobody wants", () => {
  it.each([
    "no send 500 mtn 08031234567",
    "make you no send 500 give 08031234567",
    "abeg no load 500 mtn 08031234567 again",
    "did you send mtn 500 08031234567",
    "I no get the 500 mtn 08031234567",
    "mtn 500 08031234567 no enter",
    "500 mtn 08031234567 never enter",
    "mtn 500 dollars 08031234567",
    "who get 08031234567 mtn 500",
    "*131*7*1*08031234567#",
    "mtn 500 08031234567 was not delivered",
    "cancel mtn 500 08031234567",
    "wrong number 08031234567 mtn 500",
    "mtn 500 08031234567 failed",
  ])("%j is no sale", (text) => {
    expect(read(text, known).kind).not.toBe("sale");
  });
});
