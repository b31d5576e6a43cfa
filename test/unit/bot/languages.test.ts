import { describe, expect, it } from "vitest";
import { createLanguages } from "../../../src/bot/ui/languages.ts";
import { moneyKeys } from "../../../src/bot/ui/locales.ts";
import { inline, joinSaid } from "../../../src/bot/ui/text.ts";
import { silentLog } from "../../../src/core/log.ts";
import { layLanguages } from "../../support/languages.ts";

const french = "language-name = Français\nservice-data = Données\nmenu-shop = La boutique <b>{ $shop }</b>\n";

describe("I43: a language whose file is dropped into locales/", () => {
  it("can be chosen by its own name, below English", () => {
    using folder = layLanguages({ fr: french, xx: "" });
    expect(createLanguages("en", silentLog, folder.url).all()).toEqual([
      { locale: "en", name: "English" },
      { locale: "fr", name: "Français" },
      { locale: "xx", name: "xx" },
    ]);
  });

  it("is spoken where it has words, and English line by line where it has none", () => {
    using folder = layLanguages({ fr: french });
    const say = createLanguages("en", silentLog, folder.url).speak("fr");
    expect(say.plain("service-data")).toBe("Données");
    expect(say.html("menu-shop", { shop: "A & B" })).toBe("La boutique <b>A &amp; B</b>");
    expect(say.plain("service-electricity")).toBe("Electricity");
    expect(say.html("menu-wallet-unknown")).toBe("Wallet balance not known yet");
  });

  it("says in English what it makes of a term that it lacks, or of a variable that there is not", () => {
    using folder = layLanguages({ fr: "service-data = { -donnees }\nmenu-shop = { $boutique }\n" });
    const say = createLanguages("en", silentLog, folder.url).speak("fr");
    expect(say.plain("service-data")).toBe("Data");
    expect(say.html("menu-shop", { shop: "Ada" })).toContain("Ada");
  });

  it("is the usual one of a user who has chosen none, or one that is gone", () => {
    using folder = layLanguages({ fr: french });
    const languages = createLanguages("fr", silentLog, folder.url);
    for (const locale of [null, undefined, "gone", "../en"]) expect(languages.speak(locale).locale).toBe("fr");
    expect(languages.speak("en").locale).toBe("en");
    expect(languages.has("gone")).toBe(false);
  });

  it("is read once", () => {
    using folder = layLanguages({ fr: french });
    const languages = createLanguages("en", silentLog, folder.url);
    expect(languages.speak("fr")).toBe(languages.speak("fr"));
  });
});

