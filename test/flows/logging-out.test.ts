import { describe, expect, it } from "vitest";
import { asks, said, sees, seesOn, tapsAndSees, tapsCard } from "../support/chat.ts";
import { createFakeClock } from "../support/fake-clock.ts";
import { hires, invites, makesSeat, sellsAirtime } from "../support/selling.ts";
import { bola, comesIn, logsInElsewhere, seatBola, startShop } from "../support/shop.ts";
import { openShop } from "../support/staffed-shop.ts";

const sure = /Log out\?/;

describe("the last owner who logs out", () => {
  it("is asked once more where helpers or open sales are left, by the button and by the command", async () => {
    await using shop = await openShop();
    const { ada, vending } = shop;
    const { helper } = await hires(shop);
    vending.switches.purchaseAnswer = "pending";
    await seesOn(ada, await sellsAirtime(ada), /Do not sell/);
    const account = await asks(ada, "/account", /Ada Okafor/);
    await ada.taps(/Log out/, { message: account.id });
    expect((await seesOn(ada, account, sure)).text).toMatch(
      /One of your staff cannot sell[\s\S]*One sale is still being checked/,
    );
    await asks(helper, "/menu", /Today/);
    await tapsCard(ada, account, /Menu/, /Wallet/);

    const asked = await asks(ada, "/logout", sure);
    await tapsAndSees(ada, /Log out/, /Logged out/, asked);
    await sees(helper, /is closed/);
  });

  it("is asked again by a button that was forgotten in the chat", async () => {
    const clock = createFakeClock();
    await using shop = await openShop({ clock, idleLockMs: 0 });
    const { ada } = shop;
    await hires(shop);
    const asked = await asks(ada, "/logout", sure);
    await clock.advance(11 * 60_000);
    await ada.taps(/Log out/, { message: asked.id });
    await shop.idle();
    await asks(ada, "/balance", /Wallet/);
    await tapsAndSees(ada, /Log out/, /Logged out/, asked);
  });

  it("keeps the seat that was taken after it, whose loss is asked about by itself", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    await hires(shop, { name: "Musa" });
    const bolas = seatBola(shop);
    await comesIn(bolas);
    const link = await invites(bolas, await makesSeat(bolas, "Ada"));
    const asked = await asks(ada, "/logout", sure);
    await tapsAndSees(ada, /Log out/, /Logged out/, asked);
    await ada.opens(link);
    await sees(ada, /You now sell for/);
    await ada.taps(/Log out/, { message: asked.id });
    await seesOn(ada, asked, /for good/);
    await asks(ada, "/menu", /Today/);
  });

  it("is out by one tap where nothing is left behind, or another owner is in", async () => {
    await using shop = await startShop();
    const { ada, telegram } = shop;
    await shop.logIn();
    const second = telegram.user({ firstName: "Second phone" });
    await hires(shop);
    await shop.logIn(second);
    await asks(second, "/logout", /Logged out/);
    await asks(ada, "/logout", sure);
  });
});

describe("the last owner who logs in to another shop", () => {
  it("leaves the first one as by a logout: its staff read that it is closed", async () => {
    await using shop = await openShop();
    const { helper } = await hires(shop);
    seatBola(shop);
    await logsInElsewhere(shop.ada, bola);
    await sees(helper, /is closed/);
  });
});

describe("what is typed after a logout", () => {
  it.each([["mtn 500 08035551234"], ["hello"], ["sales"], ["/nosuchcommand"]])(
    "gets one answer, which leads back in: %s",
    async (line) => {
      await using shop = await startShop();
      const { ada } = shop;
      await shop.logIn();
      await asks(ada, "/logout", /Logged out/);
      const before = said(ada, /./).length;
      const answer = await asks(ada, line, /Log in first/);
      await shop.idle();
      expect(said(ada, /./)).toHaveLength(before + 1);
      await tapsAndSees(ada, /🔑 Log in/, /phone number/, answer);
    },
  );
});

describe("a user on a seat", () => {
  it("finds the way out in /help, and leaves for good by a second tap", async () => {
    await using shop = await openShop();
    const { helper } = await hires(shop);
    const help = await asks(helper, "/help", /What you can do/);
    await tapsCard(helper, help, /Leave this shop/, /for good/);
    await asks(helper, "/menu", /Today/);
    await tapsAndSees(helper, /Leave this shop/, /You have left /, help);
    await asks(helper, "/history", /has ended/);
  });
});
