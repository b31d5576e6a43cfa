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
});
