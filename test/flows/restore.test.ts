import { chmodSync, existsSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createCipher } from "../../src/core/cipher.ts";
import { formatNaira, toKobo } from "../../src/core/money.ts";
import { openStore } from "../../src/db/open.ts";
import { backUp } from "../../src/db/upkeep/backup.ts";
import { restore } from "../../src/db/upkeep/restore.ts";
import { openBook } from "../support/book.ts";
import { asks, said, sees, seesOn, tapsCard } from "../support/chat.ts";
import { asksForAirtime, buyLabel, confirms, sellsAirtime, sellsElectricity } from "../support/selling.ts";
import { createShiftedClock, openCounter, type ShiftedClock, type Shop } from "../support/shop.ts";

interface ShiftedShop extends Shop {
  clock: ShiftedClock;
}

const cipher = createCipher([Buffer.alloc(32, 7)], (size) => new Uint8Array(size));
const backupOf = (shop: Shop) => join(shop.databasePath, "..", "backup.db");

async function openShop(): Promise<ShiftedShop> {
  const clock = createShiftedClock();
  return Object.assign(await openCounter({ clock }), { clock });
}

/** Everything that was written since the backup is gone with the disk. */
async function loseAndRestore(shop: ShiftedShop): Promise<void> {
  await shop.stop();
  for (const end of ["", "-wal", "-shm", ".lock"]) rmSync(`${shop.databasePath}${end}`, { force: true });
  await restore(shop.databaseUrl, backupOf(shop), cipher, shop.clock.now());
}

async function rows(shop: Shop) {
  await shop.stop();
  await using store = await openStore(shop.databaseUrl);
  return await store.db
    .selectFrom("purchase")
    .selectAll()
    .where("confirmed_at", "is not", null)
    .orderBy("id")
    .execute();
}

/**
 * The wallet is known from a question after all that was sold and three seconds before anything else is: whether a
 * balance shows what was sold while it was asked for, nobody could say.
 */
async function knowsWallet({ ada, databaseUrl, clock }: ShiftedShop): Promise<void> {
  const now = clock.now();
  await using book = openBook(databaseUrl);
  const seenAt = async () =>
    (await book.db.selectFrom("account").select("wallet_at").executeTakeFirst())?.wallet_at ?? 0;
  // One that was under way already answers the first who asks.
  while ((await seenAt()) <= now) await seesOn(ada, await asks(ada, "/balance", /Wallet/), /Wallet ₦/);
  clock.shift(3100);
}

const references = (shop: Shop) => shop.vending.transactions().map(({ reference }) => reference);

