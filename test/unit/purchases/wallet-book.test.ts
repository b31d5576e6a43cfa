import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createIds } from "../../../src/lib/ids.ts";
import { silentLog } from "../../../src/lib/log.ts";
import { toKobo } from "../../../src/lib/money.ts";
import { createLookNoter } from "../../../src/purchases/note-look.ts";
import { insertPurchase } from "../../../src/store/queries/purchases.ts";
import { newestDay } from "../../../src/store/queries/wallet-days.ts";
import { dropLooks } from "../../../src/store/queries/wallet-looks.ts";
import { aPurchase, noon } from "../../support/builders.ts";
import { lagos } from "../../support/closes.ts";
import { openTempStore, type TempStore } from "../../support/temp-store.ts";

const minute = 60_000;
let store: TempStore;
beforeEach(async () => {
  store = await openTempStore();
});
afterEach(() => store[Symbol.asyncDispose]());

/** A look so many minutes after noon. */
function look(minutes: number, kobo: number) {
  const clock = { now: () => noon + minutes * minute };
  const ids = createIds(clock as never, (size) => new Uint8Array(size));
  const note = createLookNoter({ store, ids, log: silentLog, clock, calendar: lagos, adminIds: [], onCharge() {} });
  const askedAt = clock.now();
  return note({ accountId: "ada", mode: "live", kobo: toKobo(kobo), askedAt, answeredAt: askedAt + 200 });
}
const day = () => newestDay(store.db, "ada", "live");

describe("the day of a wallet", () => {
  it("shows what left it for nothing that is known, to the kobo, apart from the sales", async () => {
    await look(-1, 1_000_000);
    await insertPurchase(store.db, aPurchase({ state: "succeeded" }));
    await look(1, 951_250);
    await look(2, 951_249);
    expect(await day()).toMatchObject({ opening_kobo: 1_000_000, closing_kobo: 951_249, charged_kobo: 48_750 });
    expect(await day()).toMatchObject({ unnamed_kobo: 1, unnamed_n: 0, paid_in_kobo: 0 });
  });

  it("counts the sales whose charge nobody names, with what left the wallet for them", async () => {
    await look(-20, 9_000_000);
    for (const expected_kobo of [null, null])
      await insertPurchase(store.db, aPurchase({ state: "succeeded", expected_kobo, face_kobo: 500_000 }));
    await look(1, 9_000_000 - 990_000);
    expect(await day()).toMatchObject({ unnamed_kobo: 990_000, unnamed_n: 2, charged_kobo: 0, paid_in_kobo: 0 });
  });

  it("says 'about' of money paid in beside a sale whose charge nobody names", async () => {
    await look(-20, 1_000_000);
    await insertPurchase(store.db, aPurchase({ state: "succeeded", expected_kobo: null, face_kobo: 500_000 }));
    // The first look has its record asked for, the second one takes it as it is.
    for (const minutes of [1, 2]) await look(minutes, 3_505_000);
    expect(await day()).toMatchObject({ unnamed_kobo: 500_000, unnamed_n: 1, paid_in_kobo: 3_005_000, about_n: 1 });
  });

  it("tells apart what moved while nobody looked, and goes on where the clock was set back", async () => {
    await look(0, 1_000_000);
    await dropLooks(store.db, ["ada"]);
    await look(24 * 60, 1_500_000);
    const next = { opening_kobo: 1_000_000, closing_kobo: 1_500_000, unseen_kobo: 500_000, paid_in_kobo: 0 };
    expect(await day()).toMatchObject({ day: lagos.dayOf(noon) + 1, ...next });
    await look(2, 1_600_000);
    expect(await day()).toMatchObject({ day: lagos.dayOf(noon) + 1, closing_kobo: 1_600_000, unseen_kobo: 600_000 });
  });
});
