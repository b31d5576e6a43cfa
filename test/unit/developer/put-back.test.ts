import { describe, expect, it } from "vitest";
import { insertChange } from "../../../src/accounts/account-changes.queries.ts";
import { insertAccount } from "../../../src/accounts/accounts.queries.ts";
import { createIds } from "../../../src/core/ids.ts";
import { insertPurchase } from "../../../src/sales/purchases.queries.ts";
import { findSeller, logOut } from "../../../src/sessions/sessions.ts";
import { Unavailable } from "../../../src/vending-api/errors.ts";
import { anAccount, anElectricitySale, noon } from "../../support/builders.ts";
import { type AccountsWorld, aProfile, oldUrl, openAccounts } from "../accounts/account-room.ts";

const bytes = (size: number) => new Uint8Array(size).fill(9);

async function leave({ store, clock }: AccountsWorld) {
  const seller = await findSeller(store.db, 7);
  if (!seller) throw new Error("Nobody is logged in");
  return store.transaction((trx) => logOut(trx, createIds(clock, bytes), seller, clock.now()));
}

const patches = ({ asked }: AccountsWorld) => asked.filter((name) => name === "updateWebhook").length;

describe("the URL from before ours", () => {
  it("is put back after the last chat's logout, with keys that are kept for it", async () => {
    await using world = await openAccounts();
    expect(await leave(world)).toEqual({ isPutBack: true });
    expect((await world.account()).live_key_sealed).not.toBeNull();
    let registered = "";
    world.client.updateWebhook = async (_, url) => {
      registered = url;
      return { webhookUrl: url, webhookSecret: "s", message: "" };
    };
    await Promise.all([world.putBacks.attempt(), world.putBacks.attempt()]);
    expect(registered).toBe(oldUrl);
    expect(patches(world)).toBe(1);
    expect(await world.account()).toMatchObject({ webhook_state: "other", webhook_asked: null });
    await world.putBacks.attempt();
    expect(patches(world)).toBe(1);
  });

  it("waits for a token that is still to come, but no longer than an hour", async () => {
    await using world = await openAccounts();
    await insertPurchase(world.store.db, anElectricitySale({ state: "succeeded", delivery: "awaiting" }));
    await leave(world);
    world.client.updateWebhook = async (_, url) => ({ webhookUrl: url, webhookSecret: "s", message: "" });
    await world.putBacks.attempt();
    await world.clock.advance(5000);
    await world.putBacks.attempt();
    expect(patches(world)).toBe(0);
    await world.clock.advance(3_600_000);
    await world.putBacks.attempt();
    expect(patches(world)).toBe(1);
  });

  it("is tried five times, and its owner gets a message after the last failure", async () => {
    await using world = await openAccounts();
    await leave(world);
    world.client.updateWebhook = () => Promise.reject(new Unavailable());
    for (let minute = 0; minute < 30; minute++) {
      await world.putBacks.attempt();
      await world.clock.advance(60_000);
    }
    expect(patches(world)).toBe(5);
    expect(await world.said()).toEqual([{ about: "webhook_stuck", host: "www.bola.example", userId: 7 }]);
  });

  it("of one shop is put back whatever is wrong with the row of another", async () => {
    await using world = await openAccounts();
    const { store, clock } = world;
    const damaged = { live_key_sealed: "damaged", webhook_other_sealed: "damaged", webhook_state: "ours" } as const;
    await insertAccount(store.db, anAccount({ id: "bola", ...damaged }));
    await insertChange(store.db, {
      ...{ id: "0", account_id: "bola", user_id: 8, kind: "webhook_back", origin: "logout", state: "started" },
      ...{ tries: 0, created_at: clock.now(), started_at: clock.now(), due_at: clock.now() },
    });
    await leave(world);
    world.client.updateWebhook = async (_, url) => ({ webhookUrl: url, webhookSecret: "s", message: "" });
    for (let minute = 0; minute < 30; minute++) {
      await world.putBacks.attempt();
      await clock.advance(60_000);
    }
    expect((await world.account()).webhook_state).toBe("other");
    expect(await world.said()).toEqual([{ about: "webhook_stuck", host: "?", userId: 8 }]);
  });

  it("stays as it is if somebody has changed it meanwhile, or an attempt without an answer did it", async () => {
    await using world = await openAccounts();
    await leave(world);
    const developer = { webhookUrl: oldUrl, webhookSecret: "whsec_one" };
    world.client.profile = async () => aProfile({ developer });
    await world.putBacks.attempt();
    expect(patches(world)).toBe(0);
    expect((await world.account()).webhook_state).toBe("other");
    expect(await world.said()).toEqual([]);
  });

  it("is not wanted where ours is not called, or nothing was there before", async () => {
    for (const over of [{ webhook_state: "other" }, { webhook_other_sealed: null }] as const) {
      await using world = await openAccounts(over);
      expect(await leave(world)).toEqual({ isPutBack: false });
      expect(await world.account()).toMatchObject({ live_key_sealed: null, updated_at: noon });
    }
  });
});
