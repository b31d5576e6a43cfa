import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPurchaseAnswer } from "../../../src/vending-api/purchase-line.ts";
import { aPurchaseResult, ourReference } from "./builders.ts";

const failed = { status: "failed", purchase_id: null, message: "Rejected", error: "Insufficient wallet balance" };

function read(status: number, body: unknown) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return readPurchaseAnswer(ourReference, { status, body: text, retryAfterMs: null }, ["ak_live_secret"]);
}

describe("readPurchaseAnswer", () => {
  it("reads the three answers of the spec", () => {
    expect(read(201, aPurchaseResult())).toMatchObject({ kind: "succeeded", purchaseId: 7 });
    expect(read(201, aPurchaseResult({ status: "pending" }))).toMatchObject({ kind: "pending", purchaseId: 7 });
    expect(read(400, aPurchaseResult(failed))).toEqual({
      kind: "failed",
      message: "Rejected",
      error: "Insufficient wallet balance",
    });
  });

  it.each([
    ["failed with 201", 201, aPurchaseResult(failed), "contradiction"],
    ["failed with 200", 200, aPurchaseResult(failed), "http_200"],
    ["failed with 500", 500, aPurchaseResult(failed), "http_500"],
    ["failed with 409", 409, aPurchaseResult(failed), "http_409"],
    ["failed with a purchase id", 400, aPurchaseResult({ ...failed, purchase_id: 7 }), "contradiction"],
    ["failed without the field purchase_id", 400, { status: "failed", reference: ourReference }, "contradiction"],
    ["failed in another case", 400, aPurchaseResult({ ...failed, status: "Failed" }), "contradiction"],
    ["failed for another purchase", 400, aPurchaseResult({ ...failed, reference: "VB-2" }), "wrong_reference"],
    ["failed without a reference", 400, { ...failed }, "http_400"],
    ["a validator's 400", 400, { beneficiary: ["This field is required."] }, "http_400"],
    ["a proxy's 400", 400, "<html>Bad Request</html>", "bad_json"],
    ["success with 400", 400, aPurchaseResult(), "contradiction"],
    ["success with 200", 200, aPurchaseResult(), "http_200"],
    ["success for another purchase", 201, aPurchaseResult({ reference: "VB-2" }), "wrong_reference"],
    ["success without a reference", 201, { status: "success" }, "wrong_reference"],
    ["a word that the spec does not know", 201, aPurchaseResult({ status: "processing" }), "unknown_status"],
    ["a truncated body", 201, '{"st', "bad_json"],
    ["an empty body", 201, "", "bad_json"],
    ["a list", 201, "[]", "bad_json"],
    ["a page for a key that is not taken", 401, "<html>Login</html>", "http_401"],
    ["a page for a forbidden call", 403, "<html>Forbidden</html>", "http_403"],
    ["a page for a validator's no", 422, "<html>Unprocessable</html>", "bad_json"],
    ["a key that is not taken, without a word", 401, {}, "http_401"],
    ["a forbidden call, without a word", 403, {}, "http_403"],
    ["a validator's no, without a word", 422, {}, "no_reason"],
    ["a refusal of ours under another status", 422, aPurchaseResult(failed), "http_422"],
    ["a purchase that a validator made", 422, aPurchaseResult(), "contradiction"],
    ["a purchase that waits under a validator's no", 422, aPurchaseResult({ status: "pending" }), "contradiction"],
    ["success without an id under a validator's no", 422, { status: "success" }, "contradiction"],
    ["waiting without an id under a validator's no", 422, { status: "pending" }, "contradiction"],
    ["a validator's no with a purchase id", 422, { purchase_id: 7, error: "No" }, "contradiction"],
    ["an envelope that denies its sale", 201, { success: false, data: aPurchaseResult() }, "contradiction"],
    ["a refusal in an envelope of success", 400, { success: true, data: aPurchaseResult(failed) }, "contradiction"],
    ["a refusal in a word of success", 400, { status: "success", data: aPurchaseResult(failed) }, "contradiction"],
    ["a refusal in a word of waiting", 400, { status: "pending", data: aPurchaseResult(failed) }, "contradiction"],
  ])("takes %s for unknown", (_name, status, body, why) => {
    expect(read(status, body)).toMatchObject({ kind: "unknown", why, httpStatus: status });
  });

  it("keeps the words of an error under any status, and under a good one no others", () => {
    const wordsOf = (status: number, body: unknown) => {
      const outcome = read(status, body);
      return outcome.kind === "unknown" ? outcome.error : outcome;
    };
    expect(wordsOf(200, { error: "Tenant is closed" })).toBe("Tenant is closed");
    expect(wordsOf(200, aPurchaseResult({ message: "Transaction successful" }))).toBeNull();
    expect(wordsOf(404, { detail: "Not found here." })).toBe("Not found here.");
    expect(wordsOf(500, { message: "No plan matches the query." })).toBe("No plan matches the query.");
  });

  it("takes success without a readable purchase id for success", () => {
    expect(read(201, aPurchaseResult({ purchase_id: "seven" }))).toMatchObject({ kind: "succeeded", purchaseId: null });
  });

  it("finds a token in the message, and keeps it out of the words", () => {
    expect(read(201, aPurchaseResult({ message: "Token: 1234-5678-9012-3456-7890 for Ada" }))).toMatchObject({
      tokenHint: "1234-5678-9012-3456-7890",
      message: "Token: … for Ada",
    });
  });

  it("keeps the key out of the words", () => {
    const outcome = read(400, aPurchaseResult({ ...failed, error: "Bad key ak_live_secret or ak_test_other" }));
    expect(outcome).toMatchObject({ kind: "failed", error: "Bad key … or …" });
  });

  it("has the reasons of a refusal wherever they stand", () => {
    const bare = { ...failed, reference: ourReference, message: undefined, error: undefined };
    const errors = { beneficiary: ["Not known."] };
    expect(read(400, { ...bare, errors })).toMatchObject({ kind: "failed", error: "beneficiary: Not known." });
  });

  it("has the words of the sale, and those around it where the sale has none or is in doubt", () => {
    const around = { message: "Outer", error: "Outer no" };
    const inside = { data: aPurchaseResult({ ...failed, message: "Inner", error: "Inner no" }) };
    expect(read(400, { ...around, ...inside })).toEqual({ kind: "failed", message: "Inner", error: "Inner no" });
    const { message: _, error: __, ...mute } = failed;
    const bare = { ...mute, reference: ourReference };
    expect(read(400, { ...around, data: bare })).toEqual({ kind: "failed", message: "Outer", error: "Outer no" });
    expect(read(201, { ...around, success: false, data: aPurchaseResult() })).toMatchObject({
      message: "Outer",
      error: "Outer no",
    });
  });

  it("says an error once, and finds the words inside one that is an object", () => {
    expect(read(400, aPurchaseResult({ ...failed, error: null }))).toMatchObject({ message: "Rejected", error: null });
    expect(read(201, aPurchaseResult({ ...failed, error: null }))).toMatchObject({ message: "Rejected", error: null });
    const error = { detail: "No such meter" };
    expect(read(400, aPurchaseResult({ ...failed, error }))).toMatchObject({ error: "No such meter" });
    expect(read(201, aPurchaseResult({ ...failed, error }))).toMatchObject({ error: "No such meter" });
  });

  it("I22: never says failed but for a 400 with status failed, purchase_id null and our reference", () => {
    const mostly = (usual: unknown, ...others: unknown[]) =>
      fc.oneof({ arbitrary: fc.constant(usual), weight: 4 }, fc.constantFrom(...others));
    const sales = fc.record(
      {
        status: mostly("failed", "success", "pending", "FAILED", "failed ", null, true, undefined),
        purchase_id: mostly(null, 7, "", 0, false, undefined),
        reference: mostly(ourReference, ourReference.toLowerCase(), "", null, [ourReference], undefined),
        error: fc.anything(),
      },
      { requiredKeys: ["status", "purchase_id", "reference"] },
    );
    const envelope = fc.record(
      {
        status: fc.constantFrom("failed", "success", "error", true),
        success: fc.boolean(),
        reference: fc.constantFrom(ourReference, "VB-2"),
        purchase_id: fc.constantFrom(null, 7),
        data: sales,
        result: sales,
      },
      { requiredKeys: [] },
    );
    const said = fc.oneof(sales, envelope).map((body) => JSON.stringify(body) ?? "");
    const statuses = fc.oneof(fc.constantFrom(200, 201, 400, 400, 400), fc.integer({ min: 200, max: 599 }));
    const isRefusal = (sale: unknown) => {
      const { status, purchase_id, reference } = (sale ?? {}) as Record<string, unknown>;
      return status === "failed" && purchase_id === null && reference === ourReference;
    };
    fc.assert(
      fc.property(statuses, fc.oneof(fc.json(), fc.string(), said, said), (status, body) => {
        const outcome = read(status, body);
        if (outcome.kind !== "failed") return;
        expect(status).toBe(400);
        const { data, result, ...top } = JSON.parse(body);
        expect([top, data, result].some(isRefusal)).toBe(true);
        // Whatever else speaks of a sale says nothing else.
        for (const sale of [top, data, result]) expect(["success", "pending"]).not.toContain(sale?.status);
      }),
      { numRuns: 5000 },
    );
  });
});
