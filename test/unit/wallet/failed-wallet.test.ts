import { expect, it } from "vitest";
import { toKobo } from "../../../src/core/money.ts";
import { insertPurchase } from "../../../src/sales/purchases.queries.ts";
import { newestFailures } from "../../../src/wallet/snapshots.queries.ts";
import { aPurchase, noon, openTempStore } from "../../support/builders.ts";

const minute = 60_000;

it("asks after the newest ten failures of the last minutes that no balance has explained", async () => {
  await using store = await openTempStore();
  const failures = Array.from({ length: 12 }, (_, index) =>
    aPurchase({ state: "failed", settled_at: noon - index * 1000 }),
  );
  const whole = { wallet_from_kobo: toKobo(48_750), wallet_to_kobo: toKobo(48_750) };
  const told = [
    aPurchase({ state: "failed", settled_at: noon, ...whole }),
    aPurchase({ state: "failed", settled_at: noon, charged_look_at: noon - minute }),
  ];
  const older = aPurchase({ state: "failed", settled_at: noon - 60 * minute });
  for (const sale of [...told, ...failures, older]) await insertPurchase(store.db, sale);
  const asked = async (since: number) =>
    (await newestFailures(store.db, { accountId: "ada", mode: "live" }, since)).map(({ id }) => id);
  expect(await asked(noon - 10 * minute)).toEqual(failures.slice(0, 10).map(({ id }) => id));
  expect(await asked(noon + 1)).toEqual([]);
});
