import { describe, expect, it } from "vitest";
import { isCalled, shortenCompany } from "../../../src/services/company-names.ts";

describe("an electricity company", () => {
  it.each([
    ["Ikeja Electric", "Ikeja · IKEDC"],
    ["Port Harcourt Electricity", "Port Harcourt · PHED"],
    ["Abuja Electricity Distribution Company Plc", "Abuja · AEDC"],
    ["EKO ELECTRICITY", "EKO · EKEDC"],
    ["Eko Electric (EKEDC)", "Eko Electric (EKEDC)"],
    ["Some New Power", "Some New Power"],
  ])("that is listed as %s is shown as %s", (listed, shown) => {
    expect(shortenCompany(listed)).toBe(shown);
  });

  it("is known by each of its short names, and by no part of one", () => {
    expect(["ikedc", " IE ", "ikedp"].map((typed) => isCalled("Ikeja Electric", typed))).toEqual([true, true, true]);
    expect(isCalled("Ikeja Electric", "ik")).toBe(false);
    expect(isCalled("Eko Electricity", "ikedc")).toBe(false);
  });
});
