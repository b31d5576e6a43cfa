import { beforeEach, describe, expect, it } from "vitest";
import { ada, counterForEach, expectAnswer, turnOn } from "./counter.ts";

const counter = counterForEach({ account: { webhookUrl: "" } });
const turn = turnOn(counter);
const logIn = (fields: object = {}) =>
  counter.call("POST", "/login/", { body: { phone_number: ada.phoneNumber, pin: ada.pin, ...fields } });
/** A JWT of Chidi, who is no developer yet. */
const chidi = async (walletNaira = 5000) => {
  const phoneNumber = "08055550123";
  const { id } = counter.service.addAccount({ ...ada, phoneNumber, walletNaira, role: "user" });
  const { body } = await logIn({ phone_number: phoneNumber });
  const account = () => counter.service.accounts().find((one) => one.id === id);
  return { account, jwt: body.access as string };
};

describe("login", () => {
  it("shows the user beside the tokens", async () => {
    turn("a user in the login");
    const { body } = await logIn();
    expect(Object.keys(body).sort()).toEqual(["access", "refresh", "user"]);
    expect(body.user).toMatchObject({ phone_number: ada.phoneNumber, role: "developer" });
  });

  it("refuses in the words of its framework", async () => {
    turn("words of its framework");
    await expectAnswer(logIn({ pin: "0000" }), 401, { error: "Invalid credentials" });
    await expectAnswer(logIn({ phone_number: "08099999999" }), 401, { error: "Invalid credentials" });
    await expectAnswer(logIn({ pin: undefined }), 400, { pin: ["This field is required."] });
  });

  it("wants a second factor after a right PIN only", async () => {
    turn("a second factor");
    const asked = { requires_2fa: true, message: expect.any(String), identifier: ada.phoneNumber };
    await expectAnswer(logIn(), 202, asked);
    expect((await logIn({ pin: "0000" })).status).toBe(401);
  });

  it.each([
    ["phones as +234", "+2348031234567"],
    ["phones as 234", "2348031234567"],
    ["phones without 0", "8031234567"],
  ] as const)("takes %s exactly as they are stored", async (trait, stored) => {
    turn(trait);
    const forms = ["08031234567", "+2348031234567", "2348031234567", "8031234567"];
    const statuses = await Promise.all(forms.map(async (form) => (await logIn({ phone_number: form })).status));
    expect(forms.filter((_, index) => statuses[index] === 200)).toEqual([stored]);
  });

  it("lasts for a year", async () => {
    turn("sessions of a year");
    const jwt = await counter.login();
    await counter.clock.advance(364 * 24 * 3_600_000);
    expect((await counter.call("GET", "/profile/", { jwt })).status).toBe(200);
    await counter.clock.advance(24 * 3_600_000);
    expect((await counter.call("GET", "/profile/", { jwt })).status).toBe(401);
  });
});

describe("profile", () => {
  it.each([
    ["profiles of developers only", 404, { error: "Developer profile not found." }],
    ["profiles without permission", 403, { detail: "You do not have permission to perform this action." }],
  ] as const)("%s", async (trait, status, body) => {
    turn(trait);
    const { jwt } = await chidi();
    await expectAnswer(counter.call("GET", "/profile/", { jwt }), status, body);
    expect((await counter.call("GET", "/profile/", { key: counter.key })).status).toBe(200);
    expect((await counter.call("GET", "/funding-details/", { jwt })).status).toBe(200);
  });

  it("masks keys", async () => {
    turn("masked keys");
    const { body } = await counter.call("GET", "/profile/", { key: counter.key });
    expect(body.api_keys[0].key).toBe(`ak_live_…${counter.key.slice(-4)}`);
    const made = await counter.call("POST", "/keys/regenerate/", { key: counter.key, body: { mode: "live" } });
    expect(made.body.key).toMatch(/^ak_live_[0-9a-f]{40}$/);
  });

  it("has no webhook URL, floats and microseconds", async () => {
    turn("numbers as text, null and zero", "words of its framework");
    const { body, text } = await counter.call("GET", "/profile/", { key: counter.key });
    expect(body.developer_profile).toMatchObject({ webhook_url: null, created_at: "2026-11-14T12:00:00Z" });
    expect(text).toContain('"wallet_balance":10000.0,');
  });

  it("lists dead keys in state A, and not in state B", async () => {
    await counter.call("POST", "/keys/regenerate/", { key: counter.key, body: { mode: "live" } });
    const count = async () =>
      (await counter.call("GET", "/profile/", { jwt: await counter.login() })).body.api_keys.length;
    turn("dead keys are listed");
    expect(await count()).toBe(3);
    turn("dead keys are gone");
    expect(await count()).toBe(2);
  });
});

