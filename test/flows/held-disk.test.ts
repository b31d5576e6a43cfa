import { describe, expect } from "vitest";
import { openBook } from "../support/book.ts";
import { seesOn } from "../support/chat.ts";
import { type HeldDisk, holdDisk } from "../support/held-disk.ts";
import { asksForAirtime, confirms, sellsAirtime } from "../support/selling.ts";
import type { Shop } from "../support/shop.ts";
import { it } from "../support/shop-test.ts";
import { callsWebhook } from "../support/signed-webhook.ts";
import { turns, until, waitFor } from "../support/until.ts";

const callsOf = ({ telegram }: Shop) => telegram.calls.filter(({ method }) => method !== "getUpdates").length;
const isHeld = (disk: HeldDisk) => waitFor(() => disk.held > 0, "the disk holds a write");

/** So often over HTTP and back: more than whatever does not wait for the disk needs. */
const roundTrips = 30;

/** Resolves when all has happened that does not wait for the disk. */
async function restHappens({ webhookOrigin }: Shop): Promise<void> {
  for (let trip = 0; trip < roundTrips; trip++) {
    await (await fetch(`${webhookOrigin}/healthz`)).text();
    await turns();
  }
}

describe.skipIf(process.env.VENDBOT_TEST_POSTGRES !== undefined)("I9: while the disk holds what was written", () => {
  it("a tap moves no offset and is answered by nothing", async ({ shop, ada, telegram }) => {
    const card = await asksForAirtime(ada);
    await shop.idle();
    using disk = holdDisk();
    const before = callsOf(shop);
    const tap = confirms(ada, card);
    await isHeld(disk);
    await restHappens(shop);
    expect(telegram.pendingUpdates).toHaveLength(1);
    expect(callsOf(shop)).toBe(before);
    disk.open();
    await tap;
    await seesOn(ada, card, /Airtime sold/);
  });

  it("I7: no sale is posted while its intent or its claim is held", async ({ shop, ada }) => {
    const card = await asksForAirtime(ada);
    await shop.idle();
    await using book = openBook(shop.databaseUrl);
    using disk = holdDisk();
    const tap = confirms(ada, card);
    const held: string[] = [];
    while (shop.posts() === 0) {
      await waitFor(() => disk.held > 0 || shop.posts() > 0, "the disk holds a write, or the sale is sent");
      // Once it is sent, the disk may hold its result.
      if (shop.posts() > 0) break;
      const posts = shop.posts();
      const { state } = await book.db.selectFrom("purchase").select("state").executeTakeFirstOrThrow();
      await turns(20);
      if (state !== held.at(-1)) {
        await restHappens(shop);
        expect(shop.posts()).toBe(posts);
        held.push(state);
      }
      if (disk.held > 0) disk.letGo();
    }
    expect(held).toEqual(["quoted", "intent", "sending"]);
    disk.open();
    await tap;
    await seesOn(ada, card, /Airtime sold/);
    expect(shop.posts()).toBe(1);
  });

  it("no webhook is answered, and none that comes again and finds its row there", async ({ shop, ada, vending }) => {
    vending.switches.purchaseAnswer = "pending";
    const card = await sellsAirtime(ada);
    await until([vending], () => vending.transactions().length === 1, "the sale is pending");
    await seesOn(ada, card, /Do not sell/);
    await shop.idle();
    using disk = holdDisk();
    const answered: number[] = [];
    const call = async () => void answered.push(await callsWebhook(shop, {}));
    const first = call();
    await isHeld(disk);
    const second = call();
    await restHappens(shop);
    expect(answered).toEqual([]);
    const before = callsOf(shop);
    expect(card.text).not.toMatch(/sold/);
    disk.open();
    await Promise.all([first, second]);
    expect(answered).toEqual([200, 200]);
    await seesOn(ada, card, /sold/);
    expect(callsOf(shop)).toBeGreaterThan(before);
  });

  it("no card shows a row that another commit has written", async ({ shop, ada }) => {
    await shop.idle();
    using disk = holdDisk();
    const writing = shop.app.readiness();
    await isHeld(disk);
    const before = callsOf(shop);
    const asking = ada.says("/menu");
    await restHappens(shop);
    expect(callsOf(shop)).toBe(before);
    disk.open();
    await Promise.all([writing, asking]);
    await waitFor(() => callsOf(shop) > before, "the menu is answered");
  });
});
