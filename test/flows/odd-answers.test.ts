import { describe, expect, it } from "vitest";
import { type Book, openBook } from "../support/book.ts";
import { asks, seesOn, tapsAndSees } from "../support/chat.ts";
import { type Answered, startOtherWords } from "../support/other-words.ts";
import { expectPosts, sellsAirtime } from "../support/selling.ts";
import { ada as credentials, startShop } from "../support/shop.ts";

type Json = Record<string, unknown>;

/** The real shop, against a service that answers in other words than the specification shows. */
async function startOddShop(rewrite: (request: string, answer: Answered) => Answered) {
  const shop = await startShop();
  const other = await startOtherWords(shop.vending.baseUrl);
  other.rewrite = (request, answer) => (answer.status < 300 ? rewrite(request, answer) : answer);
  shop.environment.VENDING_BASE_URL = other.baseUrl;
  await shop.restart();
  return {
    ...{ shop, other, ada: shop.ada },
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]();
      await other[Symbol.asyncDispose]();
    },
  };
}

/** Changes the body of one route's good answers. */
const at =
  (wanted: string, change: (body: Json) => unknown) =>
  (request: string, answer: Answered): Answered =>
    request === wanted ? { ...answer, body: change(answer.body as Json) } : answer;

/** Every number as a text with two decimals where it is money, else as its digits; flags as 1 and 0. */
function inText(value: unknown, field = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => inText(item, field));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inText(inner, name)]));
  }
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value !== "number") return value;
  return /balance|amount|price|discount/.test(field) ? value.toFixed(2) : String(value);
}

async function logsIn(ada: Awaited<ReturnType<typeof startOddShop>>["ada"], expected: RegExp) {
  await ada.says("/login");
  await ada.sees(/Log in to your shop/);
  await ada.says("0803 123 4567");
  await ada.sees(/PIN for/);
  const asked = ada.chat.at(-1)?.id ?? 0;
  await ada.says(credentials.pin);
  return ada.sees((message) => message.id > asked && expected.test(message.text));
}

const accountsIn = ({ db }: Book) => db.selectFrom("account").selectAll().execute();

