import { describe, expect, it } from "vitest";
import { NotDeveloper, Unauthorized, Unavailable } from "../../../src/vending-api/errors.ts";
import { aKey, aProfile, openAccounts } from "../accounts/account-room.ts";

const refused = { accountId: "ada", mode: "live", usedKey: "ak_live_old", words: null } as const;

describe("a key that the service refuses", () => {
  it("is replaced by the one that the profile shows", async () => {
    await using world = await openAccounts();
    world.client.profile = async () => aProfile({ apiKeys: [aKey("ak_live_new")] });
    expect(await world.refusedKeys.find(refused)).toEqual({
      kind: "renewed",
      credentials: { apiKey: "ak_live_new", accessToken: "jwt" },
    });
  });

  it("was replaced already, where another look was faster", async () => {
    await using world = await openAccounts();
    const found = await world.refusedKeys.find({ ...refused, usedKey: "ak_live_older" });
    expect(found).toMatchObject({ kind: "renewed", credentials: { apiKey: "ak_live_old" } });
    expect(world.asked).toEqual([]);
  });

  it.each([
    ["shows no other", async () => aProfile(), "new_key"],
    [
      "shows keys only in part",
      async () => aProfile({ apiKeys: [], hasMaskedKeys: true, isKeyListWhole: false }),
      "new_key",
    ],
    [
      "refuses the token, too",
      () => Promise.reject(new Unauthorized({ status: 401, words: "Token expired" })),
      "login",
    ],
    ["is silent", () => Promise.reject(new Unavailable()), "unavailable"],
  ] as const)("where the service %s, leads to %s", async (_what, profile, kind) => {
    await using world = await openAccounts();
    world.client.profile = profile;
    expect(await world.refusedKeys.find(refused)).toEqual({ kind });
    expect(world.refusedKeys.last("ada", "live")).toEqual({ kind });
    expect(world.refusedKeys.last("ada", "sandbox")).toBeNull();
  });

  it("of an account that is switched off shows the service's words, without a question", async () => {
    await using world = await openAccounts();
    const words = "Developer account is inactive";
    expect(await world.refusedKeys.find({ ...refused, words })).toEqual({ kind: "switched_off", words });
    expect(world.asked).toEqual([]);
  });

  it("is not called switched off by words about the key", async () => {
    await using world = await openAccounts();
    expect(await world.refusedKeys.find({ ...refused, words: "Invalid or inactive API key" })).toEqual({
      kind: "new_key",
    });
  });

  it("makes no user of a developer whose profile is not shown", async () => {
    await using world = await openAccounts({ role: "developer" });
    world.client.profile = () =>
      Promise.reject(new NotDeveloper({ status: 404, words: "Developer profile not found." }));
    expect(await world.refusedKeys.find(refused)).toMatchObject({ kind: "switched_off" });
    expect(await world.account()).toMatchObject({ role: "developer" });
  });

  it("is asked about once within ten seconds", async () => {
    await using world = await openAccounts();
    for (let time = 0; time < 3; time++) await world.refusedKeys.find(refused);
    expect(world.asked).toEqual(["profile"]);
    await world.clock.advance(10_000);
    await world.refusedKeys.find(refused);
    expect(world.asked).toEqual(["profile", "profile"]);
  });
});
