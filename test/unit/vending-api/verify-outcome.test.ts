import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readVerifyAnswer } from "../../../src/vending-api/verify-outcome.ts";
import { ourReference } from "./builders.ts";

const record = {
  reference: ourReference,
  status: "success",
  amount: 487.5,
  beneficiary: "08031234567",
  type: "airtime",
  created_at: "2026-11-14T13:32:00Z",
  remarks: "MTN airtime",
};

function read(status: number, body: unknown) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return readVerifyAnswer(ourReference, { status, body: text, retryAfterMs: null });
}

describe("I16: readVerifyAnswer", () => {
  it("reads a record", () => {
    expect(read(200, { ...record, extra: 1 })).toEqual({
      kind: "record",
      record: {
        reference: ourReference,
        status: "success",
        statusWord: "success",
        amountKobo: 48_750,
        beneficiary: "08031234567",
        type: "airtime",
        createdAt: Date.UTC(2026, 10, 14, 13, 32),
        remarks: "MTN airtime",
        tokenHint: null,
        vended: [],
      },
    });
  });

  it.each(["refunded", "Reversed", "REFUNDED"])("reads %s as the end of a sale that failed", (word) => {
    expect(read(200, { ...record, status: word })).toMatchObject({
      record: { status: "failed", statusWord: word },
    });
  });

  it("keeps a word that the spec does not know", () => {
    expect(read(200, { ...record, status: "on hold" })).toMatchObject({
      record: { status: "other", statusWord: "on hold" },
    });
  });

  it.each([["twelve"], [0], ["0.00"], [null], [-5], [{}]])(
    "reads a record whose amount is %j, without the amount",
    (amount) => {
      expect(read(200, { ...record, amount })).toMatchObject({ kind: "record", record: { amountKobo: null } });
    },
  );

  it("reads a record with nothing but reference and status", () => {
    expect(read(200, { reference: ourReference, status: "pending" })).toMatchObject({
      kind: "record",
      record: { status: "pending", amountKobo: null, beneficiary: null, type: null, createdAt: null, remarks: null },
    });
  });

  it("finds a token in the remarks, and keeps it out of them", () => {
    expect(read(200, { ...record, remarks: "Token 12345678901234567890" })).toMatchObject({
      record: { tokenHint: "12345678901234567890", remarks: "Token …" },
    });
  });

  it.each([
    ["404 JSON", 404, { detail: "Not found." }],
    ["404 JSON that repeats the reference", 404, { detail: "No such transaction", reference: ourReference }],
    ["404 JSON that says the look-up failed", 404, { status: "failed", message: "Transaction not found" }],
    ["200 with an error", 200, { error: "Transaction not found" }],
    ["200 with a status that is no record's", 200, { status: "error", message: "Not found" }],
    ["200 with a word for it", 200, { success: false, message: "No such transaction" }],
  ])("takes %s for a miss", (_name, status, body) => {
    expect(read(status, body)).toEqual({ kind: "miss", why: `http_${status}` });
  });

  it.each([
    ["404 HTML", 404, "<html>404</html>", "http_404"],
    ["a list with 404", 404, [], "malformed"],
    ["a whole record with 404", 404, record, "malformed"],
    ["5xx", 502, { detail: "Not found." }, "http_502"],
    ["429", 429, { detail: "Slow down" }, "http_429"],
    ["302", 302, "", "http_302"],
    ["409", 409, { error: "Busy" }, "http_409"],
    ["bad JSON", 200, '{"ref', "bad_json"],
    ["HTML with 200", 200, "<html>login</html>", "bad_json"],
    ["an empty object", 200, {}, "malformed"],
    ["another purchase's record", 200, { ...record, reference: "VB-2" }, "wrong_reference"],
    ["a record without a status", 200, { reference: ourReference, amount: 5 }, "malformed"],
    ["a record without a reference", 200, { status: "success", amount: 5 }, "malformed"],
    ["400 with an error", 400, { error: "Unknown reference" }, "http_400"],
    ["410", 410, { detail: "Gone" }, "http_410"],
    ["422", 422, { errors: ["reference"] }, "http_422"],
    ["200 with another error", 200, { error: "Try again" }, "malformed"],
    ["a record in two wrappings", 200, { data: { data: record } }, "malformed"],
    ["a record in a list", 200, { results: [record] }, "malformed"],
    ["null", 200, null, "malformed"],
  ])("takes %s for an error, never for a miss", (_name, status, body, why) => {
    expect(read(status, body)).toEqual({ kind: "error", why, retryAfterMs: null });
  });

  it.each([401, 403])("takes %s for unauthorized", (status) => {
    expect(read(status, { detail: "Invalid token" })).toEqual({
      ...{ kind: "unauthorized", why: `http_${status}`, words: "Invalid token" },
    });
  });

  it("never throws, and never calls anything a record that has another reference", () => {
    const statuses = fc.constantFrom(200, 201, 301, 400, 401, 404, 410, 422, 429, 500);
    fc.assert(
      fc.property(statuses, fc.oneof(fc.json(), fc.string()), (status, body) => {
        expect(read(status, body).kind).not.toBe("record");
      }),
      { numRuns: 2000 },
    );
  });
});
