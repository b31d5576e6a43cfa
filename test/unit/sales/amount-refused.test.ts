import { describe, expect, it } from "vitest";
import { toKobo } from "../../../src/core/money.ts";
import { readOutcome } from "../../../src/sales/send.ts";
import { readPurchaseAnswer } from "../../../src/vending-api/purchase-line.ts";

const reference = "VB-01JCTEST000000000000000000";
const missing = "Missing required fields: service_type, beneficiary, amount";
const first = { tries: 0, posted_amount_kobo: toKobo(0), resends: 0, earlier_posts: 0 };

/** Why the sale is unknown after this answer; the kind of event where it is known. */
function whyAfter(status: number, body: unknown, posted: Partial<typeof first> = {}): string {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const outcome = readPurchaseAnswer(reference, { status, body: text, retryAfterMs: null }, []);
  const event = readOutcome(outcome, { ...first, ...posted });
  return event.kind === "no_answer" ? event.why : event.kind;
}

describe("a first POST with an amount of 0 is refused for it", () => {
  it.each([
    [400, { error: missing }],
    [400, { message: "The amount field is required." }],
    [400, { errors: { amount: ["This field is required."] } }],
    [422, { amount: ["Ensure this value is greater than 0."] }],
    [422, { error: "Invalid amount" }],
    [400, { success: false, error: missing, purchase_id: null }],
    [400, { status: "failed", reference, purchase_id: null, message: "Transaction failed", error: missing }],
  ])("by a %i with %j", (status, body) => {
    expect(whyAfter(status, body)).toBe("amount_refused");
  });
});

describe("no refusal for an amount of 0 is an answer", () => {
  it.each([
    [400, { error: missing, purchase_id: 7 }],
    [400, { error: missing, data: { purchase_id: 7 } }],
    [400, { error: missing, data: { purchase: { id: 7, purchase_id: "7" } } }],
    [400, { status: "failed", reference, purchase_id: 7, message: missing, error: null }],
    [400, { error: missing, data: { transaction_id: "T7" } }],
  ])("that holds a purchase: %i %j", (status, body) => {
    expect(whyAfter(status, body)).not.toBe("amount_refused");
  });

  it.each([
    [400, { status: "success", error: missing }],
    [400, { status: "PENDING", message: missing }],
    [422, { success: true, error: missing }],
    [400, { error: missing, data: { status: "pending" } }],
    [400, { error: missing, sale: { status: "Success" } }],
    [400, { status: "success", data: { status: "failed", reference, purchase_id: null, error: missing } }],
  ])("that says success or pending: %i %j", (status, body) => {
    expect(whyAfter(status, body)).not.toBe("amount_refused");
  });

  it.each([
    "Invalid amount: insufficient balance",
    "The amount is greater than your wallet balance",
    "Invalid amount: above your daily limit",
    "Invalid amount. The minimum is 50",
    "The amount must be greater than the minimum",
    "Missing amount: duplicate transaction",
    "Invalid amount. This reference is already used",
    "amount required; reference exists",
    "Invalid amount, the transaction is being processed",
    "Invalid amount: low funds",
    "The amount exceeds what is invalid",
    "Invalid beneficiary",
    "The amount will be refunded",
    "Something went wrong",
  ])("whose words may be about something else: %s", (error) => {
    expect(whyAfter(400, { error })).not.toBe("amount_refused");
  });

  it.each([
    { error: missing, detail: "Insufficient balance" },
    { error: missing, errors: { reference: ["This reference has already been taken."] } },
    { error: missing, data: { note: "Daily limit reached" } },
  ])("beside which stands another reason: %j", (body) => {
    expect(whyAfter(400, body)).not.toBe("amount_refused");
  });

  it.each([
    [400, `<h1>${missing}</h1>`],
    [400, missing],
    [400, `"${missing}"`],
    [400, [missing]],
    [400, `{"error":"${missing}"`],
    [500, { error: missing }],
    [502, { error: missing }],
    [409, { error: missing }],
    [429, { error: missing }],
    [401, { error: missing }],
    [403, { error: missing }],
    [404, { error: missing }],
    [200, { error: missing }],
    [201, { error: missing }],
    [201, { status: "failed", reference, purchase_id: null, error: missing }],
    [400, { status: "failed", reference: "VB-01JCTEST000000000000000009", purchase_id: null, error: missing }],
  ])("of another form: %i %j", (status, body) => {
    expect(whyAfter(status, body)).not.toBe("amount_refused");
  });

  it.each([
    ["that carried an amount", { posted_amount_kobo: toKobo(48_500) }],
    ["that was a resend", { resends: 1 }],
    ["that a tap has tried again", { earlier_posts: 1 }],
  ])("to a POST %s", (_, posted) => {
    expect(whyAfter(400, { error: missing }, posted)).not.toBe("amount_refused");
    const form = { status: "failed", reference, purchase_id: null, message: "Transaction failed", error: missing };
    expect(whyAfter(400, form, posted)).toBe("answer");
  });

  it("to a POST whose amount the row does not have", () => {
    const outcome = readPurchaseAnswer(
      reference,
      { status: 400, body: JSON.stringify({ error: missing }), retryAfterMs: null },
      [],
    );
    expect(readOutcome(outcome, { ...first, posted_amount_kobo: null })).toMatchObject({ why: "http_400" });
  });
});
