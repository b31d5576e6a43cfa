import { describe, expect } from "vitest";
import { findChange, insertChange } from "../../../src/accounts/account-changes.queries.ts";
import { insertAccount } from "../../../src/accounts/accounts.queries.ts";
import type { ChangeKind } from "../../../src/accounts/accounts.table.ts";
import { Malformed, NotDeveloper, Refused, Unauthorized, Unavailable } from "../../../src/vending-api/errors.ts";
import { anAccount, noon } from "../../support/builders.ts";
import { itWith } from "../../support/it-with.ts";
import { type AccountsWorld, aKey, aProfile, openAccounts } from "../accounts/account-room.ts";

const it = itWith("world", openAccounts);

const tap = { userId: 7, accountId: "ada", messageId: 100 };

async function offer({ store, changes }: AccountsWorld, kind: ChangeKind): Promise<string> {
  return store.transaction((trx) => changes.offer(trx, { accountId: "ada", userId: 7, kind }));
}

async function begin(world: AccountsWorld, key: string, over: Partial<typeof tap> = {}) {
  return world.store.transaction((trx) => world.changes.begin(trx, { key, ...tap, ...over }));
}

async function change(world: AccountsWorld, kind: ChangeKind = "live_key") {
  const begun = await begin(world, await offer(world, kind));
  if (begun.kind !== "begun") throw new Error(begun.kind);
  await world.changes.run(begun.change.id);
  return world.shown.at(-1);
}

describe("I31: the second tap", () => {
  it("begins a change once, for the one who was asked", async ({ world }) => {
    const key = await offer(world, "live_key");
    expect((await begin(world, key, { userId: 8 })).kind).toBe("old");
    expect((await begin(world, key, { accountId: "bola" })).kind).toBe("old");
    expect((await begin(world, "x".repeat(22))).kind).toBe("old");
    expect((await begin(world, key)).kind).toBe("begun");
    expect((await begin(world, key)).kind).toBe("already");
  });

  it("comes too late after five minutes, and after it was taken back", async ({ world }) => {
    const slow = await offer(world, "live_key");
    await world.clock.advance(5 * 60_000);
    expect((await begin(world, slow)).kind).toBe("old");
    const dropped = await offer(world, "live_key");
    await world.store.transaction((trx) => world.changes.drop(trx, dropped, 7));
    expect((await begin(world, dropped)).kind).toBe("old");
  });

  it("waits while another change is not known to be over", async ({ world }) => {
    const [first, second] = [await offer(world, "live_key"), await offer(world, "webhook_back")];
    await begin(world, first);
    expect((await begin(world, second)).kind).toBe("busy");
  });
});

