import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPinEntries } from "../../../src/bot/forms/pin-entries.ts";
import { createCipher } from "../../../src/lib/cipher.ts";
import { createIds } from "../../../src/lib/ids.ts";
import {
  countTry,
  findLock,
  pruneEntries,
  putLock,
  putProof,
  readEntry,
  takeProof,
  uncountTry,
} from "../../../src/store/locks.ts";
import type { Store } from "../../../src/store/open.ts";
import { noon } from "../../support/builders.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import type { Engine } from "./engine.ts";

/** What every engine promises about the lock and the PINs. */
export function describeLockTables(name: string, engine: Engine): void {
  describe(name, () => {
    let store: Store;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(() => store[Symbol.asyncDispose]());

    describe("the tries of a PIN", () => {
      it("are counted from what was read, so that two who read the same count once", async () => {
        await putLock(store.db, 7, noon, {});
        const lock = await findLock(store.db, 7);
        if (!lock) throw new Error("No lock");
        const counted = await Promise.all(
          Array.from({ length: 8 }, () => store.transaction((trx) => countTry(trx, lock, null))),
        );
        expect(counted.filter(Boolean)).toHaveLength(1);
        expect(await findLock(store.db, 7)).toMatchObject({ wrong: 1, seen_at: noon, entry: "keypad" });
      });

      it("are given back one by one, and never fall below none", async () => {
        await putLock(store.db, 7, noon, { wrong: 1, wait_until: noon });
        await uncountTry(store.db, 7);
        await uncountTry(store.db, 7);
        expect(await findLock(store.db, 7)).toMatchObject({ wrong: 0, wait_until: null });
      });

      it("stay as they are when something else of the lock changes", async () => {
        await putLock(store.db, 7, noon, { wrong: 3 });
        await putLock(store.db, 7, noon + 1, { seen_at: noon + 1 });
        expect(await findLock(store.db, 7)).toMatchObject({ wrong: 3, seen_at: noon + 1 });
      });
    });

    describe("the proof of a PIN", () => {
      it("is used by one of many that want it at once", async () => {
        await putProof(store.db, 7, "sale:1", noon + 1);
        await putProof(store.db, 7, "sale:1", noon + 2);
        const taken = await Promise.all(
          Array.from({ length: 8 }, () => store.transaction((trx) => takeProof(trx, 7, "sale:1", noon + 1))),
        );
        expect(taken.filter(Boolean)).toHaveLength(1);
      });

      it("is nothing to another user, for another thing, or too late", async () => {
        await putProof(store.db, 7, "sale:1", noon + 1);
        expect(await takeProof(store.db, 8, "sale:1", noon)).toBe(false);
        expect(await takeProof(store.db, 7, "sale:2", noon)).toBe(false);
        expect(await takeProof(store.db, 7, "sale:1", noon + 1)).toBe(false);
      });
    });

    it("keeps the digits of a PIN sealed, forgets them in time, and takes an old keypad for none", async () => {
      const clock = createFakeClock(noon);
      const bytes = (size: number) => Uint8Array.from({ length: size }, () => Math.floor(Math.random() * 256));
      const cipher = createCipher([new Uint8Array(32).fill(7)], bytes);
      const pins = createPinEntries({ cipher, clock, ids: createIds(clock, bytes) });
      const entry = pins.begin({ what: "unlock", head: "" as never, wanted: null }, 5);
      await pins.save(store.db, 7, { ...entry, digits: "739146" });
      expect(await pins.load(store.db, 7)).toEqual({ ...entry, digits: "739146" });
      expect(JSON.stringify(await readEntry(store.db, 7))).not.toContain("739146");
      await pins.clear(store.db, 7, "another");
      expect(await pins.load(store.db, 7)).not.toBeNull();
      await clock.advance(15 * 60_000);
      expect(await pins.load(store.db, 7)).toBeNull();
      await pruneEntries(store.db, clock.now());
      expect(await readEntry(store.db, 7)).toBeUndefined();
    });
  });
}
