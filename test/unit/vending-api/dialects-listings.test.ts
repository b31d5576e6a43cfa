import { describe, expect, it } from "vitest";
import { against, key, root } from "./against.ts";

describe("a listing", () => {
  const path = `${root}/airtime/networks/`;
  const mtn = {
    ...{ id: 1, service_id: "mtn", name: "MTN", min_amount: 50, max_amount: 50_000 },
    ...{ normal_discount: 1, api_seller_discount: 2.5, normal_price: null, api_seller_price: null },
  };
  const glo = { ...mtn, id: 2, service_id: "glo", name: "Glo" };
  const read = (pages: Readonly<Record<string, unknown>>) =>
    against(Object.fromEntries(Object.entries(pages).map(([at, body]) => [at, { body }])), (client) =>
      client.list(key, "airtimeNetworks"),
    );

  it.each<[string, object, object]>([
    [
      "money as text",
      { min_amount: "50.00", max_amount: "50000.00" },
      { minAmountKobo: 5000, maxAmountKobo: 5_000_000 },
    ],
    ["an id as text", { id: "1" }, { id: 1 }],
    ["a noisy discount", { api_seller_discount: 2.5000000000000004 }, { apiSellerDiscountPercent: 2.5 }],
    ["a discount as text", { api_seller_discount: "2.50" }, { apiSellerDiscountPercent: 2.5 }],
    ["a discount with its sign", { api_seller_discount: "2.5%" }, { apiSellerDiscountPercent: 2.5 }],
    ["a discount of next to nothing", { api_seller_discount: 1e-12 }, { apiSellerDiscountPercent: 0 }],
    ["a price that nobody is charged unreadable", { normal_price: {} }, { id: 1 }],
    ["no smallest amount", { min_amount: null }, { minAmountKobo: 100 }],
    ["no largest amount", { max_amount: undefined }, { maxAmountKobo: 99_999_999_900 }],
    ["a largest amount of nothing", { max_amount: "0.00" }, { maxAmountKobo: 99_999_999_900 }],
  ])("is read with %s", async (_name, over, expected) => {
    expect((await read({ [path]: [{ ...mtn, ...over }] })).result).toMatchObject([expected]);
  });

  it.each([["1,50"], ["50 or 60"], ["1.5e3"], [""], [true], [-5], [Number("1e300")]])(
    "leaves out an entry with %j for an amount, and keeps its neighbours",
    async (min_amount) => {
      expect((await read({ [path]: [{ ...mtn, min_amount }, glo] })).result).toMatchObject([{ id: 2 }]);
    },
  );

  const second = `${path}?page=2`;
  const meta = (page: number) => ({ current_page: page, last_page: 2, per_page: 1, total: 2 });
  it.each<[string, unknown, unknown]>([
    [
      "Django's",
      { count: 2, next: `http://HOST${second}`, previous: null, results: [mtn] },
      { count: 2, next: null, previous: `http://HOST${path}`, results: [glo] },
    ],
    [
      "Laravel's resources",
      { data: [mtn], links: { first: "x", last: "y", prev: null, next: `http://HOST${second}` }, meta: meta(1) },
      { data: [glo], links: { first: "x", last: "y", prev: null, next: null }, meta: meta(2) },
    ],
    [
      "Laravel's paginator",
      { ...meta(1), data: [mtn], links: [{ url: null, label: "1" }], next_page_url: `http://HOST${second}` },
      { ...meta(2), data: [glo], links: [], next_page_url: null },
    ],
    [
      "a paginator in an envelope",
      { success: true, data: { ...meta(1), data: [mtn], next_page_url: `https://HOST${second}` } },
      { success: true, data: { ...meta(2), data: [glo], next_page_url: null } },
    ],
    [
      "results in an envelope",
      { success: true, data: { results: [mtn], next: second } },
      { success: true, data: { results: [glo], next: null } },
    ],
    [
      "pages by their number alone",
      { success: true, data: [mtn], pagination: { page: 1, totalPages: 2, total: 2 } },
      { success: true, data: [glo], pagination: { page: 2, totalPages: 2, total: 2 } },
    ],
    ["meta.next_page_url", { data: [mtn], meta: { next_page_url: second } }, { data: [glo], meta: {} }],
  ])("is read to its last page: %s", async (_name, first, last) => {
    const { result, paths } = await read({ [path]: first, [second]: last });
    expect(result).toMatchObject([{ id: 1 }, { id: 2 }]);
    expect(paths).toEqual([path, second]);
  });

  it.each<[string, unknown, unknown]>([
    ["a second page that is the first again", { data: [mtn], meta: meta(1) }, { data: [mtn], meta: meta(1) }],
    ["fewer entries than it counts", { count: 3, next: null, results: [mtn] }, null],
    ["a next page that is no address", { results: [mtn], next: { cursor: "x" } }, null],
  ])("is malformed, never half a list, with %s", async (_name, first, last) => {
    const { result } = await read({ [path]: first, ...(last !== null && { [second]: last }) });
    expect(result).toMatchObject({ code: "vending.malformed" });
  });

  it.each<[unknown]>([
    [{}],
    [{ results: null }],
    ['"[]"'],
    [{ data: { items: [] } }],
    [{ items: [] }],
    [{ success: true, data: {} }],
    [{ success: true, data: null }],
    [{ data: mtn }],
    [{ message: "None" }],
  ])("is malformed, not empty, as %j", async (body) => {
    expect((await read({ [path]: body })).result).toMatchObject({ code: "vending.malformed", why: "not_a_list" });
  });

  it("that a service refuses under 200 is malformed, with its words", async () => {
    const { result } = await read({ [path]: { success: false, message: "Catalogue is being updated" } });
    expect(result).toMatchObject({ why: "not_a_list", words: "Catalogue is being updated" });
  });

  it("of categories may stand in an envelope, or by itself", async () => {
    const categories = [{ id: "airtime", name: "Airtime", endpoint: "/api/v1/developer/airtime/networks/" }];
    for (const body of [{ success: true, data: { categories } }, { data: categories }, categories]) {
      const { result } = await against({ body }, (client) => client.services(key));
      expect(result).toMatchObject([{ id: "airtime", route: "/airtime/networks/" }]);
    }
  });
});
