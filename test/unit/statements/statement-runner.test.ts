import { describe, expect, it } from "vitest";
import { insertAccount } from "../../../src/accounts/accounts.queries.ts";
import { silentLog } from "../../../src/core/log.ts";
import { createStatementRunner } from "../../../src/statements/statement-runner.ts";
import { insertStatement, type StatementRow, setStatementCard } from "../../../src/statements/statements.queries.ts";
import { anAccount, noon, openTempStore } from "../../support/builders.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { waitFor } from "../../support/until.ts";

const aRow = (n: number): StatementRow => ({
  ...{ id: `S${String(n).padStart(2, "0")}`, account_id: `shop-${n}`, user_id: n, seat_id: null },
  ...{ mode: "live", state: "asked", format: "pdf", choice: "", since: 0, until: noon, with_tokens: 0 },
  ...{ lines: null, card_message_id: null, file_id: null, digest: null, asked_at: noon, done_at: null },
});

/** A runner whose statements end when a test says so. */
async function openRunner() {
  const store = await openTempStore();
  const begun = new Map<string, () => void>();
  const places: string[] = [];
  const told: string[] = [];
  let most = 0;
  let now = 0;
  const runner = createStatementRunner({
    ...{ store, clock: createFakeClock(), log: silentLog },
    async serve({ id }) {
      most = Math.max(most, ++now);
      await new Promise<void>((resolve) => void begun.set(id, resolve));
      now--;
      return { lines: 1 };
    },
    reportPlace: async ({ id }, place) => void places.push(`${id} ${place}`),
    tell: async ({ id, state }) => void told.push(`${id} ${state}`),
  });
  return {
    ...{ store, runner, begun, places, told },
    get most() {
      return most;
    },
    async ask(n: number) {
      await insertAccount(store.db, anAccount({ id: `shop-${n}` }));
      await insertStatement(store.db, aRow(n));
      await store.transaction((trx) => setStatementCard(trx, aRow(n).id, n));
    },
    async ends(id: string) {
      await waitFor(() => begun.has(id), `${id} is begun`);
      begun.get(id)?.();
      await waitFor(() => told.some((line) => line.startsWith(id)), `${id} is over`);
    },
    async [Symbol.asyncDispose]() {
      await runner[Symbol.asyncDispose]();
      await store[Symbol.asyncDispose]();
    },
  };
}

describe("statements that many shops ask for at once", () => {
  it("are made two at a time, in their order, and those that wait learn their place", async () => {
    await using desk = await openRunner();
    for (let n = 1; n <= 16; n++) await desk.ask(n);
    await waitFor(() => desk.places.length === 14, "all that wait are told their place");
    expect([...desk.begun.keys()]).toEqual(["S01", "S02"]);
    expect(desk.places.slice(0, 2)).toEqual(["S03 1", "S04 2"]);
    for (let n = 1; n <= 16; n++) await desk.ends(aRow(n).id);
    expect(desk.most).toBe(2);
    expect([...desk.begun.keys()]).toEqual(Array.from({ length: 16 }, (_, index) => aRow(index + 1).id));
    expect(desk.told).toHaveLength(16);
    expect(desk.places).toContain("S16 1");
  });

  it("wait for the next start where the process ends before their turn", async () => {
    const desk = await openRunner();
    for (let n = 1; n <= 3; n++) await desk.ask(n);
    await waitFor(() => desk.places.length === 1, "the third is told its place");
    const ending = desk.runner[Symbol.asyncDispose]();
    for (const id of ["S01", "S02"]) await desk.ends(id);
    await ending;
    const rows = await desk.store.db.selectFrom("statement").select(["id", "state"]).orderBy("id").execute();
    expect(rows.map(({ state }) => state)).toEqual(["made", "made", "asked"]);
    await desk.store[Symbol.asyncDispose]();
  });
});
