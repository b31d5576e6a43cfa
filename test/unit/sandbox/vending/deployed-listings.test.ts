import { describe, expect, it, vi } from "vitest";
import { createChanges } from "../../../../sandbox/vending/changes.ts";
import {
  createSwitches,
  deployedSwitches,
  deployedTraits,
  switchChoices,
  traitsOf,
} from "../../../../sandbox/vending/switches.ts";
import { counterForEach, expectAnswer, prepaid, turnOn } from "./counter.ts";

const counter = counterForEach();

const turn = turnOn(counter);
const get = (path: string) => counter.call("GET", path, { key: counter.key });
const variations = (key: string | number) => get(`/electricity/services/${key}/variations/`);

describe("paths", () => {
  it.each([
    ["/data/networks/11/plans/", 101],
    ["/tv/services/22/packages/", 521],
    ["/electricity/services/25/variations/", 601],
    ["/internet/services/41/plans/", 701],
    ["/education/services/51/variations/", 801],
  ])("take the id: %s", async (path, firstId) => {
    turn("ids in paths");
    expect((await get(path)).body[0].id).toBe(firstId);
  });

  it("list nothing for an id that nobody has, and know no word", async () => {
    turn("ids in paths");
    await expectAnswer(variations(9999), 200, []);
    const word = await variations("eko-electricity");
    expect([word.status, word.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
  });

  it("show another company's list to a slug of digits", async () => {
    turn("ids in paths");
    const companies = (await get("/electricity/services/")).body;
    expect(companies[0]).toMatchObject({ id: 25, service_id: "26", name: "Ikeja Electric" });
    expect((await variations(companies[0].service_id)).body[0].variation_id).toBe("eko-electricity-prepaid");
    expect(companies[1]).toMatchObject({ id: 26, service_id: "01" });
    expect((await variations("01")).body).toEqual([]);
  });

  it("still take slugs, of digits too, where the specification's stand in them", async () => {
    counter.service.switches.digitSlugs = true;
    expect((await variations("26")).body[0].variation_id).toBe("ikeja-electric-prepaid");
    expect((await variations(25)).body[0].variation_id).toBe("kano-electricity-prepaid");
  });

  it.each([
    ["paths that answer nothing to a slug", 200],
    ["paths that answer 400 to a slug", 400],
    ["paths that answer 500 to a slug", 500],
  ] as const)("%s", async (trait, status) => {
    turn(trait);
    expect((await variations("eko-electricity")).status).toBe(status);
    expect((await variations(26)).body[0].id).toBe(603);
    counter.service.switches.pathKeys = "slug";
    expect((await variations(26)).status).toBe(status);
    expect((await variations("eko-electricity")).body[0].id).toBe(603);
  });

  it("lead nowhere from the discovery", async () => {
    turn("a discovery that leads nowhere");
    const { categories } = (await get("/services/")).body;
    const cable = categories.find(({ id }: { id: string }) => id === "cable").endpoint;
    expect(cable).toBe("/api/v1/developer/cable/services/");
    expect((await get("/cable/services/")).status).toBe(404);
  });
});

describe("entries", () => {
  it("of airtime have no discount in state B", async () => {
    turn("airtime without a discount", "floats as Python writes them");
    const { body, text } = await get("/airtime/networks/");
    expect(body[0]).toMatchObject({ api_discount: null, normal_price: null, api_seller_price: 100 });
    expect(body.map((entry: { api_seller_price: number }) => entry.api_seller_price)).toEqual([100, 4.5, 3, 100]);
    expect(text).toContain('"api_seller_price":100.0}');
    expect(text).not.toContain("api_seller_discount");
  });

  it("have limits as text and prices of zero", async () => {
    turn("numbers as text, null and zero");
    const [network] = (await get("/airtime/networks/")).body;
    const zero = { normal_price: 0, api_seller_price: 0 };
    expect(network).toMatchObject({ min_amount: "50.00", max_amount: "50000.00", api_seller_discount: 2.5, ...zero });
    expect((await variations("ikeja-electric")).body[0]).toMatchObject({ min_amount: "500.00", ...zero });
  });

  it("are bare arrays of floats, and times are those of the last change", async () => {
    turn("words of its framework", "times of the last change");
    expect((await get("/data/networks/11/plans/")).body).toHaveLength(49);
    expect((await get("/data/networks/11/plans/")).text).toContain('"normal_price":350.0,"api_seller_price":318.0');
    counter.service.switches.purchaseAnswer = "pending";
    await counter.buy({ ...prepaid, reference: "R1" });
    expect((await counter.verify("R1")).text).toContain('"amount":5000.0,');
    expect((await counter.verify("R1")).body.created_at).toBe("2026-11-14T12:00:00Z");
  });
});

describe("the table of traits", () => {
  const defaults: Readonly<Record<string, unknown>> = createSwitches(createChanges());
  const names = Object.keys(deployedTraits) as (keyof typeof deployedTraits)[];

  it.each(names)("turns on %s, and a sale comes to an answer", async (name) => {
    turn(name);
    const bought = counter.buy();
    await vi.waitFor(() => expect(counter.service.requests).toHaveLength(1));
    await counter.clock.advance(5000);
    expect((await bought).status).toBeLessThan(600);
    const changed = Object.entries(deployedTraits[name]).filter(([key, value]) => defaults[key] !== value);
    expect(changed.length > 0 || name === "dead keys are listed").toBe(true);
  });

  it.each(["A", "B"] as const)(
    "is a whole service in state %s, which one assignment makes and the defaults end",
    async (state) => {
      const { switches } = counter.service;
      Object.assign(switches, deployedSwitches(state));
      const sold = await counter.buy({ reference: "R1" });
      expect([sold.status, sold.body.status]).toEqual([201, "success"]);
      expect((await counter.buy({ service_type: "data", plan_id: 101, amount: 0 })).status).toBe(400);
      expect((await counter.buy({ service_type: "data", plan_id: 101, amount: 318 })).status).toBe(201);
      expect((await counter.verify("R1")).text).toContain('"amount":485.0,');
      expect((await get("/purchase/history/")).body.count).toBe(2);
      const entry = (await get("/airtime/networks/")).body[0];
      expect("api_seller_discount" in entry).toBe(state === "A");
      Object.assign(switches, defaults);
      expect((await counter.buy({ service_type: "data", plan_id: 101, amount: 0 })).status).toBe(201);
    },
  );

  it("names every switch of the deployed service that is not the specification's", () => {
    const touched = new Set(names.flatMap((name) => Object.keys(deployedTraits[name])));
    expect([...touched].filter((name) => !(name in defaults))).toEqual([]);
    expect(traitsOf("A").length).toBeGreaterThan(20);
    expect(switchChoices.dialect).toContain("deployed");
  });
});
