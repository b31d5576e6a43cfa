import { describe, expect, it } from "vitest";
import { createTurns } from "../../../src/bot/inbox/turns.ts";
import { finishUpdate, storeUpdates, undoneUpdates } from "../../../src/bot/inbox/updates.queries.ts";
import { type LogFields, silentLog } from "../../../src/core/log.ts";
import { alone } from "../../../src/db/leases.ts";
import { openTempStore } from "../../support/builders.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { waitFor } from "../../support/until.ts";

const ada = 7;

describe("updates that a process takes up at its start", () => {
  it("are handled where one before them cannot be opened", async () => {
    await using store = await openTempStore();
    const clock = createFakeClock();
    const handled: number[] = [];
    const errors: unknown[] = [];
    const log = { ...silentLog, error: (event: string, fields?: LogFields) => void errors.push({ event, ...fields }) };
    await using turns = createTurns({
      ...{ store, clock, log },
      open({ update_id }) {
        if (update_id === 1) throw new Error("It cannot be opened");
        return { update_id };
      },
      async run({ update_id }) {
        handled.push(update_id);
      },
    });
    const rows = [1, 2, 3].map((update_id) => ({ update_id, sender_id: ada, raw_sealed: "sealed" }));
    await storeUpdates(store.db, rows, clock.now());
    await turns.recover();
    await turns.idle();
    expect(handled).toEqual([2, 3]);
    expect(errors).toMatchObject([{ event: "update.unfinished", update: 1, error: "It cannot be opened" }]);
  });
});

describe("updates where several processes share a database", () => {
  it("are handled where those before and between them cannot be opened, which stay for a process that can", async () => {
    await using store = await openTempStore();
    const clock = createFakeClock();
    const handled: number[] = [];
    const errors: unknown[] = [];
    const log = { ...silentLog, error: (event: string, fields?: LogFields) => void errors.push({ event, ...fields }) };
    const isSealed = (id: number) => id <= 25 || id === 27;
    await using turns = createTurns({
      ...{ clock, log },
      store: { ...store, leases: { ...alone, isShared: true } },
      open({ update_id }) {
        if (isSealed(update_id)) throw new Error("It cannot be opened");
        return { update_id };
      },
      async run({ update_id: id }) {
        handled.push(id);
        await finishUpdate(store.db, id, clock.now(), null);
      },
    });
    const rows = Array.from({ length: 28 }, (_, at) => ({ update_id: at + 1, sender_id: ada, raw_sealed: "sealed" }));
    await storeUpdates(store.db, rows, clock.now());
    await turns.recover();
    await waitFor(() => handled.length === 2, "the others are handled");
    await storeUpdates(store.db, [{ update_id: 29, sender_id: ada, raw_sealed: "sealed" }], clock.now());
    await clock.advance(500);
    await waitFor(() => handled.length === 3, "a later one is handled");
    await clock.advance(2000);
    await turns.idle();
    expect(handled).toEqual([26, 28, 29]);
    const left = (await undoneUpdates(store.db)).map(({ update_id }) => update_id);
    expect(left).toEqual(rows.map(({ update_id }) => update_id).filter(isSealed));
    // Once each.
    expect(errors).toHaveLength(26);
    expect(errors[0]).toMatchObject({ event: "update.unfinished", update: 1, error: "It cannot be opened" });
  });

  it("are handled again a tenth of a second after the database was away", async () => {
    await using store = await openTempStore();
    const clock = createFakeClock();
    let tries = 0;
    await using turns = createTurns({
      ...{ clock, log: silentLog },
      store: { ...store, leases: { ...alone, isShared: true } },
      open: () => ({ update_id: 1 }),
      async run({ update_id: id }) {
        if (++tries < 3) throw new Error("The database is away");
        await finishUpdate(store.db, id, clock.now(), null);
      },
    });
    await storeUpdates(store.db, [{ update_id: 1, sender_id: ada, raw_sealed: "sealed" }], clock.now());
    turns.add([{ senderId: ada, update: { update_id: 1 } }]);
    await turns.recover();
    await waitFor(() => tries === 1, "it is tried");
    await clock.advance(99);
    expect(tries).toBe(1);
    await clock.advance(1);
    await waitFor(() => tries === 2, "it is tried again");
    await clock.advance(200);
    await waitFor(() => tries === 3, "it is tried once more");
  });
});
