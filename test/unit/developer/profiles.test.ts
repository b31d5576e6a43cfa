import { describe, expect } from "vitest";
import { putChat } from "../../../src/accounts/accounts.queries.ts";
import { createCipher } from "../../../src/core/cipher.ts";
import { createIds } from "../../../src/core/ids.ts";
import { toKobo } from "../../../src/core/money.ts";
import { emitAfterCommit } from "../../../src/db/commit-events.ts";
import { switchMode } from "../../../src/sessions/modes.ts";
import { phoneOf } from "../../../src/sessions/phone-forms.ts";
import { findSeller } from "../../../src/sessions/sessions.ts";
import type { Profile } from "../../../src/vending-api/account-schemas.ts";
import { NotDeveloper, Unauthorized, Unavailable } from "../../../src/vending-api/errors.ts";
import { noon } from "../../support/builders.ts";
import { itWith } from "../../support/it-with.ts";
import { waitFor } from "../../support/until.ts";
import { type AccountsWorld, aKey, aProfile, oldUrl, openAccounts } from "../accounts/account-room.ts";

const it = itWith("world", openAccounts);

const bytes = (size: number) => new Uint8Array(size).fill(9);
const cipher = createCipher([new Uint8Array(32).fill(7)], bytes);

async function goSandbox(world: AccountsWorld): Promise<void> {
  world.client.profile = async () => aProfile({ apiKeys: [aKey("ak_live_old"), aKey("ak_test_one")] });
  await world.profiles.look("ada");
  const seller = await findSeller(world.store.db, 7);
  if (!seller) throw new Error("Nobody is logged in");
  const deps = { cipher, ids: createIds(world.clock, bytes), now: noon };
  expect(await world.store.transaction((trx) => switchMode(trx, deps, seller, "sandbox"))).toBe("switched");
}

