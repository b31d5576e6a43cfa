import { describe, expect, it } from "vitest";
import { Malformed, NotAccepted } from "../../../src/vending-api/errors.ts";
import { against, drfProfile, expressProfile, key, laravelProfile, root, token } from "./against.ts";

describe("a profile", () => {
  const read = (body: unknown) => against({ body }, (client) => client.profile(token));

  it.each([
    ["Django REST Framework", drfProfile],
    ["Laravel", laravelProfile],
    ["Express", expressProfile],
  ])("is read the same from %s", async (_name, body) => {
    const { result } = await read(body);
    const second = Date.UTC(2026, 0, 2, 3, 4, 5);
    expect(result).toMatchObject({
      user: { id: "3", firstName: "Ada", phoneNumber: "08031234567", role: "developer" },
      walletBalanceKobo: 1_245_000,
      developer: { webhookUrl: null, webhookSecret: "whsec" },
      apiKeys: [{ key: "ak_live_1", mode: "live", isActive: true }],
      isKeyListWhole: true,
    });
    const { apiKeys } = result as unknown as { apiKeys: { createdAt: number }[] };
    expect(Math.floor((apiKeys[0]?.createdAt ?? 0) / 1000) * 1000).toBe(second);
  });

  it.each<[string, object, object]>([
    ["a wallet that is no amount", { wallet_balance: "unknown" }, { walletBalanceKobo: null }],
    ["no wallet", { wallet_balance: undefined }, { walletBalanceKobo: null }],
    ["a third decimal", { wallet_balance: 487.505 }, { walletBalanceKobo: 48_751 }],
    ["thousands parted by commas", { wallet_balance: "₦12,450.50" }, { walletBalanceKobo: 1_245_050 }],
    ["an overdrawn wallet as a text", { wallet_balance: "-250.50" }, { walletBalanceKobo: -25_050 }],
    ["no user", { user: undefined }, { user: { id: null, firstName: "", phoneNumber: "" } }],
    ["a user that is a number", { user: 3 }, { user: { id: null, role: "" } }],
    ["an id that is no number", { user: { id: "65f-ab" } }, { user: { id: "65f-ab" } }],
    [
      "an id that cannot be read",
      { user: { id: { $oid: 1 }, first_name: "Ada" } },
      { user: { id: null, firstName: "Ada" } },
    ],
    ["a developer profile that is a list", { developer_profile: [] }, { developer: null }],
    ["a webhook that cannot be read", { developer_profile: { webhook_url: 5 } }, { developer: null }],
    ["keys that cannot be read", { api_keys: "none" }, { apiKeys: [], isKeyListWhole: false }],
    ["one key that cannot be read", { api_keys: [{ key: 5 }] }, { apiKeys: [], isKeyListWhole: false }],
    ["a key without a flag", { api_keys: [{ key: "k", mode: "live" }] }, { apiKeys: [{ key: "k", isActive: true }] }],
    ["a dead key", { api_keys: [{ key: "k", mode: "live", is_active: 0 }] }, { apiKeys: [{ isActive: false }] }],
    [
      "a dead key in words",
      { api_keys: [{ key: "k", mode: "live", is_active: "no" }] },
      { apiKeys: [{ isActive: false }] },
    ],
  ])("with %s is used in what can be read", async (_name, over, expected) => {
    const { result } = await read({ ...drfProfile, ...over });
    expect(result).toMatchObject(expected);
  });

  it.each([[{}], [[]], [{ success: true, message: "Welcome" }], [{ user: null, wallet_balance: null }], ['"ok"']])(
    "is malformed as %j, which says nothing of an account",
    async (body) => {
      expect((await read(body)).result).toBeInstanceOf(Malformed);
    },
  );

  it("that is refused under 200 is malformed, with the service's words", async () => {
    const { result } = await read({ success: false, message: "Account under review" });
    expect(result).toMatchObject({ code: "vending.malformed", words: "Account under review" });
  });
});

describe("money that was rounded", () => {
  it("is logged once per field, never with its amount", async () => {
    const { warnings } = await against({ body: { ...drfProfile, wallet_balance: 487.505 } }, async (client) => {
      await client.profile(token);
      await client.profile(token);
    });
    expect(warnings).toEqual([
      { event: "vending.money_rounded", fields: { operation: "profile", field: "wallet_balance" } },
    ]);
  });

  it("is nothing that is exact to the kobo, however it is written", async () => {
    const { warnings } = await against({ body: { ...drfProfile, wallet_balance: "487.5000" } }, (client) =>
      client.profile(token),
    );
    expect(warnings).toEqual([]);
  });
});