describe("I31: a change whose answer is lost", () => {
  it("is not asked for twice, and is settled by the first profile that is asked for after it", async ({ world }) => {
    const { client } = world;
    client.regenerateKey = () => Promise.reject(new Unavailable());
    client.profile = () => Promise.reject(new Unavailable());
    expect(await change(world)).toMatchObject({ state: "unclear", why: "unavailable" });
    client.profile = async () => aProfile({ apiKeys: [aKey("ak_live_old", { isActive: false }), aKey("ak_live_new")] });
    await world.wallet.look("ada");
    expect(world.shown.at(-1)).toMatchObject({ state: "done" });
    expect(world.asked.filter((name) => name === "regenerateKey")).toHaveLength(1);
  });

  it("is not settled by a profile that was asked for before it", async ({ world }) => {
    const { client } = world;
    const early = Promise.withResolvers<ReturnType<typeof aProfile>>();
    client.profile = () => early.promise;
    const looking = world.wallet.look("ada");
    client.regenerateKey = () => Promise.reject(new Malformed());
    client.profile = () => Promise.reject(new Unavailable());
    await change(world);
    early.resolve(aProfile());
    await looking;
    expect(world.shown.at(-1)).toMatchObject({ state: "unclear" });
  });

  it("fails no look at the profile where its chat has blocked the bot", async ({ world }) => {
    const { client, shown } = world;
    client.regenerateKey = () => Promise.reject(new Unavailable());
    client.profile = () => Promise.reject(new Unavailable());
    expect(await change(world)).toMatchObject({ state: "unclear" });
    client.profile = async () => aProfile({ apiKeys: [aKey("ak_live_old", { isActive: false }), aKey("ak_live_new")] });
    shown.push = () => {
      throw new Error("Forbidden: bot was blocked by the user");
    };
    expect(await world.wallet.look("ada")).toMatchObject({ kind: "seen" });
    expect(await world.changes.running("ada")).toBeUndefined();
  });

  it("stays unclear until the profile shows the old key or a new one", async ({ world }) => {
    const { client } = world;
    client.regenerateKey = () => Promise.reject(new Unavailable());
    client.profile = async () => aProfile({ apiKeys: [] });
    expect(await change(world)).toMatchObject({ state: "unclear" });
    expect((await world.account()).live_key_sealed).not.toBeNull();
    client.profile = async () => aProfile();
    await world.wallet.look("ada");
    expect(world.shown.at(-1)).toMatchObject({ state: "undone" });
  });

  it("is looked at by the process that comes after the one that asked", async ({ world }) => {
    await begin(world, await offer(world, "live_key"));
    world.client.profile = async () => aProfile({ apiKeys: [aKey("ak_live_new")] });
    await world.changes.recover();
    expect(world.shown.at(-1)).toMatchObject({ state: "done" });
    expect(world.asked).toEqual(["profile"]);
    await world.changes.recover();
    expect(world.shown).toHaveLength(1);
  });

  it("is looked at by a start also behind one whose chat takes no message", async ({ world }) => {
    await insertAccount(world.store.db, anAccount({ id: "bola" }));
    for (const [id, account_id] of [
      ["blocked", "ada"],
      ["waiting", "bola"],
    ] as const) {
      await insertChange(world.store.db, {
        ...{ id, account_id, user_id: 7, kind: "live_key", origin: "tap", state: "started" },
        ...{ tries: 1, created_at: noon, started_at: noon, due_at: noon },
      });
    }
    world.shown.push = () => {
      throw new Error("Forbidden: bot was blocked by the user");
    };
    await world.changes.recover();
    expect(await findChange(world.store.db, "waiting")).not.toMatchObject({ state: "started" });
    expect(world.logged).toContainEqual({ level: "warn", event: "account.look_failed" });
  });
});

describe("I31: an upgrade", () => {
  const user = { ...aProfile().user, role: "user" };
  const notYet = () => Promise.reject(new NotDeveloper({ status: 404, words: "Developer profile not found." }));
  const openUser = () => openAccounts({ role: "user", live_key_sealed: null });

  it("that is answered with an error keeps its words and its doubt, until the profile tells", async () => {
    await using world = await openUser();
    const words = "cannot import name 'Wallet'";
    world.client.upgrade = () => Promise.reject(new Unavailable({ status: 500, why: "http_500", words }));
    world.client.profile = notYet;
    expect(await change(world, "upgrade")).toMatchObject({ state: "undone", words });
    expect(world.shown[0]).toMatchObject({ state: "unclear", words });
    expect(world.asked.filter((name) => name === "upgrade")).toHaveLength(1);
  });

  it("that is called needless is done where the profile shows a developer, and shows no doubt meanwhile", async () => {
    await using world = await openUser();
    const words = "You are already a developer.";
    world.client.upgrade = () => Promise.reject(new Refused({ status: 400, words }));
    expect(await change(world, "upgrade")).toMatchObject({ state: "done", why: "already_developer" });
    expect(world.shown).toHaveLength(1);
    expect((await world.account()).live_key_sealed).not.toBeNull();
  });

  it("that is called needless is still told where the profile is not to be had", async () => {
    await using world = await openUser();
    const words = "You are already a developer.";
    world.client.upgrade = () => Promise.reject(new Refused({ status: 400, words }));
    world.client.profile = async () => aProfile({ user: { ...user, role: "" }, apiKeys: [] });
    expect(await change(world, "upgrade")).toMatchObject({ state: "unclear", words });
  });

  it("that the service refuses for other reasons than credentials asks for no PIN", async () => {
    await using world = await openUser();
    const words = "Developer account is inactive";
    world.client.upgrade = () => Promise.reject(new Unauthorized({ status: 403, words }));
    expect(await change(world, "upgrade")).toMatchObject({ state: "refused", words });
  });
});

