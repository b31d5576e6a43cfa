import { describe, expect, it } from "vitest";
import { systemClock } from "../../src/core/clock.ts";
import { type BeyondSpecReading, beyondSpecReadings } from "../../src/core/metrics.ts";
import { createObservers } from "../../src/observers.ts";
import { createSignals } from "../../src/operations/readings.ts";
import { createRegistry } from "../../src/registry.ts";
import { createServiceTraits, createStatusWordNoter } from "../../src/vending-api/traits.ts";

describe("the count of readings beyond the specification", () => {
  it("stands at 0 per reading, and counts one when it happens", async () => {
    const registry = createRegistry();
    const signals = createSignals(systemClock, { hasAnswered: true, health: () => ({ state: "closed", since: null }) });
    const observers = createObservers(registry.metrics, signals);
    observers.beyondSpec("path_slug");
    observers.beyondSpec("path_slug");
    const text = await registry.read([]);
    const counted = beyondSpecReadings.map((reading) => {
      const sample = `vendbot_beyond_spec_total{reading="${reading}"} `;
      return text
        .split("\n")
        .find((line) => line.startsWith(sample))
        ?.slice(sample.length);
    });
    expect(counted).toEqual(beyondSpecReadings.map((reading) => (reading === "path_slug" ? "2" : "0")));
  });
});

describe("a status word that the specification does not have", () => {
  it("is counted each time and learnt once, beside those that are known", async () => {
    const traits = createServiceTraits({ stored: new Map([["status_words", "reversed"]]) });
    const counted: BeyondSpecReading[] = [];
    const note = createStatusWordNoter(traits, (reading) => counted.push(reading));
    for (const word of ["success", " Refunded ", "REFUNDED", "reversed", "weird"]) await note(word);
    expect(counted).toEqual(["status_word", "status_word", "status_word"]);
    expect(traits.get("status_words")).toBe("refunded,reversed");
  });
});
