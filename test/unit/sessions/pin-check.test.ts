import { describe, expect } from "vitest";
import { putChat, updateAccount } from "../../../src/accounts/accounts.queries.ts";
import { createIds } from "../../../src/core/ids.ts";
import { forgetOld } from "../../../src/operations/retention.ts";
import { dueNotices } from "../../../src/outbox/deliveries.queries.ts";
import { findLock } from "../../../src/sessions/locks.queries.ts";
import { checkPin, forgiveTries, hashPhone, type PinAnswer } from "../../../src/sessions/pin-check.ts";
import { AnotherStep, Malformed, NotAccepted, RateLimited, Unavailable } from "../../../src/vending-api/errors.ts";
import { openTempStore } from "../../support/builders.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { itWith } from "../../support/it-with.ts";

const it = itWith("desk", openDesk);

const minute = 60_000;
const adasPhone = "08031234567";
const anotherPhone = "08029999999";

/** A service that knows one PIN, and counts what it was asked. */
async function openDesk() {
  const store = await openTempStore();
  const clock = createFakeClock();
  const bytes = (size: number) => Uint8Array.from({ length: size }, () => Math.floor(Math.random() * 256));
  const deps = { store, clock, ids: createIds(clock, bytes) };
  let asked = 0;
  const give = (pin: string, userId = 7, phone = adasPhone, isIn = false) =>
    checkPin(deps, { userId, phone, isIn }, async () => {
      asked++;
      if (pin !== "7391") throw new NotAccepted();
    });
  const fail = (error: Error) =>
    checkPin(deps, { userId: 7, phone: adasPhone, isIn: false }, () => {
      asked++;
      return Promise.reject(error);
    });
  const forgive = async (answer: PinAnswer<void>) => {
    if (answer.kind !== "right") throw new Error(`The PIN was ${answer.kind}`);
    await store.transaction((trx) => forgiveTries(trx, answer.counted, clock.now()));
  };
  return {
    ...{ store, clock, give, fail, forgive },
    get asked() {
      return asked;
    },
    count: async (userId = 7) => (await findLock(store.db, userId))?.wrong ?? 0,
    [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
  };
}

const kinds = (answers: readonly PinAnswer<void>[]) => answers.map(({ kind }) => kind);
const five = [1, 2, 3, 4, 5];

describe("wrong PINs", () => {
  it("are counted, and the fifth makes the sixth wait for 15 minutes without asking the service", async ({ desk }) => {
    for (let left = 4; left >= 1; left--) {
      expect(await desk.give("0000")).toMatchObject({ kind: "wrong", left, isOut: false, until: null });
    }
    const until = desk.clock.now() + 15 * minute;
    expect(await desk.give("0000")).toMatchObject({ kind: "wrong", isOut: false, until });
    // Not even the right one is shown to the service.
    expect(await desk.give("7391")).toEqual({ kind: "wait", until });
    await desk.clock.advance(15 * minute - 1);
    expect(await desk.give("7391")).toEqual({ kind: "wait", until });
    expect(desk.asked).toBe(5);
    await desk.clock.advance(1);
    expect(await desk.give("7391")).toMatchObject({ kind: "right" });
  });

  it("are one too many at the tenth", async ({ desk }) => {
    for (const _ of five) await desk.give("0000");
    await desk.clock.advance(15 * minute);
    for (let wrong = 6; wrong <= 9; wrong++) expect(await desk.give("0000")).toMatchObject({ isOut: false });
    expect(await desk.give("0000")).toMatchObject({ kind: "wrong", isOut: true });
  });

  it("I26: are never more than five, however many are tried at once, by however many users", async ({ desk }) => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => desk.give("0000", 7 + (index % 20))));
    expect(kinds(answers).filter((kind) => kind === "wrong")).toHaveLength(5);
    expect(desk.asked).toBe(5);
    await desk.clock.advance(15 * minute);
    await Promise.all(Array.from({ length: 40 }, () => desk.give("0000", 30)));
    expect(desk.asked).toBe(10);
  });

  it("wait twice as long each time, up to a day", async ({ desk }) => {
    for (const waitMinutes of [15, 30, 60, 120, 240, 480, 960, 1440, 1440]) {
      for (const _ of five) await desk.give("0000");
      await desk.clock.advance(waitMinutes * minute - 1);
      expect(await desk.give("7391")).toMatchObject({ kind: "wait" });
      await desk.clock.advance(1);
    }
    expect(await desk.give("7391")).toMatchObject({ kind: "right" });
  });

  it("are forgotten after a right one, and only with what it leads to", async ({ desk }) => {
    for (let tries = 1; tries <= 3; tries++) await desk.give("0000");
    const right = await desk.give("7391");
    expect(await desk.count()).toBe(4);
    await desk.forgive(right);
    expect(await desk.count()).toBe(0);
    expect(await desk.give("0000")).toMatchObject({ left: 4 });
  });

  it("of one user stop no other user at another number", async ({ desk }) => {
    for (const _ of five) await desk.give("0000");
    expect(await desk.give("7391", 8, anotherPhone)).toMatchObject({ kind: "right" });
    expect(await desk.give("7391", 7, anotherPhone)).toMatchObject({ kind: "wait" });
  });

  it("at one number count for all users together, and the account's other chats get a message when it is stopped", async () => {
    await using desk = await openDesk();
    await updateAccount(desk.store.db, "ada", { phone_number: "+2348031234567" });
    for (const user_id of [7, 8]) {
      await putChat(desk.store.db, { user_id, first_name: "A", account_id: "ada", created_at: 1 });
    }
    for (const userId of [21, 22, 23, 24]) expect((await desk.give("0000", userId)).kind).toBe("wrong");
    expect(await dueNotices(desk.store.db, desk.clock.now(), 9)).toEqual([]);
    const until = desk.clock.now() + 15 * minute;
    expect(await desk.give("0000", 7)).toMatchObject({ kind: "wrong", until });
    expect(await desk.give("7391", 25)).toEqual({ kind: "wait", until });
    const owed = await dueNotices(desk.store.db, desk.clock.now(), 9);
    expect(owed.map(({ user_id, facts }) => [user_id, JSON.parse(facts ?? "")])).toEqual([
      [8, { about: "pin_stop", until }],
    ]);
  });

  it("at a number are forgiven only by the right PIN of that number, and those of a user by none of another's", async () => {
    await using desk = await openDesk();
    for (let tries = 1; tries <= 4; tries++) {
      expect((await desk.give("0000")).kind).toBe("wrong");
      await desk.forgive(await desk.give("7391", 7, anotherPhone));
    }
    expect(await desk.give("0000")).toMatchObject({ kind: "wrong", until: desk.clock.now() + 15 * minute });
    // The owner's right PIN opens the number again, and a guesser stays stopped.
    await desk.clock.advance(15 * minute);
    await desk.forgive(await desk.give("7391", 8));
    expect(await desk.count()).toBe(5);
    for (let tries = 1; tries <= 4; tries++) await desk.give("0000");
    expect(await desk.give("0000")).toMatchObject({ until: desk.clock.now() + 30 * minute });
  });

  it("stand in no table with the number, and count for a week", async ({ desk }) => {
    for (const _ of five) await desk.give("0000");
    const rows = async () => [
      ...(await desk.store.db.selectFrom("pin_try").selectAll().execute()),
      ...(await desk.store.db.selectFrom("phone_lock").selectAll().execute()),
    ];
    expect((await rows()).map((row) => row.phone_hash)).toEqual([hashPhone(adasPhone), hashPhone(adasPhone)]);
    expect(JSON.stringify(await rows())).not.toContain("8031234567");
    const later = desk.clock.now() + 7 * 24 * 60 * minute;
    await desk.store.transaction((trx) => forgetOld(trx, later - 1));
    expect(await rows()).toHaveLength(2);
    await desk.store.transaction((trx) => forgetOld(trx, later));
    expect(await rows()).toEqual([]);
    expect(await desk.count()).toBe(0);
  });
});

