import { describe, expect, it } from "vitest";
import { type LogFields, silentLog } from "../../../src/core/log.ts";
import type { Store } from "../../../src/db/open.ts";
import { openServiceTraits } from "../../../src/operations/service-traits.ts";
import { openTempStore } from "../../support/builders.ts";
import { createFakeClock } from "../../support/fake-clock.ts";

const baseUrl = "https://service.example/api/v1/developer";

/** The traits of one process on this database. */
async function aProcess(store: Store, options: { isShared?: boolean; url?: string } = {}) {
  const clock = createFakeClock();
  const said: (LogFields | undefined)[] = [];
  const log = { ...silentLog, info: (_event: string, fields?: LogFields) => void said.push(fields) };
  const leases = { ...store.leases, isShared: options.isShared ?? true };
  const traits = await openServiceTraits({ store: { db: store.db, leases }, clock, log }, options.url ?? baseUrl);
  return { clock, said, traits };
}

describe("the traits of a service", () => {
  it("outlive a restart, for their base address only, with or without a slash at its end", async () => {
    await using store = await openTempStore();
    const first = await aProcess(store);
    await first.traits.learn("plan_amount", "price");
    await first.traits.learn("plan_amount", "price");
    expect(first.said).toEqual([{ trait: "plan_amount", value: "price" }]);
    expect((await aProcess(store, { url: `${baseUrl}/` })).traits.get("plan_amount")).toBe("price");
    expect((await aProcess(store, { url: "https://other.example/v1/developer" })).traits.known().size).toBe(0);
  });

  it("reach the other replicas within a minute, and their logs say nothing of it", async () => {
    await using store = await openTempStore();
    const [one, other] = [await aProcess(store), await aProcess(store)];
    await one.traits.learn("plan_amount", "price");
    await other.traits.refresh();
    expect(other.traits.get("plan_amount")).toBe(null);
    await other.clock.advance(60_000);
    await other.traits.refresh();
    expect(other.traits.get("plan_amount")).toBe("price");
    expect(other.said).toEqual([]);
  });

  it("keep what is learnt while the others' are read", async () => {
    await using store = await openTempStore();
    const [one, other] = [await aProcess(store), await aProcess(store)];
    await one.traits.learn("path:tvPackages", "id");
    await other.clock.advance(60_000);
    const refreshing = other.traits.refresh();
    await Promise.all([other.traits.learn("path:tvPackages", "slug"), refreshing]);
    expect(other.traits.get("path:tvPackages")).toBe("slug");
  });

  it("are not read again by a process that has its database to itself", async () => {
    await using store = await openTempStore();
    const [one, other] = [await aProcess(store), await aProcess(store, { isShared: false })];
    await one.traits.learn("plan_amount", "price");
    await other.clock.advance(60_000);
    await other.traits.refresh();
    expect(other.traits.get("plan_amount")).toBe(null);
  });
});
