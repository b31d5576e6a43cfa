import { describe, expect, it } from "vitest";
import { type LogFields, silentLog } from "../../../src/core/log.ts";
import { readCategory } from "../../../src/services/services.ts";
import type { Category } from "../../../src/vending-api/catalogue-schemas.ts";
import type { VendingClient } from "../../../src/vending-api/client.ts";
import { Malformed } from "../../../src/vending-api/errors.ts";
import { aClient } from "./builders.ts";
import { respond, startWireServer } from "./wire-server.ts";

const key = { apiKey: "ak_live_1" };
const root = "/api/v1/developer";
const mtn = { id: 1, service_id: "mtn", name: "MTN" };
const plan = { id: 5, variation_id: "mtn-1gb", name: "1GB", normal_price: 300, api_seller_price: 285.5 };
const airtime = {
  ...mtn,
  min_amount: 50,
  max_amount: 50_000,
  normal_discount: 1,
  api_seller_discount: 2.5,
  normal_price: null,
  api_seller_price: null,
};

/** Serves `pages` by path and reads one listing. */
async function list<Result>(pages: Readonly<Record<string, unknown>>, act: (client: VendingClient) => Promise<Result>) {
  const warnings: { event: string; fields: LogFields | undefined }[] = [];
  const log = { ...silentLog, warn: (event: string, fields?: LogFields) => warnings.push({ event, fields }) };
  await using server = await startWireServer({
    onRequest: (request) => respond(request, request.path in pages ? 200 : 404, pages[request.path] ?? {}),
  });
  await using client = aClient({ baseUrl: server.baseUrl, log });
  const replace = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll("HOST", `127.0.0.1:${server.port}`));
  for (const path of Object.keys(pages)) Object.assign(pages, { [path]: replace(pages[path]) });
  const result = await act(client).catch((error: unknown) => error);
  return { result, warnings, paths: server.requests.map(({ path }) => path) };
}

const mtnKey = { id: 1, slug: "mtn" };

describe("every listing", () => {
  const provider = { id: 1, slug: "mtn", name: "MTN" };
  const variation = { id: 5, slug: "mtn-1gb", name: "1GB", apiSellerPriceKobo: 28_550, normalPriceKobo: 30_000 };
  const limits = { min_amount: 1000, max_amount: 200_000 };

  it.each<[string, unknown, (client: VendingClient) => Promise<unknown>, object]>([
    ["/data/networks/", mtn, (client) => client.list(key, "dataNetworks"), provider],
    [
      "/data/networks/1/plans/",
      { ...plan, plan_type: "SME" },
      (client) => client.list(key, "dataPlans", mtnKey),
      { ...variation, planType: "SME" },
    ],
    ["/tv/services/", mtn, (client) => client.list(key, "tvServices"), provider],
    ["/tv/services/1/packages/", plan, (client) => client.list(key, "tvPackages", mtnKey), variation],
    ["/electricity/services/", mtn, (client) => client.list(key, "electricityServices"), provider],
    [
      "/electricity/services/1/variations/",
      { ...plan, normal_price: null, api_seller_price: null, ...limits },
      (client) => client.list(key, "electricityVariations", mtnKey),
      {
        ...variation,
        apiSellerPriceKobo: null,
        normalPriceKobo: null,
        minAmountKobo: 100_000,
        maxAmountKobo: 20_000_000,
      },
    ],
    ["/internet/services/", mtn, (client) => client.list(key, "internetServices"), provider],
    ["/internet/services/1/plans/", plan, (client) => client.list(key, "internetPlans", mtnKey), variation],
    ["/education/services/", mtn, (client) => client.list(key, "educationServices"), provider],
    ["/education/services/1/variations/", plan, (client) => client.list(key, "educationVariations", mtnKey), variation],
    [
      "/airtime/networks/",
      airtime,
      (client) => client.list(key, "airtimeNetworks"),
      {
        ...provider,
        minAmountKobo: 5000,
        maxAmountKobo: 5_000_000,
        apiSellerDiscountPercent: 2.5,
        apiSellerPriceKobo: null,
      },
    ],
  ])("%s is read", async (route, entry, act, expected) => {
    const { result, paths } = await list({ [root + route]: [entry] }, act);
    expect(result).toEqual([expected]);
    expect(paths).toEqual([root + route]);
  });

  it("throws for an id that is none, before anything is sent", async () => {
    const { result, paths } = await list({}, (client) =>
      client.list(key, "dataPlans", { id: Number.NaN, slug: "mtn" }),
    );
    expect(result).toMatchObject({ code: "bug.id" });
    expect(paths).toEqual([]);
  });
});

