import { describe, expect } from "vitest";
import { insertAccount } from "../../../src/accounts/accounts.queries.ts";
import { emitAfterCommit } from "../../../src/db/commit-events.ts";
import { createOutage, gapMs } from "../../../src/sales/outage.ts";
import { createReconciler } from "../../../src/sales/reconcile.ts";
import { createBreaker } from "../../../src/vending-api/breaker.ts";
import type { VerifyOutcome } from "../../../src/vending-api/verify-outcome.ts";
import { anAccount, aPurchase, noon, put } from "../../support/builders.ts";
import { it, middle, type Till } from "./till.ts";

function anOutage(till: Till) {
  const breaker = createBreaker({ clock: till.clock, random: middle });
  let pings = 0;
  let answers = true;
  const outage = createOutage({
    ...till,
    ...{ breaker, random: middle, onBack: () => undefined },
    async ping() {
      pings++;
      return answers;
    },
  });
  return {
    ...{ breaker, outage },
    goDown() {
      breaker.note("silent");
      breaker.note("silent");
    },
    fall(isSilent: boolean) {
      answers = !isSilent;
    },
    get pings() {
      return pings;
    },
  };
}

const tap = { userId: 7, now: noon, account: anAccount() };

describe("an outage of the service", () => {
  it("refuses sales from its first moment to its last, and no others", async ({ till }) => {
    const { breaker, outage, goDown } = anOutage(till);
    const ask = () => till.store.transaction((trx) => outage.guard(trx, aPurchase(), tap));
    expect(await ask()).toBeNull();
    goDown();
    expect(await ask()).toEqual({ kind: "service_down", since: noon });
    expect(outage.downSince()).toBe(noon);
    breaker.note("answered");
    expect(await ask()).toBeNull();
  });

  it("sends its end to every user who was turned away, once, and again only after another one", async ({ till }) => {
    const { breaker, outage, goDown } = anOutage(till);
    outage.start();
    const turnAway = (userId: number) => till.store.transaction((trx) => outage.turnAway(trx, userId));
    goDown();
    for (const userId of [7, 7, 8]) await turnAway(userId);
    await till.clock.advance(60_000);
    expect(await till.owed()).toEqual([]);
    breaker.note("answered");
    await till.clock.advance(60_000);
    expect(await till.owed()).toEqual(["account", "account"]);
    goDown();
    await turnAway(7);
    breaker.note("answered");
    await till.clock.advance(60_000);
    expect(await till.owed()).toHaveLength(3);
    await outage[Symbol.asyncDispose]();
  });

  it("is not told of as over by a process that has just started, before the service has answered", async ({ till }) => {
    const shop = anOutage(till);
    await till.store.transaction((trx) => shop.outage.turnAway(trx, 7));
    shop.fall(true);
    shop.outage.start();
    await till.clock.advance(12_000);
    expect([shop.pings, await till.owed()]).toEqual([3, []]);
    shop.fall(false);
    await till.clock.advance(5000);
    expect(await till.owed()).toEqual(["account"]);
    await till.clock.advance(60_000);
    expect(shop.pings).toBe(4);
    await shop.outage[Symbol.asyncDispose]();
  });

  it("leaves open sales to be checked at an even pace, unknown ones first", async ({ till }) => {
    const far = noon + 900_000;
    const pending = await put(till.store, aPurchase({ state: "pending", next_check_at: far }));
    const unknown = await put(till.store, aPurchase({ state: "unknown", next_check_at: far }));
    const due = await put(till.store, aPurchase({ state: "unknown", next_check_at: noon - 1 }));
    const over = await put(till.store, aPurchase({ state: "succeeded" }));
    const { breaker, outage, goDown } = anOutage(till);
    outage.start();
    goDown();
    await till.clock.advance(1);
    breaker.note("answered");
    await till.clock.advance(1);
    const at = async (id: string) => (await till.row(id)).next_check_at;
    expect([await at(unknown.id), await at(pending.id), await at(due.id), await at(over.id)]).toEqual([
      ...[noon + 26, noon + 76, noon - 1],
      null,
    ]);
    await outage[Symbol.asyncDispose]();
  });

  it("lasts in their looks no longer than forty seconds for a thousand, and never makes a stampede of them", () => {
    expect([gapMs(0), gapMs(10), gapMs(800), gapMs(1000), gapMs(2000), gapMs(100_000)]).toEqual([
      50, 50, 50, 40, 20, 20,
    ]);
  });

  it("is asked through by two at a time, and by eight when it is over, whatever hangs", async ({ till }) => {
    let isDown = true;
    const hanging: ((outcome: VerifyOutcome) => void)[] = [];
    const reconciler = createReconciler({
      ...till,
      verify: () => new Promise<VerifyOutcome>((resolve) => hanging.push(resolve)),
      isDebited: async () => false,
      isDown: () => isDown,
      onUnauthorized: async () => undefined,
    });
    for (let index = 0; index < 12; index++) {
      const id = `shop-${index}`;
      await insertAccount(till.store.db, anAccount({ id }));
      await put(till.store, aPurchase({ account_id: id, state: "unknown", next_check_at: noon }));
    }
    reconciler.start();
    await till.clock.advance(5000);
    expect(hanging).toHaveLength(2);
    isDown = false;
    emitAfterCommit(till.store.db, "checks");
    await till.clock.advance(5000);
    expect(hanging).toHaveLength(8);
    // One that hangs holds up nobody but its own account.
    hanging[0]?.({ kind: "error", why: "timeout", retryAfterMs: null });
    await till.clock.advance(100);
    expect(hanging).toHaveLength(9);
    const end = reconciler[Symbol.asyncDispose]();
    for (const answer of hanging) answer({ kind: "error", why: "timeout", retryAfterMs: null });
    await end;
  });
});
