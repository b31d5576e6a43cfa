import { describe, expect, it } from "vitest";
import { createIds } from "../../../src/core/ids.ts";
import { silentLog } from "../../../src/core/log.ts";
import { type AlertFacts, type AlertReading, patience, recordReadings } from "../../../src/operations/alerts.ts";
import { surpriseIn } from "../../../src/operations/catalogue-surprises.ts";
import { insertAlert, openAlerts } from "../../../src/operations/operations.queries.ts";
import { type AlertKind, alertKinds } from "../../../src/operations/operations.table.ts";
import { readDisk, readSkew, readToken } from "../../../src/operations/readings.ts";
import { createSkewSignal, createTelegramSignal } from "../../../src/operations/signals.ts";
import { openTempStore } from "../../support/builders.ts";
import { createFakeClock } from "../../support/fake-clock.ts";

const good: AlertReading = { is: "good" };
const unclear: AlertReading = { is: "unclear" };
const low: AlertFacts = { kind: "disk_low", freeBytes: 1 };
const facts: Readonly<Record<AlertKind, AlertFacts>> = {
  service_down: { kind: "service_down" },
  bot_token: { kind: "bot_token", why: "refused" },
  stuck_sale: { kind: "stuck_sale", count: 1, oldestAt: 1 },
  disk_low: low,
  clock_skew: { kind: "clock_skew", peer: "service", seconds: 40 },
  catalogue_surprise: { kind: "catalogue_surprise", what: "price", listing: "dataPlans" },
};

/** The alerts of two operators over a book, looked at every five seconds. */
async function openAlarm() {
  const store = await openTempStore();
  const clock = createFakeClock();
  const ids = createIds(clock, (size) => crypto.getRandomValues(new Uint8Array(size)));
  const look = (kind: AlertKind, reading: AlertReading) => {
    const calm = Object.fromEntries(alertKinds.map((one) => [one, good])) as Record<AlertKind, AlertReading>;
    const deps = { ids, log: silentLog, adminIds: [1, 2], now: clock.now() };
    return store.transaction((trx) => recordReadings(trx, deps, { ...calm, [kind]: reading }));
  };
  return {
    ...{ store, clock, look },
    async lasts(kind: AlertKind, reading: AlertReading, ms: number): Promise<void> {
      for (let passed = 0; passed < ms; passed += 5000) {
        await look(kind, reading);
        await clock.advance(5000);
      }
      await look(kind, reading);
    },
    async isRaised(kind: AlertKind): Promise<boolean> {
      return (await openAlerts(store.db)).some((alert) => alert.kind === kind && alert.raised_at !== null);
    },
    owed: () => store.db.selectFrom("notice").selectAll().where("key", "like", "board:alert:%").execute(),
  };
}