describe("the other answers about an account", () => {
  const envelope = (data: unknown) => ({ success: true, message: "Done", data });

  it("are read out of an envelope", async () => {
    const funding = { bank_name: "Wema", account_number: "0123456789", account_name: "Ada" };
    const made = { key: "ak_test_2", mode: "sandbox", is_active: 1, created_at: null, last_used: null };
    const unnamed = { firstName: "", lastName: "", phoneNumber: "", role: "" };
    const hook = { webhook_url: "https://shop.example/h", webhook_secret: "whsec2" };
    const { result } = await against(
      {
        [`${root}/login/`]: { body: envelope({ access: "eyJ.a.b", refresh: "eyJ.c.d", user: { id: 3 } }) },
        [`${root}/funding-details/`]: { body: { data: funding } },
        [`${root}/keys/regenerate/`]: { body: { result: made } },
        [`${root}/webhook/update/`]: { body: envelope(hook) },
        [`${root}/upgrade/`]: { body: envelope({ fee_deducted: "5000.00" }) },
      },
      async (client) => [
        await client.login("08031234567", "4821"),
        await client.fundingDetails(key),
        await client.regenerateKey(key, "sandbox"),
        await client.updateWebhook(key, "https://shop.example/h"),
        await client.upgrade(token),
      ],
    );
    expect(result).toEqual([
      { access: "eyJ.a.b", refresh: "eyJ.c.d", user: { id: "3", ...unnamed } },
      { bankName: "Wema", accountNumber: "0123456789", accountName: "Ada" },
      { key: "ak_test_2", mode: "sandbox", isActive: true, createdAt: null, lastUsedAt: null },
      { webhookSecret: "whsec2" },
      { feeDeductedKobo: 500_000 },
    ]);
  });

  it("take an account number of ten digits as a number, and no other: it would have lost its zeros", async () => {
    const read = (number: number) =>
      against({ body: { bank_name: "Wema", account_number: number, account_name: "Ada" } }, (client) =>
        client.fundingDetails(key),
      );
    expect((await read(7_123_456_789)).result).toMatchObject({ accountNumber: "7123456789" });
    expect((await read(123_456_789)).result).toBeInstanceOf(Malformed);
  });

  it.each<[string, number, unknown, string | null]>([
    [
      "Django's detail",
      401,
      { detail: "No active account found", code: "no_active_account" },
      "No active account found",
    ],
    ["Django's fields", 400, { phone_number: ["Enter a valid phone number."] }, "Enter a valid phone number."],
    ["Django's other errors", 400, { non_field_errors: ["Wrong number."] }, "Wrong number."],
    [
      "Laravel's errors",
      422,
      {
        message: "The given data was invalid.",
        errors: { phone_number: ["The phone number field must be 11 digits."] },
      },
      "The phone number field must be 11 digits.",
    ],
    ["Laravel's message alone", 401, { message: "Unauthenticated." }, "Unauthenticated."],
    ["Express's message", 401, { success: false, message: "Wrong details" }, "Wrong details"],
    ["Express's error", 400, { success: false, error: { code: "E_AUTH", message: "Wrong details" } }, "Wrong details"],
    [
      "Nest's reasons",
      400,
      { statusCode: 400, error: "Bad Request", message: ["phone must be a phone number"] },
      "phone must be a phone number",
    ],
    [
      "errors with a field each",
      400,
      { errors: [{ field: "phone_number", msg: "is not known" }] },
      "phone_number: is not known",
    ],
    ["a page", 403, "<html><h1>403</h1></html>", null],
    ["nothing but codes", 400, { success: false, code: 17, status: "error" }, null],
  ])("say why not in the service's words: %s", async (_name, status, body, words) => {
    const { result } = await against({ status, body }, (client) => client.login("08031234567", "4821"));
    expect(result).toBeInstanceOf(NotAccepted);
    expect(result).toMatchObject({ words });
  });

  it.each([301, 302, 307, 308])("are no success as a redirect (%s), which is never followed", async (status) => {
    const said = { status, body: { access: "eyJ.a.b" }, headers: { Location: `${root}/login` } };
    const { result, paths } = await against(said, (client) => client.login("08031234567", "4821"));
    expect(result).toBeInstanceOf(Malformed);
    expect(paths).toEqual([`${root}/login/`]);
  });
});