describe("a look at the profile", () => {
  it("takes over a key that was replaced elsewhere, and keeps one that is still active", async ({ world }) => {
    const before = (await world.account()).live_key_sealed;
    await world.profiles.look("ada");
    expect((await world.account()).live_key_sealed).toBe(before);
    world.client.profile = async () => aProfile({ apiKeys: [aKey("ak_live_new")] });
    await world.profiles.look("ada");
    const { live_key_sealed } = await world.account();
    expect(cipher.open(live_key_sealed ?? "", "account.live_key_sealed:ada")).toBe("ak_live_new");
  });

  it.each([
    ["in another spelling keeps the one that logs in", "08031234567", "+2348031234567", "08031234567"],
    ["in place of it forgets that one, which logs nobody in", "08031234567", "08029999999", "08029999999"],
    ["in place of a third keeps the one that logs in", "08055555555", "08029999999", "08031234567"],
  ])("that shows the number %s", async (_what, phone_number, phoneNumber, dialled) => {
    await using world = await openAccounts({ phone_number, login_phone: "08031234567" });
    world.client.profile = async () => aProfile({ user: { ...aProfile().user, phoneNumber } });
    await world.profiles.look("ada");
    expect(phoneOf(await world.account())).toBe(dialled);
  });

  it("is shared by all who ask at once", async ({ world }) => {
    await Promise.all([world.profiles.look("ada"), world.wallet.look("ada"), world.wallet.look("ada")]);
    expect(world.asked).toEqual(["profile"]);
  });

  it("is not shared by who wants a balance of now: a question that began before may bring an older one", async () => {
    await using world = await openAccounts();
    const answers: ((kobo: number) => void)[] = [];
    world.client.profile = () =>
      new Promise((resolve) => {
        answers.push((kobo) => resolve({ ...aProfile(), walletBalanceKobo: toKobo(kobo) }));
      });
    const early = world.wallet.look("ada");
    await world.clock.advance(1000);
    const since = world.clock.now();
    const late = world.wallet.lookNew("ada");
    await world.clock.advance(1);
    answers[0]?.(100_000);
    await world.clock.advance(1);
    answers[1]?.(51_500);
    expect(await early).toMatchObject({ balance: { kobo: 100_000 } });
    const seen = await late;
    expect(seen).toMatchObject({ balance: { kobo: 51_500 } });
    expect(seen.kind === "seen" && seen.balance.at).toBeGreaterThanOrEqual(since);
  });

  it("dates the balance by when it was asked for: a sale that is charged meanwhile is not in it", async ({ world }) => {
    const askedAt = world.clock.now();
    world.client.profile = async () => {
      await world.clock.advance(3000);
      return aProfile();
    };
    expect(await world.wallet.look("ada")).toMatchObject({ kind: "seen", balance: { at: askedAt } });
    expect((await world.account()).wallet_at).toBe(askedAt);
  });

  it("brings no older balance back, but takes what it sees where the clock was set back", async () => {
    await using world = await openAccounts({ wallet_kobo: toKobo(70_000), wallet_at: noon + 2000 });
    await world.profiles.look("ada");
    expect(await world.account()).toMatchObject({ wallet_kobo: 70_000, wallet_at: noon + 2000 });
    await using other = await openAccounts({ wallet_kobo: toKobo(70_000), wallet_at: noon + 3_600_000 });
    await other.profiles.look("ada");
    expect(await other.account()).toMatchObject({ wallet_kobo: 1_000_000, wallet_at: noon });
  });

  it("is made once more where money moved after it had begun", async ({ world }) => {
    const answer = Promise.withResolvers<void>();
    const balances = [500_000, 400_000];
    world.client.profile = async () => {
      const walletBalanceKobo = balances.shift() as Profile["walletBalanceKobo"];
      if (balances.length === 1) await answer.promise;
      return aProfile({ walletBalanceKobo });
    };
    const slow = world.wallet.look("ada");
    await world.clock.advance(100);
    emitAfterCommit(world.store.db, "money", "ada");
    await world.clock.advance(1000);
    answer.resolve();
    await slow;
    await waitFor(async () => (await world.account()).wallet_kobo === 400_000, "the balance is asked for again");
  });

  it("that brought no balance does not make the old one fresh", async ({ world }) => {
    world.client.profile = () => Promise.reject(new Unavailable());
    expect(await world.wallet.look("ada")).toEqual({ kind: "unavailable" });
    world.client.profile = async () => aProfile({ walletBalanceKobo: 400_000 as Profile["walletBalanceKobo"] });
    world.wallet.lookIfOlder("ada", 600_000);
    await waitFor(async () => (await world.account()).wallet_kobo === 400_000, "the balance is asked for again");
  });

  it("finds a new key also with the key of the other mode", async ({ world }) => {
    await goSandbox(world);
    world.client.profile = async ({ apiKey }) => {
      if (apiKey !== "ak_test_one") throw new Unauthorized();
      return aProfile({ apiKeys: [aKey("ak_live_new"), aKey("ak_test_one")] });
    };
    expect(await world.wallet.look("ada", "live")).toEqual({ kind: "unreadable" });
    const { live_key_sealed } = await world.account();
    expect(cipher.open(live_key_sealed ?? "", "account.live_key_sealed:ada")).toBe("ak_live_new");
  });

  it("says once, to every chat, that the webhook is no longer ours", async ({ world }) => {
    await putChat(world.store.db, { user_id: 8, first_name: "Bola", account_id: "ada", created_at: noon });
    const developer = { webhookUrl: oldUrl, webhookSecret: "s" };
    world.client.profile = async () => aProfile({ developer });
    for (let look = 0; look < 3; look++) await world.profiles.look("ada");
    expect((await world.account()).webhook_state).toBe("other");
    const said = await world.said();
    expect(said.map(({ about, userId }) => [about, userId])).toEqual([
      ["webhook_lost", 7],
      ["webhook_lost", 8],
    ]);
    expect(JSON.stringify(said)).not.toContain("/hook");
  });

  it("registers our webhook again where nobody is called, at most once a minute", async ({ world }) => {
    const developer = { webhookUrl: null, webhookSecret: null };
    world.client.profile = async () => aProfile({ developer });
    world.client.updateWebhook = async (_, url) => ({ webhookUrl: url, webhookSecret: "s", message: "" });
    for (let look = 0; look < 3; look++) {
      await world.profiles.look("ada");
      await world.idle();
    }
    expect(world.asked.filter((name) => name === "updateWebhook")).toHaveLength(1);
    expect(await world.said()).toEqual([]);
  });
});

