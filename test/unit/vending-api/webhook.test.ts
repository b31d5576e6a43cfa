import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMoment } from "../../../src/vending-api/json.ts";
import { readWebhookEvent } from "../../../src/vending-api/webhook.ts";

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
      reference: "VB-1",
      status: "success",
      statusWord: "success",
      amountKobo: 500_000,
      beneficiary: "45001234567",
      serviceType: "electricity",
      token: "1234 5678 9012 3456 7890",
      tokenUnread: null,
    });
  });

  it("reads an event with nothing but reference and status", () => {
    expect(readWebhookEvent(encode({ reference: "theirs/1", status: "on hold" }))).toEqual({
      reference: "theirs/1",
      status: "other",
      statusWord: "on hold",
      amountKobo: null,
      beneficiary: null,
      serviceType: null,
      token: null,
      tokenUnread: null,
    });
  });

  it("keeps every digit of a token that is written as a number", () => {
    const body = '{"reference":"VB-1","status":"success","meta":{"token":12345678901234567890}}';
    expect(readWebhookEvent(encode(body))?.token).toBe("12345678901234567890");
  });

  it.each([
    ["\u202e1234\u202c 5678\u200b9012", "1234 56789012"],
    ["1234\u0007\u0000 5678\t90", "1234  5678 90"],
    ["Pin: 11\r\nPin: 22\u2028Pin: 33", "Pin: 11\nPin: 22\nPin: 33"],
    [["\u200e1111", "22\u206622"], "1111\n2222"],
  ])("takes direction marks and control characters out of the token %j", (token, read) => {
    expect(readWebhookEvent(encode({ ...event, meta: { token } }))?.token).toBe(read);
  });

  it("keeps a token's spaces and lines, with any service", () => {
    const meta = { token: " Serial: WX-1\nPin: 99 " };
    expect(readWebhookEvent(encode({ ...event, service_type: "education", meta }))?.token).toBe(meta.token);
  });

  it("keeps no digits that a writer of doubles may have lost itself", () => {
    // The output of JSON.stringify for 12345678901234567890.
    const body = '{"reference":"VB-1","status":"success","meta":{"token":12345678901234567000}}';
    expect(readWebhookEvent(encode(body))).toMatchObject({ token: null, tokenUnread: "12345678901234567000" });
  });

  it.each([[null], [""], ["  "], [{}], [[]], [["", null]], ["PENDING"], ["N/A"], [["pending", ""]]])(
    "takes %j for no token",
    (token) => {
      const none = { token: null, tokenUnread: null, status: "success" };
      expect(readWebhookEvent(encode({ ...event, meta: { token } }))).toMatchObject(none);
    },
  );

  it.each<[string, unknown, string]>([
    ["a number", 1234567890, "1234567890"],
    ["several texts", ["1111 2222", "3333 4444"], "1111 2222\n3333 4444"],
  ])("reads a token that is %s", (_name, token, read) => {
    const found = { token: read, tokenUnread: null };
    expect(readWebhookEvent(encode({ ...event, meta: { token } }))).toMatchObject(found);
  });

  it("reads a token out of a meta that is JSON in a text", () => {
    const meta = JSON.stringify({ token: "1111 2222" });
    expect(readWebhookEvent(encode({ ...event, meta }))).toMatchObject({ token: "1111 2222" });
  });

  it.each<[string, unknown, string]>([
    ["an object", { pin: "99", serial: "WX-1" }, '{"pin":"99","serial":"WX-1"}'],
    ["a list of objects", [{ pin: "99" }], '[{"pin":"99"}]'],
    ["a fraction", 1.5, "1.5"],
    ["a flag", true, "true"],
    ["too long", "9".repeat(3000), `"${"9".repeat(1999)}`],
  ])("keeps a token that cannot be read, which is %s", (_name, token, raw) => {
    const unread = { token: null, tokenUnread: raw, status: "success" };
    expect(readWebhookEvent(encode({ ...event, meta: { token } }))).toMatchObject(unread);
  });

  it("reads an event in an envelope, and takes an amount of 0 for none", () => {
    const { event: name, ...sale } = event;
    const wrapped = { event: name, data: { ...sale, amount: 0 } };
    const read = { reference: "VB-1", status: "success", amountKobo: null, token: "1234 5678 9012 3456 7890" };
    expect(readWebhookEvent(encode(wrapped))).toMatchObject(read);
  });

  it("reads the event of a service with everything in data, and its type of service as `type`", () => {
    const body =
      '{"event": "transaction.updated", "data": {"reference": "VB-1", "status": "success", "amount": 485.0, ' +
      '"beneficiary": "08031234567", "type": "airtime", "timestamp": "2026-11-24 17:01:49.637567+00:00", "remarks": null}}';
    expect(readWebhookEvent(encode(body))).toEqual({
      reference: "VB-1",
      status: "success",
      statusWord: "success",
      amountKobo: 48_500,
      beneficiary: "08031234567",
      serviceType: "airtime",
      token: null,
      tokenUnread: null,
    });
  });

  it.each<[string, object, string | null]>([
    ["service_type before type", { service_type: "data", type: "airtime" }, "data"],
    ["type where service_type is null", { service_type: null, type: "airtime" }, "airtime"],
    ["nothing in a type that is no text", { service_type: undefined, type: 7 }, null],
    ["no type beside a service_type that cannot be read", { service_type: 7, type: "airtime" }, null],
  ])("reads %s", (_name, fields, serviceType) => {
    expect(readWebhookEvent(encode({ ...event, ...fields }))).toMatchObject({ serviceType });
  });

  it.each<[unknown, number | null]>([
    ["2026-11-14T13:32:00.123456Z", 123],
    ["2026-11-14T14:32:00.123456+01:00", 123],
    ["2026-11-14T14:32:00.123+0100", 123],
    ["2026-11-14 13:32:00", 0],
    ["2026-11-14 13:32:00.637567+00:00", 637],
    ["2026-11-14T13:32Z", 0],
    [1794663120123, 123],
    [1794663120, 0],
    ["1794663120", 0],
    ["14/11/2026 13:32", null],
    ["yesterday", null],
    [17946631201230, null],
    [true, null],
    [{}, null],
  ])("reads %j as a time, the same wherever it runs", (time, ms) => {
    expect(readMoment(time)).toBe(ms === null ? null : Date.UTC(2026, 10, 14, 13, 32, 0, ms));
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
