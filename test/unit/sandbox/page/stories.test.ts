import { describe, expect, it } from "vitest";
import type { Entries, Sections } from "../../../../sandbox/desk/contract.ts";
import { lookBefore, readEnd, salesSince } from "../../../../sandbox/page/stories/ledger.ts";

type Sale = Entries["sales"];

const reference = "VB-01M83BD8B3E3KNREA5PHD9AEFJ";

const aSale = (changed: Partial<Sale> = {}): Sale => ({
  ...{ key: 2, reference, item: "MTN airtime", beneficiary: "08031112222", account: "Ada Okafor" },
  ...{ serviceType: "airtime", status: "success", mode: "live", quantity: 1, wantsToken: false, token: null },
  ...{ faceKobo: 50_000 as Sale["faceKobo"], chargeKobo: 48_750 as Sale["chargeKobo"], error: null },
  ...{ netKobo: 48_750 as Sale["netKobo"], isRefunded: false, isRecorded: true },
  ...{ createdAt: 0, history: [], asked: { purchases: 1, refused: 0, verifies: 0 } },
  ...changed,
});

interface Told {
  sales?: Sale[];
  card?: string;
  walletKobo?: number;
}

/** The page's messages, as its store has them. */
function storeOf({ sales = [], card = "", walletKobo = 2_500_000 }: Told) {
  const chat = { key: 9, from: "bot", date: 1, text: card, inlineKeyboard: [[{ text: "Menu" }]] };
  const lists: Record<string, unknown[]> = { sales, "chat/7": [chat] };
  const sections: Record<string, unknown> = { accounts: [{ walletKobo }], people: [{ id: 7 }] };
  return {
    section: <Name extends keyof Sections>(name: Name) => sections[name] as Sections[Name],
    list: <Name extends keyof Entries>(name: Name) =>
      new Map((lists[name] as Entries[Name][]).map((entry) => [entry.key, entry])) as ReadonlyMap<
        number,
        Entries[Name]
      >,
  };
}

const story = { id: "one", title: "One", steps: [], ends: ["success"] as const };
const sold = `✅ Airtime sold\nMTN · 0803 111 2222\nCost ₦487.50\n${reference}`;
const end = { sales: [aSale()], card: sold, walletKobo: 2_451_250 };

const twice = { purchases: 2, refused: 0, verifies: 0 };

/** The wrong facts at the end of the story. */
function wrong(told: Told): string[] {
  const findings = readEnd(storeOf({ ...end, ...told }), story, lookBefore(storeOf({})));
  return findings.filter(({ holds }) => !holds).map(({ says }) => says);
}

