import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readWebhookEvent } from "../../../src/vending/webhook.ts";
import { signBody, verifySignature } from "../../../src/vending/webhook-signature.ts";

const encode = (body: unknown) => Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
const event = {
  event: "transaction.update",
  reference: "VB-1",
  status: "success",
  amount: 5000,
  beneficiary: "45001234567",
  service_type: "electricity",
  timestamp: "2026-11-14T13:32:00Z",
  meta: { token: "1234 5678 9012 3456 7890" },
};

describe("readWebhookEvent", () => {
  it("reads the spec's event", () => {
    expect(readWebhookEvent(encode(event))).toEqual({
      event: "transaction.update",
      reference: "VB-1",
      status: "success",
      statusWord: "success",
      amountKobo: 500_000,
      beneficiary: "45001234567",
      serviceType: "electricity",
      timestamp: Date.UTC(2026, 10, 14, 13, 32),
      token: "1234 5678 9012 3456 7890",
    });
  });

  it("reads an event with nothing but reference and status", () => {
    expect(readWebhookEvent(encode({ reference: "theirs/1", status: "reversed" }))).toEqual({
      event: null,
      reference: "theirs/1",
      status: "other",
      statusWord: "reversed",
      amountKobo: null,
      beneficiary: null,
      serviceType: null,
      timestamp: null,
      token: null,
    });
  });

  it("keeps every digit of a token that is written as a number", () => {
    const body = '{"reference":"VB-1","status":"success","meta":{"token":12345678901234567890}}';
    expect(readWebhookEvent(encode(body))?.token).toBe("12345678901234567890");
  });

  it("keeps a token verbatim, with any service", () => {
    const meta = { token: " Serial: WX-1\nPin: 99 " };
    expect(readWebhookEvent(encode({ ...event, service_type: "education", meta }))?.token).toBe(meta.token);
  });

  it.each([[null], [""], ["  "], [{}], ["9".repeat(3000)]])("takes %j for no token", (token) => {
    expect(readWebhookEvent(encode({ ...event, meta: { token } }))).toMatchObject({ token: null, status: "success" });
  });

  it.each([
    ["no JSON", "hello"],
    ["nothing", ""],
    ["a list", []],
    ["null", "null"],
    ["no reference", { ...event, reference: undefined }],
    ["an empty reference", { ...event, reference: "" }],
    ["a reference without end", { ...event, reference: "x".repeat(1000) }],
    ["no status", { ...event, status: 5 }],
  ])("is null for %s", (_name, body) => {
    expect(readWebhookEvent(encode(body))).toBeNull();
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.json().map(encode), fc.uint8Array()), (body) => {
        readWebhookEvent(body);
      }),
    );
  });
});

describe("verifySignature", () => {
  const body = encode(event);
  const good = signBody(body, "whsec");

  it("agrees with a published HMAC-SHA256 (RFC 4231, test case 2)", () => {
    expect(signBody(Buffer.from("what do ya want for nothing?"), "Jefe")).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
  });

  it.each([[["whsec"]], [["whsec", "old"]], [["old", "whsec"]]])("accepts a signature under one of %j", (secrets) => {
    expect(verifySignature(body, good, secrets)).toBe(true);
  });

  it.each([
    ["none", undefined],
    ["an empty one", ""],
    ["a short one", good.slice(0, 63)],
    ["a long one", `${good}0`],
    ["one in upper case", good.toUpperCase()],
    ["one with a line end", `${good}\n`],
    ["one that is no hexadecimal", "z".repeat(64)],
    ["one with a prefix", `sha256=${good.slice(7)}`],
    ["one under another secret", signBody(body, "other")],
    ["one for another body", signBody(Buffer.concat([body, Buffer.from(" ")]), "whsec")],
  ])("refuses %s", (_name, header) => {
    expect(verifySignature(body, header, ["whsec", "old"])).toBe(false);
  });

  it("refuses everything where there is no secret, and an empty secret is none", () => {
    expect(verifySignature(body, signBody(body, ""), [])).toBe(false);
    expect(verifySignature(body, signBody(body, ""), ["", "whsec"])).toBe(false);
  });
});
