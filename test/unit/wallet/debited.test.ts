import { describe, expect, it } from "vitest";
import { toKobo } from "../../../src/core/money.ts";
import type { Purchase } from "../../../src/sales/purchases.queries.ts";
import { isDebited, isUntouched } from "../../../src/wallet/debited.ts";
import { aPurchase, noon, openTempStore, type Plain, put } from "../../support/builders.ts";

const second = 1000;
const sale = aPurchase({ state: "unknown", confirmed_at: noon, expected_kobo: 50_000, wallet_before_kobo: 1_000_000 });
const lookedAt = sale.wallet_before_asked_at ?? Number.NaN;

/** Whether a wallet that holds `kobo` was charged for `sale`, beside these other sales of its account. */
async function judge(kobo: number, others: readonly Partial<Plain<Purchase>>[] = [], over: Partial<Purchase> = {}) {
  await using store = await openTempStore();
  for (const other of others) await put(store, aPurchase({ expected_kobo: 50_000, ...other }));
  const askedAt = noon + 700 * second;
  return await isDebited(store.db, { ...sale, ...over }, { kobo: toKobo(kobo), askedAt, answeredAt: askedAt + 100 });
}

describe("a wallet", () => {
  it("that stands as it stood was not charged, and one that fell by the price was", async () => {
    expect(await judge(1_000_000)).toBe(false);
    expect(await judge(950_000)).toBe(true);
    expect(await judge(1_500_000)).toBe(false);
  });

  it("that fell by the account's other sales was not charged for this one", async () => {
    const after = { state: "succeeded", confirmed_at: noon + second, settled_at: noon + 2 * second } as const;
    expect(await judge(950_000, [after])).toBe(false);
    expect(await judge(900_000, [after])).toBe(true);
    // A sale that was over before, or one of another account or mode, explains nothing.
    const before = { state: "succeeded", confirmed_at: noon - 99 * second, settled_at: noon - 98 * second } as const;
    expect(await judge(950_000, [before])).toBe(true);
    expect(await judge(950_000, [{ ...after, mode: "sandbox" }])).toBe(true);
    expect(await judge(950_000, [{ ...after, state: "failed" }])).toBe(true);
  });

  it("that fell by the charge of an open sale proves nothing, until that charge is known", async () => {
    for (const state of ["pending", "unknown", "sending"] as const) {
      const other = { state, confirmed_at: noon + second, settled_at: null };
      expect(await judge(950_000, [other])).toBeNull();
      expect(await judge(1_000_000, [other])).toBe(false);
      expect(await judge(900_000, [other])).toBe(true);
      const shown = { charged_look_at: noon + 30 * second, observed_kobo: 50_000 };
      expect(await judge(950_000, [{ ...other, ...shown }])).toBe(false);
    }
  });

  it("that fell by most of the price was charged: the price may have moved unlisted", async () => {
    expect(await judge(960_000)).toBe(true);
    expect(await judge(980_000)).toBe(false);
  });

  it("that showed another sale's charge before this one is not explained by it once more", async () => {
    const other = { state: "pending", confirmed_at: noon - 60 * second, settled_at: null } as const;
    expect(await judge(950_000, [{ ...other, charged_look_at: lookedAt }])).toBe(true);
    expect(await judge(950_000, [other])).toBeNull();
  });

  it("whose balance lagged behind an earlier sale is not taken for charged again when it shows that one", async () => {
    // Confirmed after the look, and settled before this sale: the look cannot hold it.
    const since = { state: "succeeded", confirmed_at: lookedAt + second, settled_at: lookedAt + 2 * second } as const;
    expect(await judge(950_000, [since])).toBe(false);
    expect(await judge(900_000, [since])).toBe(true);
    // Settled a moment before the look: in it or not.
    const lagged = { state: "succeeded", confirmed_at: lookedAt - 4 * second, settled_at: lookedAt - second } as const;
    expect(await judge(950_000, [lagged])).toBe("untold");
    expect(await judge(1_000_000, [lagged])).toBe(false);
    expect(await judge(900_000, [lagged])).toBe(true);
    expect(await judge(950_000, [{ ...lagged, charged_look_at: lookedAt }])).toBe(true);
    // A later look has shown it against this one.
    expect(await judge(950_000, [{ ...lagged, charged_look_at: noon + 9 * second }])).toBe(false);
    expect(await judge(900_000, [{ ...lagged, charged_look_at: noon + 9 * second }])).toBe(true);
  });

  it("that fell by one of two sales of one price, both unknown to the service, will never be clear", async () => {
    const twin = { state: "unknown", confirmed_at: noon + second, settled_at: null } as const;
    expect(await judge(950_000, [{ ...twin, misses: 2 }])).toBeNull();
    expect(await judge(950_000, [{ ...twin, misses: 3 }])).toBe("untold");
    // Missed within seconds of its tap, it may have its record yet.
    const young = { ...twin, confirmed_at: noon + 665 * second, send_deadline_at: noon + 695 * second, misses: 3 };
    expect(await judge(950_000, [young])).toBeNull();
    expect(await judge(1_000_000, [{ ...twin, misses: 3 }])).toBe(false);
    expect(await judge(900_000, [{ ...twin, misses: 3 }])).toBe(true);
  });

  it("may be asked once more where this look may be of a moment before another sale", async () => {
    const lookedAgainAt = noon + 700 * second;
    const lagged = { state: "succeeded", confirmed_at: lookedAt - 4 * second, settled_at: lookedAt - second } as const;
    const since = { state: "succeeded", confirmed_at: noon + 600 * second } as const;
    const fresh = { ...since, settled_at: lookedAgainAt - 4 * second };
    expect(await judge(900_000, [lagged, fresh])).toBeNull();
    expect(await judge(900_000, [lagged, { ...fresh, settled_at: lookedAgainAt - 5 * second }])).toBe("untold");
  });

  it("that nobody saw before the sale proves nothing, neither way", async () => {
    for (const now of [0, 2_000_000]) expect(await judge(now, [], { wallet_before_kobo: null })).toBe("untold");
    // A restored book is compared with the wallet as a whole.
    expect(await judge(0, [], { wallet_before_kobo: null, why: "restored" })).toBe(false);
  });
});