describe("the end of a story", () => {
  it("is read from the ledger, the wallet and the card", () => {
    const findings = readEnd(storeOf(end), story, lookBefore(storeOf({})));
    expect(findings.map(({ says }) => says)).toEqual([
      "The service has made one sale.",
      "MTN airtime: asked once.",
      "₦487.50 charged, and that is what left the wallet.",
      "The card says “✅ Airtime sold · Cost ₦487.50”.",
    ]);
    expect(wrong({})).toEqual([]);
  });

  it("does not hold when a sale was asked for twice, or made twice", () => {
    expect(wrong({ sales: [aSale({ asked: { purchases: 2, refused: 0, verifies: 0 } })] })).toEqual([
      "MTN airtime: asked 2 times.",
    ]);
    const twice = [aSale(), aSale({ key: 3 })];
    expect(wrong({ sales: twice, walletKobo: 2_402_500 })).toEqual(["The service has made 2 sales."]);
  });

  it("says once what is the same of two sales", () => {
    const sales = [aSale(), aSale({ key: 3, reference: "VB-2" })];
    const findings = readEnd(storeOf({ ...end, sales, card: `${sold} VB-2` }), story, lookBefore(storeOf({})));
    expect(findings[1]).toEqual({ says: "2 × MTN airtime: asked once.", holds: true });
  });

  it("tells a request that was made into two sales, and one that was refused before", () => {
    const says = (sales: Sale[]) => readEnd(storeOf({ ...end, sales }), story, lookBefore(storeOf({})))[1]?.says;
    expect(says([aSale(), aSale({ key: 3 })])).toBe("MTN airtime: asked once, made 2 times.");
    const refused = { purchases: 1, refused: 1, verifies: 1 };
    expect(says([aSale({ asked: refused })])).toBe(
      "MTN airtime: asked once, again after a refusal, and looked up once after that.",
    );
  });

  it("does not hold when something else left the wallet than the ledger says", () => {
    expect(wrong({ walletKobo: 2_402_500 })).toEqual(["₦487.50 charged, and ₦975.00 left the wallet."]);
  });

  it.each([
    ["another charge", sold.replace("487.50", "500.00")],
    ["another state", sold.replace("Airtime sold", "Failed.").replace("Cost ₦487.50\n", "")],
    ["another sale", sold.replace("AEFJ", "0000")],
  ])("does not hold when the card tells of %s", (_, card) => {
    expect(wrong({ card })).toHaveLength(1);
  });

  it("does not hold when the card lacks the token, or a part of it", () => {
    const sale = aSale({ token: "37582337274080262333", wantsToken: true });
    const card = `⚡ Token for meter 4500 9761 986\n3758 2337 2740 8026 2333\n${reference}`;
    expect(wrong({ sales: [sale], card })).toEqual([]);
    expect(wrong({ sales: [sale], card: card.replace("2333\n", "233\n") })).toHaveLength(1);
  });

  describe("with a list in it", () => {
    const sales = [aSale(), aSale({ key: 3, reference: "VB-2" })];
    const paying = { steps: [{ says: "", acts: [{ paysIn: 1000 }] }], ends: ["success", "success"] as const };
    const told = { sales, card: sold, walletKobo: 2_502_500 };
    const read = (changed: Told, listed = 1) =>
      readEnd(storeOf({ ...told, ...changed }), { ...story, ...paying, listed }, lookBefore(storeOf({})));

    it("is summed up: what was paid in is no charge, and a row of a list has no card", () => {
      expect(read({})).toEqual([
        { says: "The service has made 2 sales.", holds: true },
        { says: "Each was asked for once.", holds: true },
        { says: "₦975.00 charged and ₦1,000.00 paid in, and that is what the wallet shows.", holds: true },
        { says: "1 cards say what the ledger says; 1 sales were a list, with one card.", holds: true },
      ]);
    });

    it.each([
      ["a row was asked for twice", { sales: [sales[0], aSale({ key: 3, reference: "VB-2", asked: twice })] }, 1],
      ["a sale that is in no list has no card", {}, 0],
      ["a card tells of another charge", { card: sold.replace("487.50", "500.00") }, 1],
      ["the wallet has lost something else", { walletKobo: 2_402_500 }, 1],
    ] as [string, Told, number][])("does not hold when %s", (_, changed, listed) => {
      expect(read(changed, listed).filter(({ holds }) => !holds)).toHaveLength(1);
    });
  });

  it("says as a card does each run of digits of a pin", () => {
    const sale = aSale({ token: "PIN 8410 2448 2010, serial WAE288967260", wantsToken: true });
    const card = `WAEC pin\n8410 2448 2010, serial WAE288967260\n${reference}`;
    expect(wrong({ sales: [sale], card })).toEqual([]);
    expect(wrong({ sales: [sale], card: card.replace("260", "26") })).toHaveLength(1);
  });

  it("is only about the sales of this telling", () => {
    const before = lookBefore(storeOf({ sales: [aSale({ key: 1 })] }));
    expect(
      salesSince(storeOf({ sales: [aSale({ key: 2 }), aSale({ key: 1 })] }), before).map(({ key }) => key),
    ).toEqual([2]);
  });
});
