import { describe, expect, it } from "vitest";
import type { ObserveBeyondSpec } from "../../../src/core/metrics.ts";
import { createServiceTraits, type ServiceTraits } from "../../../src/vending-api/traits.ts";
import { aClient } from "./builders.ts";
import { respond, startWireServer } from "./wire-server.ts";

const key = { apiKey: "ak_live_1" };
const below = "/api/v1/developer/electricity/services/";
const ikeja = { id: 25, slug: "ikeja-electric" };
const variation = (id: number) => ({
  ...{ id, variation_id: `v-${id}`, name: "Prepaid", normal_price: null, api_seller_price: null },
  ...{ min_amount: "500", max_amount: "500000" },
});

type Reply = readonly [status: number, body: unknown];

/** Answers `replies` by the last part of the path, 404 HTML for everything else. */
async function atService(
  replies: Readonly<Record<string, Reply>>,
  act: (list: (provider: { id: number; slug: string }) => Promise<unknown>) => Promise<void>,
  traits: ServiceTraits = createServiceTraits(),
  onBeyondSpec: ObserveBeyondSpec = () => undefined,
) {
  await using server = await startWireServer({
    onRequest(request) {
      const provider = request.path.slice(below.length).replace("/variations/", "");
      const [status, body] = replies[provider] ?? [404, "<!doctype html><h1>Not Found</h1>"];
      respond(request, status, body);
    },
  });
  await using client = aClient({ baseUrl: server.baseUrl, traits, onBeyondSpec, timings: { readAttempts: 1 } });
  await act((provider) => client.list(key, "electricityVariations", provider));
  return server.requests.map(({ path }) => path.slice(below.length).replace("/variations/", ""));
}

describe("the provider in a listing's path", () => {
  it("is its integer id, and that is learnt", async () => {
    const traits = createServiceTraits();
    const asked = await atService(
      { "25": [200, [variation(601)]] },
      async (list) => {
        expect(await list(ikeja)).toMatchObject([{ id: 601 }]);
        await list(ikeja);
      },
      traits,
    );
    expect(asked).toEqual(["25", "25"]);
    expect(traits.get("path:electricityVariations")).toBe("id");
  });

  it.each<[string, Reply]>([
    ["404 with a page", [404, "<html></html>"]],
    ["404 in its words", [404, { detail: "No ServiceProvider matches the given query." }]],
    ["400", [400, { error: "Bad provider" }]],
    ["500", [500, { error: "No ServiceProvider matches the given query." }]],
    ["an empty list", [200, []]],
    ["an error under 200", [200, { error: "Unknown provider" }]],
  ])("is its slug after %s, and no call is wasted after the first", async (_name, reply) => {
    const traits = createServiceTraits();
    const asked = await atService(
      { "25": reply, "26": reply, "ikeja-electric": [200, [variation(601)]], eko: [200, [variation(603)]] },
      async (list) => {
        expect(await list(ikeja)).toMatchObject([{ id: 601 }]);
        expect(await list({ id: 26, slug: "eko" })).toMatchObject([{ id: 603 }]);
      },
      traits,
    );
    expect(asked).toEqual(["25", "ikeja-electric", "eko"]);
    expect(traits.get("path:electricityVariations")).toBe("slug");
  });

  it("is counted as beyond the specification each time a list came by slug", async () => {
    const readings: string[] = [];
    const replies = { "25": [200, []], "ikeja-electric": [200, [variation(601)]], "26": [200, []] } as const;
    const act = async (list: (provider: { id: number; slug: string }) => Promise<unknown>) => {
      await list(ikeja);
      await list(ikeja);
      await list({ id: 26, slug: "26" });
    };
    await atService(replies, act, createServiceTraits(), (reading) => readings.push(reading));
    expect(readings).toEqual(["path_slug", "path_slug"]);
  });

  it("is never a slug of digits, which is another provider's id", async () => {
    const traits = createServiceTraits();
    const asked = await atService(
      { "02": [200, [variation(603)]] },
      async (list) => {
        await expect(list({ id: 25, slug: "02" })).rejects.toThrow();
        await expect(list({ id: 25, slug: "1" })).rejects.toThrow();
      },
      traits,
    );
    expect(asked).toEqual(["25", "25"]);
    expect([...traits.known()]).toEqual([]);
  });

  it.each([401, 403, 429])("is not doubted for a %i, which is about the caller", async (status) => {
    const asked = await atService({ "25": [status, { detail: "No" }] }, async (list) => {
      await expect(list(ikeja)).rejects.toThrow();
    });
    expect(asked).toEqual(["25"]);
  });

  it("that is known is not doubted for an empty list or a 5xx", async () => {
    const traits = createServiceTraits({ stored: new Map([["path:electricityVariations", "id"]]) });
    const asked = await atService(
      { "25": [200, []], "26": [500, {}] },
      async (list) => {
        expect(await list(ikeja)).toEqual([]);
        await expect(list({ id: 26, slug: "eko" })).rejects.toThrow();
      },
      traits,
    );
    expect(asked).toEqual(["25", "26"]);
  });

  it("brings no list by slug that holds what another provider lists by id", async () => {
    const asked = await atService(
      { "25": [200, [variation(601)]], "26": [404, {}], eko: [200, [variation(603), variation(601)]] },
      async (list) => {
        await list(ikeja);
        await expect(list({ id: 26, slug: "eko" })).rejects.toThrow();
      },
    );
    expect(asked).toEqual(["25", "26", "eko"]);
  });

  it("teaches nothing where neither form brings a list", async () => {
    const traits = createServiceTraits();
    const asked = await atService(
      {},
      async (list) => {
        await expect(list(ikeja)).rejects.toMatchObject({ status: 404 });
      },
      traits,
    );
    expect(asked).toEqual(["25", "ikeja-electric"]);
    expect([...traits.known()]).toEqual([]);
  });
});
