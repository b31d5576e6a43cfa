import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toKobo } from "../../../src/core/money.ts";
import { type Markup, priceBy, priceFor, ruleFor, type Scope } from "../../../src/pricing/price-rule.ts";
import { seed } from "../../properties/cases.ts";

const kobo = (value: number | null) => (value === null ? null : toKobo(value));
const rule = (over: { how: Markup["how"]; kobo?: number; points?: number; step?: number }): Markup => ({
  ...{ how: over.how, kobo: kobo(over.kobo ?? null), basis_points: over.points ?? null },
  step_kobo: kobo(over.step ?? null),
});
const plan = (cost: number, more: { list?: number; quantity?: number } = {}) => ({
  ...{ quantity: more.quantity ?? 1, faceKobo: null, costKobo: kobo(cost), listKobo: kobo(more.list ?? null) },
});
const face = (value: number, cost: number | null = null) => ({
  ...{ quantity: 1, faceKobo: toKobo(value), costKobo: kobo(cost), listKobo: null },
});

describe("I42: without a rule a customer pays", () => {
  it.each([
    ["the face value, whatever it costs", face(50_000, 48_750), { kobo: 50_000, from: "face" }],
    ["the face value where nobody knows what it costs", face(500_000), { kobo: 500_000, from: "face" }],
    ["the service's normal price of a plan", plan(115_000, { list: 120_000 }), { kobo: 120_000, from: "list" }],
    ["what the plan costs, where there is none", plan(115_000), { kobo: 115_000, from: "cost" }],
  ])("%s", (_what, item, price) => {
    expect(priceFor(null, item)).toEqual(price);
  });
});

describe("I42: by a rule a customer pays", () => {
  it.each([
    ["an amount on top of the face value", rule({ how: "add", kobo: 5000 }), face(50_000, 48_750), 55_000],
    ["less than the face value", rule({ how: "add", kobo: -1000 }), face(50_000, 48_750), 49_000],
    ["never less than nothing", rule({ how: "add", kobo: -9000 }), face(5000, 4900), 0],
    ["an amount on top of what a plan costs", rule({ how: "add", kobo: 5000 }), plan(115_000, { list: 1 }), 120_000],
    ["it for each piece", rule({ how: "add", kobo: 5000 }), plan(300_000, { quantity: 3 }), 315_000],
    ["a share, half a kobo up", rule({ how: "percent", points: 250 }), plan(20), 21],
    ["a share, less than half a kobo down", rule({ how: "percent", points: 249 }), plan(20), 20],
    ["a share, up to the step", rule({ how: "percent", points: 500, step: 5000 }), plan(115_000), 125_000],
    ["the step, though nothing comes on top", rule({ how: "add", kobo: 0, step: 100 }), plan(115_001), 115_100],
    ["what is a multiple of the step already", rule({ how: "add", kobo: 0, step: 5000 }), plan(115_000), 115_000],
    ["the step for each piece", rule({ how: "add", kobo: 1, step: 100 }), plan(300, { quantity: 3 }), 600],
    ["an exact price, unrounded", rule({ how: "exact", kobo: 160_001, step: 5000 }), plan(115_000), 160_001],
    ["an exact price of each piece", rule({ how: "exact", kobo: 400_000 }), plan(784_000, { quantity: 2 }), 800_000],
  ])("%s", (_what, markup, item, price) => {
    expect(priceFor(markup, item)).toEqual({ kobo: price, from: "rule" });
  });
});

it("I42: is as much as is added to the kobo, and less than a step above it", () => {
  const steps = fc.constantFrom(null, 100, 500, 1000, 5000);
  const amounts = { cost: fc.integer({ min: 1, max: 100_000_000 }), points: fc.integer({ min: 0, max: 100_000 }) };
  fc.assert(
    fc.property(
      fc.record({ ...amounts, step: steps, quantity: fc.integer({ min: 1, max: 20 }) }),
      ({ cost, points, step, quantity }) => {
        const markup = { how: "percent" as const, kobo: null, basis_points: points, step_kobo: kobo(step) };
        const price = priceFor(markup, plan(cost * quantity, { quantity })).kobo / quantity;
        const exact = (BigInt(cost) * BigInt(10_000 + points) * 2n + 10_000n) / 20_000n;
        expect(price % (step ?? 1)).toBe(0);
        expect(price).toBeGreaterThanOrEqual(Number(exact));
        expect(price - Number(exact)).toBeLessThan(step ?? 1);
      },
    ),
    { seed },
  );
});

describe("I42: of several rules", () => {
  const scope = (
    service_type: Scope["service_type"],
    provider_id: number | null,
    product_id: number | null,
    add: number,
  ) => ({
    ...{ service_type, provider_id, product_id },
    ...rule({ how: "add", kobo: add }),
  });
  const rules = [
    scope("data", null, null, 1),
    scope("data", 1, null, 2),
    scope("data", 1, 11, 3),
    scope("tv", null, null, 4),
  ];
  const item = (serviceType: Scope["service_type"], providerId: number, productId: number | null) => ({
    ...{ serviceType, providerId, productId },
  });

  it("the plan's counts before the provider's, and that before the service's", () => {
    const added = (of: ReturnType<typeof item>) => ruleFor(rules, of)?.kobo ?? null;
    expect(added(item("data", 1, 11))).toBe(3);
    expect(added(item("data", 1, 12))).toBe(2);
    expect(added(item("data", 2, 11))).toBe(1);
    expect(added(item("tv", 1, 11))).toBe(4);
    expect(added(item("airtime", 1, null))).toBeNull();
    expect(ruleFor(rules.toReversed(), item("data", 1, 11))?.kobo).toBe(3);
  });

  it("only one applies: they do not add up", () => {
    expect(priceBy(rules, { ...item("data", 1, 11), ...plan(1000) }).kobo).toBe(1003);
  });
});
