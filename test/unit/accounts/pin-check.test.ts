import { describe, expect, it } from "vitest";
import { checkPin, forgiveTries, type PinAnswer } from "../../../src/accounts/pin-check.ts";
import { triesLeft } from "../../../src/accounts/pin-tries.ts";
import { findLock } from "../../../src/store/locks.ts";
import { Malformed, NotAccepted, RateLimited, Unavailable } from "../../../src/vending/errors.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { openTempStore } from "../../support/temp-store.ts";

const minute = 60_000;

/** A service that knows one PIN, and counts what it was asked. */
async function openDesk() {
  const store = await openTempStore();
  const clock = createFakeClock();
  let asked = 0;
  const give = (pin: string, userId = 7) =>
    checkPin({ store, clock }, userId, async () => {
      asked++;
      if (pin !== "7391") throw new NotAccepted();
    });
  const fail = (error: Error) =>
    checkPin({ store, clock }, 7, () => {
      asked++;
      return Promise.reject(error);
    });
  return {
    ...{ store, clock, give, fail },
    get asked() {
      return asked;
    },
    count: async () => (await findLock(store.db, 7))?.wrong ?? 0,
    forgive: () => store.transaction((trx) => forgiveTries(trx, 7, clock.now())),
    [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
  };
}

const kinds = (answers: readonly PinAnswer<void>[]) => answers.map(({ kind }) => kind);

describe("wrong PINs", () => {
  it("are counted, and the fifth makes the sixth wait for 15 minutes without asking the service", async () => {
    await using desk = await openDesk();
    for (let wrong = 1; wrong <= 4; wrong++) {
      expect(await desk.give("0000")).toMatchObject({ kind: "wrong", wrong, isOut: false, until: null });
    }
    const until = desk.clock.now() + 15 * minute;
    expect(await desk.give("0000")).toMatchObject({ kind: "wrong", wrong: 5, isOut: false, until });
    // Not even the right one is shown to the service.
    expect(await desk.give("7391")).toEqual({ kind: "wait", until });
    await desk.clock.advance(15 * minute - 1);
    expect(await desk.give("7391")).toEqual({ kind: "wait", until });
    expect(desk.asked).toBe(5);
    await desk.clock.advance(1);
    expect(await desk.give("7391")).toMatchObject({ kind: "right" });
  });

  it("are one too many at the tenth", async () => {
    await using desk = await openDesk();
    for (let wrong = 1; wrong <= 5; wrong++) await desk.give("0000");
    await desk.clock.advance(15 * minute);
    for (let wrong = 6; wrong <= 9; wrong++) expect(await desk.give("0000")).toMatchObject({ wrong, isOut: false });
    expect(await desk.give("0000")).toMatchObject({ kind: "wrong", wrong: 10, isOut: true });
  });

  it("are never more than five, however many are tried at once", async () => {
    await using desk = await openDesk();
    const answers = await Promise.all(Array.from({ length: 40 }, () => desk.give("0000")));
    expect(kinds(answers).filter((kind) => kind === "wrong")).toHaveLength(5);
    expect(desk.asked).toBe(5);
    await desk.clock.advance(15 * minute);
    await Promise.all(Array.from({ length: 40 }, () => desk.give("0000")));
    expect(desk.asked).toBe(10);
  });

  it("wait for an hour from the fifteenth on", async () => {
    await using desk = await openDesk();
    for (let round = 1; round <= 2; round++) {
      for (let tries = 1; tries <= 5; tries++) await desk.give("0000");
      await desk.clock.advance(15 * minute);
    }
    for (let tries = 1; tries <= 5; tries++) await desk.give("0000");
    await desk.clock.advance(15 * minute);
    expect(await desk.give("7391")).toMatchObject({ kind: "wait" });
    await desk.clock.advance(45 * minute);
    expect(await desk.give("7391")).toMatchObject({ kind: "right" });
  });

  it("are forgotten after a right one, and only with what it leads to", async () => {
    await using desk = await openDesk();
    for (let tries = 1; tries <= 3; tries++) await desk.give("0000");
    expect(await desk.give("7391")).toMatchObject({ kind: "right" });
    expect(await desk.count()).toBe(4);
    await desk.forgive();
    expect(await desk.count()).toBe(0);
    expect(await desk.give("0000")).toMatchObject({ wrong: 1 });
  });

  it("of one user are not another's", async () => {
    await using desk = await openDesk();
    for (let tries = 1; tries <= 5; tries++) await desk.give("0000");
    expect(await desk.give("7391", 8)).toMatchObject({ kind: "right" });
  });
});

describe("a service that does not answer", () => {
  it.each([
    ["is down", new Unavailable(), "unavailable"],
    ["answers what cannot be read", new Malformed(), "unreadable"],
    ["asks to wait", new RateLimited(), "slow_down"],
  ])("and %s counts no PIN", async (_what, error, kind) => {
    await using desk = await openDesk();
    for (let tries = 1; tries <= 12; tries++) expect(await desk.fail(error)).toMatchObject({ kind });
    expect(await desk.count()).toBe(0);
  });

  it("gives back the fifth try, too, and none that was counted before", async () => {
    await using desk = await openDesk();
    for (let tries = 1; tries <= 4; tries++) await desk.give("0000");
    expect(await desk.fail(new Unavailable())).toEqual({ kind: "unavailable" });
    expect(await desk.count()).toBe(4);
    expect(await desk.give("0000")).toMatchObject({ kind: "wrong", wrong: 5 });
  });

  it("leaves a try counted when nobody knows what happened", async () => {
    await using desk = await openDesk();
    await expect(desk.fail(new Error("a bug"))).rejects.toThrow("a bug");
    expect(await desk.count()).toBe(1);
  });
});

describe("the tries that are left", () => {
  it("begin anew after each wait", () => {
    expect([0, 1, 4, 5, 6, 9].map(triesLeft)).toEqual([5, 4, 1, 5, 4, 1]);
  });
});