describe("a wallet is as it was before a sale", () => {
  /** Whether a wallet that holds `kobo` shows that nothing was taken for `sale`. */
  async function tells(kobo: number, others: readonly Partial<Plain<Purchase>>[] = [], over: Partial<Purchase> = {}) {
    await using store = await openTempStore();
    for (const other of others) await put(store, aPurchase({ expected_kobo: 50_000, ...other }));
    const askedAt = noon + 10 * second;
    return await isUntouched(
      store.db,
      { ...sale, ...over },
      { kobo: toKobo(kobo), askedAt, answeredAt: askedAt + 100 },
    );
  }
  const sold = { state: "succeeded", confirmed_at: noon + second, settled_at: noon + 2 * second } as const;
  const justSold = { ...sold, settled_at: noon + 8 * second } as const;

  it("if it holds the same, to the kobo", async () => {
    expect(await tells(1_000_000)).toBe(true);
    for (const kobo of [950_000, 999_999, 1_000_001, 1_500_000, 0]) expect(await tells(kobo)).toBe(false);
  });

  it("if it fell by what its other sales took, and by nothing that could be this one", async () => {
    expect(await tells(950_000, [sold])).toBe(true);
    expect(await tells(900_000, [sold])).toBe(false);
    expect(await tells(1_000_000, [sold])).toBe(false);
    expect(await tells(900_000, [sold, { ...sold, beneficiary: "08035550000" }])).toBe(true);
  });

  it("not if the fall may be of another sale, or of this one", async () => {
    for (const state of ["intent", "sending", "unknown", "pending"] as const) {
      const other = { state, confirmed_at: noon + second, settled_at: null };
      expect(await tells(950_000, [other])).toBe(false);
      expect(await tells(1_000_000, [other])).toBe(true);
    }
    expect(await tells(950_000, [justSold])).toBe(false);
    expect(await tells(950_000, [{ ...justSold, charged_look_at: noon + 9 * second, observed_kobo: 50_000 }])).toBe(
      true,
    );
  });

  it("however many others are open, if it did not move at all", async () => {
    const open = Array.from({ length: 40 }, () => ({ state: "unknown" as const, confirmed_at: noon + second }));
    expect(await tells(1_000_000, open)).toBe(true);
    for (const kobo of [950_000, 1_050_000]) expect(await tells(kobo, open)).toBe(false);
  });

  it("not if money that came back may hide its charge", async () => {
    const before = { confirmed_at: noon - 60 * second, charged_look_at: lookedAt };
    const failed = { ...before, state: "failed", settled_at: noon + second, observed_kobo: 50_000 } as const;
    expect(await tells(1_000_000, [failed])).toBe(false);
  });

  it("also right after a sale that the service has refused, without a charge in any snapshot", async () => {
    const before = { confirmed_at: lookedAt - 100, settled_at: lookedAt + second };
    for (const refused of [
      { ...before, state: "void", why: "amount_refused" },
      { ...before, state: "void", why: "http_400" },
      { ...before, state: "failed", why: "refused" },
    ] as const) {
      expect(await tells(1_000_000, [refused])).toBe(true);
      expect(await tells(1_050_000, [refused])).toBe(false);
      expect(await tells(1_000_000, [{ ...refused, observed_kobo: 50_000 }])).toBe(false);
    }
    for (const why of ["no_record", null]) {
      expect(await tells(1_000_000, [{ ...before, state: "void", why }])).toBe(false);
      expect(await tells(1_000_000, [{ ...before, state: "failed", why: null }])).toBe(false);
    }
  });

  it("not if what electricity took is known by about only", async () => {
    const power = { ...sold, service_type: "electricity", face_kobo: 500_000, expected_kobo: null } as const;
    expect(await tells(505_000, [power])).toBe(false);
    expect(await tells(455_000, [power])).toBe(false);
  });

  it("not if nobody had seen it", async () => {
    expect(await tells(1_000_000, [], { wallet_before_kobo: null })).toBe(false);
  });
});