describe("an alert", () => {
  it.each(alertKinds)("of %s is raised after its time, once, and is over after its time", async (kind) => {
    const alarm = await openAlarm();
    await using _ = alarm.store;
    const bad: AlertReading = { is: "bad", facts: facts[kind] };
    const { raiseMs, clearMs } = patience[kind];
    if (raiseMs > 0) {
      await alarm.lasts(kind, bad, raiseMs - 5000);
      expect(await alarm.isRaised(kind)).toBe(false);
      await alarm.clock.advance(5000);
    }
    await alarm.look(kind, bad);
    expect(await alarm.isRaised(kind)).toBe(true);
    await alarm.lasts(kind, bad, 10 * 60_000);
    const owed = await alarm.owed();
    expect(owed.map(({ user_id, version }) => [user_id, version])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    await alarm.clock.advance(5000);
    await alarm.lasts(kind, good, clearMs - 5000);
    expect(await alarm.isRaised(kind)).toBe(true);
    await alarm.clock.advance(5000);
    await alarm.look(kind, good);
    expect(await openAlerts(alarm.store.db)).toEqual([]);
    // The same two messages, to be redrawn.
    expect((await alarm.owed()).map(({ version }) => version)).toEqual([2, 2]);
  });

  it("that was never told is forgotten without a word", async () => {
    const alarm = await openAlarm();
    await using _ = alarm.store;
    for (let time = 0; time < 5; time++) {
      await alarm.lasts("disk_low", { is: "bad", facts: low }, 20_000);
      await alarm.look("disk_low", good);
    }
    expect(await openAlerts(alarm.store.db)).toEqual([]);
    expect(await alarm.owed()).toEqual([]);
  });

  it("stays while its reading is unclear, and while it flickers", async () => {
    const alarm = await openAlarm();
    await using _ = alarm.store;
    await alarm.lasts("disk_low", { is: "bad", facts: low }, 60_000);
    await alarm.lasts("disk_low", unclear, 600_000);
    for (let time = 0; time < 10; time++) {
      await alarm.lasts("disk_low", good, 30_000);
      await alarm.look("disk_low", { is: "bad", facts: low });
    }
    expect(await alarm.isRaised("disk_low")).toBe(true);
    expect((await alarm.owed()).map(({ version }) => version)).toEqual([1, 1]);
  });

  it("that began before the first look is as old as it is", async () => {
    const alarm = await openAlarm();
    await using _ = alarm.store;
    const since = alarm.clock.now() - 600_000;
    await alarm.look("service_down", { is: "bad", since, facts: facts.service_down });
    expect(await alarm.isRaised("service_down")).toBe(true);
    expect(await openAlerts(alarm.store.db)).toMatchObject([{ bad_since: since }]);
  });

  it("is one, whatever the replicas see: the database takes no second one of its kind", async () => {
    const alarm = await openAlarm();
    await using _ = alarm.store;
    const alert = { good_since: null, over_at: null, bad_since: 1, raised_at: 1, facts: "{}" };
    await insertAlert(alarm.store.db, { ...alert, id: "a", kind: "stuck_sale" });
    await expect(insertAlert(alarm.store.db, { ...alert, id: "b", kind: "stuck_sale" })).rejects.toThrow();
    await insertAlert(alarm.store.db, { ...alert, id: "c", kind: "stuck_sale", over_at: 2 });
  });
});

describe("what an alert is read from", () => {
  it("is the free space, with a gap between bad and good", () => {
    const at = (freeBytes: number) => readDisk({ freeBytes, totalBytes: 1e11 }).is;
    expect([0.99e9, 1e9, 1.5e9, 1.51e9].map(at)).toEqual(["bad", "unclear", "unclear", "good"]);
    expect(readDisk(undefined).is).toBe("unclear");
  });

  it("is the clock of the answering peer, for ten minutes", async () => {
    const clock = createFakeClock();
    const skew = createSkewSignal(clock);
    const second = () => Math.floor(clock.now() / 1000) * 1000;
    expect(readSkew(skew).is).toBe("unclear");
    skew.note("telegram", second());
    expect(readSkew(skew).is).toBe("good");
    skew.note("service", second() + 32_000);
    expect(readSkew(skew)).toEqual({ is: "bad", facts: { kind: "clock_skew", peer: "service", seconds: -32 } });
    skew.note("service", second() + 20_000);
    expect(readSkew(skew).is).toBe("unclear");
    skew.note("service", null);
    await clock.advance(10 * 60_000 + 1);
    expect(readSkew(skew).is).toBe("unclear");
    expect(skew.read("telegram")).toBeNull();
  });

  it("is what Telegram answers: three times in a row the same trouble", () => {
    const clock = createFakeClock();
    const telegram = createTelegramSignal(clock);
    const hears = (method: string, ...codes: number[]) => {
      for (const code of codes) telegram.note({ method, code });
      const reading = readToken(telegram);
      return reading.is === "bad" ? reading.facts : reading.is;
    };
    expect(readToken(telegram).is).toBe("unclear");
    expect(hears("getUpdates", 200)).toBe("good");
    expect(hears("sendMessage", 400, 403, 429, 400)).toBe("good");
    expect(hears("getUpdates", 0, 502)).toBe("unclear");
    expect(hears("getUpdates", 0)).toEqual({ kind: "bot_token", why: "unreachable" });
    expect(hears("sendMessage", 200)).toBe("good");
    expect(hears("getUpdates", 409, 409, 409)).toEqual({ kind: "bot_token", why: "conflict" });
    // Calls in between do not show who polls.
    expect(hears("sendMessage", 200)).toEqual({ kind: "bot_token", why: "conflict" });
    expect(hears("getMe", 401, 404, 401)).toEqual({ kind: "bot_token", why: "refused" });
    expect(hears("getUpdates", 200)).toBe("good");
  });

  it("is a list of the service that is unlike the one before", () => {
    const list = (...prices: (number | null)[]) => prices.map((apiSellerPriceKobo, id) => ({ id, apiSellerPriceKobo }));
    expect(surpriseIn({ before: null, after: list(100) })).toBeNull();
    expect(surpriseIn({ before: list(100, 200), after: list(100, 200) })).toBeNull();
    expect(surpriseIn({ before: list(100, 200), after: list(199, 101) })).toBeNull();
    expect(surpriseIn({ before: list(100, 200), after: list(100, 400) })).toBe("price");
    expect(surpriseIn({ before: list(100, 200), after: list(100, 100) })).toBe("price");
    expect(surpriseIn({ before: list(null), after: list(5) })).toBeNull();
    expect(surpriseIn({ before: list(100), after: [] })).toBe("emptied");
    expect(surpriseIn({ before: [], after: [] })).toBeNull();
    expect(surpriseIn({ before: list(100), after: null })).toBe("unreadable");
  });
});
