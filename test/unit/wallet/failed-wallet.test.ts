import { expect, it } from "vitest";
import { toKobo } from "../../../src/core/money.ts";
import { insertPurchase } from "../../../src/sales/purchases.queries.ts";
import { untoldFailures } from "../../../src/wallet/looks.queries.ts";
import { aPurchase, noon } from "../../support/builders.ts";
import { openTempStore } from "../../support/temp-store.ts";

const minute = 60_000;

it("asks after the newest ten failures of the last minutes, and after refunds that the wallet has shown", async () => {
  await using store = await openTempStore();
  const failures = Array.from({ length: 12 }, (_, index) =>
    aPurchase({ state: "failed", settled_at: noon - index * 1000 }),
  );
  const shown = { observed_kobo: toKobo(48_750), observed_from: "wallet", settled_at: noon - 60 * minute } as const;
  const returned = aPurchase({ state: "failed", ...shown });
  const older = aPurchase({ state: "failed", settled_at: noon - 60 * minute });
  for (const sale of [...failures, returned, older]) await insertPurchase(store.db, sale);
  const asked = async (unseenSince: number) => {
    const of = { accountId: "ada", mode: "live", since: noon - 24 * 60 * minute, unseenSince } as const;
    return (await untoldFailures(store.db, of)).map(({ id }) => id);
  };
  expect(await asked(noon - 10 * minute)).toEqual(failures.slice(0, 10).map(({ id }) => id));
  expect(await asked(noon + 1)).toEqual([returned.id]);
});
