import { describe, expect, it } from "vitest";
import { updateAccount } from "../../../src/accounts/accounts.queries.ts";
import { findKeyUse } from "../../../src/alerts/alerts.queries.ts";
import { isUsedElsewhere } from "../../../src/alerts/keys.ts";
import { sha256 } from "../../../src/core/ids.ts";
import type { Profile } from "../../../src/vending-api/account-schemas.ts";
import { Unavailable } from "../../../src/vending-api/errors.ts";
import { hour, minute, openAlertedShop } from "./alerted-shop.ts";

const live = "ak_live_1";
const sandbox = "ak_test_1";
/** The service's clock is a day behind, which must not matter. */
const theirs = 1_000_000_000;

async function openShop() {
  const shop = await openAlertedShop();
  await updateAccount(shop.store.db, "ada", { live_key_sealed: live, sandbox_key_sealed: sandbox });
  await shop.set("key", true);
  const asked: unknown[] = [];
  let lastUsedAt: number | null = theirs;
  const client = {
    async profile(credentials: unknown): Promise<Profile> {
      asked.push(credentials);
      if (lastUsedAt === Number.POSITIVE_INFINITY) throw new Unavailable({ why: "refused" });
      return { apiKeys: [{ key: live, mode: "live", isActive: true, createdAt: null, lastUsedAt }] } as never;
    },
  };
  return Object.assign(shop, {
    asked,
    async looksAtKey(minutes: number, says: number | null) {
      await shop.isAt(minutes);
      lastUsedAt = says;
      await shop.room.lookAtKeys(client);
      // The accounts come round again.
      await shop.room.lookAtKeys(client);
    },
  });
}

describe("a key", () => {
  const known = { key_hash: "", used_at: 0, last_used_at: theirs, seen_at: 11 * minute };

  it("was used elsewhere where its last use moved on while this program let it rest, and not else", () => {
    expect(isUsedElsewhere(known, theirs + 1, hour)).toBe(true);
    expect(isUsedElsewhere({ ...known, used_at: null }, theirs + 1, hour)).toBe(true);
    expect(isUsedElsewhere(known, theirs, hour)).toBe(false);
    expect(isUsedElsewhere(known, theirs - 1, hour)).toBe(false);
    for (const used_at of [2 * minute, 20 * minute, hour])
      expect(isUsedElsewhere({ ...known, used_at }, theirs + 1, hour)).toBe(false);
  });

  it("says nothing where something is not known, after a day, or when the clock was set back", () => {
    expect(isUsedElsewhere(undefined, theirs + 1, hour)).toBe(false);
    expect(isUsedElsewhere(known, null, hour)).toBe(false);
    expect(isUsedElsewhere({ ...known, last_used_at: null }, theirs, hour)).toBe(false);
    expect(isUsedElsewhere({ ...known, seen_at: null }, theirs + 1, hour)).toBe(false);
    expect(isUsedElsewhere(known, theirs + 1, 25 * hour)).toBe(false);
    expect(isUsedElsewhere(known, theirs + 1, 10 * minute)).toBe(false);
  });
});

describe("the watch over keys", () => {
  it("asks once an hour, with the practice key, and reports its findings", async () => {
    await using shop = await openShop();
    await shop.looksAtKey(0, theirs);
    await shop.looksAtKey(59, theirs + 5);
    expect(shop.asked).toEqual([{ apiKey: sandbox }]);
    await shop.looksAtKey(60, theirs + 5);
    const [alert] = await shop.alerts();
    expect(alert).toMatchObject({ subject: "key", at: 60, facts: { lastUsedAt: theirs + 5 } });
    await shop.looksAtKey(120, theirs + 5);
    expect(await shop.alerts()).toHaveLength(1);
  });

  it("takes no use of this program, on whatever replica, for another's", async () => {
    await using shop = await openShop();
    await shop.looksAtKey(0, theirs);
    await shop.isAt(30);
    shop.room.noteKey(live);
    await shop.settled();
    await shop.looksAtKey(60, theirs + 5);
    await shop.looksAtKey(120, theirs + 5);
    expect(await shop.alerts()).toEqual([]);
    expect(await findKeyUse(shop.store.db, sha256(live))).toMatchObject({ last_used_at: theirs + 5 });
  });

  it("skips accounts without the alert or with only one key, and asks again an hour after silence", async () => {
    await using shop = await openShop();
    await shop.looksAtKey(0, Number.POSITIVE_INFINITY);
    await shop.looksAtKey(5, theirs);
    expect(shop.asked).toHaveLength(1);
    await updateAccount(shop.store.db, "ada", { sandbox_key_sealed: null });
    await shop.looksAtKey(61, theirs);
    await updateAccount(shop.store.db, "ada", { sandbox_key_sealed: sandbox });
    await shop.set("key", false);
    await shop.looksAtKey(61, theirs);
    expect(shop.asked).toHaveLength(1);
  });
});