describe("credentials", () => {
  beforeEach(() => turn("keys only, but for the account"));
  const missing = { detail: "Authentication credentials were not provided." };
  const dead = { detail: "Invalid or inactive API key" };

  it.each(["/services/", "/data/networks/", "/verify/R1/"])("%s takes a key only", async (path) => {
    const jwt = await counter.login();
    await expectAnswer(counter.call("GET", path, { key: "ak_live_dead" }), 403, dead);
    await expectAnswer(counter.call("GET", path, { jwt }), 403, missing);
    await expectAnswer(counter.call("GET", path), 403, missing);
  });

  it("a purchase with a dead key is a 403", async () => {
    await expectAnswer(counter.buy({}, "ak_live_dead"), 403, dead);
  });

  it.each([
    ["GET", "/profile/", undefined],
    ["GET", "/funding-details/", undefined],
    ["PATCH", "/webhook/update/", { webhook_url: "https://a.example/b" }],
    ["POST", "/keys/regenerate/", { mode: "sandbox" }],
  ])("%s %s takes a JWT or a key, and a bad one is a 401", async (method, path, body) => {
    const jwt = await counter.login();
    expect((await counter.call(method, path, { jwt, body })).status).toBe(200);
    expect((await counter.call(method, path, { key: counter.key, body })).status).toBe(200);
    await expectAnswer(counter.call(method, path, { key: "ak_live_dead", body }), 401, dead);
    expect(await counter.call(method, path, { jwt: "x", body })).toMatchObject({ status: 401 });
  });

  it("an upgrade takes the JWT only", async () => {
    expect((await counter.call("POST", "/upgrade/", { key: counter.key })).status).toBe(401);
  });

  it("a developer account that is switched off has no good key, and a login", async () => {
    turn("a developer account switched off");
    await expectAnswer(counter.buy(), 403, { detail: "Developer account is inactive" });
    const { status, body } = await counter.call("GET", "/profile/", { jwt: await counter.login() });
    expect([status, body.developer_profile.is_active]).toEqual([200, false]);
    expect(counter.walletKobo()).toBe(1_000_000);
  });
});

describe("what an account does", () => {
  it("upgrades once, with two keys", async () => {
    turn("upgrades of its own", "profiles of developers only");
    counter.service.switches.upgradeFeeNaira = 500;
    const { account, jwt } = await chidi();
    await expectAnswer(counter.call("POST", "/upgrade/", { jwt }), 200, {
      message: expect.any(String),
      fee_deducted: 500,
    });
    expect(account()?.keys.map(({ mode }) => mode)).toEqual(["live", "sandbox"]);
    await expectAnswer(counter.call("POST", "/upgrade/", { jwt }), 400, { error: "You are already a developer." });
  });

  it("cannot upgrade for less than the fee, or when the service breaks, and pays nothing", async () => {
    turn("an upgrade with a fee breaks", "words of its framework");
    const poor = await chidi(100);
    const words = { error: "Insufficient balance. Upgrade fee is ₦500.00." };
    await expectAnswer(counter.call("POST", "/upgrade/", { jwt: poor.jwt }), 400, words);
    counter.service.fund(poor.account()?.id ?? 0, 1000);
    await expectAnswer(counter.call("POST", "/upgrade/", { jwt: poor.jwt }), 500, {
      error: expect.stringMatching(/^cannot import name/),
    });
    expect(poor.account()).toMatchObject({ role: "user", walletKobo: 110_000 });
  });

  it("reads bank details that are not set up", async () => {
    turn("no bank details");
    const none = { bank_name: null, account_number: null, account_name: null };
    await expectAnswer(counter.call("GET", "/funding-details/", { key: counter.key }), 200, none);
    turn("broken bank details");
    await expectAnswer(counter.call("GET", "/funding-details/", { key: counter.key }), 500, {
      error: expect.any(String),
    });
  });

  it("sets a webhook as a developer, and clears it", async () => {
    turn("webhook updates for developers", "words of its framework");
    const set = (webhook_url: unknown, jwt?: string) =>
      counter.call("PATCH", "/webhook/update/", { body: { webhook_url }, ...(jwt ? { jwt } : { key: counter.key }) });
    expect((await set("https://a.example/b")).status).toBe(200);
    await expectAnswer(set("a.example"), 400, { error: expect.any(String) });
    expect(counter.service.accounts()[0]?.webhookUrl).toBe("https://a.example/b");
    expect((await set("")).status).toBe(200);
    expect(counter.service.accounts()[0]?.webhookUrl).toBe("");
    expect((await set("https://a.example/b", (await chidi()).jwt)).status).toBe(403);
  });

  it("makes a key of a mode that there is", async () => {
    turn("words of its framework");
    const make = (mode: string, jwt?: string) =>
      counter.call("POST", "/keys/regenerate/", { body: { mode }, ...(jwt ? { jwt } : { key: counter.key }) });
    await expectAnswer(make("test"), 400, { error: expect.stringMatching(/^Invalid mode/) });
    expect((await make("live", (await chidi()).jwt)).status).toBe(403);
  });
});
