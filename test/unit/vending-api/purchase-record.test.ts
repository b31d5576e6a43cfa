import { describe, expect, it } from "vitest";
import { readHistory, readPurchaseRecord } from "../../../src/vending-api/purchase-record.ts";

const reference = "VB-01JCTEST000000000000000001";
const wire = {
  ...{
    id: 7,
    purchase_type: "electricity",
    reference,
    amount: "485.00",
    beneficiary: "45011122233",
    status: "success",
  },
  ...{ initiator: "self", time: "2026-11-24T17:01:49.637567Z", remarks: null, metadata: null },
};
const tokenIn = (fields: object) => {
  const outcome = readPurchaseRecord({ status: 200, body: JSON.stringify({ ...wire, ...fields }) });
  return outcome.kind === "record" ? outcome.record.token : outcome;
};
const read = (status: number, body: unknown) =>
  readPurchaseRecord({ status, body: typeof body === "string" ? body : JSON.stringify(body) }).kind;

describe("the token of a purchase record", () => {
  it.each<[string, object, string | null]>([
    ["text", { token: "Token : 1234 5678 9012 3456 7890" }, "Token : 1234 5678 9012 3456 7890"],
    ["lines of a text", { token: "pin: 373812345678\r\n\n pin: 373812345679" }, "pin: 373812345678\npin: 373812345679"],
    ["a list of texts", { token: ["pin: 373812345678", "pin: 373812345679"] }, "pin: 373812345678\npin: 373812345679"],
    [
      "a list of objects",
      {
        token: [
          { serial: "WRN26", pin: 373_812_345_678 },
          { serial: "WRN27", pin: "373812345679" },
        ],
      },
      "serial: WRN26, pin: 373812345678\nserial: WRN27, pin: 373812345679",
    ],
    ["a field of the metadata", { token: null, metadata: { token: "1234 5678" } }, "1234 5678"],
    ["a field of meta", { meta: { token: "1234 5678" } }, "1234 5678"],
    ["nothing", { token: null }, null],
    ["words without a digit", { token: "Processing" }, null],
    ["a number that JSON cannot hold", { token: 1e19 }, null],
    ["a flag", { token: true }, null],
    ["far too long", { token: "1".repeat(2001) }, null],
  ])("may be %s", (_, fields, token) => {
    expect(tokenIn(fields)).toBe(token);
  });
});

describe("a purchase record", () => {
  it.each([
    ["record", 200, wire],
    ["record", 200, { success: true, data: wire }],
    [
      "record",
      200,
      { ...wire, id: "7", status: "SUCCESS", amount: 485, purchase_type: undefined, service_type: "electricity" },
    ],
    ["error", 200, { ...wire, reference: null }],
    ["error", 200, [wire]],
    ["error", 500, { error: "No answer" }],
    ["no_record", 404, { detail: "No Purchase matches the given query." }],
    ["no_route", 404, "<!doctype html><h1>Not Found</h1>"],
    ["no_route", 404, { message: "Cannot GET /api/v1/developer/purchase/7/" }],
    ["no_route", 405, { detail: 'Method "GET" not allowed.' }],
    ["unauthorized", 403, { detail: "Invalid or inactive API key" }],
  ])("%s: HTTP %i", (kind, status, body) => {
    expect(read(status, body)).toBe(kind);
  });
});

describe("the history", () => {
  const references = (body: unknown) => {
    const outcome = readHistory({ status: 200, body: JSON.stringify(body) });
    return outcome.kind === "page" ? [outcome.records.map((record) => record.reference), outcome.isLast] : outcome.kind;
  };

  it.each([
    [{ count: 1, next: null, previous: null, results: [wire] }, [[reference], true]],
    [{ count: 200, next: "https://a.example/?page=2", results: [wire] }, [[reference], false]],
    [[wire], [[reference], true]],
    [{ data: [wire] }, [[reference], true]],
    [{ data: { results: [wire], next: null } }, [[reference], true]],
    [{ success: true, data: { data: [wire] } }, [[reference], true]],
    [{ results: [{ id: 8 }, "x", wire] }, [[reference], true]],
    [{ results: "none" }, "error"],
  ])("is read in the form %j", (body, expected) => {
    expect(references(body)).toEqual(expected);
  });
});
