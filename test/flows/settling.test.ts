import { describe, expect } from "vitest";
import { now, said, seesOn, tapsCard } from "../support/chat.ts";
import { expectTruth, sellsAirtime, sellsElectricity } from "../support/selling.ts";
import { openCounter, type Shop, startShop } from "../support/shop.ts";
import { it } from "../support/shop-test.ts";
import { callsWebhook } from "../support/signed-webhook.ts";

async function sellPending(shop: Shop) {
  const { ada, vending } = shop;
  vending.switches.purchaseAnswer = "pending";
  const card = await sellsAirtime(ada);
  const pending = await seesOn(ada, card, /working on it/);
  return { card, pending, reference: vending.transactions().at(-1)?.reference ?? "" };
}

describe("a pending sale", () => {
  it("says what may have left the wallet, not to sell again, and when it is checked next", async ({ shop }) => {
    const { pending, reference } = await sellPending(shop);
    expect(pending.text).toMatch(/₦487\.50 may have left/);
    expect(pending.text).toMatch(/Do not sell/);
    expect(pending.text).toMatch(/Next check \d\d:\d\d/);
    expect(pending.text).toContain(`…${reference.slice(-6)}`);
    expect(pending.text).not.toContain(reference);
    expectTruth(shop);
  });

  it.each([
    ["success", /Airtime sold/, /^✅ Sold: MTN 0803 555 1234, ₦500$/],
    [
      "failed",
      /Failed.*If about ₦487\.50 left your wallet/s,
      /^❌ Failed: MTN 0803 555 1234, ₦500\nIf about ₦487\.50 left your wallet/,
    ],
  ] as const)(
    "settles as %s by a signed webhook: its card in place, and one message beside it",
    async (status, shows, says) => {
      await using shop = await openCounter();
      const { ada, vending } = shop;
      const { card, reference } = await sellPending(shop);
      vending.settle(reference, status);
      await seesOn(ada, card, shows);
      const beside = await ada.sees((message) => message.replyTo === card.id);
      expect(beside.text).toMatch(says);
      await shop.idle();
      expect(ada.chat.filter((message) => message.replyTo === card.id)).toHaveLength(1);
      expect(vending.webhooks.log.at(-1)?.answered).toBe(200);
      expectTruth(shop);
    },
  );

  it.for(["0803****234", "+234803***1234", "*******1234"])(
    "settles by a statement whose beneficiary is masked and fits, and whose amount of 0 says nothing (%s)",
    async (beneficiary, { shop, ada }) => {
      const { card } = await sellPending(shop);
      expect(await callsWebhook(shop, { beneficiary, amount: 0 })).toBe(200);
      const sold = await seesOn(ada, card, /Airtime sold/);
      await shop.idle();
      expect(sold.text).not.toMatch(/Check this sale|₦0/);
    },
  );

  it("is no meter's card for what comes with it where nothing is loaded", async ({ shop }) => {
    const { card } = await sellPending(shop);
    expect(await callsWebhook(shop, { meta: { token: "sess_8f00b204" } })).toBe(200);
    const sold = await seesOn(shop.ada, card, /Airtime sold.*Code from the service: sess_8f00b204/s);
    expect(sold.text).not.toMatch(/meter/);
  });

  it("stays open, for a person to look at, by a statement whose masked beneficiary does not fit", async ({ shop }) => {
    const { ada } = shop;
    const { card } = await sellPending(shop);
    expect(await callsWebhook(shop, { beneficiary: "0803****235" })).toBe(200);
    const open = await seesOn(ada, card, /a different sale under this reference/);
    expect(open.text).toMatch(/working on it.*Do not sell/s);
  });

  it("is checked when the reseller asks, without a message beside the card", async ({ shop, ada, vending }) => {
    const { card, reference } = await sellPending(shop);
    vending.webhooks.mode = "withheld";
    vending.settle(reference, "success");
    await tapsCard(ada, card, /Check now/, /Airtime sold/);
    vending.webhooks.release();
    await shop.idle();
    expect(said(ada, /Sold:/)).toEqual([]);
    expectTruth(shop);
  });

  it("ignores a webhook that is not signed by the service", async ({ shop, ada, vending }) => {
    const { card, pending, reference } = await sellPending(shop);
    const url = vending.accounts()[0]?.webhookUrl ?? "";
    const body = JSON.stringify({ event: "transaction.update", reference, status: "success", amount: 500, meta: {} });
    const send = (headers: Record<string, string>) =>
      fetch(url, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });
    expect((await send({ "x-service-signature": "0".repeat(64) })).status).toBe(401);
    expect((await send({})).status).toBe(401);
    await shop.idle();
    expect(now(ada, card).text.replace("has left", "may have left")).toBe(pending.text);
  });

  it("is corrected loudly when the service takes a success back", async ({ shop, ada, vending }) => {
    const card = await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    await shop.idle();
    vending.reverse(vending.transactions()[0]?.reference ?? "");
    // A webhook does not outweigh a success: the bot asks verify two seconds later.
    await seesOn(ada, card, /Failed/);
    await ada.sees(/earlier message was wrong/i);
  });
});

describe("the webhook", () => {
  it("is registered at login where the account has none", async ({ shop }) => {
    await sellPending(shop);
    expect(shop.vending.accounts()[0]?.webhookUrl).toMatch(
      new RegExp(`^${shop.webhookOrigin}/webhooks/vending/[\\w-]{22}$`),
    );
  });

  it("of somebody else is never replaced, and sales settle by verify", async () => {
    await using shop = await startShop();
    const { telegram, vending } = shop;
    const theirs = `${vending.baseUrl}/somebody-elses/`;
    vending.addAccount({
      ...{ firstName: "Bola", lastName: "Ade", phoneNumber: "08029999999", pin: "2468", walletNaira: 9000 },
      webhookUrl: theirs,
    });
    const bola = telegram.user({ firstName: "Bola", phone: "2348029999999" });
    await bola.says("/start");
    await bola.presses(/Share my number/);
    await bola.sees(/PIN for/);
    await bola.says("2468");
    await bola.sees(/Wallet/);
    vending.switches.purchaseAnswer = "pending";
    const card = await seesOn(bola, await sellsAirtime(bola), /working on it/);
    vending.settle(vending.transactions()[0]?.reference ?? "", "success");
    await tapsCard(bola, card, /Check now/, /Airtime sold/);
    expect(vending.accounts().find(({ pin }) => pin === "2468")?.webhookUrl).toBe(theirs);
    expect(vending.requests.filter(({ operation }) => operation === "webhook-update")).toEqual([]);
    expectTruth(shop);
  });

  it("is not needed: without PUBLIC_URL a lost answer settles by verify, and says so once", async () => {
    await using shop = await openCounter({ withoutWebhook: true });
    const { ada, vending } = shop;
    vending.faults.add({ operation: "purchase", kind: "drop-after" });
    await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    await ada.sees(/Sold:/);
    vending.switches.purchaseAnswer = "pending";
    const second = await seesOn(ada, await sellsElectricity(ada), /working on it/);
    vending.settle(vending.transactions().at(-1)?.reference ?? "", "failed");
    await tapsCard(ada, second, /Check now/, /Failed/);
    await shop.idle();
    expect(vending.accounts()[0]?.webhookUrl).toBe("");
    expect(said(ada, /Sold:/)).toHaveLength(1);
    expectTruth(shop);
  });
});
