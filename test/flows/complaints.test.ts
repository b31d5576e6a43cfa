import { describe, expect, it } from "vitest";
import { asks, complains, now, opensMore, sees, seesOn, tapsCard, tapsForged } from "../support/chat.ts";
import { labels, openShop } from "../support/histories.ts";
import { sellsAirtime, sellsElectricity } from "../support/selling.ts";
import { startShop } from "../support/shop.ts";

const operatorId = 4_400_001;

describe("I51: a complaint", () => {
  it("has a reason, its token where that is not accepted, and what was seen of the wallet", async () => {
    await using shop = await openShop();
    const { ada, vending } = shop;
    const sold = await seesOn(ada, await sellsElectricity(ada), /Token for meter/);
    await shop.idle();
    const record = await opensMore(ada, sold);
    const pack = await complains(ada, record, /Token not accepted/);
    const token = vending.transactions()[0]?.token ?? "-";
    expect(pack.text).toMatch(/What is wrong: Token not accepted/);
    expect(pack.text.replace(/\D/g, "")).toContain(token.replace(/\D/g, ""));
    expect(pack.text).toMatch(/Wallet ₦[\d,.]+ before it/);
    const asked = await tapsCard(ada, pack, /Another reason/, /What is wrong\?/);
    await ada.taps(/Nothing arrived/, { message: asked.id });
    const other = await seesOn(ada, pack, /What is wrong: Nothing arrived/);
    expect(other.text.replace(/\D/g, "")).not.toContain(token.replace(/\D/g, ""));
  });

  it("is marked as sent, answered and settled, each once, and the trail and the record tell of it", async () => {
    await using shop = await openShop();
    const { ada } = shop;
    const sold = await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    const record = await opensMore(ada, sold);
    await ada.taps(/Make a complaint/, { message: record.id });
    const asked = await sees(ada, ({ id, text }) => id > record.id && /What is wrong/.test(text));
    expect(labels(asked).join()).not.toMatch(/Token/);
    const pack = await tapsCard(ada, asked, /Charged twice/, /Charged twice/);
    const sale = pack.inlineKeyboard.flat().find(({ callback_data }) => callback_data?.startsWith("pack:"));
    const data = sale?.callback_data?.slice(0, 31) ?? "";
    expect(await tapsForged(shop.telegram, ada, `${data}:answered`)).toMatch(/earlier screen/);
    await tapsCard(ada, pack, /I sent it/, /Complaint made .*, sent \d/);
    expect(await tapsForged(shop.telegram, ada, `${data}:sent`)).toMatch(/earlier screen/);
    await tapsCard(ada, pack, /They answered/, /, answered \d/);
    await tapsCard(ada, pack, /It is settled/, /, settled \d/);
    expect(labels(now(ada, pack)).join()).not.toMatch(/✔/);
    expect(await tapsForged(shop.telegram, ada, `${data}:token`)).toMatch(/earlier screen/);
    expect((await opensMore(ada, sold)).text).toMatch(/📣 Charged twice: settled · \d/);
    const account = await asks(ada, "/account", /Developer/);
    const trail = await tapsCard(ada, account, /Activity/, /Activity/);
    const acts = trail.text.split("\n").flatMap((line) => / · ?.*?(\w+ a complaint.*)$/.exec(line)?.[1] ?? []);
    expect(acts).toEqual([
      "closed a complaint",
      "marked a complaint as answered",
      "marked a complaint as sent",
      "opened a complaint about a sale",
    ]);
  });

  it("is counted for operators by company, and nothing of it is shown to another shop", async () => {
    await using shop = await startShop({ environment: { ADMIN_IDS: String(operatorId) } });
    const operator = shop.telegram.user({ firstName: "Ope", id: operatorId });
    await asks(operator, "/start", /Log in/);
    await shop.logIn();
    const sold = await seesOn(shop.ada, await sellsAirtime(shop.ada), /Airtime sold/);
    const pack = await complains(shop.ada, await opensMore(shop.ada, sold));
    const card = await asks(operator, "/ops", /1 complaint is open: MTN 1\n/);
    expect(card.text).not.toMatch(/0803|Ada/);
    await tapsCard(shop.ada, pack, /It is settled/, /settled \d/);
    expect((await asks(operator, "/ops", /Vendbot/)).text).not.toMatch(/complaint/);
  });
});
