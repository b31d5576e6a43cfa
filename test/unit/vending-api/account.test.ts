import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import type { VendingClient } from "../../../src/vending-api/client.ts";
import {
  Malformed,
  NotDeveloper,
  Refused,
  Unauthorized,
  Unavailable,
  VendingError,
} from "../../../src/vending-api/errors.ts";
import { answers, both, exchange, profile } from "./exchange.ts";
import { respond, type WireRequest } from "./wire-server.ts";

describe("profile", () => {
  it("is read with the key where there is one", async () => {
    const { result, said } = await exchange(answers(200, profile), (client) => client.profile(both));
    expect(result).toEqual({
      user: {
        id: "3",
        firstName: "Ada",
        lastName: "Obi",
        phoneNumber: "08031234567",
        role: "developer",
      },
      walletBalanceKobo: 1_245_000,
      developer: {
        webhookUrl: "https://shop.example/hook",
        webhookSecret: "whsec",
      },
      apiKeys: [
        {
          key: "ak_live_1",
          mode: "live",
          isActive: true,
          createdAt: Date.UTC(2026, 0, 2, 3, 4, 5),
          lastUsedAt: null,
        },
      ],
      isKeyListWhole: true,
    });
    expect(said).toMatchObject([{ method: "GET", path: "/api/v1/developer/profile/" }]);
    expect(said[0]?.headers).toMatchObject({ "x-api-key": "ak_live_1" });
    expect(said[0]?.headers).not.toHaveProperty("authorization");
  });

  it.each([
    ["no developer profile", { developer_profile: null }, { developer: null }],
    ["a field for it missing", { developer_profile: undefined }, { developer: null }],
    ["no keys", { api_keys: undefined }, { apiKeys: [] }],
    ["a key that cannot be read", { api_keys: [{ key: 5 }, null] }, { apiKeys: [] }],
    ["an overdrawn wallet", { wallet_balance: -250.5 }, { walletBalanceKobo: -25_050 }],
    ["more fields", { tier: "gold" }, { walletBalanceKobo: 1_245_000 }],
  ])("is read with %s", async (_name, over, expected) => {
    const { result } = await exchange(answers(200, { ...profile, ...over }), (client) => client.profile(both));
    expect(result).toMatchObject(expected);
  });
});

describe("keys in a profile", () => {
  it.each(["ak_live_…1234", "ak_live_****1234", "ak_live_...1234", "••••1234"])(
    "that are masked (%s) are none, and leave the list unread",
    async (masked) => {
      const api_keys = [{ key: masked, mode: "live", is_active: true }];
      const { result } = await exchange(answers(200, { ...profile, api_keys }), (client) => client.profile(both));
      expect(result).toMatchObject({ apiKeys: [], isKeyListWhole: false, hasMaskedKeys: true });
    },
  );
});

describe("the profile of a user who is no developer", () => {
  const jwt = { accessToken: "eyJ.a.b" };

  it.each([
    [404, { error: "Developer profile not found." }],
    [403, { detail: "You do not have permission to perform this action." }],
    [403, { error: "Only developers may do this" }],
  ])("is missing after %s %j to the token", async (status, body) => {
    const { result } = await exchange(answers(status, body), (client) => client.profile(jwt));
    expect(result).toBeInstanceOf(NotDeveloper);
    expect(result).toMatchObject({ words: Object.values(body)[0] });
  });

  it.each([
    [404, "<h1>Not Found</h1>", Refused],
    [401, { detail: "Token is invalid or expired" }, Unauthorized],
    [403, { detail: "Authentication credentials were not provided." }, Unauthorized],
    [403, { detail: "Invalid or inactive API key" }, Unauthorized],
    [403, { detail: "Developer account is inactive" }, Unauthorized],
  ])("is not concluded from %s %j", async (status, body, kind) => {
    const { result } = await exchange(answers(status, body), (client) => client.profile(jwt));
    expect(result).toBeInstanceOf(kind);
  });

  it.each([404, 403])("is never concluded from a %s to the key", async (status) => {
    const denied = { detail: "You are no developer" };
    const { result } = await exchange(
      (request) => (request.headers.authorization ? respond(request, 200, profile) : respond(request, status, denied)),
      (client) => client.profile(both),
    );
    expect(result).toMatchObject({ user: { role: "developer" } });
    const alone = await exchange(answers(status, denied), (client) => client.profile({ apiKey: "ak_live_1" }));
    expect(alone.result).not.toBeInstanceOf(NotDeveloper);
  });
});

describe("credentials", () => {
  it.each([401, 403])("tries the token once when the key is answered with %s", async (status) => {
    const { result, said } = await exchange(
      (request) => respond(request, request.headers.authorization ? 200 : status, profile),
      (client) => client.profile(both),
    );
    expect(result).toMatchObject({ walletBalanceKobo: 1_245_000 });
    expect(said.map(({ headers }) => headers["x-api-key"] ?? headers.authorization)).toEqual([
      "ak_live_1",
      "Bearer eyJ.a.b",
    ]);
  });

  it("are exhausted after one try each", async () => {
    const { result, said } = await exchange(answers(401, { detail: "No" }), (client) => client.fundingDetails(both));
    expect(result).toBeInstanceOf(Unauthorized);
    expect(result).toMatchObject({ words: "No", status: 401 });
    expect(said.length).toBe(2);
  });

  it("are asked for before anything is sent", async () => {
    const { result, said } = await exchange(
      () => undefined,
      (client) => client.profile({}),
    );
    expect(result).toBeInstanceOf(Unauthorized);
    expect(said).toEqual([]);
  });

  it("are only the token for the upgrade, which has no body", async () => {
    const { result, said } = await exchange(answers(200, { message: "Welcome", fee_deducted: 5000 }), (client) =>
      client.upgrade({ accessToken: "eyJ.a.b" }),
    );
    expect(result).toEqual({ feeDeductedKobo: 500_000 });
    expect(said).toMatchObject([{ method: "POST", path: "/api/v1/developer/upgrade/", body: "" }]);
    expect(said[0]?.headers).toMatchObject({ authorization: "Bearer eyJ.a.b" });
    expect(said[0]?.headers).not.toHaveProperty("content-type");
  });

  it("try the token after the key at verify, then give up as unauthorized", async () => {
    const { result, said } = await exchange(answers(401, {}), (client) => client.verify(both, "VB-1"));
    expect(result).toEqual({ kind: "unauthorized", why: "http_401" });
    expect(said.map(({ path }) => path)).toEqual(Array(2).fill("/api/v1/developer/verify/VB-1/"));
  });
});

