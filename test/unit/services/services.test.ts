import { describe, expect, it } from "vitest";
import { toKobo } from "../../../src/core/money.ts";
import { toRequest } from "../../../src/sales/send.ts";
import { type ServiceType, services, serviceTypes, usuallySoldTo } from "../../../src/services/services.ts";
import { toPurchaseBody } from "../../../src/vending-api/purchase-line.ts";
import { aPurchase } from "../../support/builders.ts";

const ids = { provider_id: 1, product_id: 4, quantity: 2, face_kobo: toKobo(150_050), expected_kobo: toKobo(90_000) };
const common = { beneficiary: "08031234567", reference: "VB-1" };

describe("the body of POST /purchase/", () => {
  it.each<[ServiceType, object]>([
    ["airtime", { amount: 1500.5, network_id: 1 }],
    ["data", { amount: 0, plan_id: 4 }],
    ["tv", { amount: 0, variation_id: 4 }],
    ["electricity", { amount: 1500.5, variation_id: 4 }],
    ["internet", { amount: 0, variation_id: 4 }],
    ["education", { amount: 0, variation_id: 4, quantity: 2 }],
  ])("of %s holds what the specification says, and nothing else", (service_type, body) => {
    const sale = aPurchase({ ...common, ...ids, service_type });
    expect(toPurchaseBody(toRequest(sale))).toEqual({ ...common, service_type, ...body });
  });

  it("carries the price as the amount of a plan once the service has refused 0", () => {
    const sale = aPurchase({ ...common, ...ids, service_type: "tv", resends: 1 });
    expect(toPurchaseBody(toRequest(sale))).toMatchObject({ amount: 900 });
  });

  it("is not made for a sale of data without a plan", () => {
    expect(() => toRequest(aPurchase({ ...ids, service_type: "data", product_id: null }))).toThrow("has no product");
  });
});

describe("the services", () => {
  it("stand under their own names, and only airtime has no list of products", () => {
    for (const type of serviceTypes) expect(services[type].type).toBe(type);
    expect(serviceTypes.filter((type) => services[type].products === null)).toEqual(["airtime"]);
  });

  it("are sold to a phone, a meter or a smart card, and each of these has its usual service", () => {
    expect(usuallySoldTo("phone")).toEqual(["airtime", "data"]);
    expect(usuallySoldTo("meter")).toEqual(["electricity"]);
    expect(usuallySoldTo("smartcard")).toEqual(["tv"]);
  });
});
