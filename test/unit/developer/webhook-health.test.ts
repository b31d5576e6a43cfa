import { describe, expect, it } from "vitest";
import { insertAccount, recordFirstCall, updateAccount } from "../../../src/accounts/accounts.queries.ts";
import { readWebhookHealth } from "../../../src/developer/webhook-health.ts";
import type { Purchase } from "../../../src/sales/purchases.queries.ts";
import { anAccount, aPurchase, noon, put } from "../../support/builders.ts";
import { type AccountsWorld, aKey, aProfile, openAccounts } from "../accounts/account-room.ts";

const minuteMs = 60_000;
const dayMs = 24 * 3_600_000;

async function openRegistered(): Promise<AccountsWorld> {
  const world = await openAccounts();
  await updateAccount(world.store.db, "ada", { webhook_registered_at: noon });
  return world;
}

const healthAt = async ({ store, account }: AccountsWorld, now: number) =>
  readWebhookHealth(store.db, await account(), now);

const sells = ({ store }: AccountsWorld, at: number, over: Partial<Purchase> = {}) =>
  put(store, aPurchase({ state: "succeeded", confirmed_at: at, settled_at: at + minuteMs, ...over }));

describe("a webhook that is registered", () => {
  it("is on after one good call, for good", async () => {
    await using world = await openRegistered();
    expect(await healthAt(world, noon)).toBe("unheard");
    await recordFirstCall(world.store.db, "ada", noon + 5);
    expect(await healthAt(world, noon + 5)).toBe("on");
    await recordFirstCall(world.store.db, "ada", noon + 9);
    expect((await world.account()).webhook_heard_at).toBe(noon + 5);
    await sells(world, noon + 10);
    expect(await healthAt(world, noon + 9 * dayMs)).toBe("on");
  });

  it("is not on by a call that came before it was registered", async () => {
    await using world = await openRegistered();
    await recordFirstCall(world.store.db, "ada", noon - 1);
    expect(await healthAt(world, noon)).toBe("unheard");
  });

  it("is unheard for however long, if nothing was sold", async () => {
    await using world = await openRegistered();
    expect(await healthAt(world, noon + 90 * dayMs)).toBe("unheard");
  });

  it("is silent a day after a sale has ended, and on by the first call after that", async () => {
    await using world = await openRegistered();
    await sells(world, noon);
    expect(await healthAt(world, noon + dayMs)).toBe("unheard");
    expect(await healthAt(world, noon + minuteMs + dayMs - 1)).toBe("unheard");
    expect(await healthAt(world, noon + minuteMs + dayMs)).toBe("silent");
    await recordFirstCall(world.store.db, "ada", noon + 2 * dayMs);
    expect(await healthAt(world, noon + 2 * dayMs)).toBe("on");
  });

  it.each<[string, number, Partial<Purchase>]>([
    ["from before", -1, {}],
    ["that is still open", 0, { state: "pending", settled_at: null }],
    ["that was refused", 0, { state: "failed" }],
    ["in sandbox mode", 0, { mode: "sandbox" }],
    ["of another account", 0, { account_id: "bola" }],
  ])("is not silent by a sale %s", async (_name, sinceMs, over) => {
    await using world = await openRegistered();
    await insertAccount(world.store.db, anAccount({ id: "bola" }));
    await sells(world, noon + sinceMs, over);
    expect(await healthAt(world, noon + 9 * dayMs)).toBe("unheard");
  });

  it("is never called silent if nobody knows since when it is registered", async () => {
    await using world = await openRegistered();
    await updateAccount(world.store.db, "ada", { webhook_registered_at: null });
    await sells(world, noon);
    expect(await healthAt(world, noon + 9 * dayMs)).toBe("unheard");
  });
});

describe("registering a webhook", () => {
  const elsewhere = { developer: { webhookUrl: null, webhookSecret: "whsec_one" } };
  const accepts = (url: string) => ({ message: "Saved", webhookUrl: url, webhookSecret: "whsec_two" });
  const heard = { webhook_registered_at: noon - dayMs, webhook_heard_at: noon - 5 };

  it("makes calls from before count no more", async () => {
    await using world = await openAccounts({ webhook_state: "none", ...heard });
    world.client.updateWebhook = async (_credentials, url) => accepts(url);
    await world.registration.register("ada", aProfile(elsewhere));
    const registered = { webhook_state: "ours", webhook_registered_at: noon, webhook_heard_at: null };
    expect(await world.account()).toMatchObject(registered);
  });

  it("keeps a call that comes while its answer is on the way", async () => {
    await using world = await openAccounts({ webhook_state: "none", ...heard });
    world.client.updateWebhook = async (_credentials, url) => {
      await recordFirstCall(world.store.db, "ada", noon + 1);
      return accepts(url);
    };
    await world.registration.register("ada", aProfile(elsewhere));
    expect(await world.account()).toMatchObject({ webhook_state: "ours", webhook_heard_at: noon + 1 });
  });

  it("is known from a profile, if the answer to it was lost, since it was asked for", async () => {
    await using world = await openAccounts({ webhook_state: "registering", ...heard });
    world.client.profile = async () => aProfile({ apiKeys: [aKey("ak_live_old")] });
    await world.profiles.look("ada");
    expect(await world.account()).toMatchObject({ webhook_state: "ours", ...heard });
  });

  it.each(["none", "other"] as const)(
    "by somebody else counts from when a profile shows it, after %s",
    async (state) => {
      await using world = await openAccounts({ webhook_state: state, ...heard });
      await world.profiles.look("ada");
      const since = { webhook_state: "ours", webhook_registered_at: noon, webhook_heard_at: null };
      expect(await world.account()).toMatchObject(since);
    },
  );

  it("is not repeated by a profile that shows what is known", async () => {
    await using world = await openAccounts(heard);
    await world.profiles.look("ada");
    expect(await world.account()).toMatchObject(heard);
  });
});
