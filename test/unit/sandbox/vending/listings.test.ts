import { describe, expect, it } from "vitest";
import { startingCatalogue } from "../../../../sandbox/vending/market.ts";
import { type Answered, counterForEach } from "./counter.ts";

const counter = counterForEach();

const list = (path: string) => counter.call("GET", path, { key: counter.key });

describe("discovery", () => {
  it("names six categories whose endpoints lead to a listing", async () => {
    const { body } = await list("/services/");
    expect(body.categories.map(({ id }: { id: string }) => id)).toEqual([
      "airtime",
      "data",
      "electricity",
      "cable",
      "internet",
      "education",
    ]);
    for (const category of body.categories) {
      expect(Object.keys(category)).toEqual(["id", "name", "endpoint"]);
      const path = category.endpoint.replace("/api/v1/developer", "");
      expect((await list(path)).body.length).toBeGreaterThan(3);
    }
  });

  it("wants authentication everywhere", async () => {
    for (const path of ["/services/", "/airtime/networks/", "/data/networks/11/plans/", "/tv/services/"]) {
      expect((await counter.call("GET", path)).status).toBe(401);
    }
  });
});

describe("listings", () => {
  it("has airtime networks with limits and discounts", async () => {
    const { body } = await list("/airtime/networks/");
    expect(body).toHaveLength(4);
    expect(body[0]).toEqual({
      id: 1,
      service_id: "mtn-airtime",
      name: "MTN",
      min_amount: 50,
      max_amount: 50_000,
      normal_discount: 1,
      api_seller_discount: 2.5,
      normal_price: null,
      api_seller_price: null,
    });
  });

  it("has data plans under the integer id of the network", async () => {
    const networks = (await list("/data/networks/")).body;
    expect(networks[0]).toEqual({ id: 11, service_id: "mtn-data", name: "MTN" });
    const plans = (await list("/data/networks/11/plans/")).body;
    expect(plans.length).toBeGreaterThanOrEqual(45);
    expect(new Set(plans.map((plan: { plan_type: string }) => plan.plan_type))).toEqual(
      new Set(["SME", "Corporate Gifting", "Gifting", "Direct"]),
    );
    expect(plans[0]).toEqual({
      id: 101,
      variation_id: "mtn-data-sme-500mb-30-days",
      name: "500MB (30 days)",
      normal_price: 350,
      api_seller_price: 318,
      plan_type: "SME",
    });
  });

  it.each([
    ["/tv/services/", "/tv/services/gotv/packages/"],
    ["/internet/services/", "/internet/services/smile/plans/"],
    ["/education/services/", "/education/services/jamb/variations/"],
  ])("has providers at %s and priced entries at %s", async (providers, plans) => {
    for (const provider of (await list(providers)).body)
      expect(Object.keys(provider)).toEqual(["id", "service_id", "name"]);
    const [plan] = (await list(plans)).body;
    expect(Object.keys(plan)).toEqual(["id", "variation_id", "name", "normal_price", "api_seller_price"]);
  });

  it("has eleven distribution companies with prepaid and postpaid meters", async () => {
    const companies = (await list("/electricity/services/")).body;
    expect(companies).toHaveLength(11);
    for (const { service_id } of companies) {
      const meters = (await list(`/electricity/services/${service_id}/variations/`)).body;
      expect(meters.map((meter: { name: string }) => meter.name)).toEqual(["Prepaid", "Postpaid"]);
      const prices = { normal_price: null, api_seller_price: null };
      expect(meters[0]).toMatchObject({ min_amount: 500, max_amount: 500_000, ...prices });
    }
  });

  it.each([
    "/data/networks/1/plans/",
    "/data/networks/mtn-data/plans/",
    "/tv/services/21/packages/",
    "/tv/services/no/packages/",
  ])("does not know %s", async (path) => {
    expect((await list(path)).status).toBe(404);
  });

  it("leaves out inactive entries, and what is under inactive providers", async () => {
    const names = (body: { name: string }[]) => body.map(({ name }) => name);
    expect(names((await list("/airtime/networks/")).body)).not.toContain("ntel");
    expect(names((await list("/tv/services/dstv/packages/")).body)).not.toContain("DStv French 11");
    expect(names((await list("/internet/services/")).body)).not.toContain("Cobranet");
    expect((await list("/internet/services/cobranet/plans/")).status).toBe(404);
  });

  it("shows changes of the catalogue at once", async () => {
    counter.service.setCatalogue(({ tv }) => {
      const plans = tv[1]?.plans ?? [];
      const [first, second] = plans;
      if (first) first.apiSellerPrice = 2000.5;
      if (second) second.active = false;
      plans.push({
        id: 9001,
        variationId: "gotv-new",
        name: "GOtv New",
        active: true,
        normalPrice: 10,
        apiSellerPrice: 9,
      });
    });
    const { body } = await list("/tv/services/gotv/packages/");
    expect(body).toHaveLength(8);
    expect(body[0].api_seller_price).toBe(2000.5);
    expect(body.at(-1)).toMatchObject({ id: 9001, name: "GOtv New" });
  });
});

describe("wrapping", () => {
  it.each(["results", "data"] as const)("wraps in %s and pages with links to the same host", async (lists) => {
    Object.assign(counter.service.switches, { lists, listPageSize: 20 });
    const ids: number[] = [];
    let url: string | null = `${counter.service.baseUrl}/data/networks/11/plans/`;
    let pages = 0;
    while (url) {
      const answer = await fetch(url, { headers: { "x-api-key": counter.key } });
      const body: Answered["body"] = await answer.json();
      ids.push(...body[lists].map(({ id }: { id: number }) => id));
      url = body.next;
      pages++;
    }
    expect([pages, ids.length, new Set(ids).size]).toEqual([3, 49, 49]);
  });
});

describe("the starting catalogue", () => {
  it("has ids and slugs that are unique over all categories", () => {
    const ids: number[] = [];
    const slugs: string[] = [];
    for (const providers of Object.values(startingCatalogue())) {
      for (const provider of providers) {
        ids.push(provider.id);
        slugs.push(provider.serviceId);
        for (const plan of "plans" in provider ? provider.plans : []) {
          ids.push(plan.id);
          slugs.push(plan.variationId);
        }
      }
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9-]+$/);
  });

  it("never asks a developer for more than a consumer", () => {
    for (const { plans } of [...startingCatalogue().data, ...startingCatalogue().tv]) {
      for (const plan of plans) expect(plan.apiSellerPrice).toBeLessThanOrEqual(plan.normalPrice);
    }
  });
});
