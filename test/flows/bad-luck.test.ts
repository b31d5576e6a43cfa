import { describe, expect } from "vitest";
import { asks, now, said, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import {
  asksForAirtime,
  asksForElectricity,
  buyLabel,
  expectPosts,
  expectTruth,
  sellsAirtime,
} from "../support/selling.ts";
import { openCounter, type Shop, startShop } from "../support/shop.ts";
import { it } from "../support/shop-test.ts";
import { until } from "../support/until.ts";

/** Changes the catalogue, and has the shop read it again as it does every few minutes. */
async function changeNetwork(shop: Shop, name: string, change: { active?: boolean; apiSellerDiscount?: number }) {
  const { ada, vending } = shop;
  vending.setCatalogue((catalogue) => {
    Object.assign(catalogue.airtime.find((network) => network.name === name) ?? {}, change);
  });
  const reads = () => vending.requests.filter(({ path, answered }) => path === "/airtime/networks/" && answered).length;
  const before = reads();
  await asks(ada, "/menu", /Today/);
  await until([vending], () => reads() > before, "the networks were read again");
  await asks(ada, "/help", /What you can do/);
}

describe("a service that is down", () => {
  it("at the first question of a sale says so, and the sale goes on where it stopped", async () => {
    await using shop = await startShop({ catalogueTtlMs: 0 });
    const { ada, vending } = shop;
    vending.faults.add({ operation: "catalogue", kind: "status-500-html", times: Number.POSITIVE_INFINITY });
    await shop.logIn();
    const down = await tapsAndSees(ada, /Airtime/, /not answering.*No money was taken/s);
    vending.faults.clear();
    await tapsCard(ada, down, /Try again/, /Phone number/);
    await asks(ada, "0707 555 1234", /Which network/);
  });

  it("in the middle of a sale keeps the answers so far", async ({ ada, vending }) => {
    await asks(ada, "/menu", /Wallet/);
    const card = await tapsAndSees(ada, /Electricity/, /Which company/);
    vending.outage = true;
    await tapsCard(ada, card, /^Kano/, /not answering/);
    vending.outage = false;
    await tapsCard(ada, card, /Try again/, /Kano Electricity|Which company/);
    if (/Which company/.test(now(ada, card).text)) await ada.taps(/^Kano/, { message: card.id });
    await seesOn(ada, card, /Meter number/);
  });

  it("at the tap that buys shows as it is: checking, and the money may have left", async ({ shop, ada, vending }) => {
    vending.webhooks.mode = "withheld";
    const card = await asksForAirtime(ada);
    vending.faults.add({ operation: "purchase", kind: "drop-before" });
    vending.faults.add({ operation: "verify", kind: "status-500-html", times: Number.POSITIVE_INFINITY });
    const checking = await tapsCard(ada, card, buyLabel, /No answer yet/);
    expect(checking.text).toMatch(/may have left.*Do not sell/s);
    await ada.taps(/Check now/, { message: card.id });
    await until([vending], () => vending.requests.some(({ operation }) => operation === "verify"), "verify was asked");
    await shop.idle();
    expect(now(ada, card).text).toMatch(/No answer yet/);
  });

  it("shows the last balance seen, and when", async ({ ada, vending }) => {
    vending.faults.add({ operation: "profile", kind: "status-500-html", times: Number.POSITIVE_INFINITY });
    await asks(ada, "/balance", /₦12,450\.00/);
    await ada.sees(/not answering/);
    await asks(ada, "/menu", /Wallet ₦12,450\.00/);
  });
});

describe("a key that was regenerated elsewhere", () => {
  it("is replaced by the one that the profile shows, without a login, and the sale that was open settles", async () => {
    await using shop = await openCounter();
    const { ada, vending } = shop;
    vending.switches.authenticatedMeans = "key-only";
    vending.switches.purchaseAnswer = "pending";
    const card = await seesOn(ada, await sellsAirtime(ada), /working on it/);
    vending.webhooks.mode = "withheld";
    vending.settle(vending.transactions()[0]?.reference ?? "", "success");
    await regenerateKey(shop);
    await tapsCard(ada, card, /Check now/, /Airtime sold/);
    await shop.idle();
    expect(said(ada, /no longer accepts|Log in again/)).toEqual([]);
    expectTruth(shop);
  });

  it("asks for a login once where the token is dead as well, and the login settles the sale that was open", async () => {
    await using shop = await openCounter();
    const { ada, vending } = shop;
    vending.switches.authenticatedMeans = "key-only";
    vending.switches.purchaseAnswer = "pending";
    const card = await seesOn(ada, await sellsAirtime(ada), /working on it/);
    vending.webhooks.mode = "withheld";
    vending.settle(vending.transactions()[0]?.reference ?? "", "success");
    await regenerateKey(shop);
    vending.faults.add({ operation: "profile", kind: "status-401", times: Number.POSITIVE_INFINITY });
    const asked = await tapsAndSees(ada, /Check now/, /no longer accepts your shop's key/, card);
    expect(now(ada, card).text).toMatch(/working on it/);
    vending.faults.clear();
    await tapsAndSees(ada, "🔑 Log in", /Log in to your shop/, asked);
    await asks(ada, "08031234567", /PIN for/);
    await asks(ada, "7391", /Wallet/);
    await seesOn(ada, card, /Airtime sold/);
    await shop.idle();
    expect(said(ada, /no longer accepts/)).toHaveLength(1);
    expectTruth(shop);
  });

  it("never lets a refused sale pass for sold or failed, and sells again with the key that the profile shows", async () => {
    await using shop = await openCounter();
    const { ada } = shop;
    shop.vending.switches.authenticatedMeans = "key-only";
    const card = await asksForAirtime(ada);
    await regenerateKey(shop);
    await tapsCard(ada, card, buyLabel, /rejected the shop's key.*Do not sell/s);
    expect(shop.vending.transactions()).toEqual([]);
    const over = await seesOn(ada, card, /Not sold. No money was taken/);
    expect(over.text).toMatch(/rejected the shop's key/);
    expect(said(ada, /Log in again/)).toEqual([]);
    expect(shop.posts()).toBe(1);
    await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    expectTruth(shop);
  });
});

describe("a network that is closed", () => {
  it("between the card and the tap is not sold, and says so", async () => {
    await using shop = await openCounter({ catalogueTtlMs: 0 });
    const { ada } = shop;
    const card = await asksForAirtime(ada);
    await changeNetwork(shop, "MTN", { active: false });
    await tapsCard(ada, card, buyLabel, /MTN is no longer sold.*No money was taken/s);
    await ada.taps(buyLabel, { message: card.id, sameTapAgain: true });
    await expectPosts(shop, 0);
  });

  it("without the shop knowing is refused by the service, and nothing is charged", async ({ shop, ada, vending }) => {
    const card = await asksForAirtime(ada);
    // The card has asked for its price by then.
    await shop.idle();
    vending.setCatalogue((catalogue) => {
      for (const network of catalogue.airtime) network.active = false;
    });
    await tapsCard(ada, card, buyLabel, /Failed. No money was taken/);
    expect(vending.accounts()[0]?.walletKobo).toBe(1_245_000);
  });
});

describe("a price that changed between the card and the tap", () => {
  it("is shown beside the old one and asked about; then it is sold once, at the new price", async () => {
    await using shop = await openCounter({ catalogueTtlMs: 0 });
    const { ada, vending } = shop;
    const card = await asksForAirtime(ada);
    await changeNetwork(shop, "MTN", { apiSellerDiscount: 1 });
    const question = await tapsCard(ada, card, buyLabel, /cost changed/i);
    expect(question.text).toMatch(/₦487\.50.*₦495\.00.*No money was taken/s);
    expect(shop.posts()).toBe(0);
    await ada.taps(buyLabel, { message: card.id, sameTapAgain: true });
    await tapsCard(ada, card, /Sell at ₦500/, /Airtime sold/);
    await expectPosts(shop, 1);
    expect(vending.accounts()[0]?.walletKobo).toBe(1_245_000 - 49_500);
    expectTruth(shop);
  });
});

describe("a wallet that holds too little", () => {
  it("shows before the sale, with the bank details and what is missing", async () => {
    await using shop = await openCounter({ walletNaira: 300 });
    const { ada, vending } = shop;
    await asks(ada, "/sell", /What do you want/);
    await tapsAndSees(ada, /Airtime/, /Phone number/);
    await asks(ada, "0707 555 1234", /Which network/);
    await tapsAndSees(ada, "MTN", /How much/);
    const short = await asks(ada, "500", /No money was taken/);
    expect(short.text).toMatch(/₦300\.00.*₦487\.50.*₦187\.50.*Providus Bank.*9900001001/s);
    // Asked before it arrived: the card says when the wallet was seen.
    await ada.taps(/I have paid/, { message: short.id });
    await shop.idle();
    await seesOn(ada, short, /Your wallet has ₦300\.00, seen \d\d:\d\d:\d\d/);
    vending.fund(1001, 1000);
    await tapsCard(ada, short, /Back/, /How much/);
    await tapsCard(ada, short, "₦500", /Sell airtime\?/);
    await tapsCard(ada, short, buyLabel, /Airtime sold/);
  });

  it("shows after the service refused, with a way to the bank details", async () => {
    await using shop = await openCounter({ walletNaira: 300 });
    const { ada } = shop;
    const card = await asksForElectricity(ada, { amount: "500" });
    const failed = await tapsCard(ada, card, buyLabel, /Failed. No money was taken/);
    expect(failed.text).toMatch(/Insufficient wallet balance/);
    await tapsAndSees(ada, /Fund/, /Providus Bank/, card);
    expect(now(ada, card).text).toMatch(/Failed/);
    expectTruth(shop);
  });
});

/** As the reseller does on the service's own website. */
async function regenerateKey({ vending }: Shop): Promise<void> {
  const login = await post(`${vending.baseUrl}/login/`, {}, { phone_number: "08031234567", pin: "7391" });
  const { access } = (await login.json()) as { access: string };
  const isKeyOnly = vending.switches.authenticatedMeans === "key-only";
  if (isKeyOnly) vending.switches.authenticatedMeans = "key-or-jwt";
  const answer = await post(
    `${vending.baseUrl}/keys/regenerate/`,
    { authorization: `Bearer ${access}` },
    { mode: "live" },
  );
  if (isKeyOnly) vending.switches.authenticatedMeans = "key-only";
  expect(answer.status).toBe(200);
}

function post(url: string, headers: Record<string, string>, body: object): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}
