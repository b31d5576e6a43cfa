import { describe, expect } from "vitest";
import { said, tapsAndSees } from "../support/chat.ts";
import { itWith } from "../support/it-with.ts";
import { ada as credentials, startShop } from "../support/shop.ts";

const it = itWith("shop", startShop);

describe("logging in", () => {
  it("takes a typed number in any usual spelling, and the PIN", async () => {
    for (const number of ["08031234567", "0803-123-4567", "+234 803 123 4567", "2348031234567"]) {
      await using shop = await startShop();
      const { ada, vending } = shop;
      await ada.says("/start");
      await ada.sees(/Welcome/);
      await ada.says(number);
      await ada.sees(/PIN for 0803 123 4567/);
      await ada.says(credentials.pin);
      await ada.sees(/Wallet ₦12,450\.00/);
      const asked = vending.requests.filter(({ operation }) => operation === "login");
      const typed = number.replaceAll(/[ -]/g, "");
      expect(asked.map(({ body }) => body)).toMatchObject([
        ...(typed === credentials.phone ? [] : [{ phone_number: typed }]),
        { phone_number: credentials.phone },
      ]);
    }
  });

  it("takes the number from the contact that the button shares", async ({ ada }) => {
    await ada.says("/start");
    await ada.presses(/Share my number/);
    await ada.sees(/PIN for 0803 123 4567/);
    expect(ada.replyKeyboard).toBeNull();
    await ada.says(credentials.pin);
    await ada.sees(/Wallet ₦12,450\.00/);
  });

  it("refuses somebody else's contact and goes on asking", async ({ shop, ada, vending }) => {
    await ada.says("/login");
    await ada.sees(/Log in to your shop/);
    await ada.sharesContact({ phone: "2348031234567", firstName: "Bola" });
    await ada.sees(/somebody else's contact/);
    await ada.sharesContact({ phone: "2348031234567", firstName: "Bola", userId: 4711 });
    await shop.idle();
    expect(said(ada, /PIN for/)).toEqual([]);
    await ada.sharesContact();
    await ada.sees(/PIN for 0803 123 4567/);
    expect(vending.requests).toEqual([]);
  });

  it("says that a number is none, and takes the next one", async ({ ada }) => {
    await ada.says("/start");
    await ada.sees(/Log in to your shop/);
    for (const text of ["hello", "0203 123 4567", "+44 7400 123456"]) {
      await ada.says(text);
      const typed = ada.chat.at(-1)?.id ?? 0;
      await ada.sees((message) => message.id > typed && /not a Nigerian mobile number/.test(message.text));
    }
    await ada.says("08031234567");
    await ada.sees(/PIN for/);
  });

  it("leaves no PIN in the chat that is typed where the number is asked for", async ({ shop, ada }) => {
    await ada.says("/start");
    await ada.sees(/Log in to your shop/);
    await ada.says("7391");
    await ada.sees(/looked like a PIN/);
    expect(ada.chat.filter(({ text }) => text === "7391")).toEqual([]);
    expect(shop.vending.requests).toEqual([]);
  });

  it("says that a wrong PIN was not accepted, and takes the right one after it", async ({ shop, ada }) => {
    for (const status of [401, 400, 403, 404] as const) {
      shop.vending.switches.loginRefusalStatus = status;
      await ada.says("/login");
      await ada.sees(/Log in to your shop/);
      await ada.says("08031234567");
      await ada.sees(/PIN for/);
      const asked = ada.chat.at(-1)?.id ?? 0;
      await ada.says("0000");
      await ada.sees((message) => message.id > asked && /Wrong number or PIN/.test(message.text));
    }
    await ada.says(credentials.pin);
    await ada.sees(/Wallet ₦12,450\.00/);
    await shop.idle();
    expect(ada.chat.filter(({ text }) => /0000|7391/.test(text))).toEqual([]);
  });

  it("says the same of a number that the service does not know, and offers another number", async ({ ada }) => {
    await ada.says("/start");
    await ada.sees(/Log in to your shop/);
    await ada.says("0805 000 0000");
    await ada.sees(/PIN for 0805 000 0000/);
    await ada.says("1234");
    await ada.sees(/Wrong number or PIN/);
    await tapsAndSees(ada, /Another number/, /Log in to your shop/);
    await ada.says("0803 123 4567");
    await ada.sees(/PIN for 0803 123 4567/);
    await ada.says(credentials.pin);
    await ada.sees(/Wallet/);
  });

  it.for(["drop-before", "status-500-html", "garbage", "truncate", "reset-mid-answer"] as const)(
    "never calls a PIN wrong when the service is in trouble (%s), and takes it once more",
    async (kind, { ada, vending }) => {
      await ada.says("/start");
      await ada.sees(/Log in to your shop/);
      await ada.says("08031234567");
      await ada.sees(/PIN for/);
      vending.faults.add({ operation: "login", kind });
      await ada.says(credentials.pin);
      const sorry = await ada.sees(kind === "truncate" ? /an answer that I cannot read/ : /not answering/);
      expect(sorry.text).not.toMatch(/Wrong number or PIN/);
      await ada.says(credentials.pin);
      await ada.sees(/Wallet ₦12,450\.00/);
    },
  );

  it("logs in once the service is back, when it was down after the PIN was accepted", async ({ shop }) => {
    const { ada, vending } = shop;
    await ada.says("/start");
    await ada.sees(/Log in to your shop/);
    await ada.says("08031234567");
    await ada.sees(/PIN for/);
    vending.faults.add({ operation: "profile", kind: "status-500-html", times: 3 });
    await ada.says(credentials.pin);
    await ada.sees(/not answering/);
    await ada.says(credentials.pin);
    await ada.sees(/Wallet ₦12,450\.00/);
  });

  it("deletes the PIN's message", async ({ shop, ada }) => {
    await shop.logIn();
    await shop.idle();
    expect(ada.chat.some(({ text }) => text.includes(credentials.pin))).toBe(false);
    expect(said(ada, /could not delete/)).toEqual([]);
  });

  it("asks the reseller to delete the PIN when the bot cannot", async ({ shop, ada, telegram }) => {
    await ada.says("/start");
    await ada.sees(/Log in to your shop/);
    await ada.says("08031234567");
    await ada.sees(/PIN for/);
    await shop.idle();
    telegram.faults.failNext({ method: "deleteMessage", kind: "403" });
    await ada.says(credentials.pin);
    const menu = await ada.sees(/Wallet/);
    expect(menu.text).toMatch(/could not delete your PIN/);
  });

  it("says what an account without a key lacks", async ({ vending, telegram }) => {
    vending.addAccount({
      firstName: "Bola",
      lastName: "Ade",
      phoneNumber: "08029999999",
      pin: "2468",
      walletNaira: 5,
      role: "user",
    });
    const bola = telegram.user({ firstName: "Bola", phone: "2348029999999" });
    await bola.says("/start");
    await bola.presses(/Share my number/);
    await bola.sees(/PIN for/);
    await bola.says("2468");
    await bola.sees(/cannot sell yet/);
  });

  it("leaves the shop with /logout, and everything asks for a login again", async ({ shop, ada }) => {
    await shop.logIn();
    const menu = await ada.sees(/Wallet/);
    await ada.says("/logout");
    await ada.sees(/Logged out/);
    await tapsAndSees(ada, /Airtime/, /Log in first/, menu);
    await ada.says("/logout");
    await ada.sees(/not logged in/);
    expect(shop.posts()).toBe(0);
  });
});
