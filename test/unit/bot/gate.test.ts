import { describe, expect, it } from "vitest";
import { putChat } from "../../../src/accounts/accounts.queries.ts";
import { createGate, createPace } from "../../../src/bot/inbox/pace.ts";
import { noon, openTempStore } from "../../support/builders.ts";
import { textUpdate } from "../../support/crowded-shop.ts";

describe("the gate", () => {
  it("takes nobody who is let in for a stranger, also where that is forgotten while it asks about others", async () => {
    await using store = await openTempStore();
    await putChat(store.db, { user_id: 7, first_name: "Ada", account_id: "ada", created_at: noon });
    let now = 0;
    let passes = 0;
    // Time passes as the database is asked.
    const db = new Proxy(store.db, {
      get(target, name) {
        now += passes;
        passes = 0;
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const pace = createPace({
      clock: { monotonic: () => now },
      limits: {
        user: { burst: 60, perSecond: 6 },
        strangers: { burst: 1, perSecond: 0 },
      },
    });
    const read: number[] = [];
    const gate = createGate({
      shop: { store: { ...store, db }, runInBackground() {}, log: { warn() {} } } as never,
      apiFor: () => ({}) as never,
      pace,
      accept: async (updates) => void read.push(...updates.map(({ update_id }) => update_id)),
    });
    const from = (userId: number, updateId: number) =>
      ({ ...textUpdate(userId, "hi", updateId), update_id: updateId }) as never;
    await gate([from(7, 1)]);
    await gate([from(9, 2)]);
    now += 59_999;
    passes = 2;
    await gate([from(7, 3), from(9, 4)]);
    expect(read).toEqual([1, 2, 3]);
  });

  it("takes a user whom every shop has turned out for a stranger after a minute, however steadily they write", async () => {
    await using store = await openTempStore();
    await putChat(store.db, { user_id: 7, first_name: "Ada", account_id: "ada", created_at: noon });
    let now = 0;
    const pace = createPace({ clock: { monotonic: () => now } });
    const gate = createGate({
      shop: { store, runInBackground() {}, log: { warn() {} } } as never,
      apiFor: () => ({}) as never,
      pace,
      accept: async () => undefined,
    });
    const writes = (updateId: number) => gate([{ ...textUpdate(7, "hi", updateId), update_id: updateId } as never]);
    await writes(1);
    await store.db.updateTable("chat").set({ account_id: null }).where("user_id", "=", 7).execute();
    for (const updateId of [2, 3, 4]) {
      now += 25_000;
      await writes(updateId);
    }
    expect(pace.isKnown(7)).toBe(false);
  });
});
