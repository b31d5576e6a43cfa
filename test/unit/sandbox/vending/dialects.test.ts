import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { ada, counterForEach, expectAnswer, prepaid } from "./counter.ts";

const counter = counterForEach();

const get = (path: string, key = counter.key) => counter.call("GET", path, { key });
const login = (pin: string = ada.pin) =>
  counter.call("POST", "/login/", { body: { phone_number: ada.phoneNumber, pin } });
const throttle = () => {
  counter.service.faults.add({ operation: "profile", kind: "status-429", retryAfterSeconds: 53 });
  return get("/profile/");
};
const breakDown = () => {
  counter.service.faults.add({ operation: "profile", kind: "status-500-html" });
  return get("/profile/");
};
/** The body of the first webhook, byte for byte. */
const webhook = async () => {
  await counter.service.webhooks.idle();
  return counter.receiver.received[0]?.body ?? "";
};

describe.each(["django", "laravel", "express"] as const)("the dialect %s", (dialect) => {
  beforeEach(() => {
    counter.service.switches.dialect = dialect;
  });

  it("keeps what the specification says: paths, names, a purchase's statuses, the signature", async () => {
    await expectAnswer(
      counter.buy({ reference: "R1" }),
      201,
      expect.objectContaining({ status: "success", reference: "R1", error: null }),
    );
    const refused = { status: "failed", purchase_id: null, error: "Insufficient wallet balance" };
    await expectAnswer(counter.buy({ amount: 40_000 }), 400, expect.objectContaining(refused));
    await expectAnswer(get("/verify/R1/"), 200, expect.objectContaining({ reference: "R1", type: "airtime" }));
    const profile = (await get("/profile/")).body;
    expect(Object.keys(profile)).toEqual(
      expect.arrayContaining(["user", "wallet_balance", "developer_profile", "api_keys"]),
    );
    expect(Object.keys((await login()).body)).toEqual(expect.arrayContaining(["access", "refresh"]));
    const signature = createHmac("sha256", profile.developer_profile.webhook_secret)
      .update(await webhook())
      .digest("hex");
    expect(counter.receiver.received[0]?.signature).toBe(signature);
  });

  it("wraps single objects in data when the switch is on", async () => {
    counter.service.switches.envelope = "data";
    expect((await counter.buy()).body.data).toMatchObject({ status: "success" });
    expect((await get("/profile/")).body.data).toMatchObject({ user: { first_name: "Ada" } });
    expect((await login()).body.data).toMatchObject({ access: expect.any(String) });
  });
});

describe("Django REST Framework", () => {
  beforeEach(() => {
    counter.service.switches.dialect = "django";
  });

  it("writes decimals as text and times of Lagos", async () => {
    await counter.buy({ reference: "R1" });
    const { body } = await get("/profile/");
    expect(body.wallet_balance).toBe("9512.50");
    expect(body.user).toMatchObject({ id: counter.adaId, is_active: true });
    expect((await get("/verify/R1/")).body).toMatchObject({
      amount: "500.00",
      created_at: "2026-11-14T13:00:00+01:00",
    });
    expect((await get("/airtime/networks/")).body.results[0]).toMatchObject({
      ...{ min_amount: "50.00", api_seller_discount: "2.50", api_seller_price: null },
    });
  });

  it("writes webhooks as Python does", async () => {
    await counter.buy({ reference: "R1" });
    expect(await webhook()).toBe(
      '{"event": "transaction.update", "reference": "R1", "status": "success", "amount": "500.00", ' +
        '"beneficiary": "08031234567", "service_type": "airtime", "timestamp": "2026-11-14T13:00:00+01:00", "meta": {}}',
    );
  });

  it("pages lists by twenty, with absolute links", async () => {
    const first = (await get("/data/networks/11/plans/")).body;
    expect([first.count, first.previous, first.results.length]).toEqual([49, null, 20]);
    expect(first.next).toBe(`${counter.service.baseUrl}/data/networks/11/plans/?page=2`);
    expect((await get("/data/networks/11/plans/?page=3")).body).toMatchObject({ next: null });
    await expectAnswer(get("/data/networks/11/plans/?page=4"), 404, { detail: "Invalid page." });
  });

  it("answers errors by field, without a status", async () => {
    await expectAnswer(counter.buy({ beneficiary: "123" }), 400, {
      beneficiary: ["beneficiary is not valid for airtime"],
    });
    await counter.buy({ reference: "R1" });
    await expectAnswer(counter.buy({ reference: "R1" }), 400, {
      reference: ["transaction with this reference already exists."],
    });
    await expectAnswer(counter.call("POST", "/login/", { body: { phone_number: ada.phoneNumber } }), 400, {
      pin: ["This field is required."],
    });
    await expectAnswer(login("0000"), 400, { non_field_errors: ["Unable to log in with provided credentials."] });
  });

  it("answers 403 where a key is wanted, and 401 with a code where a token is", async () => {
    await expectAnswer(get("/profile/", "ak_live_dead"), 403, { detail: "Invalid or inactive API key." });
    const dead = await counter.call("POST", "/upgrade/", { jwt: "dead.dead.dead" });
    expect([dead.status, dead.headers.get("www-authenticate")]).toEqual([401, 'Bearer realm="api"']);
    expect(dead.body).toMatchObject({ code: "token_not_valid", messages: [{ token_type: "access" }] });
    expect((await counter.call("GET", "/profile/")).status).toBe(403);
  });

  it("has a detail for what is unknown, and for too many requests", async () => {
    await expectAnswer(counter.verify("nobody"), 404, { detail: "No Transaction matches the given query." });
    const { status, headers, body } = await throttle();
    expect([status, headers.get("retry-after"), body.detail]).toEqual([
      ...[429, "53", "Request was throttled. Expected available in 53 seconds."],
    ]);
  });

  it("redirects to the slash, and has pages for what is broken or nowhere", async () => {
    const { status, headers } = await get("/profile");
    expect([status, headers.get("location")]).toEqual([301, "/api/v1/developer/profile/"]);
    for (const answer of [await breakDown(), await get("/nothing/")]) expect(answer.text).toContain("<!doctype html>");
    expect((await get("/nothing/")).status).toBe(404);
  });
});

