import { describe, expect, it } from "vitest";
import { ada, counterForEach, expectAnswer } from "./counter.ts";

const counter = counterForEach({ account: { webhookUrl: "" } });

describe("login", () => {
  it("answers with two JWTs", async () => {
    const { status, body } = await counter.call("POST", "/login/", {
      body: { phone_number: ada.phoneNumber, pin: ada.pin },
    });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["access", "refresh"]);
    for (const token of [body.access, body.refresh]) expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it.each([
    ["a wrong PIN", { phone_number: ada.phoneNumber, pin: "0000" }, 401],
    ["an unknown phone", { phone_number: "08099999999", pin: ada.pin }, 401],
    ["no PIN", { phone_number: ada.phoneNumber }, 400],
    ["no JSON", "phone", 400],
  ])("refuses %s", async (_, body, status) => {
    expect((await counter.call("POST", "/login/", { body })).status).toBe(status);
  });

  it("keeps the PIN out of the recorded requests", async () => {
    await counter.login();
    expect(counter.service.requests[0]?.body).toEqual({ phone_number: ada.phoneNumber, pin: "****" });
  });
});

describe("credentials", () => {
  it("ends an access token after its life", async () => {
    counter.service.switches.accessTokenLifeMs = 60_000;
    const jwt = await counter.login();
    expect((await counter.call("GET", "/profile/", { jwt })).status).toBe(200);
    await counter.clock.advance(60_000);
    expect((await counter.call("GET", "/profile/", { jwt })).status).toBe(401);
  });

  it("does not take the refresh token, a changed token, or nothing", async () => {
    const { phoneNumber, pin } = ada;
    const { body } = await counter.call("POST", "/login/", { body: { phone_number: phoneNumber, pin } });
    for (const jwt of [body.refresh, `${body.access}x`, "nonsense", ""]) {
      expect((await counter.call("GET", "/profile/", { jwt })).status).toBe(401);
    }
    expect((await counter.call("GET", "/profile/")).status).toBe(401);
  });

  it("looks only at the key when both are there", async () => {
    const jwt = await counter.login();
    expect((await counter.call("GET", "/profile/", { jwt, key: "ak_live_dead" })).status).toBe(401);
  });

  it("wants a key for purchases and a JWT for the upgrade", async () => {
    const jwt = await counter.login();
    expect((await counter.call("POST", "/purchase/", { jwt, body: {} })).status).toBe(401);
    expect((await counter.call("POST", "/upgrade/", { key: counter.key })).status).toBe(401);
  });

  it.each([
    ["key-or-jwt", 200, 200],
    ["jwt-only", 401, 200],
    ["key-only", 200, 401],
  ] as const)(
    "takes what the switch says where authentication is all that is wanted: %s",
    async (means, byKey, byJwt) => {
      counter.service.switches.authenticatedMeans = means;
      const jwt = await counter.login();
      expect((await counter.call("GET", "/services/", { key: counter.key })).status).toBe(byKey);
      expect((await counter.call("GET", "/services/", { jwt })).status).toBe(byJwt);
      expect((await counter.call("GET", "/profile/", { jwt })).status).toBe(200);
    },
  );
});

describe("profile", () => {
  it("has every field of the specification and no other", async () => {
    const { body } = await counter.call("GET", "/profile/", { key: counter.key });
    const created = "2026-11-14T12:00:00.000Z";
    expect(body).toEqual({
      user: {
        id: counter.adaId,
        first_name: "Ada",
        last_name: "Obi",
        phone_number: ada.phoneNumber,
        email: "ada.obi@example.com",
        role: "developer",
        is_active: true,
      },
      wallet_balance: 10_000,
      developer_profile: {
        webhook_url: "",
        webhook_secret: expect.stringMatching(/^whsec_/),
        is_active: true,
        created_at: created,
      },
      api_keys: [
        { key: counter.key, mode: "live", is_active: true, created_at: created, last_used: created },
        {
          key: expect.stringMatching(/^ak_test_/),
          mode: "sandbox",
          is_active: true,
          created_at: created,
          last_used: null,
        },
      ],
    });
  });

  it("moves last_used with each use of a key", async () => {
    await counter.clock.advance(5000);
    const { body } = await counter.call("GET", "/profile/", { key: counter.key });
    expect(body.api_keys[0].last_used).toBe("2026-11-14T12:00:05.000Z");
  });
});

describe("upgrade", () => {
  const bola = { firstName: "Bola", lastName: "Ade", phoneNumber: "08055555555", pin: "1111" };
  const jwtOf = async () => {
    const login = await counter.call("POST", "/login/", { body: { phone_number: bola.phoneNumber, pin: bola.pin } });
    return login.body.access;
  };

  it("takes the fee once and provisions a live key", async () => {
    counter.service.switches.upgradeFeeNaira = 1500.5;
    const { id } = counter.service.addAccount({ ...bola, walletNaira: 2000, role: "user" });
    const jwt = await jwtOf();
    const first = await counter.call("POST", "/upgrade/", { jwt });
    expect([first.status, first.body.fee_deducted, typeof first.body.message]).toEqual([200, 1500.5, "string"]);
    const second = await counter.call("POST", "/upgrade/", { jwt });
    expect([second.status, second.body.fee_deducted]).toEqual([200, 0]);
    const account = counter.service.accounts().find((one) => one.id === id);
    expect(account).toMatchObject({ role: "developer", walletKobo: 49_950, keys: [{ mode: "live" }] });
  });

  it("refuses with the fee in the text when the wallet is too small, and changes nothing", async () => {
    counter.service.switches.upgradeFeeNaira = 2500;
    const { id } = counter.service.addAccount({ ...bola, walletNaira: 2000, role: "user" });
    await expectAnswer(counter.call("POST", "/upgrade/", { jwt: await jwtOf() }), 400, {
      error: expect.stringMatching(/insufficient.*₦2,500\.00/i),
    });
    const account = counter.service.accounts().find((one) => one.id === id);
    expect(account).toMatchObject({ role: "user", walletKobo: 200_000, keys: [] });
  });
});

describe("funding details", () => {
  it("names the bank, the number and the account", async () => {
    const { status, body } = await counter.call("GET", "/funding-details/", { key: counter.key });
    expect(status).toBe(200);
    expect(body).toEqual({
      bank_name: expect.any(String),
      account_number: expect.stringMatching(/^\d{10}$/),
      account_name: expect.stringContaining("ADA OBI"),
    });
  });
});

describe("webhook update", () => {
  const update = (webhook_url: unknown) =>
    counter.call("PATCH", "/webhook/update/", { key: counter.key, body: { webhook_url } });

  it("registers the URL and returns the secret of the profile", async () => {
    const { status, body } = await update("https://shop.example/hook");
    const { body: profile } = await counter.call("GET", "/profile/", { key: counter.key });
    const { webhook_url, webhook_secret } = profile.developer_profile;
    expect([status, body]).toEqual([200, { message: expect.any(String), webhook_url, webhook_secret }]);
    expect(webhook_url).toBe("https://shop.example/hook");
  });

  it("keeps the secret or makes a new one, as the switch says", async () => {
    const first = (await update("https://shop.example/hook")).body.webhook_secret;
    expect((await update("https://shop.example/two")).body.webhook_secret).toBe(first);
    counter.service.switches.webhookUpdateRotatesSecret = true;
    expect((await update("https://shop.example/three")).body.webhook_secret).not.toBe(first);
  });

  it.each(["not a url", "ftp://shop.example/", "", 5, undefined])("refuses %j", async (url) => {
    expect((await update(url)).status).toBe(400);
  });
});

describe("key regeneration", () => {
  const regenerate = (mode: unknown) => counter.call("POST", "/keys/regenerate/", { key: counter.key, body: { mode } });

  it("kills the old key and answers with a new one, never used", async () => {
    const { status, body } = await regenerate("live");
    expect(status).toBe(200);
    expect(body).toEqual({
      key: expect.stringMatching(/^ak_live_/),
      mode: "live",
      is_active: true,
      created_at: "2026-11-14T12:00:00.000Z",
      last_used: null,
    });
    expect((await counter.call("GET", "/profile/", { key: counter.key })).status).toBe(401);
    expect((await counter.buy({}, body.key)).status).toBe(201);
  });

  it("does not touch the key of the other mode", async () => {
    expect((await regenerate("sandbox")).body.key).toMatch(/^ak_test_/);
    expect((await counter.buy()).status).toBe(201);
  });

  it("lists dead keys or not, as the switch says", async () => {
    const { key } = (await regenerate("live")).body;
    const states = async () => {
      const { body } = await counter.call("GET", "/profile/", { key });
      return body.api_keys.map((one: { is_active: boolean }) => one.is_active);
    };
    expect(await states()).toEqual([false, true, true]);
    counter.service.switches.deadKeysListed = false;
    expect(await states()).toEqual([true, true]);
  });

  it.each(["LIVE", "", undefined, 1])("refuses mode %j", async (mode) => {
    expect((await regenerate(mode)).status).toBe(400);
  });
});

describe("paths", () => {
  it.each([
    ["POST", "/login"],
    ["GET", "/profile"],
    ["GET", "/services"],
    ["POST", "/purchase"],
    ["GET", "/verify/R1"],
    ["GET", "/verify//"],
    ["GET", "/verify/../"],
    ["GET", "/nothing/"],
    ["GET", "/"],
  ])("does not know %s %s", async (method, path) => {
    const answer = await counter.call(method, path, { key: counter.key });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
  });

  it("refuses a wrong method", async () => {
    expect((await counter.call("GET", "/purchase/", { key: counter.key })).status).toBe(405);
  });
});