describe("a second step", () => {
  it("counts as a try each time, brings its words, and is no wrong PIN", async ({ desk }) => {
    const step = new AnotherStep({ words: "Code sent" });
    for (const _ of five) expect(await desk.fail(step)).toEqual({ kind: "another_step", words: "Code sent" });
    expect(await desk.count()).toBe(5);
    expect(await desk.fail(step)).toMatchObject({ kind: "wait" });
    expect(desk.asked).toBe(5);
  });
});

describe("what answers in place of a login", () => {
  it.each([
    ["a web page", new Malformed({ status: 200, why: "page" }), "page"],
    ["a redirect", new Malformed({ status: 302, why: "http_302" }), "redirect"],
    ["a yes without a token", new Malformed({ status: 200, why: "no_token" }), "no_token"],
    ["anything else", new Malformed({ status: 200, why: "bad_json" }), "other"],
  ])("is told as %s", async (_what, error, what) => {
    await using desk = await openDesk();
    expect(await desk.fail(error)).toMatchObject({ kind: "unreadable", what, words: null, left: 4 });
    expect(await desk.count()).toBe(1);
  });

  it.each([
    ["words for a wrong PIN under 200", new Malformed({ status: 200, why: "no_token" })],
    ["a redirect", new Malformed({ status: 302, why: "http_302" })],
    ["a second step", new AnotherStep()],
  ])("gives no sixth guess: %s", async (_what, error) => {
    await using desk = await openDesk();
    await updateAccount(desk.store.db, "ada", { phone_number: "+2348031234567" });
    await putChat(desk.store.db, { user_id: 8, first_name: "A", account_id: "ada", created_at: 1 });
    for (let guess = 1; guess <= 60; guess++) await desk.fail(error);
    expect(desk.asked).toBe(5);
    expect(await desk.fail(error)).toMatchObject({ kind: "wait" });
    const owed = await dueNotices(desk.store.db, desk.clock.now(), 9);
    expect(owed.map(({ user_id }) => user_id)).toEqual([8]);
  });

  it("counts as a try where it is a refusal, also in a web page", async ({ desk }) => {
    expect(await desk.fail(new NotAccepted({ status: 404, why: "page" }))).toMatchObject({
      kind: "wrong",
      isPage: true,
    });
    expect(await desk.count()).toBe(1);
  });
});

describe("a service that does not answer", () => {
  it.each([
    ["is down", new Unavailable(), "unavailable"],
    ["asks to wait", new RateLimited(), "slow_down"],
  ])("and %s counts no PIN", async (_what, error, kind) => {
    await using desk = await openDesk();
    for (let tries = 1; tries <= 12; tries++) expect(await desk.fail(error)).toMatchObject({ kind });
    expect(await desk.count()).toBe(0);
  });

  it("I26: gives back the fifth try, too, and none that was counted before", async ({ desk }) => {
    for (let tries = 1; tries <= 4; tries++) await desk.give("0000");
    expect(await desk.fail(new Unavailable())).toEqual({ kind: "unavailable" });
    expect(await desk.count()).toBe(4);
    expect(await desk.give("0000")).toMatchObject({ kind: "wrong", until: desk.clock.now() + 15 * minute });
  });

  it("leaves a try counted when nobody knows what happened", async ({ desk }) => {
    await expect(desk.fail(new Error("a bug"))).rejects.toThrow("a bug");
    expect(await desk.count()).toBe(1);
  });
});
