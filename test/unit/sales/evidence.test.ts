import { describe, expect, it } from "vitest";
import type { Kobo } from "../../../src/core/money.ts";
import {
  awaitsToken,
  isSameBeneficiary,
  isSameServiceType,
  isSameToken,
  judgeAmount,
  oddityOf,
} from "../../../src/sales/evidence.ts";
import { anElectricitySale, aPurchase } from "../../support/builders.ts";

describe("evidence", () => {
  it("expects a token only of prepaid electricity and exam pins", () => {
    expect(awaitsToken(anElectricitySale())).toBe(true);
    expect(awaitsToken(anElectricitySale({ product_name: null }))).toBe(true);
    for (const product_name of ["Postpaid", "Post-paid", "POST PAID"]) {
      expect(awaitsToken(anElectricitySale({ product_name }))).toBe(false);
    }
    expect(awaitsToken(aPurchase({ service_type: "education" }))).toBe(true);
    expect(awaitsToken(aPurchase())).toBe(false);
  });

  it.each([
    ["08035551234", "08035551234", true],
    ["08035551234", "+234 803 555 1234", true],
    ["08035551234", "2348035551234", true],
    ["08035551234", "8035551234", true],
    ["08035551234", "08035551235", false],
    ["45001234567", "4500-1234-567", true],
    ["45001234567", "45001234568", false],
    ["4500-1234-567", "45001234567", true],
    ["45001234567", "045001234567", false],
    ["8035551234", "08035551234", true],
    ["8035551234", "+2348035551234", true],
    ["45001234567", null, true],
    ["45001234567", "", true],
    ["45001234567", "n/a", true],
    ["08035551234", "0803****234", true],
    ["08035551234", "080****1234", true],
    ["08035551234", "+234803***1234", true],
    ["08035551234", "234 803 *** 1234", true],
    ["08035551234", "******1234", true],
    ["08035551234", "0803XXXX234", true],
    ["08035551234", "0803•••1234", true],
    ["08035551234", "0803…1234", true],
    ["08035551234", "0803--...234", true],
    ["08035551234", "xxxx", true],
    ["08035551234", "0803****235", false],
    ["08035551234", "0805****234", false],
    ["08035551234", "+234805***1234", false],
    ["08035551234", "******1235", false],
    ["08035551234", "080355512****51234", false],
    ["45001234567", "4500*****67", true],
    ["45001234567", "4501*****67", false],
  ])("compares the beneficiary %s with %s: %s", (beneficiary, stated, isSame) => {
    expect(isSameBeneficiary({ beneficiary }, stated)).toBe(isSame);
  });

  it("compares service types, and knows that cable is TV", () => {
    expect(isSameServiceType({ service_type: "airtime" }, "Airtime ")).toBe(true);
    expect(isSameServiceType({ service_type: "tv" }, "cable")).toBe(true);
    expect(isSameServiceType({ service_type: "data" }, "cable")).toBe(false);
    expect(isSameServiceType({ service_type: "data" }, null)).toBe(true);
    expect(isSameServiceType({ service_type: "data" }, "")).toBe(true);
    // No other service's name: a record may call a sale what it likes.
    for (const word of ["debit", "DATA_BUNDLE", "electricity_prepaid"]) {
      expect(isSameServiceType({ service_type: "data" }, word)).toBe(true);
    }
    expect(isSameServiceType({ service_type: "data" }, "Electricity")).toBe(false);
  });

  it("knows a token by its characters, not by how it is grouped", () => {
    expect(isSameToken("1234 5678 9012 3456", "1234567890123456")).toBe(true);
    expect(isSameToken("1234-5678-9012-3456", "1234, 5678, 9012, 3456")).toBe(true);
    expect(isSameToken("1234567890123456", "1234567890123457")).toBe(false);
  });

  it.each([
    [48_750, 48_750, 0],
    [48_750, 48_751, 0],
    [48_750, 48_752, 2],
    [48_750, 48_749, 0],
    [48_750, 48_748, -2],
    [48_750, null, 0],
    [null, 48_750, 0],
    [null, null, 0],
  ])("says, of %s kobo expected and %s seen, that %s more were charged", (expected, observed, oddity) => {
    expect(oddityOf(aPurchase({ expected_kobo: expected, observed_kobo: observed }))).toBe(oddity);
  });

  it.each([
    [48_750, 50_000, { kind: "nothing" }],
    [48_750, 50_001, { kind: "nothing" }],
    [48_750, 48_750, { kind: "charge", kobo: 48_750 }],
    [48_750, 48_751, { kind: "charge", kobo: 48_751 }],
    [48_750, 48_752, { kind: "odd", kobo: 48_752 }],
    [48_750, 0, { kind: "nothing" }],
    [48_750, null, { kind: "nothing" }],
    [50_000, 50_000, { kind: "charge", kobo: 50_000 }],
    [50_000, 51_000, { kind: "odd", kobo: 51_000 }],
    [49_999, 49_999, { kind: "charge", kobo: 49_999 }],
    [null, 50_000, { kind: "nothing" }],
    [null, 49_500, { kind: "charge", kobo: 49_500 }],
    [null, 55_000, { kind: "charge", kobo: 55_000 }],
    [null, 55_001, { kind: "odd", kobo: 55_001 }],
  ])("judges, of ₦500 for %s kobo, an amount of %s kobo", (expected_kobo, stated, judged) => {
    expect(judgeAmount(aPurchase({ face_kobo: 50_000, expected_kobo }), stated as Kobo | null)).toEqual(judged);
  });

  it.each([
    ["the face value", 50_000, { kind: "charge", kobo: 50_000 }],
    ["another discount", 48_500, { kind: "charge", kobo: 48_500 }],
    ["the listed price", 48_750, { kind: "charge", kobo: 48_750 }],
    ["an amount far from both", 20_000, { kind: "odd", kobo: 20_000 }],
    ["0", 0, { kind: "nothing" }],
  ] as const)(
    "takes %s for the charge as far as it may be one, where records were learnt to name it",
    (_, stated, judged) => {
      const sale = aPurchase({ face_kobo: 50_000, expected_kobo: 48_750 });
      expect(judgeAmount(sale, stated as Kobo, true)).toEqual(judged);
    },
  );
});
