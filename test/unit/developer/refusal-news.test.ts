import { expect, it } from "vitest";
import { enqueueRefusal } from "../../../src/developer/refusal-news.ts";
import { updatePurchase } from "../../../src/sales/purchases.queries.ts";
import { nobody } from "../../../src/sales/purchases.table.ts";
import { aPurchase, noon, openTempStore, put } from "../../support/builders.ts";

const stamp = { ids: { ulid: () => "notice" }, now: noon } as never;

it("a sale that the service refuses to look up asks its seller for a login, unless the shop's data were deleted meanwhile", async () => {
  await using store = await openTempStore();
  const owed = () => store.db.selectFrom("notice").select(["user_id", "kind"]).execute();
  const asked = await put(store, aPurchase({ state: "pending" }));
  await store.transaction(async (trx) => {
    await updatePurchase(trx, asked, { user_id: nobody });
    await enqueueRefusal(trx, stamp, asked, { kind: "login" });
  });
  expect(await owed()).toEqual([]);
  const sale = await put(
    store,
    aPurchase({ id: "other", reference: "VB-OTHER", confirm_key_hash: "o", state: "pending" }),
  );
  await store.transaction((trx) => enqueueRefusal(trx, stamp, sale, { kind: "login" }));
  expect(await owed()).toEqual([{ user_id: sale.user_id, kind: "login" }]);
});
