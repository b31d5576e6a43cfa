import { describe, expect, it } from "vitest";
import { Refused } from "../../../src/vending-api/errors.ts";
import { against, key, token } from "./against.ts";
import { buy, ourReference } from "./builders.ts";

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

describe("I16: verify", () => {
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