describe("a service that answers in other words", () => {
  it("is logged in at and sold from with numbers as text, flags as 1 and all in envelopes", async () => {
    await using odd = await startOddShop((request, answer) => {
      const body = request.startsWith("GET /verify") ? answer.body : inText(answer.body);
      return { ...answer, body: { success: true, message: "OK", data: body } };
    });
    const { shop, ada } = odd;
    await logsIn(ada, /Wallet ₦12,450\.00/);
    await seesOn(ada, await sellsAirtime(ada), /sold/);
    await expectPosts(shop, 1);
  });

  it("is sold from with a discount that is noisy", async () => {
    await using odd = await startOddShop(
      at("GET /airtime/networks/", (networks) =>
        (networks as unknown as Json[]).map((network) => ({ ...network, api_seller_discount: 2.5000000000000004 })),
      ),
    );
    await odd.shop.logIn();
    const card = await sellsAirtime(odd.ada);
    expect(card.text).toContain("₦487.50");
    await seesOn(odd.ada, card, /sold.*₦487\.50/s);
  });

  it("lists its second page, too", async () => {
    await using odd = await startOddShop((request, answer) => {
      const [route, query] = request.split("?");
      if (route !== "GET /data/networks/") return answer;
      const all = answer.body as unknown[];
      const isFirst = query === undefined;
      const next = isFirst ? `${odd.other.baseUrl}/data/networks/?page=2` : null;
      return { ...answer, body: { data: isFirst ? all.slice(0, 1) : all.slice(1), links: { next }, meta: {} } };
    });
    await odd.shop.logIn();
    await tapsAndSees(odd.ada, /Data/, /Phone number/);
    await odd.ada.says("0707 555 1234");
    await odd.ada.sees(/Which network/);
    expect(odd.ada.buttons()).toEqual(expect.arrayContaining(["MTN", "Glo"]));
  });

  it("is sold from while its wallet cannot be read, and no balance is made up", async () => {
    await using odd = await startOddShop(at("GET /profile/", (profile) => ({ ...profile, wallet_balance: "hidden" })));
    const { shop, ada } = odd;
    await logsIn(ada, /Wallet balance not known/);
    await asks(ada, "/balance", /sent an answer that I cannot read/);
    const card = await sellsAirtime(ada);
    expect(card.text).not.toMatch(/Wallet/);
    await seesOn(ada, card, /sold/);
    await shop.idle();
    await using book = openBook(shop.databaseUrl);
    expect(await accountsIn(book)).toMatchObject([{ wallet_kobo: null, wallet_at: null }]);
  });

  it("is logged in at while its profile names no user, and stays one account when it does", async () => {
    await using odd = await startOddShop(at("GET /profile/", ({ user, ...rest }) => rest));
    const { shop, other, ada } = odd;
    await logsIn(ada, /Wallet ₦12,450\.00/);
    await seesOn(ada, await sellsAirtime(ada), /sold/);
    other.rewrite = (_request, answer) => answer;
    await asks(ada, "/logout", /Logged out/);
    await logsIn(ada, /Wallet ₦11,962\.50/);
    await using book = openBook(shop.databaseUrl);
    const accounts = await accountsIn(book);
    expect(accounts).toMatchObject([{ service_user_id: "1001", first_name: "Ada", phone_number: credentials.phone }]);
    other.rewrite = at("GET /profile/", ({ user, ...rest }) => rest);
    await asks(ada, "/logout", /Logged out/);
    await logsIn(ada, /Wallet ₦11,962\.50/);
    expect(await accountsIn(book)).toMatchObject([{ id: accounts[0]?.id }]);
  });

  it("keeps the keys that it had where a profile does not show them readably", async () => {
    await using odd = await startOddShop((_request, answer) => answer);
    const { shop, other, ada } = odd;
    await logsIn(ada, /Wallet/);
    other.rewrite = at("GET /profile/", (profile) => ({ ...profile, api_keys: "hidden" }));
    await logsIn(shop.telegram.user({ firstName: "Bola", phone: "2348035550001" }), /Wallet/);
    await seesOn(ada, await sellsAirtime(ada), /sold/);
  });

  it("is not called an account without a key where its keys cannot be read", async () => {
    await using odd = await startOddShop(at("GET /profile/", (profile) => ({ ...profile, api_keys: "hidden" })));
    const said = await logsIn(odd.ada, /cannot read your keys/);
    expect(said.text).not.toMatch(/not a developer/);
    expect(odd.ada.buttons().join()).not.toMatch(/key|upgrade/i);
  });

  it("is not said to be silent at the login where it answered, and its words are shown", async () => {
    await using odd = await startOddShop(
      at("GET /profile/", () => ({ success: false, message: "Account under review" })),
    );
    const said = await logsIn(odd.ada, /an answer that I cannot read/);
    expect(said.text).toContain("Account under review");
    expect(said.text).not.toContain("not answering");
  });

  it("is not called silent where it answers a sale with an error under 200, and the doubt stays", async () => {
    const says = (answer: Answered) => ({ ...answer, status: 200, body: { error: "Tenant is closed" } });
    await using odd = await startOddShop((request, answer) =>
      /^(?:POST \/purchase|GET \/verify)/.test(request) ? says(answer) : answer,
    );
    odd.shop.vending.webhooks.mode = "withheld";
    await odd.shop.logIn();
    const card = await seesOn(odd.ada, await sellsAirtime(odd.ada), /answered with an error/);
    expect(card.text).toMatch(/may have left your wallet.*Do not sell this again.*“Tenant is closed”/s);
    await expectPosts(odd.shop, 1);
  });

  it("is not called silent for a catalogue that cannot be read", async () => {
    await using odd = await startOddShop(at("GET /tv/services/", () => ({ success: true, data: {} })));
    await odd.shop.logIn();
    const said = await tapsAndSees(odd.ada, /TV/, /an answer that I cannot read/);
    expect(said.text).toContain("No money was taken.");
  });
});