describe("I31: a new key whose answer is lost", () => {
  it("stays as it is while the profile shows keys only in part", async ({ world }) => {
    world.client.regenerateKey = () => Promise.reject(new Unavailable());
    world.client.profile = async () => aProfile({ apiKeys: [aKey("_old", { mode: "live" })] });
    expect(await change(world)).toMatchObject({ state: "unclear" });
    world.client.profile = async () => aProfile({ apiKeys: [], isKeyListWhole: false, hasMaskedKeys: true });
    await world.profiles.look("ada");
    expect(await world.changes.running("ada")).toMatchObject({ state: "unclear" });
  });
});

describe("I31: a change that no profile tells about", () => {
  it.each([
    ["live_key", { apiKeys: [], isKeyListWhole: false, hasMaskedKeys: true }],
    ["webhook_back", { developer: null }],
  ] as const)("(%s) stands in no other's way after a minute", async (kind, shown) => {
    await using world = await openAccounts();
    world.client.regenerateKey = () => Promise.reject(new Unavailable());
    world.client.updateWebhook = () => Promise.reject(new Unavailable());
    world.client.profile = async () => aProfile({ ...shown });
    await change(world, kind);
    expect((await begin(world, await offer(world, kind))).kind).toBe("busy");
    await world.clock.advance(60_000);
    await world.profiles.look("ada");
    expect((await begin(world, await offer(world, kind))).kind).toBe("begun");
  });
});

describe("I31: a change that wants a PIN", () => {
  it("goes on after the login, for the same person, and is refused when the PIN does not help", async ({ world }) => {
    const { client, changes, store } = world;
    client.regenerateKey = () => Promise.reject(new Unauthorized({ words: "No." }));
    const waiting = await change(world);
    expect(waiting).toMatchObject({ state: "login" });
    const resume = (userId: number) =>
      store.transaction((trx) => changes.resume(trx, { accountId: "ada", userId, profile: aProfile() }));
    expect(await resume(8)).toBeUndefined();
    const again = await resume(7);
    expect(again?.id).toBe(waiting?.id);
    await changes.run(again?.id ?? "");
    expect(world.shown.at(-1)).toMatchObject({ state: "refused", words: "No." });
    expect(await resume(7)).toBeUndefined();
  });

  it("is not asked for again when the profile of the login shows it", async () => {
    await using world = await openAccounts({ role: "user", access_token_sealed: null, live_key_sealed: null });
    expect(await change(world, "upgrade")).toMatchObject({ state: "login" });
    const done = await world.store.transaction((trx) =>
      world.changes.resume(trx, { accountId: "ada", userId: 7, profile: aProfile() }),
    );
    expect(done).toMatchObject({ state: "done" });
    expect(world.asked).toEqual([]);
  });

  it("is forgotten after a quarter of an hour", async ({ world }) => {
    world.client.regenerateKey = () => Promise.reject(new Unauthorized());
    await change(world);
    await world.clock.advance(16 * 60_000);
    const late = await world.store.transaction((trx) =>
      world.changes.resume(trx, { accountId: "ada", userId: 7, profile: aProfile() }),
    );
    expect(late).toBeUndefined();
  });
});

describe("I31: while a key is being replaced", () => {
  it("tells who needs a key to wait", async ({ world }) => {
    const made = Promise.withResolvers<ReturnType<typeof aKey>>();
    world.client.regenerateKey = () => made.promise;
    expect(world.changes.replacingKeys("ada")).toBeNull();
    const begun = await begin(world, await offer(world, "live_key"));
    const running = world.changes.run(begun.kind === "begun" ? begun.change.id : "");
    while (world.asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const waiting = world.changes.replacingKeys("ada");
    expect(waiting).not.toBeNull();
    const before = (await world.account()).live_key_sealed;
    made.resolve(aKey("ak_live_new"));
    await waiting;
    expect((await world.account()).live_key_sealed).not.toBe(before);
    await running;
    expect(world.changes.replacingKeys("ada")).toBeNull();
  });
});
