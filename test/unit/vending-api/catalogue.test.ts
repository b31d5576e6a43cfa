import { describe, expect, it } from "vitest";
import { silentLog } from "../../../src/core/log.ts";
import { type CatalogueScope, createCatalogue } from "../../../src/vending-api/catalogue.ts";
import type { Variation } from "../../../src/vending-api/catalogue-schemas.ts";
import { Unavailable } from "../../../src/vending-api/errors.ts";
import { createFakeClock } from "../../support/fake-clock.ts";

const ada: CatalogueScope = { accountId: "ada", mode: "live", credentials: { apiKey: "ak_live_ada" } };
const bola: CatalogueScope = { accountId: "bola", mode: "live", credentials: { apiKey: "ak_live_bola" } };
const ttlMs = 60_000;

/** A catalogue at a service that names each entry after the key of the caller and the number of calls so far. */
function aCatalogue() {
  const clock = createFakeClock();
  const warnings: string[] = [];
  const service = { calls: [] as string[], down: false, isEmpty: false, held: null as Promise<void> | null };
  const list = async (credentials: { apiKey?: string }, listing: string, parent?: { id: number } | null) => {
    const { length } = service.calls;
    service.calls.push(!parent ? listing : `${listing}/${parent.id}`);
    await service.held;
    if (service.down) throw new Unavailable({ why: "reset" });
    if (service.isEmpty) return [];
    const name = `${credentials.apiKey} #${length}`;
    return [{ id: parent?.id ?? 0, slug: "", name, planType: "", apiSellerPriceKobo: null }] as never[];
  };
  const log = { ...silentLog, warn: (event: string) => warnings.push(event) };
  const catalogue = createCatalogue({ client: { list }, clock, log, ttlMs });
  return { catalogue, clock, service, warnings };
}
const nameOf = (entries: readonly Pick<Variation, "name">[] | undefined) => entries?.[0]?.name;