describe("Laravel", () => {
  beforeEach(() => {
    counter.service.switches.dialect = "laravel";
  });

  it("writes money and ids as text, and booleans as 0 and 1", async () => {
    const { text, body } = await get("/profile/");
    expect(body).toMatchObject({ wallet_balance: "10000.00", user: { id: String(counter.adaId), is_active: 1 } });
    expect(body.api_keys[0]).toMatchObject({ is_active: 1, created_at: "2026-11-14T12:00:00.000000Z" });
    expect(text).toContain('"webhook_url":"http:\\/\\/');
    expect((await counter.buy()).body.purchase_id).toMatch(/^\d+$/);
  });

  it("has an empty list for an empty object in webhooks", async () => {
    await counter.buy();
    expect(await webhook()).toMatch(/"amount":"500.00".*"meta":\[\]\}$/);
  });

  it("keeps an object for what is in it", async () => {
    await counter.buy({ ...prepaid, amount: 500 });
    expect(await webhook()).toMatch(/"meta":\{"token":"\d{20}"\}\}$/);
  });

  it("pages lists by fifteen in data, links and meta, and takes its own links", async () => {
    const ids: string[] = [];
    let url: string | null = `${counter.service.baseUrl}/data/networks/11/plans/`;
    let pages = 0;
    while (url) {
      const answer = await fetch(url, { headers: { "x-api-key": counter.key } });
      const body = JSON.parse(await answer.text());
      expect(body.meta).toMatchObject({ current_page: ++pages, last_page: 4, per_page: 15, total: 49 });
      ids.push(...body.data.map(({ id }: { id: string }) => id));
      url = body.links.next;
      if (url) expect(url).toMatch(/\/plans\?page=\d$/);
    }
    expect([pages, new Set(ids).size]).toEqual([4, 49]);
  });

  it("answers 422 with message and errors", async () => {
    const words = "beneficiary is not valid for airtime";
    await expectAnswer(counter.buy({ beneficiary: "123" }), 422, { message: words, errors: { beneficiary: [words] } });
    await expectAnswer(login("0000"), 422, expect.objectContaining({ errors: expect.any(Object) }));
  });

  it.each([
    [401, "Unauthenticated.", () => get("/profile/", "ak_live_dead")],
    [404, "No query results for model [App\\Models\\Transaction].", () => counter.verify("nobody")],
    [404, "The route api/v1/developer/nothing could not be found.", () => get("/nothing/")],
    [429, "Too Many Attempts.", throttle],
    [500, "Server Error", breakDown],
  ] as const)("answers %i as %s", async (status, message, ask) => {
    await expectAnswer(ask(), status, { message });
  });

  it("redirects who does not ask for JSON", async () => {
    const refused = await counter.call("GET", "/profile/", { key: "ak_live_dead", accept: "*/*" });
    expect([refused.status, refused.headers.get("location")]).toEqual([302, expect.stringMatching(/\/login$/)]);
  });

  it("overlooks a missing slash", async () => {
    expect((await get("/profile")).status).toBe(200);
  });
});

describe("Express", () => {
  beforeEach(() => {
    counter.service.switches.dialect = "express";
  });

  it("writes floats as sums leave them, and times in milliseconds", async () => {
    await counter.buy({ reference: "R1" });
    counter.service.switches.verifyAmount = "charge";
    expect((await get("/verify/R1/")).body).toMatchObject({
      amount: 487.49999999999994,
      created_at: 1_794_657_600_000,
    });
    expect((await get("/airtime/networks/")).body.data[0]).toMatchObject({ api_seller_discount: 2.5000000000000004 });
  });

  it("has success and message beside, and mongoose's fields in every document", async () => {
    expect((await get("/profile/")).body).toMatchObject({
      ...{ success: true, message: "Profile" },
      user: { _id: expect.stringMatching(/^[0-9a-f]{24}$/), __v: 0, createdAt: expect.stringMatching(/Z$/) },
    });
    expect((await counter.buy()).body).toMatchObject({ success: true, message: "Transaction successful" });
    await counter.buy({ ...prepaid, amount: 500 });
    expect(JSON.parse(await webhook())).toMatchObject({
      event: "transaction.update",
      success: true,
      id: expect.stringMatching(/^evt_/),
    });
  });

  it.each([
    [401, { error: { code: "INVALID_API_KEY", message: "Invalid API key" } }, () => get("/profile/", "ak_live_dead")],
    [401, { message: "Invalid phone number or PIN" }, () => login("0000")],
    [404, { message: "Transaction not found" }, () => counter.verify("nobody")],
    [400, { message: "Validation failed" }, () => counter.buy({ beneficiary: "123" })],
    [500, { error: { code: "INTERNAL_ERROR", message: "Something went wrong" } }, breakDown],
  ] as const)("answers %i with %j", async (status, fields, ask) => {
    await expectAnswer(ask(), status, expect.objectContaining({ success: false, ...fields }));
  });

  it("says in HTML what no route takes, and in text that there are too many", async () => {
    expect((await get("/nothing/")).text).toContain("<pre>Cannot GET /api/v1/developer/nothing/</pre>");
    expect((await throttle()).text).toBe("Too many requests, please try again later.");
  });
});
