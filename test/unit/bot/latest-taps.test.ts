import { describe, expect, it } from "vitest";
import { createLatestTaps } from "../../../src/bot/latest-taps.ts";

describe("the latest tap on a message", () => {
  it("is the one after which nobody has tapped there", () => {
    const taps = createLatestTaps();
    taps.note(7, 100, 1);
    expect(taps.isLatest(7, 100, 1)).toBe(true);
    taps.note(7, 100, 2);
    expect(taps.isLatest(7, 100, 1)).toBe(false);
    expect(taps.isLatest(7, 100, 2)).toBe(true);
    expect(taps.isLatest(7, 101, 1)).toBe(true);
    expect(taps.isLatest(8, 100, 1)).toBe(true);
  });

  it("counts what was typed before anybody tapped", () => {
    const taps = createLatestTaps();
    expect(taps.isLatest(7, 100, 5)).toBe(true);
    taps.note(7, 100, 6);
    expect(taps.isLatest(7, 100, 5)).toBe(false);
  });

  it("forgets the oldest of very many", () => {
    const taps = createLatestTaps();
    for (let message = 0; message <= 5000; message++) taps.note(7, message, 10);
    expect(taps.isLatest(7, 0, 1)).toBe(true);
    expect(taps.isLatest(7, 5000, 1)).toBe(false);
  });
});
