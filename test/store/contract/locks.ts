import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { beginEntry, loadEntry, saveEntry } from "../../../src/bot/dialogs/pin-entry.ts";
import { createIds } from "../../../src/core/ids.ts";
import type { Store } from "../../../src/db/open.ts";
import {
  consumePinProof,
  countTry,
  findLock,
  findProof,
  forgetTries,
  lockTries,
  pruneEntries,
  putLock,
  putProof,
  readEntry,
  stop,
  stoppedUntil,
  unstop,
} from "../../../src/sessions/locks.queries.ts";
import { forgetEntry } from "../../../src/sessions/pin-check.ts";
import { cipher, noon } from "../../support/builders.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import type { Engine } from "./engine.ts";

/** The contract of every engine about the lock and the PINs. */
export function describeLockTables(name: string, engine: Engine): void {
  describe(name, () => {
    let store: Store;
    beforeEach(async () => {
      store = await engine.open();
    });
    afterEach(() => store[Symbol.asyncDispose]());

    describe("the tries of a PIN", () => {
      it("are counted for the user, for the number and for both, by however many at once", async () => {
        const give = (userId: number, phoneHash: string, by: 1 | -1 = 1) =>
          store.transaction(async (trx) => {
            await lockTries(trx, { userId, phoneHash });
            return countTry(trx, { userId, phoneHash }, by, noon);
          });
        await Promise.all([...Array.from({ length: 8 }, () => give(7, "p")), give(7, "q"), give(8, "p")]);
        expect(await give(7, "p")).toEqual({ byUser: 10, here: 9, atPhone: 10 });
        expect(await give(8, "p", -1)).toEqual({ byUser: 0, here: 0, atPhone: 9 });
        expect(await give(8, "p", -1)).toEqual({ byUser: 0, here: 0, atPhone: 8 });
        await store.transaction((trx) => forgetTries(trx, { userId: 7, phoneHash: "p" }, noon));
        expect(await findLock(store.db, 7)).toMatchObject({ wrong: 1, seen_at: noon, entry: "keypad" });
        expect(await give(8, "p")).toEqual({ byUser: 1, here: 1, atPhone: 1 });
      });

      it("stop the user and the number, and end only the stops that they began", async () => {
        const sides = { userId: 7, phoneHash: "p" };
        await store.transaction(async (trx) => {
          await countTry(trx, sides, 1, noon);
          await stop(trx, sides, { user: noon + 1, phone: noon + 2 });
        });
        expect(await stoppedUntil(store.db, sides)).toBe(noon + 2);
        expect(await stoppedUntil(store.db, { userId: 7, phoneHash: null })).toBe(noon + 1);
        expect(await stoppedUntil(store.db, { userId: 8, phoneHash: "p" })).toBe(noon + 2);
        expect(await stoppedUntil(store.db, { userId: 8, phoneHash: "q" })).toBeNull();
        await store.transaction((trx) => unstop(trx, sides, { user: noon + 2, phone: noon + 2 }));
        expect(await stoppedUntil(store.db, sides)).toBe(noon + 1);
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
          Array.from({ length: 8 }, () => store.transaction((trx) => consumePinProof(trx, 7, "sale:1", noon + 1))),
        );
        expect(taken.filter(Boolean)).toHaveLength(1);
      });

      it("is found among others until it is used or has run out", async () => {
        await putProof(store.db, 7, "asked:1", noon + 1);
        await putProof(store.db, 8, "allowed:1", noon + 1);
        expect(await findProof(store.db, 7, ["asked:1", "allowed:1"], noon)).toBe("asked:1");
        expect(await findProof(store.db, 7, ["allowed:1"], noon)).toBeUndefined();
        expect(await findProof(store.db, 7, ["asked:1"], noon + 1)).toBeUndefined();
        await consumePinProof(store.db, 7, "asked:1", noon);
        expect(await findProof(store.db, 7, ["asked:1"], noon)).toBeUndefined();
      });

      it("is nothing to another user, for another thing, or too late", async () => {
        await putProof(store.db, 7, "sale:1", noon + 1);
        expect(await consumePinProof(store.db, 8, "sale:1", noon)).toBe(false);
        expect(await consumePinProof(store.db, 7, "sale:2", noon)).toBe(false);
        expect(await consumePinProof(store.db, 7, "sale:1", noon + 1)).toBe(false);
      });
    });

    it("keeps the digits of a PIN sealed, forgets them in time, and takes an old keypad for none", async () => {
      const clock = createFakeClock(noon);
      const bytes = (size: number) => Uint8Array.from({ length: size }, () => Math.floor(Math.random() * 256));
      const tools = { store, cipher, clock };
      const entry = beginEntry(createIds(clock, bytes), { what: "unlock", head: "" as never, wanted: null }, 5);
      await saveEntry(store.db, tools, 7, { ...entry, digits: "739146" });
      expect(await loadEntry(tools, 7)).toEqual({ ...entry, digits: "739146" });
      expect(JSON.stringify(await readEntry(store.db, 7))).not.toContain("739146");
      await forgetEntry(store.db, 7, clock.now(), "another");
      expect(await loadEntry(tools, 7)).not.toBeNull();
      await clock.advance(15 * 60_000);
      expect(await loadEntry(tools, 7)).toBeNull();
      await pruneEntries(store.db, clock.now());
      expect(await readEntry(store.db, 7)).toBeUndefined();
    });
  });
}