describe("catalogue", () => {
  it("asks once while an entry is fresh", async () => {
    const { catalogue, clock, service } = aCatalogue();
    await catalogue.list(ada, "tvPackages", { id: 4, slug: "mtn" });
    await clock.advance(ttlMs - 1);
    expect(nameOf(await catalogue.list(ada, "tvPackages", { id: 4, slug: "mtn" }))).toBe("ak_live_ada #0");
    expect(service.calls).toEqual(["tvPackages/4"]);
  });

  it("asks once for all who come at the same time", async () => {
    const { catalogue, service } = aCatalogue();
    await Promise.all(Array.from({ length: 20 }, () => catalogue.list(ada, "dataPlans", { id: 1, slug: "mtn" })));
    expect(service.calls).toEqual(["dataPlans/1"]);
  });

  it("answers a stale entry at once and refreshes it in the background", async () => {
    const { catalogue, clock, service } = aCatalogue();
    await catalogue.list(ada, "airtimeNetworks");
    await clock.advance(ttlMs);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    service.held = held;
    expect(nameOf(await catalogue.list(ada, "airtimeNetworks"))).toBe("ak_live_ada #0");
    release();
    await clock.advance(1);
    expect(nameOf(catalogue.peek(ada, "airtimeNetworks")?.entries)).toBe("ak_live_ada #1");
  });

  it("fetches an entry that is too old before it answers, and fails when it cannot", async () => {
    const { catalogue, clock, service } = aCatalogue();
    await catalogue.list(ada, "airtimeNetworks");
    await clock.advance(10 * ttlMs);
    expect(nameOf(await catalogue.list(ada, "airtimeNetworks"))).toBe("ak_live_ada #1");
    await clock.advance(10 * ttlMs);
    service.down = true;
    await expect(catalogue.list(ada, "airtimeNetworks")).rejects.toBeInstanceOf(Unavailable);
  });

  it("asks again for a listing that was empty five seconds ago, before it answers", async () => {
    const { catalogue, clock, service } = aCatalogue();
    service.isEmpty = true;
    expect(await catalogue.list(ada, "tvServices")).toEqual([]);
    service.isEmpty = false;
    await clock.advance(4999);
    expect(await catalogue.list(ada, "tvServices")).toEqual([]);
    await clock.advance(1);
    expect(nameOf(await catalogue.list(ada, "tvServices"))).toBe("ak_live_ada #1");
  });

  it("keeps a stale entry when the service is down, and pauses between refreshes", async () => {
    const { catalogue, clock, service, warnings } = aCatalogue();
    await catalogue.list(ada, "dataNetworks");
    await clock.advance(ttlMs);
    service.down = true;
    for (let tap = 0; tap < 5; tap++) {
      expect(nameOf(await catalogue.list(ada, "dataNetworks"))).toBe("ak_live_ada #0");
      await clock.advance(1);
    }
    expect([service.calls.length, warnings]).toEqual([2, ["catalogue.refresh_failed"]]);
    service.down = false;
    await clock.advance(5000);
    await catalogue.list(ada, "dataNetworks");
    await clock.advance(1);
    expect(nameOf(catalogue.peek(ada, "dataNetworks")?.entries)).toBe("ak_live_ada #2");
  });

  it("never shows one account or mode the listing of another", async () => {
    const { catalogue } = aCatalogue();
    const sandbox: CatalogueScope = { ...ada, mode: "sandbox", credentials: { apiKey: "ak_test_ada" } };
    const names = [];
    for (const scope of [ada, bola, sandbox]) names.push(nameOf(await catalogue.list(scope, "tvServices")));
    expect(names).toEqual(["ak_live_ada #0", "ak_live_bola #1", "ak_test_ada #2"]);
    expect(catalogue.peek(bola, "airtimeNetworks")).toBeNull();
  });

  it("peeks without asking", () => {
    const { catalogue, service } = aCatalogue();
    expect(catalogue.peek(ada, "dataPlans", { id: 1, slug: "mtn" })).toBeNull();
    expect(service.calls).toEqual([]);
  });

  it("counts the age of an entry from its question, and asks once for all who renew it together", async () => {
    const { catalogue, clock, service } = aCatalogue();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    service.held = held;
    const first = catalogue.renew(ada, "airtimeNetworks");
    await clock.advance(1000);
    const second = catalogue.renew(ada, "airtimeNetworks");
    release();
    await Promise.all([first, second]);
    expect(service.calls).toEqual(["airtimeNetworks"]);
    expect(catalogue.peek(ada, "airtimeNetworks")?.ageMs).toBe(1000);
  });

  it("asks again if a question hangs, and its late answer does not replace the newer one", async () => {
    const { catalogue, clock, service } = aCatalogue();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    service.held = held;
    const hanging = catalogue.renew(ada, "airtimeNetworks");
    await clock.advance(1500);
    service.held = null;
    await catalogue.renew(ada, "airtimeNetworks");
    release();
    await hanging;
    expect(service.calls).toHaveLength(2);
    expect(nameOf(catalogue.peek(ada, "airtimeNetworks")?.entries)).toBe("ak_live_ada #1");
    expect(catalogue.peek(ada, "airtimeNetworks")?.ageMs).toBe(0);
  });

  it("warms all providers and the variations that were used, one by one", async () => {
    const { catalogue, clock, service } = aCatalogue();
    await catalogue.list(ada, "dataPlans", { id: 1, slug: "mtn" });
    await catalogue.warm(ada, async () => ada.credentials);
    expect(service.calls).toEqual([
      "dataPlans/1",
      "airtimeNetworks",
      "dataNetworks",
      "tvServices",
      "electricityServices",
      "internetServices",
      "educationServices",
    ]);
    await catalogue.warm(ada, async () => ada.credentials);
    expect(service.calls.length).toBe(7);
    await clock.advance(ttlMs);
    await catalogue.warm(ada, async () => ada.credentials);
    expect(service.calls.length).toBe(14);
  });

  it("warms without an error when the service is down", async () => {
    const { catalogue, service } = aCatalogue();
    service.down = true;
    await expect(catalogue.warm(ada, async () => ada.credentials)).resolves.toBeUndefined();
  });

  it("forgets an account, and its answers that are still on their way", async () => {
    const { catalogue, clock, service } = aCatalogue();
    await catalogue.list(bola, "tvServices");
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    service.held = held;
    const late = catalogue.list(ada, "tvServices");
    catalogue.forget("ada");
    release();
    await late;
    await clock.advance(1);
    expect(catalogue.peek(ada, "tvServices")).toBeNull();
    expect(catalogue.peek(bola, "tvServices")).not.toBeNull();
  });

  it("drops entries that nobody has read for long, when another account asks", async () => {
    const { catalogue, clock } = aCatalogue();
    await catalogue.list(ada, "tvServices");
    await clock.advance(10 * ttlMs);
    await catalogue.list(bola, "tvServices");
    expect(catalogue.peek(ada, "tvServices")).toBeNull();
  });
});