describe("a profile that the service does not show", () => {
  const missing = () => Promise.reject(new NotDeveloper({ status: 404, words: "Developer profile not found." }));

  it("is that of a user who is no developer yet, where the account has no key", async () => {
    await using world = await openAccounts({ live_key_sealed: null, role: "" });
    world.client.profile = missing;
    expect(await world.profiles.look("ada")).toMatchObject({ kind: "seen", walletKobo: null });
    expect(await world.wallet.look("ada")).toEqual({ kind: "not_developer" });
    expect(await world.account()).toMatchObject({ role: "user", live_key_sealed: null, webhook_state: "ours" });
    expect(await world.said()).toEqual([]);
  });

  it("takes neither role nor key from an account that has sold, and says the service's words", async () => {
    await using world = await openAccounts({ role: "developer" });
    const before = await world.account();
    world.client.profile = missing;
    const refused = { kind: "refused", words: "Developer profile not found." };
    expect(await world.profiles.look("ada")).toEqual(refused);
    expect(await world.wallet.look("ada")).toEqual(refused);
    expect(await world.account()).toEqual(before);
  });

  it("is refused in the words to the key, where the account is switched off", async ({ world }) => {
    const off = { status: 403, words: "No credentials", earlierWords: "Developer account is inactive" };
    world.client.profile = () => Promise.reject(new Unauthorized(off));
    expect(await world.profiles.look("ada")).toEqual({ kind: "refused", words: "Developer account is inactive" });
  });
});

describe("keys that a profile shows only in part", () => {
  const keyNow = async (world: AccountsWorld) =>
    cipher.open((await world.account()).live_key_sealed ?? "", "account.live_key_sealed:ada");

  it.for(["ak_live", "_old", "ak_"])("are no keys (%s), and no proof that ours is dead", async (shown, { world }) => {
    world.client.profile = async () => aProfile({ apiKeys: [aKey(shown, { mode: "live" })] });
    await world.profiles.look("ada");
    expect(await keyNow(world)).toBe("ak_live_old");
  });
});

describe("sandbox mode", () => {
  it("forgets the live balance, and shows no other wallet than the sandbox key's", async ({ world }) => {
    await goSandbox(world);
    expect(await world.account()).toMatchObject({ mode: "sandbox", wallet_kobo: null });
    world.client.profile = async ({ apiKey }) => {
      if (apiKey === "ak_test_one") throw new Unauthorized();
      return aProfile();
    };
    expect(await world.wallet.look("ada")).toEqual({ kind: "unreadable" });
    expect((await world.account()).wallet_kobo).toBeNull();
    world.client.profile = async () => aProfile({ walletBalanceKobo: 5 as never });
    expect(await world.wallet.look("ada")).toMatchObject({ kind: "seen", balance: { kobo: 5 } });
    expect((await world.account()).wallet_kobo).toBe(5);
  });

  it("does not take the live wallet for its own when a live sale is looked into", async ({ world }) => {
    await goSandbox(world);
    expect(await world.wallet.look("ada", "live")).toMatchObject({ kind: "seen", balance: { kobo: 1_000_000 } });
    expect((await world.account()).wallet_kobo).toBeNull();
  });

  it("tells the other chats, and is switched to once", async ({ world }) => {
    await putChat(world.store.db, { user_id: 8, first_name: "Bola", account_id: "ada", created_at: noon });
    await goSandbox(world);
    expect(await world.said()).toEqual([{ about: "mode", mode: "sandbox", userId: 8 }]);
    const seller = await findSeller(world.store.db, 7);
    const deps = { cipher, ids: createIds(world.clock, bytes), now: noon };
    const again = seller && world.store.transaction((trx) => switchMode(trx, deps, seller, "sandbox"));
    expect(await again).toBe("same");
  });
});
