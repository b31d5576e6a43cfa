import { describe, expect, it } from "vitest";
import { turns, waitFor } from "../../support/until.ts";
import { startHttp } from "./start-http.ts";

const hourMs = 3_600_000;
const naming = (reference: string, n: number) => JSON.stringify({ reference, status: "success", n });

/** A receiver whose account has one sale, VB-1, and may have three other calls or 1,000 bytes stored within an hour. */
async function startBounded() {
  const overBudget: string[] = [];
  const http = await startHttp({
    limits: { webhooks: { maxRows: 3, maxBytes: 1000, maxForSale: 2, maxBytesForSale: 500 } },
    deps: {
      saleOf: async (_account, body) => (body.includes("VB-1") ? "VB-1" : null),
      onOverBudget: (account) => void overBudget.push(account),
    },
  });
  const statusesOf = async (bodies: readonly string[]) => {
    const statuses: number[] = [];
    for (const body of bodies) statuses.push((await http.post(body)).status);
    return statuses;
  };
  return Object.assign(http, { overBudget, statusesOf });
}

describe("what an account signs with its own secret", () => {
  it("is stored within its budget, then answered 429 and not stored, and told of once an hour", async () => {
    await using http = await startBounded();
    const junk = Array.from({ length: 6 }, (_, n) => `junk ${n}`);
    expect(await http.statusesOf(junk)).toEqual([200, 200, 200, 429, 429, 429]);
    expect(http.committed).toHaveLength(3);
    expect(http.overBudget).toEqual(["ada"]);
    expect((await http.post("junk 7")).retryAfter).toBe("60");
    await http.clock.advance(hourMs);
    expect(await http.statusesOf(junk)).toEqual([200, 200, 200, 429, 429, 429]);
    expect(http.overBudget).toEqual(["ada", "ada"]);
  });

  it("is bounded by its bytes", async () => {
    await using http = await startBounded();
    expect(await http.statusesOf(["a".repeat(600), "b".repeat(600), "c".repeat(300)])).toEqual([200, 429, 200]);
    expect(http.committed).toHaveLength(2);
  });

  it("passes beside junk if it names one of its sales, a few times per sale", async () => {
    await using http = await startBounded();
    await http.statusesOf(["junk 1", "junk 2", "junk 3", "junk 4"]);
    expect(await http.statusesOf([1, 2, 3].map((n) => naming("VB-1", n)))).toEqual([200, 200, 429]);
    expect(await http.statusesOf([naming("VB-OTHER", 1)])).toEqual([429]);
    expect(http.committed).toHaveLength(5);
  });

  it("passes beside junk only while what it stores for the sale it names is short", async () => {
    await using http = await startBounded();
    await http.statusesOf(["junk 1", "junk 2", "junk 3"]);
    const long = naming("VB-1", 1).padEnd(501);
    expect(await http.statusesOf([long, naming("VB-1", 2).padEnd(400), naming("VB-1", 3).padEnd(101)])).toEqual([
      429, 200, 429,
    ]);
  });

  it("waits beyond its budget until the call before it is answered", async () => {
    const asked: string[] = [];
    const answer = Promise.withResolvers<null>();
    await using http = await startHttp({
      limits: { webhooks: { maxRows: 0, maxBytes: 1000, maxForSale: 2, maxBytesForSale: 1000 } },
      deps: {
        saleOf(_account, body) {
          asked.push(String(body));
          return answer.promise;
        },
      },
    });
    const first = http.post("junk 1");
    await waitFor(() => asked.length === 1, "the account is over its budget");
    const others = [2, 3, 4].map((n) => http.post(`junk ${n}`));
    await waitFor(() => http.clock.timers === 4, "all have come");
    await turns(20);
    expect(asked).toHaveLength(2);
    answer.resolve(null);
    const statuses = (await Promise.all([first, ...others])).map(({ status }) => status);
    expect(statuses).toEqual([429, 429, 429, 429]);
  });

  it("is 2,000 calls or 1 MB in an hour, and twenty more or 32 KB for each of its sales", async () => {
    await using http = await startHttp({
      deps: { saleOf: async (_account, body) => /VB-\d/.exec(body.toString())?.[0] ?? null },
    });
    const storedOf = async (bodies: readonly string[]) => {
      const lanes = Array.from({ length: 20 }, (_, lane) => bodies.filter((_body, index) => index % 20 === lane));
      const before = http.committed.length;
      await Promise.all(
        lanes.map(async (lane) => {
          for (const body of lane) await http.post(body);
        }),
      );
      return http.committed.length - before;
    };
    const many = (count: number, body: (n: number) => string) => Array.from({ length: count }, (_, n) => body(n));
    expect(await storedOf(many(2050, (n) => `junk ${n}`))).toBe(2000);
    for (const sale of ["VB-1", "VB-2"]) expect(await storedOf(many(25, (n) => naming(sale, n)))).toBe(20);
    expect(await storedOf(many(5, (n) => naming("VB-3", n).padEnd(10 * 1024)))).toBe(3);
    await http.clock.advance(hourMs);
    expect(await storedOf(many(40, (n) => String(n).padEnd(32 * 1024, "junk")))).toBe(32);
  });
});
