import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Store } from "../../../src/db/open.ts";
import { findHold } from "../../../src/holds/holds.queries.ts";
import { liftHold, setHold } from "../../../src/holds/holds.ts";
import { noon, stamp } from "../../support/builders.ts";
import type { Engine } from "./engine.ts";

const wanted = { serviceType: "airtime" as const, provider: { slug: "mtn", name: "MTN" }, reason: "Down" };

/** The contract of every engine about the operator's holds. */
export function describeHolds(name: string, engine: Engine): void {
  describe(`${name}: holds`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(() => store[Symbol.asyncDispose]());
    const sets = (until: number, now = noon) =>
      store.transaction((trx) => setHold(trx, { ...stamp, now }, 1, { ...wanted, until }));

    it("I50: are set once by several at the same moment, again when they have passed, and lifted once", async () => {
      const both = await Promise.all([sets(noon + 1000), sets(noon + 2000), sets(noon + 3000)]);
      expect(both.map(({ kind }) => kind).sort()).toEqual(["already", "already", "set"]);
      expect((await sets(noon + 9000, noon + 5000)).kind).toBe("set");
      const hold = await findHold(store.db, "airtime", "mtn", noon + 5000);
      const lifts = () => store.transaction((trx) => liftHold(trx, { ...stamp, now: noon + 6000 }, 1, hold?.id ?? ""));
      expect((await Promise.all([lifts(), lifts()])).filter(Boolean)).toHaveLength(1);
      expect(await findHold(store.db, "airtime", "mtn", noon + 6000)).toBeUndefined();
    });
  });
}
