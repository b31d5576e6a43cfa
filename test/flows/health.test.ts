import { describe, expect, it } from "vitest";
import { asks, said, seesOn } from "../support/chat.ts";
import { createFakeClock } from "../support/fake-clock.ts";
import { sellsAirtime, sellsElectricity } from "../support/selling.ts";
import { comesIn, type Shop, seatBola, startShop } from "../support/shop.ts";
import { waitFor } from "../support/until.ts";

const minute = 60_000;

async function openShop() {
  const clock = createFakeClock();
  const shop = await startShop({ clock });
  await shop.logIn();
  return Object.assign(shop, { clock });
}

/** Sells electricity of Ikeja Electric, which the service reports as processing. */
async function sellsWaiting({ ada, vending }: Shop, meters: readonly string[]) {
  vending.switches.purchaseAnswer = "pending";
  for (const meter of meters) await seesOn(ada, await sellsElectricity(ada, { meter }), /working on it/);
}

describe("a company whose sales go worse than usual", () => {
  it("is named in the list and on the confirm card, and a seller who asked gets one message when it is back", async () => {
    await using shop = await openShop();
    const { clock, ada, vending } = shop;
    await sellsWaiting(shop, ["45701234561", "45701234562"]);
    await clock.advance(10 * minute);
    const line = /⏳ Ikeja Electric: 2 of yours wait since \d\d:\d\d/;
    const list = await asks(ada, "/sell", /What do you want to sell/);
    await ada.taps(/Electricity/, { message: list.id });
    await seesOn(ada, list, line);
    const offer = await asks(ada, "3000 ikeja prepaid 45701234563", /Customer pays/);
    expect(offer.text).toMatch(line);
    const asked = await ada.taps(/Tell me when it is back/, { message: offer.id });
    expect(await asked.answer).toMatchObject({ text: expect.stringMatching(/Ikeja Electric sells as usual again/) });
    await clock.advance(minute);
    expect(said(ada, /sells as usual again/)).toHaveLength(0);
    for (const { reference } of vending.transactions()) vending.settle(reference, "success", { token: "1".repeat(20) });
    // The round that tells it may have begun before the sales were settled.
    await waitFor(async () => {
      await clock.advance(minute);
      await shop.idle();
      return said(ada, /Ikeja Electric sells as usual again/).length > 0;
    }, "the company is back");
    await clock.advance(5 * minute);
    await shop.idle();
    expect(said(ada, /sells as usual again/)).toHaveLength(1);
  });

  it("counts from this shop's own oldest sale, whatever waits in another", async () => {
    await using shop = await openShop();
    const { clock, ada } = shop;
    const bola = seatBola(shop);
    await comesIn(bola);
    await sellsWaiting({ ...shop, ada: bola }, ["45701234561"]);
    await clock.advance(20 * minute);
    const { text: others } = await asks(bola, "3000 ikeja prepaid 45701234562", /Customer pays/);
    expect(others).not.toMatch(/⏳ Ikeja/);
    const startedAt = clock.now();
    await sellsWaiting(shop, ["45701234563"]);
    await clock.advance(5 * minute);
    const time = (at: number) => new Date(at + 60 * minute).toISOString().slice(11, 16);
    const mine = await asks(ada, "3000 ikeja prepaid 45701234564", /Customer pays/);
    expect(mine.text).toContain(`⏳ Ikeja Electric: 1 of yours waits since ${time(startedAt)}`);
    const theirs = await asks(bola, "3000 ikeja prepaid 45701234565", /Customer pays/);
    expect(theirs.text).toContain(`⏳ Ikeja Electric: 1 of yours waits since ${time(startedAt - 20 * minute)}`);
  });

  it("is named by the failures of all shops, and no shop reads of another's sales", async () => {
    await using shop = await openShop();
    const { clock, ada, vending } = shop;
    const bola = seatBola(shop);
    await comesIn(bola);
    vending.switches.purchaseAnswer = "pending";
    for (const [index, end] of (["failed", "success", "failed"] as const).entries()) {
      await seesOn(ada, await sellsAirtime(ada, { phone: `0803 555 000${index}` }), /working on it/);
      vending.settle(vending.transactions().at(-1)?.reference ?? "", end);
      await shop.idle();
      await clock.advance(minute);
    }
    const offer = await asks(bola, "500 airtime 0803 555 7777", /Customer pays/);
    expect(offer.text).toMatch(/⏳ MTN: 2 of the last 3 failed/);
    await clock.advance(60 * minute);
    const later = await asks(bola, "500 airtime 0803 555 7778", /Customer pays/);
    expect(later.text).not.toMatch(/failed/);
  });

  it("is named within five sales where half of them fail, though an hour lies between two, and not an hour after", async () => {
    await using shop = await openShop();
    const { clock, ada, vending } = shop;
    vending.switches.purchaseAnswer = "pending";
    const sells = async (place: number, end: "success" | "failed") => {
      await seesOn(ada, await sellsAirtime(ada, { phone: `0803 555 000${place}` }), /working on it/);
      vending.settle(vending.transactions().at(-1)?.reference ?? "", end);
      await shop.idle();
      await clock.advance(minute);
    };
    const offers = async (place: number) => (await asks(ada, `500 mtn 0803555777${place}`, /Customer pays/)).text;
    for (const [place, end] of (["failed", "success", "failed"] as const).entries()) {
      if (place > 0) clock.setNow(clock.now() + 70 * minute);
      await sells(place, end);
    }
    expect(await offers(0)).toMatch(/⏳ MTN: 2 of the last 3 failed/);
    await sells(4, "success");
    clock.setNow(clock.now() + 60 * minute);
    expect(await offers(1)).not.toMatch(/⏳/);
  });
});