describe("a shop on a restored backup", () => {
  it("finds out by verify and webhooks what was sold since, sells nothing twice, and tells the rest to the kobo", async () => {
    await using shop = await openShop();
    const { ada, vending } = shop;
    // If record and webhook show the charge, the bot knows all of it.
    vending.switches.verifyAmount = "charge";
    vending.switches.webhookAmount = "charge";
    await seesOn(ada, await sellsAirtime(ada), /Airtime sold/);
    vending.switches.purchaseAnswer = "pending";
    const pending = await seesOn(ada, await sellsAirtime(ada, { phone: "0803 555 0001" }), /working on it/);
    vending.switches.purchaseAnswer = "by-service";
    const offer = await asksForAirtime(ada, { phone: "0803 555 0002" });
    await shop.idle();
    await knowsWallet(shop);
    const report = await backUp(shop.databaseUrl, backupOf(shop), shop.clock.now());
    expect(report.purchases).toBe(3);
    expect(statSync(backupOf(shop)).mode & 0o777).toBe(0o600);

    // After the backup: the pending one ends, the offer is sold, and three more are sold, one of them never told again.
    vending.settle(references(shop)[1] ?? "", "success");
    await seesOn(ada, pending, /Airtime sold/);
    await tapsCard(ada, offer, buyLabel, /Airtime sold/);
    await seesOn(ada, await sellsAirtime(ada, { phone: "0803 555 0003", amount: "700" }), /Airtime sold/);
    await seesOn(ada, await sellsElectricity(ada), /Token for meter/);
    await seesOn(ada, await sellsAirtime(ada, { phone: "0803 555 0004", amount: "900" }), /Airtime sold/);
    await shop.idle();
    const sold = vending.transactions();
    expect(sold).toHaveLength(6);
    const { length: postsBefore } = references(shop);

    await loseAndRestore(shop);
    holdVerify(shop);
    await shop.start();
    await sees(ada, /restored from a backup/);
    // The offer cannot be sold a second time, and nothing else is sold before the bot has asked about everything.
    expect((await shop.app.readiness()).reasons.join()).toMatch(/restore: 1 accounts/);
    await (await ada.taps(buyLabel, { message: offer.id, timeoutMs: 2000 }).catch(() => ({ answer: null }))).answer;
    const other = await asksForAirtime(ada, { phone: "0803 555 0009" });
    const tooEarly = await (await confirms(ada, other)).answer;
    expect(tooEarly?.text).toMatch(/Nothing was sent.*after the backup/);
    const again = (reference: string | undefined) => {
      const index = vending.webhooks.log.findIndex(({ body }) => body.includes(reference ?? "?"));
      return vending.webhooks.redeliver(index);
    };
    expect((await again(sold[3]?.reference)).answered).toBe(200);
    expect((await again(sold[4]?.reference)).answered).toBe(200);
    vending.faults.clear();

    await sees(ada, /You can sell again/);
    const gap = formatNaira(sold[5]?.chargeKobo ?? toKobo(0));
    await sees(ada, new RegExp(`${gap.replace(".", "\\.")} left your wallet for sales that this backup does not know`));
    await shop.idle();
    expect((await shop.app.readiness()).reasons.join()).not.toMatch(/restore/);
    expect(references(shop)).toHaveLength(postsBefore);
    expect(shop.posts()).toBe(postsBefore);

    // The shop sells again, the same offer as before.
    await tapsCard(ada, other, buyLabel, /Airtime sold/);
    await shop.idle();

    const book = await rows(shop);
    expect(book.map(({ reference }) => reference).toSorted()).toEqual(
      references(shop)
        .filter((reference) => reference !== sold[5]?.reference)
        .toSorted(),
    );
    expect(book.every(({ state }) => state === "succeeded")).toBe(true);
    // The book's charges and the reported amount make up all that left the wallet, to the kobo.
    const explained = book.reduce((sum, row) => sum + (row.observed_kobo ?? row.expected_kobo ?? row.face_kobo), 0);
    const charged = vending.transactions().reduce((sum, { chargeKobo }) => sum + chargeKobo, 0);
    expect(explained + (sold[5]?.chargeKobo ?? 0)).toBe(charged);
    // Those that were found again are shown, with what is known of them, and the token too.
    const adopted = book.filter(({ review }) => review === "adopted");
    expect(adopted.map(({ reference }) => reference).toSorted()).toEqual(
      [sold[3]?.reference, sold[4]?.reference].toSorted(),
    );
    expect(said(ada, /at the service after the restore/).map(({ text }) => text.replace(/\D/g, ""))).toEqual(
      expect.arrayContaining([expect.stringContaining(sold[4]?.token ?? "no token")]),
    );
  });

  it("takes an offer that may have been sold since for unknown, and waits for as long as the service says nothing", async () => {
    await using shop = await openShop();
    const { ada, vending } = shop;
    const offer = await asksForAirtime(ada);
    await shop.idle();
    await backUp(shop.databaseUrl, backupOf(shop), shop.clock.now());
    await tapsCard(ada, offer, buyLabel, /Airtime sold/);
    await shop.idle();
    await loseAndRestore(shop);
    holdVerify(shop);
    await shop.start();
    const other = await asksForAirtime(ada, { phone: "0803 555 0009" });
    const tap = await (await confirms(ada, other)).answer;
    expect(tap?.text).toMatch(/Nothing was sent.*after the backup/);
    vending.faults.clear();
    await sees(ada, /You can sell again/);
    await seesOn(ada, offer, /Airtime sold/);
    expect(shop.posts()).toBe(1);
  });

  it("is never put over another one, and not beside a shop that runs", async () => {
    await using shop = await openShop();
    await backUp(shop.databaseUrl, backupOf(shop), shop.clock.now());
    await expect(backUp(shop.databaseUrl, backupOf(shop), shop.clock.now())).rejects.toMatchObject({
      code: "store.exists",
    });
    const put = () => restore(shop.databaseUrl, backupOf(shop), cipher, shop.clock.now());
    await expect(put()).rejects.toMatchObject({ code: "store.in_use" });
    await shop.stop();
    await expect(put()).rejects.toMatchObject({ code: "store.exists" });
    rmSync(shop.databasePath);
    const other = createCipher([Buffer.alloc(32, 8)], (size) => new Uint8Array(size));
    await expect(restore(shop.databaseUrl, backupOf(shop), other, shop.clock.now())).rejects.toMatchObject({
      name: "KeyError",
    });
    expect(existsSync(shop.databasePath)).toBe(false);
    chmodSync(backupOf(shop), 0o400);
    await put();
    expect(statSync(shop.databasePath).mode & 0o777).toBe(0o600);
  });
});

/** The service asks for patience whenever it is asked about a sale. */
function holdVerify({ vending }: Shop): void {
  vending.faults.add({ operation: "verify", kind: "status-429", times: Number.POSITIVE_INFINITY });
}
