import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { startVendingService, type VendingService } from "../../../../sandbox/vending/service.ts";
import { deployedSwitches, deployedTraits, type Switches } from "../../../../sandbox/vending/switches.ts";
import { systemClock } from "../../../../src/core/clock.ts";
import { probeService } from "../../../../src/operations/probe/run.ts";

interface Given {
  switches?: Partial<Switches>;
  edit?(vending: VendingService): void;
  role?: "user" | "developer";
  pin?: string;
  phone?: string;
}

/** The findings of the probe at a service like this, by request. */
async function probeAt({ switches = {}, edit, role = "developer", pin = "7391", phone = "08031234567" }: Given) {
  await using vending = await startVendingService();
  vending.addAccount({
    ...{ firstName: "Ada", lastName: "Okafor", phoneNumber: "08031234567", pin: "7391", walletNaira: 12_450, role },
    ...(role === "developer" && { keys: ["live", "sandbox"] as const }),
  });
  Object.assign(vending.switches, switches);
  edit?.(vending);
  const deps = { clock: systemClock, random: () => 0, randomBytes };
  const { findings, problem } = await probeService(deps, { baseUrl: vending.baseUrl, phone, pin });
  expect(vending.requests.filter(({ method }) => method !== "GET").every(({ path }) => path === "/login/")).toBe(true);
  expect(JSON.stringify([findings, problem])).not.toMatch(/7391|eyJ|ak_(?:live|test)_\w/);
  const row = (asked: string) => findings.find((one) => one.asked === asked);
  return { findings, problem, row };
}

describe("the probe says of a service", () => {
  it("without anything odd that nothing is, and that nothing stops a sale", async () => {
    const { findings, problem } = await probeAt({ switches: { pathKeys: "id" } });
    expect(findings.flatMap(({ odd }) => odd)).toEqual([]);
    expect(problem).toBe(null);
    expect(findings).toHaveLength(21);
  });

  it.each<[string, Given, string, RegExp, RegExp]>([
    ["that stores +234…", { switches: { phoneForm: "international" } }, "POST /login/", /2 other forms/, /\+234803…/],
    [
      "without bank details",
      { switches: deployedTraits["no bank details"] },
      "GET /funding-details/",
      /nobody has set it up/,
      /not set up/,
    ],
    [
      "whose bank details break",
      { switches: deployedTraits["broken bank details"] },
      "GET /funding-details/",
      /\(500, “Funding account is not configured”\)/,
      /no bank details/,
    ],
    [
      "that says an unknown reference in a page",
      { switches: { unknownReference: "404-html" } },
      "GET /verify/VB-…/",
      /a web page \(404\)/,
      /stays open/,
    ],
    [
      "that says an unknown reference under 200",
      { switches: { unknownReference: "200-error" } },
      "GET /verify/VB-…/",
      /said under 200/,
      /no such record/,
    ],
    [
      "with noisy amounts",
      { switches: { numbers: "noise" } },
      "GET /profile/",
      /whole kobo: wallet_balance/,
      /half up/,
    ],
    [
      "with plans that have no price",
      {
        edit: (vending) =>
          vending.setCatalogue((catalogue) => {
            for (const plan of catalogue.data[0]?.plans.slice(0, 2) ?? []) plan.apiSellerPrice = 0;
          }),
      },
      "GET /data/networks/{id}/plans/",
      /^2 without a price/,
      /Does not sell/,
    ],
    [
      "with a plan under two companies",
      {
        edit: (vending) =>
          vending.setCatalogue(({ electricity: [ikeja, eko] }) => {
            const [first] = ikeja?.plans ?? [];
            if (first) eko?.plans.push(first);
          }),
      },
      "GET /electricity/services/{id}/variations/",
      /1 id listed under two providers, as .+, .+\./,
      /refuses such a list if it came by slug/,
    ],
    [
      "with a provider of nothing",
      {
        edit: (vending) =>
          vending.setCatalogue(({ tv: [first] }) => {
            for (const plan of first?.plans ?? []) plan.active = false;
          }),
      },
      "GET /tv/services/{id}/packages/",
      /Nothing is listed for DStv/i,
      /nothing is listed there/,
    ],
  ])("%s what is odd and what the bot does, and nothing stops a sale", async (_name, given, asked, odd, bot) => {
    const { problem, row } = await probeAt(given);
    expect(row(asked)?.odd.join(" ")).toMatch(odd);
    expect(row(asked)?.bot.join(" ")).toMatch(bot);
    expect(problem).toBe(null);
  });

  it.each<[string, Given, RegExp]>([
    ["that takes another PIN", { pin: "0000" }, /refuses number and PIN \(401.*check both/],
    [
      "with a second factor",
      { switches: { secondFactor: true } },
      /second factor \(202, “A verification.*switch it off/,
    ],
    [
      "that shows no profile before the upgrade",
      { role: "user", switches: deployedTraits["profiles of developers only"] },
      /no developer yet: upgrade it in the bot/,
    ],
    [
      "that forbids a profile before the upgrade",
      { role: "user", switches: deployedTraits["profiles without permission"] },
      /no developer yet: upgrade it in the bot/,
    ],
    ["with a profile of one who is no developer", { role: "user" }, /no developer yet: upgrade it in the bot/],
    [
      "that masks its keys",
      { switches: deployedTraits["masked keys"] },
      /keys only in part: make a new key in the bot/,
    ],
    [
      "that has switched the account off",
      { switches: { ...deployedSwitches("A"), ...deployedTraits["a developer account switched off"] } },
      /“Developer account is inactive”.*check that the account and its key are active/,
    ],
    [
      "that lists nothing at all",
      {
        edit: (vending) =>
          vending.setCatalogue((catalogue) => {
            for (const one of Object.values(catalogue).flat()) one.active = false;
          }),
      },
      /^Every listing is empty.*ask those who run the service/,
    ],
    [
      "that resets every connection",
      {
        edit(vending) {
          vending.outage = true;
        },
      },
      /got no answer \(reset\): check the network/,
    ],
  ])("%s in one sentence what to check", async (_name, given, sentence) => {
    expect((await probeAt(given)).problem).toMatch(sentence);
  });
});
