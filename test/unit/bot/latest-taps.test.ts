import { describe, expect, it } from "vitest";
import { createLatestTaps } from "../../../src/bot/inbox/latest-taps.ts";
import type { Db } from "../../../src/db/database.ts";
import { alone } from "../../../src/db/leases.ts";

/** One process asks no database about taps: it has seen them all. */
const store = { db: undefined as unknown as Db, leases: alone };

describe("the latest tap on a message", () => {
  it("is the one after which nobody has tapped there", async () => {
    const taps = createLatestTaps(store);
    taps.note(7, 100, 1);
    expect(await taps.isLatest(7, 100, 1)).toBe(true);
    taps.note(7, 100, 2);
    expect(await taps.isLatest(7, 100, 1)).toBe(false);
    expect(await taps.isLatest(7, 100, 2)).toBe(true);
    expect(await taps.isLatest(7, 101, 1)).toBe(true);
    expect(await taps.isLatest(8, 100, 1)).toBe(true);
  });

  it("counts what was typed before anybody tapped", async () => {
    const taps = createLatestTaps(store);
    expect(await taps.isLatest(7, 100, 5)).toBe(true);
    taps.note(7, 100, 6);
    expect(await taps.isLatest(7, 100, 5)).toBe(false);
  });

  it("forgets the oldest of very many", async () => {
    const taps = createLatestTaps(store);
    for (let message = 0; message <= 5000; message++) taps.note(7, message, 10);
    expect(await taps.isLatest(7, 0, 1)).toBe(true);
    expect(await taps.isLatest(7, 5000, 1)).toBe(false);
  });
});