describe("I43: what a language says about money", () => {
  const key = "card-may-have-left";
  const popUp = "tap-frozen";
  const words = `${key} = { $charge } est peut-être <b>parti</b>.\n${popUp} = La vente est arrêtée.\nbutton-cancel = Non\n`;
  const speak = (ftl: string) => {
    using folder = layLanguages({ fr: ftl });
    const languages = createLanguages("en", silentLog, folder.url);
    return { say: languages.speak("fr"), english: languages.speak("en") };
  };

  it("is marked in the English words", () => {
    expect(moneyKeys.has(key)).toBe(true);
    expect(moneyKeys.has(popUp)).toBe(true);
  });

  it.each(["menu-served-owes", "debtor-ask-forgive", "debtor-ask-sure"])("is marked about a debt: %s", (of) => {
    expect(moneyKeys.has(of)).toBe(true);
  });

  it("stands above the English, small, until somebody has signed it", () => {
    const { say, english } = speak(words);
    const own = "₦500 est peut-être <b>parti</b>.";
    expect(say.html(key, { charge: "₦500" })).toBe(`${own}\n<i>${english.html(key, { charge: "₦…" })}</i>`);
    expect(speak(`# signed: ${key}\n${words}`).say.html(key, { charge: "₦500" })).toBe(own);
    expect(speak(`# signed: all\n${words}`).say.html(key, { charge: "₦500" })).toBe(own);
    expect(speak(`# signed: none\n${words}`).say.html(key, { charge: "₦500" })).toContain("<i>");
  });

  it("has no English below it if its reader wants none, until all of it is signed and there is none to switch off", () => {
    using folder = layLanguages({ fr: words, de: `# signed: all\n${words}` });
    const languages = createLanguages("en", silentLog, folder.url);
    const alone = languages.speak("fr-x-plain");
    expect(languages.has("fr-x-plain")).toBe(true);
    expect(alone.html(key, { charge: "₦500" })).toBe("₦500 est peut-être <b>parti</b>.");
    expect(alone.plain(popUp)).toBe("La vente est arrêtée.");
    expect(alone.plain("service-electricity")).toBe("Electricity");
    expect({ locale: alone.locale, english: alone.english }).toEqual({ locale: "fr", english: "off" });
    expect(languages.speak("fr").english).toBe("below");
    expect([languages.speak("de").english, languages.speak("en").english]).toEqual([null, null]);
  });

  it("stands above the English in a pop-up, and by itself on a button", () => {
    const { say, english } = speak(words);
    expect(say.plain(popUp)).toBe(`La vente est arrêtée.\n${english.plain(popUp)}`);
    expect(say.plain("button-cancel")).toBe("Non");
  });

  it("shows each amount once: the English below keeps its place", () => {
    const { say } = speak("close-cash = Caisse { $hand }\nwallet-balance = Solde { $balance } net\n");
    expect(say.html("close-cash", { hand: "25,550.50" })).toBe("Caisse 25,550.50\n<i>Cash: should have <b>…</b></i>");
    expect(say.html("wallet-balance", { balance: "₦1,500" })).toBe("Solde ₦1,500 net\n<i>Wallet <b>₦…</b></i>");
    expect(say.html("close-cash", { hand: "−25,550" })).toBe("Caisse −25,550\n<i>Cash: should have <b>−…</b></i>");
  });

  it("has no English below where both say the same", () => {
    const { say } = speak("wallet-balance = Wallet <b>{ $balance }</b>\n");
    expect(say.html("wallet-balance", { balance: "₦1,500" })).toBe("Wallet <b>₦1,500</b>");
  });

  it("has the English of a line's parts together below the line", () => {
    const { say } = speak("wallet-seen = Solde { $balance }, { $time }\nmenu-owed = Dû { $owed }\n");
    const line = inline(
      say.html("wallet-seen", { balance: "₦5", time: "16:11" }),
      say.html("menu-owed", { owed: "₦7" }),
    );
    expect(line).toBe("Solde ₦5, 16:11 · Dû ₦7\n<i>Wallet <b>₦…</b>, seen 16:11 · 📒 <b>₦…</b> owed to you</i>");
  });

  it("is recognized in a message that holds it, whose English holds no word of the language", () => {
    const { say, english } = speak(
      "menu-open = ⏳ { $open }\nsums-open-kobo = { $open }, { $kobo }\nsums-open = ouverte\n",
    );
    const open = say.plain("sums-open-kobo", { open: say.plain("sums-open", { count: 1 }), kobo: "₦5 & 0" });
    const inEnglish = english.plain("sums-open-kobo", {
      open: english.plain("sums-open", { count: 1 }),
      kobo: "₦… & 0",
    });
    expect(say.html("menu-open", { open })).toBe(
      `⏳ ouverte, ₦5 &amp; 0\n<i>${english.html("menu-open", { open: inEnglish })}</i>`,
    );
    expect(say.html("menu-open", { open: "2" })).toBe("⏳ 2");
  });

  it("is recognized in each of the parts that are joined in a message", () => {
    const { say } = speak(
      "menu-today = Jour { $sums }\nsums-count = ventes { $count }\nprofit = gain { $amount }\n" +
        "sums-uncounted = sans { $count } ({ $price })\nsums-joined = { $first } · { $then }\n",
    );
    const sums = joinSaid(say, "sums-joined", [
      say.plain("sums-count", { count: 5 }),
      say.plain("profit", { kind: "profit", amount: "₦355" }),
      say.plain("sums-uncounted", { count: 1, price: "₦1,500" }),
    ]);
    expect(say.html("menu-today", { sums })).toBe(
      "Jour ventes 5 · gain ₦355 · sans 1 (₦1,500)\n<i>Today 5 sales · profit ₦… · 1 not counted yet (₦…)</i>",
    );
  });
});
