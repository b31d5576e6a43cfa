import { describe, expect, it } from "vitest";
import { asks, now, sees, tapsAndSees, tapsCard } from "../support/chat.ts";
import { comesIn, ada as credentials, seatBola, startShop } from "../support/shop.ts";

const environment = {
  SERVICE_NAME: "Gidi <Vend>",
  SIGN_UP_HELP: "Come to 4 Allen Avenue & bring your phone.",
  FORGOT_PIN_HELP: "Dial *123#.",
  SUPPORT_CONTACT: "@gidi_support",
  UPGRADE_FEE: "2500",
};

const keyboardOf = (rows: readonly (readonly { text: string }[])[] | null) => rows?.flat().map(({ text }) => text);

describe("the login", () => {
  it("names the service, and leads people without an account or a PIN to the operator's words", async () => {
    await using shop = await startShop({ environment });
    const { ada } = shop;
    await asks(ada, "/start", /your account at Gidi <Vend>\./);
    expect(keyboardOf(ada.replyKeyboard)).toEqual(["☎️ Share my number", "I have no account", "Forgot PIN"]);
    await ada.presses(/I have no account/);
    await sees(ada, /4 Allen Avenue & bring your phone\.\nThe service's support: @gidi_support/);
    expect(keyboardOf(ada.replyKeyboard)).toContain("Forgot PIN");
    await ada.presses(/Forgot PIN/);
    await sees(ada, /Dial \*123#\./);
    await ada.says(credentials.phone);
    const keypad = await sees(ada, /PIN for 0803 123 4567/);
    await ada.taps(/Forgot PIN/, { message: keypad.id });
    await sees(ada, ({ id, text }) => id > keypad.id && /Dial \*123#\./.test(text));
    await tapsCard(ada, keypad, /^1$/, /●/);
    expect(
      now(ada, keypad)
        .inlineKeyboard.at(-1)
        ?.map(({ text }) => text),
    ).toContain("Forgot PIN");
    await ada.says(credentials.pin);
    await sees(ada, /Wallet ₦/);
  });

  it("has no such buttons without the settings, and calls the service by its host", async () => {
    await using shop = await startShop();
    const { ada } = shop;
    await asks(ada, "/start", /your account at (?:127\.0\.0\.1|localhost):\d+\./);
    expect(keyboardOf(ada.replyKeyboard)).toEqual(["☎️ Share my number"]);
    await asks(ada, "Forgot PIN", /not a Nigerian mobile number/);
    await ada.says(credentials.phone);
    const keypad = await sees(ada, /PIN for/);
    expect(keypad.inlineKeyboard.flat().map(({ text }) => text)).not.toContain("Forgot PIN");
  });

  it("begins with a number that is typed, or shared, after something else was asked", async () => {
    await using shop = await startShop({ environment });
    const { ada } = shop;
    await asks(ada, "/start", /Log in/);
    await asks(ada, "/help", /What you can do/);
    await asks(ada, credentials.phone, /PIN for 0803 123 4567/);
    await asks(ada, credentials.pin, /Wallet ₦/);
    const bola = seatBola(shop);
    await asks(bola, "/start", /Log in/);
    await asks(bola, "/help", /What you can do/);
    await bola.sharesContact();
    await sees(bola, /PIN for/);
  });

  it("speaks of it in the language that was chosen, on the buttons that are typed, too", async () => {
    await using shop = await startShop({ environment });
    const { ada } = shop;
    await asks(ada, "/start", /Log in/);
    await tapsAndSees(ada, /Hausa/, /account ɗinku na Gidi <Vend>/);
    await ada.presses(/Na manta PIN/);
    await sees(ada, /Dial \*123#\./);
  });
});

describe("/help at the door", () => {
  it("lists what works there, and nothing else", async () => {
    await using shop = await startShop({ environment });
    const { ada } = shop;
    const help = await asks(ada, "/help", /What you can do/);
    const listed = [...help.text.matchAll(/^\/(\w+):/gm)].map(([, name = ""]) => name);
    expect(listed).toEqual(["login", "mytokens", "language", "help", "deletedata", "cancel"]);
    expect(help.text).not.toMatch(/500 mtn|sell/i);
    expect(help.inlineKeyboard.flat().map(({ text }) => text)).toEqual([
      "🔑 Log in",
      "I have no account",
      "Forgot PIN",
    ]);
    for (const name of listed) {
      const answered = await asks(ada, `/${name}`, /./);
      expect(answered.text, name).not.toMatch(/Log in first|do not understand/);
    }
    await tapsAndSees(ada, /I have no account/, /4 Allen Avenue/, help);
  });
});

describe("the question before an upgrade", () => {
  it("says the fee that the operator has set, as the operator's words", async () => {
    await using shop = await startShop({ environment });
    const bola = seatBola(shop, { role: "user", walletNaira: 5000 });
    await comesIn(bola, /cannot sell yet/);
    await bola.taps(/Upgrade/);
    const asked = await sees(bola, /may take a fee from your wallet: ₦2,500\.00, as your operator says\./);
    expect(asked.text).not.toMatch(/only when it is done/);
  });
});
