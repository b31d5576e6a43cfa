import { describe, expect, it } from "vitest";
import { type LogFields, silentLog } from "../../../src/lib/log.ts";
import { Malformed, NotAccepted, Refused, type VendingError } from "../../../src/vending/errors.ts";
import { aClient, type BuyingClient, buy, ourReference } from "./builders.ts";
import { respond, startWireServer } from "./wire-server.ts";

/** The service as it would be written in one framework or another: what is the same is read the same. */

const root = "/api/v1/developer";
const key = { apiKey: "ak_live_1" };
const token = { accessToken: "eyJ.a.b" };

interface Said {
  status?: number;
  body: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** What the client makes of a service that answers each path as `said` has it. */
async function against<Result>(
  said: Said | Readonly<Record<string, Said>>,
  act: (client: BuyingClient) => Promise<Result>,
) {
  const warnings: { event: string; fields: LogFields | undefined }[] = [];
  const log = { ...silentLog, warn: (event: string, fields?: LogFields) => warnings.push({ event, fields }) };
  await using server = await startWireServer({
    onRequest(request) {
      const answer = "body" in said ? (said as Said) : (said as Record<string, Said>)[request.path];
      const text = JSON.stringify(answer?.body ?? {}).replaceAll("HOST", `127.0.0.1:${server.port}`);
      const body = typeof answer?.body === "string" ? answer.body : text;
      respond(request, answer?.status ?? (answer ? 200 : 404), body, answer?.headers);
    },
  });
  await using client = aClient({ baseUrl: server.baseUrl, log });
  const result = await act(client).catch((error: unknown) => error as VendingError);
  return { result, warnings, paths: server.requests.map(({ path }) => path) };
}

const drfProfile = {
  user: {
    ...{ id: 3, first_name: "Ada", last_name: "Obi", phone_number: "08031234567", email: "ada@example.com" },
    ...{ role: "developer", is_active: true },
  },
  wallet_balance: "12450.00",
  developer_profile: {
    ...{ webhook_url: "", webhook_secret: "whsec", is_active: true, created_at: "2026-01-02T04:04:05.123456+01:00" },
  },
  api_keys: [
    {
      ...{ key: "ak_live_1", mode: "live", is_active: true, last_used: null },
      created_at: "2026-01-02T04:04:05.123456+01:00",
    },
  ],
};
const laravelProfile = {
  data: {
    ...drfProfile,
    user: { ...drfProfile.user, id: "3", is_active: 1 },
    developer_profile: { ...drfProfile.developer_profile, is_active: 1, created_at: "2026-01-02T03:04:05.000000Z" },
    api_keys: [{ ...drfProfile.api_keys[0], is_active: 1, created_at: "2026-01-02 03:04:05" }],
  },
};
const expressProfile = {
  success: true,
  message: "Profile fetched",
  data: {
    ...drfProfile,
    __v: 0,
    wallet_balance: 12449.999999999998,
    developer_profile: { ...drfProfile.developer_profile, created_at: 1767323045123 },
    api_keys: [{ ...drfProfile.api_keys[0], is_active: "true", created_at: 1767323045123, _id: "65f" }],
  },
};

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
      user: { id: "3", firstName: "Ada", phoneNumber: "08031234567", role: "developer", isActive: true },
      walletBalanceKobo: 1_245_000,
      developer: { webhookUrl: null, webhookSecret: "whsec", isActive: true },
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
  it("is told to the log once for each field, never with its amount", async () => {
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
      { access: "eyJ.a.b", refresh: "eyJ.c.d" },
      { bankName: "Wema", accountNumber: "0123456789", accountName: "Ada" },
      { key: "ak_test_2", mode: "sandbox", isActive: true, createdAt: null, lastUsedAt: null },
      { message: "Done", webhookUrl: "https://shop.example/h", webhookSecret: "whsec2" },
      { message: "Done", feeDeductedKobo: 500_000 },
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

describe("a listing", () => {
  const path = `${root}/airtime/networks/`;
  const mtn = {
    ...{ id: 1, service_id: "mtn", name: "MTN", min_amount: 50, max_amount: 50_000 },
    ...{ normal_discount: 1, api_seller_discount: 2.5, normal_price: null, api_seller_price: null },
  };
  const glo = { ...mtn, id: 2, service_id: "glo", name: "Glo" };
  const read = (pages: Readonly<Record<string, unknown>>) =>
    against(Object.fromEntries(Object.entries(pages).map(([at, body]) => [at, { body }])), (client) =>
      client.airtimeNetworks(key),
    );

  it.each<[string, object, object]>([
    [
      "money as text",
      { min_amount: "50.00", max_amount: "50000.00" },
      { minAmountKobo: 5000, maxAmountKobo: 5_000_000 },
    ],
    ["an id as text", { id: "1" }, { id: 1 }],
    ["a noisy discount", { api_seller_discount: 2.5000000000000004 }, { apiSellerDiscountPercent: 2.5 }],
    ["a discount as text", { api_seller_discount: "2.50" }, { apiSellerDiscountPercent: 2.5 }],
    ["a discount with its sign", { api_seller_discount: "2.5%" }, { apiSellerDiscountPercent: 2.5 }],
    ["a discount of next to nothing", { api_seller_discount: 1e-12 }, { apiSellerDiscountPercent: 0 }],
    ["a price that nobody is charged unreadable", { normal_price: {} }, { normalPriceKobo: null }],
    ["no smallest amount", { min_amount: null }, { minAmountKobo: 100 }],
    ["no largest amount", { max_amount: undefined }, { maxAmountKobo: 99_999_999_900 }],
    ["a largest amount of nothing", { max_amount: "0.00" }, { maxAmountKobo: 99_999_999_900 }],
  ])("is read with %s", async (_name, over, expected) => {
    expect((await read({ [path]: [{ ...mtn, ...over }] })).result).toMatchObject([expected]);
  });

  it.each([["1,50"], ["50 or 60"], ["1.5e3"], [""], [true], [-5], [Number("1e300")]])(
    "leaves out an entry with %j for an amount, and keeps its neighbours",
    async (min_amount) => {
      expect((await read({ [path]: [{ ...mtn, min_amount }, glo] })).result).toMatchObject([{ id: 2 }]);
    },
  );

  const second = `${path}?page=2`;
  const meta = (page: number) => ({ current_page: page, last_page: 2, per_page: 1, total: 2 });
  it.each<[string, unknown, unknown]>([
    [
      "Django's",
      { count: 2, next: `http://HOST${second}`, previous: null, results: [mtn] },
      { count: 2, next: null, previous: `http://HOST${path}`, results: [glo] },
    ],
    [
      "Laravel's resources",
      { data: [mtn], links: { first: "x", last: "y", prev: null, next: `http://HOST${second}` }, meta: meta(1) },
      { data: [glo], links: { first: "x", last: "y", prev: null, next: null }, meta: meta(2) },
    ],
    [
      "Laravel's paginator",
      { ...meta(1), data: [mtn], links: [{ url: null, label: "1" }], next_page_url: `http://HOST${second}` },
      { ...meta(2), data: [glo], links: [], next_page_url: null },
    ],
    [
      "a paginator in an envelope",
      { success: true, data: { ...meta(1), data: [mtn], next_page_url: `https://HOST${second}` } },
      { success: true, data: { ...meta(2), data: [glo], next_page_url: null } },
    ],
    [
      "results in an envelope",
      { success: true, data: { results: [mtn], next: second } },
      { success: true, data: { results: [glo], next: null } },
    ],
    [
      "pages by their number alone",
      { success: true, data: [mtn], pagination: { page: 1, totalPages: 2, total: 2 } },
      { success: true, data: [glo], pagination: { page: 2, totalPages: 2, total: 2 } },
    ],
    ["meta.next_page_url", { data: [mtn], meta: { next_page_url: second } }, { data: [glo], meta: {} }],
  ])("is read to its last page: %s", async (_name, first, last) => {
    const { result, paths } = await read({ [path]: first, [second]: last });
    expect(result).toMatchObject([{ id: 1 }, { id: 2 }]);
    expect(paths).toEqual([path, second]);
  });

  it.each<[string, unknown, unknown]>([
    ["a second page that is the first again", { data: [mtn], meta: meta(1) }, { data: [mtn], meta: meta(1) }],
    ["fewer entries than it counts", { count: 3, next: null, results: [mtn] }, null],
    ["a next page that is no address", { results: [mtn], next: { cursor: "x" } }, null],
  ])("is malformed, never half a list, with %s", async (_name, first, last) => {
    const { result } = await read({ [path]: first, ...(last !== null && { [second]: last }) });
    expect(result).toMatchObject({ code: "vending.malformed" });
  });

  it.each([[{ success: true, data: {} }], [{ success: true, data: null }], [{ data: mtn }], [{ message: "None" }]])(
    "is malformed, not empty, as %j",
    async (body) => {
      expect((await read({ [path]: body })).result).toMatchObject({ why: "not_a_list" });
    },
  );

  it("that a service refuses under 200 is malformed, with its words", async () => {
    const { result } = await read({ [path]: { success: false, message: "Catalogue is being updated" } });
    expect(result).toMatchObject({ why: "not_a_list", words: "Catalogue is being updated" });
  });

  it("of categories may stand in an envelope, or alone", async () => {
    const categories = [{ id: "airtime", name: "Airtime", endpoint: "/api/v1/developer/airtime/networks/" }];
    for (const body of [{ success: true, data: { categories } }, { data: categories }, categories]) {
      const { result } = await against({ body }, (client) => client.services(key));
      expect(result).toMatchObject([{ id: "airtime", endpointKnown: true }]);
    }
  });
});

describe("a purchase", () => {
  const sale = { status: "success", reference: ourReference, purchase_id: 7, message: "Done", error: null };
  const sell = async (status: number, body: unknown, headers = {}) =>
    (await against({ status, body, headers }, (client) => buy(client))).result;

  it.each<[string, unknown]>([
    ["an envelope", { success: true, message: "Created", data: sale }],
    ["an envelope whose status is a flag", { status: true, message: "Created", data: sale }],
    ["an envelope whose status is the sale's word", { status: "success", data: sale }],
    ["an id as text", { ...sale, purchase_id: "7" }],
    ["fields that nobody asked for", { ...sale, __v: 0, data: { balance: "1.00" }, timestamp: 1763127120000 }],
  ])("succeeded in %s", async (_name, body) => {
    expect(await sell(201, body)).toMatchObject({ kind: "succeeded", purchaseId: 7 });
  });

  it("is pending where the sale inside says so, whatever the envelope says", async () => {
    const body = { success: true, data: { ...sale, status: "pending" } };
    expect(await sell(201, body)).toMatchObject({ kind: "pending" });
  });

  it.each<[string, number, unknown]>([
    ["an envelope's status and another inside", 201, { status: "success", data: { ...sale, status: "failed" } }],
    [
      "an envelope's status and a bare one inside",
      201,
      { status: "success", reference: ourReference, data: { status: "pending" } },
    ],
    ["an envelope's status and a reference inside", 201, { status: "success", data: { reference: ourReference } }],
    ["success that is false", 201, { success: false, data: sale }],
    [
      "a refusal in an envelope that says success",
      400,
      { status: "success", data: { ...sale, status: "failed", purchase_id: null } },
    ],
    ["success that is false beside it", 201, { ...sale, success: false }],
    ["another sale inside", 201, { success: true, data: { ...sale, reference: "VB-2" } }],
    ["two sales inside", 201, { data: sale, result: sale }],
    ["words that are nearly right", 201, { ...sale, status: "SUCCESSFUL" }],
    ["success under 200", 200, { success: true, data: sale }],
  ])("stays open with %s", async (_name, status, body) => {
    expect(await sell(status, body)).toMatchObject({ kind: "unknown" });
  });

  it("is refused out of an envelope where that is as certain as without", async () => {
    const data = { ...sale, status: "failed", purchase_id: null, message: undefined };
    expect(await sell(400, { success: false, message: "Insufficient balance", data })).toEqual({
      kind: "failed",
      message: "Insufficient balance",
      error: null,
    });
    expect(await sell(400, { success: true, data })).toMatchObject({ kind: "unknown", why: "contradiction" });
    expect(await sell(400, { success: false, data: { ...data, purchase_id: undefined } })).toMatchObject({
      kind: "unknown",
    });
  });

  it.each<[string, number, unknown, string, string]>([
    [
      "Django's 401",
      401,
      { detail: "Authentication credentials were not provided." },
      "http_401",
      "Authentication credentials were not provided.",
    ],
    ["Django's 403", 403, { detail: "You do not have permission." }, "http_403", "You do not have permission."],
    [
      "Django's fields",
      400,
      { beneficiary: ["Enter a valid number."] },
      "http_400",
      "beneficiary: Enter a valid number.",
    ],
    [
      "Django's known reference",
      400,
      { reference: ["purchase with this reference already exists."] },
      "http_400",
      "purchase with this reference already exists.",
    ],
    [
      "Laravel's 422",
      422,
      { message: "The given data was invalid.", errors: { beneficiary: ["Not a phone number."] } },
      "http_422",
      "beneficiary: Not a phone number.",
    ],
    [
      "Laravel's 422 of a failed sale",
      422,
      { status: "failed", reference: ourReference, purchase_id: null, error: "No funds" },
      "http_422",
      "No funds",
    ],
    [
      "Express's known reference",
      409,
      { success: false, error: { code: "DUPLICATE_REFERENCE", message: "This reference already exists" } },
      "http_409",
      "This reference already exists",
    ],
    ["Express's 400", 400, { success: false, message: "Network is down" }, "http_400", "Network is down"],
    [
      "an envelope of nothing",
      400,
      { success: false, message: "Invalid plan", data: null },
      "http_400",
      "Invalid plan",
    ],
  ])("is unknown with the service's reasons after %s", async (_name, status, body, why, error) => {
    expect(await sell(status, body)).toMatchObject({ kind: "unknown", why, httpStatus: status, error });
  });

  it.each<[string, number, unknown, string]>([
    ["a page with 401", 401, "<html>401</html>", "http_401"],
    ["a page with 422", 422, "<html>422</html>", "bad_json"],
    ["422 without a reason", 422, { success: false }, "no_reason"],
    ["400 without a reason", 400, {}, "no_reason"],
    ["401 with a sale", 401, sale, "contradiction"],
    ["422 with a purchase id", 422, { message: "Invalid", purchase_id: 7 }, "contradiction"],
    ["422 with a sale inside", 422, { message: "Invalid", data: { ...sale, status: "pending" } }, "contradiction"],
    ["422 about another sale", 422, { reference: "VB-2", error: "No funds" }, "wrong_reference"],
    ["a redirect for a missing slash", 301, { ...sale }, "http_301"],
  ])("is unknown without a reason to believe after %s", async (_name, status, body, why) => {
    expect(await sell(status, body)).toMatchObject({ kind: "unknown", why });
  });
});

describe("verify", () => {
  const record = {
    ...{ reference: ourReference, status: "success", amount: "487.50", beneficiary: "08031234567", type: "airtime" },
    ...{ created_at: "2026-11-14T14:32:00.123456+01:00", remarks: "MTN airtime" },
  };
  const verify = async (status: number, body: unknown) =>
    (await against({ status, body }, (client) => client.verify(key, ourReference))).result;

  it.each<[string, unknown]>([
    ["Django's", record],
    ["Laravel's", { data: { ...record, created_at: "2026-11-14T13:32:00.123000Z" } }],
    ["Express's", { success: true, data: { ...record, amount: 487.49999999999994, created_at: 1794663120123 } }],
    ["an envelope's that says success, too", { status: "success", message: "Found", data: record }],
  ])("reads the same record: %s", async (_name, body) => {
    expect(await verify(200, body)).toMatchObject({
      kind: "record",
      record: { status: "success", amountKobo: 48_750, createdAt: Date.UTC(2026, 10, 14, 13, 32, 0, 123) },
    });
  });

  it("reads the status of the record, never the envelope's", async () => {
    const failed = { success: true, data: { ...record, status: "failed" } };
    expect(await verify(200, failed)).toMatchObject({ kind: "record", record: { status: "failed" } });
  });

  it("takes an amount of 0 for one that is not said", async () => {
    expect(await verify(200, { ...record, amount: "0.00" })).toMatchObject({ record: { amountKobo: null } });
  });

  it.each<[string, number, unknown]>([
    ["Django's 404", 404, { detail: "Not found." }],
    ["Laravel's 404", 404, { message: "No query results for model [App\\Models\\Transaction] VB-1" }],
    ["Express's 404", 404, { success: false, message: "Transaction not found" }],
    ["a 200 that says so", 200, { success: false, message: "Transaction not found", data: null }],
  ])("has no record after %s", async (_name, status, body) => {
    expect(await verify(status, body)).toEqual({ kind: "miss", why: `http_${status}` });
  });

  it.each<[string, number, unknown]>([
    ["a 400 with some object", 400, { error: "Bad request" }],
    ["a 410", 410, { detail: "Gone" }],
    ["a 422", 422, { message: "The reference is invalid.", errors: { reference: ["invalid"] } }],
    ["a 200 that says something else", 200, { success: false, message: "Please try again" }],
    ["Laravel's missing route", 404, { message: "The route api/v1/developer/verify/VB-1 could not be found." }],
    [
      "Express's missing route",
      404,
      { message: "Cannot GET /api/v1/developer/verify/VB-1/", error: "Not Found", statusCode: 404 },
    ],
    ["a missing page", 404, "<!DOCTYPE html><pre>Cannot GET /verify</pre>"],
    ["an envelope with another record", 200, { data: { ...record, reference: "VB-2" } }],
    ["an envelope and a record of two minds", 200, { status: "failed", reference: ourReference, data: record }],
    ["a record that is no success to its envelope", 200, { success: false, data: record }],
  ])("does not know after %s", async (_name, status, body) => {
    expect(await verify(status, body)).toMatchObject({ kind: "error" });
  });
});

describe("a wait that the service asks for", () => {
  it.each([
    ["ten years", "315360000", 900_000],
    ["a number without end", "9".repeat(40), 900_000],
    ["a date in ten years", "Sat, 14 Nov 2036 13:32:00 GMT", 900_000],
    ["a minute", "60", 60_000],
  ])("is believed up to 15 minutes: %s", async (_name, header, retryAfterMs) => {
    const said = { status: 429, body: { detail: "Slow down" }, headers: { "Retry-After": header } };
    const { result } = await against(said, (client) => client.profile(token));
    expect(result).toMatchObject({ code: "vending.rate_limited", words: "Slow down", retryAfterMs });
  });
});

describe("a refusal", () => {
  it("tells why, field by field", async () => {
    const body = { errors: { webhook_url: ["Enter a valid URL."], mode: ["Unknown."] } };
    const { result } = await against({ status: 400, body }, (client) => client.regenerateKey(key, "live"));
    expect(result).toBeInstanceOf(Refused);
    expect(result).toMatchObject({ words: "webhook_url: Enter a valid URL. mode: Unknown." });
  });
});
