import { describe, expect, it } from "vitest";
import type { Delivered } from "../../../src/outbox/messenger.ts";
import { holdDisk } from "../../support/held-disk.ts";
import { turns, waitFor } from "../../support/until.ts";
import { done, openCounter } from "./counter.ts";

describe("what is owed while notices are paid", () => {
  it("is paid as it is owed, also where it is more than is paid at once", async () => {
    await using counter = await openCounter();
    await counter.deliver();
    const hanging = Promise.withResolvers<Delivered>();
    counter.script.push(...Array.from({ length: 200 }, () => hanging.promise));
    for (let userId = 1000; userId < 1450; userId++) await counter.enqueue(await counter.sell({ user_id: userId }));
    await counter.clock.advance(0);
    expect(counter.calls.length).toBeGreaterThanOrEqual(200);
    hanging.resolve(done);
    await counter.deliver();
    expect(counter.calls).toHaveLength(450);
    expect(await counter.due()).toEqual([]);
  });
});

describe("what is begun as it is owed", () => {
  it("after it was disposed of, what is owed is left to the next start", async () => {
    await using counter = await openCounter();
    await counter.deliver();
    await counter.notices[Symbol.asyncDispose]();
    await counter.enqueue(await counter.sell(), "desk");
    await counter.clock.advance(0);
    expect(counter.calls).toEqual([]);
    expect((await counter.due()).length).toBe(1);
  });

  it("what the store could not book is tried again within seconds", async () => {
    await using counter = await openCounter();
    await counter.deliver();
    const sale = await counter.sell();
    const slow = Promise.withResolvers<Delivered>();
    counter.script.push(slow.promise);
    await counter.enqueue(sale);
    await counter.clock.advance(0);
    counter.faults.isDown = true;
    slow.resolve(done);
    await counter.clock.advance(0);
    counter.faults.isDown = false;
    await counter.clock.advance(10_000);
    expect(counter.complaints).toContain("notice.not_booked");
    expect(await counter.due()).toEqual([]);
  });

  it("is paid in order for one chat, beside a backlog", async () => {
    await using counter = await openCounter();
    const first = Promise.withResolvers<Delivered>();
    const rest = Promise.withResolvers<Delivered>();
    counter.script.push(first.promise, ...Array.from({ length: 199 }, () => rest.promise));
    for (let userId = 1000; userId < 1200; userId++) await counter.enqueue(await counter.sell({ user_id: userId }));
    await counter.clock.advance(1);
    const older = await counter.sell({ user_id: 5000 });
    await counter.enqueue(older, "desk");
    const sale = await counter.sell({ user_id: 5000 });
    counter.notices.start();
    await counter.clock.advance(0);
    await waitFor(() => counter.calls.length === 200, "200 are being paid");
    {
      using disk = holdDisk();
      first.resolve(done);
      await waitFor(() => disk.held > 0, "the first is booked");
      const owing = counter.enqueue(sale, "login");
      await turns(20);
      disk.letGo();
      await turns(20);
      disk.open();
      await owing;
      await turns(20);
    }
    rest.resolve(done);
    await counter.notices.idle();
    expect(counter.calls.slice(200)).toEqual(["say desk", "say login"]);
  });
});