describe("the other account calls", () => {
  it("refuse with the service's words when the upgrade fee is above the balance", async () => {
    const { result } = await exchange(answers(400, { error: "Insufficient balance. The fee is ₦5000" }), (client) =>
      client.upgrade({ accessToken: "eyJ.a.b" }),
    );
    expect(result).toBeInstanceOf(Refused);
    expect(result).toMatchObject({ words: "Insufficient balance. The fee is ₦5000", status: 400 });
  });

  it("register a webhook", async () => {
    const answer = { message: "Saved", webhook_url: "https://shop.example/h", webhook_secret: "whsec2" };
    const { result, said } = await exchange(answers(200, answer), (client) =>
      client.updateWebhook(both, "https://shop.example/h"),
    );
    expect(result).toEqual({ webhookSecret: "whsec2" });
    expect(said).toMatchObject([
      {
        method: "PATCH",
        path: "/api/v1/developer/webhook/update/",
        body: JSON.stringify({ webhook_url: "https://shop.example/h" }),
      },
    ]);
  });

  it("regenerate a key, once, whatever happens", async () => {
    const answer = { key: "ak_test_2", mode: "sandbox", is_active: true, created_at: null, last_used: null };
    const good = await exchange(answers(200, answer), (client) => client.regenerateKey(both, "sandbox"));
    expect(good.result).toMatchObject({ key: "ak_test_2", mode: "sandbox" });
    expect(good.said).toMatchObject([{ path: "/api/v1/developer/keys/regenerate/", body: '{"mode":"sandbox"}' }]);
    const lost = await exchange(
      ({ socket }) => socket.resetAndDestroy(),
      (client) => client.regenerateKey(both, "sandbox"),
    );
    expect(lost.result).toBeInstanceOf(Unavailable);
    expect(lost.said.length).toBe(1);
  });

  it("read the funding details", async () => {
    const { result } = await exchange(
      answers(200, { bank_name: "Wema\u202e Bank", account_number: "0123456789", account_name: "Ada" }),
      (client) => client.fundingDetails(both),
    );
    expect(result).toEqual({ bankName: "Wema Bank", accountNumber: "0123456789", accountName: "Ada" });
  });
});

describe("funding details", () => {
  const funding = (body: unknown) => exchange(answers(200, body), (client) => client.fundingDetails(both));

  it.each([
    { bank_name: null, account_number: null, account_name: null },
    { bank_name: "", account_number: "", account_name: "" },
    { bank_name: null, account_number: "0123456789", account_name: null },
    { data: { bank_name: null, account_number: null, account_name: null } },
  ])("that name no account are not set up (%j)", async (body) => {
    expect((await funding(body)).result).toBeNull();
  });

  it("may name nobody whose account it is", async () => {
    const { result } = await funding({ bank_name: "Wema", account_number: "0123456789", account_name: null });
    expect(result).toEqual({ bankName: "Wema", accountNumber: "0123456789", accountName: "" });
  });

  it("that are none are malformed", async () => {
    expect((await funding({ hello: 1 })).result).toBeInstanceOf(Malformed);
  });
});

describe("errors", () => {
  const canaries = { apiKey: "canary-key-0123456789", accessToken: "canary-jwt-0123456789" };
  const echo = (request: WireRequest) => {
    const sent = Object.values(request.headers).join(" ") + request.body;
    return { error: `You sent ${sent}`, [sent]: 1 };
  };

  it.each<[string, (request: WireRequest) => void]>([
    ["400", (request) => respond(request, 400, echo(request))],
    ["401", (request) => respond(request, 401, echo(request))],
    ["429", (request) => respond(request, 429, echo(request))],
    ["500", (request) => respond(request, 500, echo(request))],
    ["a strange 200", (request) => respond(request, 200, JSON.stringify(echo(request).error))],
    ["garbage", (request) => request.socket.end(`${request.headers["x-api-key"]} ${request.body}\r\n\r\n`)],
    ["a reset", (request) => request.socket.resetAndDestroy()],
  ])("hold no key, PIN or token after %s", async (_name, onRequest) => {
    const acts: ((client: VendingClient) => Promise<unknown>)[] = [
      (client) => client.login("08031234567", "4821"),
      (client) => client.profile(canaries),
      (client) => client.regenerateKey(canaries, "live"),
      (client) => client.upgrade(canaries),
    ];
    for (const act of acts) {
      const { result } = await exchange(onRequest, act);
      expect(result).toBeInstanceOf(VendingError);
      expect(inspect(result, { depth: 20, showHidden: true })).not.toMatch(/canary|\b4821\b/);
    }
  });
});
