import { describe, expect, it } from "vitest";
import { prepared, preparedRows } from "../../../src/db/prepared.ts";
import { readSetting } from "../../../src/db/settings.queries.ts";
import { noon } from "../../support/builders.ts";
import type { Engine } from "./engine.ts";

/** Counts how often a query is built. */
function counting() {
  let built = 0;
  const change = prepared((db, { id, ...changes }: { id: number; first_name?: string; locale?: string | null }) => {
    built++;
    return db.updateTable("chat").set(changes).where("user_id", "=", id).returningAll();
  });
  return { change, built: () => built };
}

export function describePrepared(name: string, engine: Engine): void {
  describe(`prepared queries in ${name}`, () => {
    it("are built once, and take the values of each call", async () => {
      await using store = await engine.open();
      const { change, built } = counting();
      for (const user_id of [1, 2]) {
        const row = { user_id, first_name: "Ada", account_id: null, locale: null, logged_in_at: null };
        await store.db
          .insertInto("chat")
          .values({ ...row, is_reachable: 1, created_at: noon })
          .execute();
      }
      for (const id of [1, 2, 3]) await change(store.db, { id, first_name: `Bola ${id}` });
      const chats = await store.db.selectFrom("chat").select(["user_id", "first_name"]).orderBy("user_id").execute();
      expect(chats.map(({ first_name }) => first_name)).toEqual(["Bola 1", "Bola 2"]);
      expect(built()).toBe(1);
    });

    it("write null, and do not touch columns that are undefined or not named", async () => {
      await using store = await engine.open();
      const { change, built } = counting();
      const row = { user_id: 1, first_name: "Ada", account_id: null, locale: "en", logged_in_at: null };
      await store.db
        .insertInto("chat")
        .values({ ...row, is_reachable: 1, created_at: noon })
        .execute();
      const { rows: renamed } = await change(store.db, { id: 1, first_name: "Bola", locale: undefined as never });
      expect(renamed).toMatchObject([{ first_name: "Bola", locale: "en" }]);
      const { rows: cleared } = await change(store.db, { id: 1, locale: null });
      expect(cleared).toMatchObject([{ first_name: "Bola", locale: null }]);
      expect(built()).toBe(2);
    });

    it("take several rows, built once per number of rows", async () => {
      await using store = await engine.open();
      let built = 0;
      const put = preparedRows((db, rows: { name: string; value: string }[]) => {
        built++;
        return db.insertInto("setting").values(rows).returning("name");
      });
      const rowsOf = (...names: string[]) => names.map((name) => ({ name, value: name.toUpperCase() }));
      for (const names of [["a", "b"], ["c", "d"], ["e"]]) {
        expect((await put(store.db, rowsOf(...names))).rows.map(({ name }) => name).sort()).toEqual(names);
      }
      expect(await readSetting(store.db, "d")).toBe("D");
      expect(built).toBe(2);
    });

    it("say how many rows they changed, also in a transaction", async () => {
      await using store = await engine.open();
      const put = prepared((db, p: { name: string; value: string }) =>
        db
          .insertInto("setting")
          .values(p)
          .onConflict((c) => c.column("name").doNothing()),
      );
      const changed = await store.transaction(async (trx) => [
        (await put(trx, { name: "a", value: "1" })).numAffectedRows,
        (await put(trx, { name: "a", value: "2" })).numAffectedRows,
      ]);
      expect(changed).toEqual([1n, 0n]);
    });
  });
}