describe("an entry", () => {
  const read = (entries: unknown) =>
    list({ [`${root}/airtime/networks/`]: entries }, (client) => client.list(key, "airtimeNetworks"));

  it.each([
    ["has null", { api_seller_discount: null }],
    ["cannot be read", { api_seller_discount: 101 }],
    ["has another name", { api_seller_discount: undefined, api_discount: null, api_seller_price: 4.5 }],
  ])("whose discount %s is sold without a known charge", async (_name, over) => {
    const { result, warnings } = await read([{ ...airtime, ...over }]);
    expect(result).toMatchObject([{ id: 1, apiSellerDiscountPercent: null }]);
    expect(warnings).toEqual([]);
  });

  it.each([
    ["an id that is no integer", { id: "1.5" }, "id"],
    ["an empty name", { name: "\u202e " }, "name"],
    ["an amount that is none", { min_amount: "fifty" }, "min_amount"],
    ["an amount below nothing", { max_amount: -1 }, "max_amount"],
    ["limits the wrong way round", { min_amount: 60_000 }, "(whole)"],
  ])("with %s is left out and reported", async (_name, over, field) => {
    const { result, warnings } = await read([
      { ...airtime, ...over },
      { ...airtime, id: 2 },
    ]);
    expect(result).toMatchObject([{ id: 2 }]);
    expect(warnings).toEqual([
      {
        event: "vending.entries_dropped",
        fields: { path: `${root}/airtime/networks/`, dropped: 1, kept: 1, fields: [field] },
      },
    ]);
  });

  it("that cannot be read makes the listing malformed when it is all there is", async () => {
    const { result } = await read([{ ...airtime, id: null }, 5]);
    expect(result).toBeInstanceOf(Malformed);
  });

  it("with an id that came before is left out", async () => {
    const { result } = await read([airtime, { ...airtime, name: "Other" }]);
    expect(result).toMatchObject([{ name: "MTN" }]);
  });

  it("is read without what is not needed, and with a name made fit for a screen", async () => {
    const { service_id, normal_discount, normal_price, ...bare } = airtime;
    const { result } = await read([{ ...bare, name: `  M\u0000T\u202eN ${"x".repeat(300)}`, more: [] }]);
    expect(result).toMatchObject([{ slug: "" }]);
    expect((result as { name: string }[])[0]?.name).toMatch(/^M T N x{113}…$/);
  });
});

describe("a list", () => {
  const path = `${root}/tv/services/`;
  const read = (pages: Readonly<Record<string, unknown>>) =>
    list({ ...pages }, (client) => client.list(key, "tvServices"));

  it("may be empty", async () => {
    expect((await read({ [path]: [] })).result).toEqual([]);
  });

  it.each([["results"], ["data"]])("may stand in %s", async (field) => {
    expect((await read({ [path]: { [field]: [mtn], next: null } })).result).toHaveLength(1);
  });

  it.each([
    ["the whole address", `http://HOST${path}?page=2`],
    ["an address behind a proxy that ends TLS", `https://HOST${path}?page=2`],
    ["a path", `${path}?page=2`],
    ["a query", "?page=2"],
  ])("goes on at its next page, given as %s", async (_name, next) => {
    const { result, paths } = await read({
      [path]: { results: [mtn], next },
      [`${path}?page=2`]: { results: [{ ...mtn, id: 2 }], next: null },
    });
    expect(result).toMatchObject([{ id: 1 }, { id: 2 }]);
    expect(paths).toEqual([path, `${path}?page=2`]);
  });

  it.each([
    ["another host", "https://evil.example/api/v1/developer/tv/services/"],
    ["another host without a scheme", "//evil.example/api/v1/developer/tv/services/"],
    ["another host with backslashes", "/\\evil.example/api/v1/developer/"],
    ["another port", "http://127.0.0.1:1/api/v1/developer/tv/services/"],
    ["a user", `http://key@HOST${path}`],
    ["a path outside the base", "/admin/"],
    ["a path that climbs out of the base", `${path}../../../../../admin/`],
    ["another scheme", "file:///api/v1/developer/x"],
  ])("is malformed when its next page leads to %s", async (_name, next) => {
    const { result, paths } = await read({ [path]: { results: [mtn], next } });
    expect(result).toMatchObject({ code: "vending.malformed", why: "foreign_page" });
    expect(paths).toEqual([path]);
  });

  it("is malformed when its pages go round in a circle", async () => {
    const { result, paths } = await read({ [path]: { results: [mtn], next: path } });
    expect(result).toMatchObject({ why: "endless_pages" });
    expect(paths).toEqual([path]);
  });
});

describe("discovery", () => {
  it("is data: compared with the known routes, never followed", async () => {
    const { result, paths } = await list(
      {
        [`${root}/services/`]: {
          categories: [
            { id: "airtime", name: "Airtime", endpoint: "/api/v1/developer/airtime/networks/" },
            { id: "cable", name: "Cable TV", endpoint: "/api/v1/developer/tv/services/" },
            { id: "data", name: "Data", endpoint: "https://evil.example/api/v1/developer/data/networks/" },
            { id: "electricity", name: "Power", endpoint: "/api/v2/developer/electricity/services/" },
            { id: "betting", name: "Betting", endpoint: "/api/v1/developer/betting/" },
            { id: "__proto__", name: "Odd" },
          ],
        },
      },
      (client) => client.services(key),
    );
    expect(result).toMatchObject([
      { id: "airtime", route: "/airtime/networks/" },
      { id: "cable", route: "/tv/services/" },
      { id: "data", route: null },
      { id: "electricity", route: null },
      { id: "betting", route: "/betting/" },
      { id: "__proto__", route: null },
    ]);
    expect((result as Category[]).map((category) => readCategory(category))).toEqual([
      { serviceType: "airtime", isWhereKnown: true },
      { serviceType: "tv", isWhereKnown: true },
      { serviceType: "data", isWhereKnown: false },
      { serviceType: "electricity", isWhereKnown: false },
      { serviceType: null, isWhereKnown: false },
      { serviceType: null, isWhereKnown: false },
    ]);
    expect(paths).toEqual([`${root}/services/`]);
  });
});
