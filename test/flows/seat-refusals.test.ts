import { describe, expect, it } from "vitest";
import type { Person } from "../../sandbox/telegram/contract.ts";
import { asks, complains, said, sees, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { airtimeList, pastes, phoneAt } from "../support/lists.ts";
import { type OtherWords, startOtherWords } from "../support/other-words.ts";
import { hires, sellsAirtime } from "../support/selling.ts";
import { type Shop, startShop } from "../support/shop.ts";
import { everything } from "../support/staffed-shop.ts";

/** Messages of a service about a wallet that is too low, each with a figure or a word of money that no seat may see. */
const wordings = [
  "You have 4512 left",
  "You have 4,512 left",
  "You have 4,512.35 left",
  "Insufficient balance: NGN 4512.35",
  "Insufficient balance: ₦4,512",
  "N4512 is in your account, top up",
  "Wallet low (4 512,35)",
  "balance=4512.35; needed=4871.20",
  "Not enough money: 4512 of 4871",
  "#4,512 available, fund your wallet",
  "Four thousand five hundred and twelve naira left",
  "Ｏnly ４５１２ is there",
] as const;
const told = /4[ ,.]?512|4871|４５１２|balance|NGN|naira|thousand|top up|fund your|Your wallet is too low/i;

/** All that a person was shown, but for references and links, which may hold anything by chance. */
const shown = (person: Person) => everything(person).replaceAll(/[\w-]{20,}/g, "");

interface Refusing extends AsyncDisposable {
  shop: Shop;
  other: OtherWords;
  seller: Person;
  viewer: Person;
}

/** A shop with a seller who sees costs and a viewer who does not, at a service whose refusals can be put in other words. */
async function openShop(): Promise<Refusing> {
  const shop = await startShop({ walletNaira: 100_000 });
  const other = await startOtherWords(shop.vending.baseUrl);
  shop.environment.VENDING_BASE_URL = other.baseUrl;
  await shop.restart();
  await shop.logIn();
  const { helper: seller, seat } = await hires(shop);
  await tapsAndSees(shop.ada, /Show costs/, /Sees what sales cost you/, seat);
  const { helper: viewer } = await hires(shop, { name: "Musa", role: "viewer" });
  return {
    ...{ shop, other, seller, viewer },
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]();
      await other[Symbol.asyncDispose]();
    },
  };
}

/** Has the service say this wherever it says that a sale was rejected. */
function says({ other }: Refusing, words: string): void {
  other.rewrite = (_request, { status, body }) => ({
    status,
    body: JSON.parse(JSON.stringify(body).replaceAll("The provider rejected the request", words)),
  });
}

describe("I29: a sale that the service refuses over money", () => {
  it("shows its figures only to owners, in cards, records and complaints, however it is worded", async () => {
    await using refusing = await openShop();
    const { shop, seller, viewer } = refusing;
    shop.vending.switches.purchaseAnswer = "refused";
    for (const [place, words] of wordings.entries()) {
      says(refusing, words);
      const phone = phoneAt(place);
      await seesOn(seller, await sellsAirtime(seller, { phone, amount: "500" }), /Failed/);
      const reference = shop.vending.transactions().at(-1)?.reference ?? "";
      for (const person of [seller, viewer]) {
        const list = await asks(person, "/history", /Latest sales/);
        await person.taps(new RegExp(phone.slice(-4)), { message: list.id });
        const record = await sees(person, ({ id, text }) => id > list.id && /confirmed \d\d:/.test(text));
        await complains(person, record);
        await asks(person, `/verify ${reference}`, /Failed/);
      }
      const owners = await asks(shop.ada, `/verify ${reference}`, /Failed/);
      expect(owners.text).toContain(`The service says: “${words}”`);
    }
    await shop.idle();
    for (const person of [seller, viewer]) {
      expect(shown(person).match(told)).toBeNull();
      expect(said(person, /The shop's wallet is too low\. Ask the owner\./)).not.toEqual([]);
    }
  });

  it("is a list's end that sends a seller to the owner", async () => {
    await using refusing = await openShop();
    const { shop, seller } = refusing;
    says(refusing, "Insufficient balance: NGN 4512.35");
    shop.vending.switches.purchaseAnswer = "refused";
    const card = await pastes(seller, airtimeList(6));
    await tapsCard(seller, card, /Sell 6 for/, /The shop's wallet is too low for the rest\. Ask the owner\./);
    await shop.idle();
    expect(shown(seller).match(told)).toBeNull();
  });
});

it("I29: shows only owners the service's words about money in a listing or in a record", async () => {
  await using refusing = await openShop();
  const { shop, other, seller, viewer } = refusing;
  for (const [place, words] of wordings.entries()) {
    const reference = `WEB-2026-00${10 + place}`;
    const record = { reference, status: words, amount: "4512.35", beneficiary: words, remarks: words, type: words };
    other.rewrite = (request, answer) => {
      if (request.includes(reference)) return { status: 200, body: record };
      return request.startsWith("GET ") ? { status: 400, body: { error: words } } : answer;
    };
    await shop.restart();
    await asks(viewer, `/verify ${reference}`, /The service has this record/);
    await asks(seller, "airtime 500 0803 555 1234", /The service said no/);
    await asks(seller, airtimeList(3).join("\n"), /The service said no[\s\S]*No money was taken/);
    await shop.idle();
    const owners = await asks(shop.ada, `/verify ${reference}`, /The service has this record/);
    expect(owners.text).toContain(words);
    const listing = await asks(shop.ada, "airtime 500 0803 555 1234", /The service said no/);
    expect(listing.text).toContain(words);
  }
  for (const person of [seller, viewer]) expect(shown(person).match(told)).toBeNull();
});
