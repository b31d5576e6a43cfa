import { describe, expect, it } from "vitest";
import { toKobo } from "../../../src/core/money.ts";
import { type PurchaseRequest, toPurchaseBody } from "../../../src/vending-api/purchase-request.ts";

const common = { beneficiary: "08031234567", reference: "VB-1", amount: toKobo(150_050) };
const wire = { beneficiary: "08031234567", reference: "VB-1" };

describe("toPurchaseBody", () => {
  it.each<[PurchaseRequest, object]>([
    [
      { ...common, serviceType: "airtime", networkId: 1 },
      { ...wire, service_type: "airtime", amount: 1500.5, network_id: 1 },
    ],
    [
      { ...common, serviceType: "electricity", variationId: 4 },
      { ...wire, service_type: "electricity", amount: 1500.5, variation_id: 4 },
    ],
    [
      { ...common, amount: toKobo(0), serviceType: "data", planId: 2 },
      { ...wire, service_type: "data", amount: 0, plan_id: 2 },
    ],
    [
      { ...common, amount: toKobo(0), serviceType: "tv", variationId: 3 },
      { ...wire, service_type: "tv", amount: 0, variation_id: 3 },
    ],
    [
      { ...common, amount: toKobo(0), serviceType: "internet", variationId: 5 },
      { ...wire, service_type: "internet", amount: 0, variation_id: 5 },
    ],
    [
      { ...common, amount: toKobo(0), serviceType: "education", variationId: 6, quantity: 2 },
      { ...wire, service_type: "education", amount: 0, variation_id: 6, quantity: 2 },
    ],
    [
      { ...common, serviceType: "tv", variationId: 3 },
      { ...wire, service_type: "tv", amount: 1500.5, variation_id: 3 },
    ],
  ])("writes $serviceType with the amount that it is given", (request, body) => {
    expect(toPurchaseBody(request)).toEqual(body);
  });
});
