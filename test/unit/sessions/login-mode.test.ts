import { describe, expect } from "vitest";
import { putChat } from "../../../src/accounts/accounts.queries.ts";
import { createIds } from "../../../src/core/ids.ts";
import { storeLogin } from "../../../src/sessions/login.ts";
import { cipher, noon } from "../../support/builders.ts";
import { itWith } from "../../support/it-with.ts";
import { type AccountsWorld, aKey, aProfile, openAccounts } from "../accounts/account-room.ts";

const it = itWith("world", openAccounts);

const bytes = (size: number) => new Uint8Array(size).fill(9);

/** Ada logs in again, and her profile lists these keys. */
async function logsIn({ store, clock, account }: AccountsWorld, ...keys: string[]) {
  const { service_user_id: id, phone_number: phone } = await account();
  const profile = aProfile({ user: { ...aProfile().user, id }, apiKeys: keys.map((key) => aKey(key)) });
  const login = { accessToken: "jwt", phoneNumber: phone, loginPhone: phone, userId: id, offWords: null };
  const deps = { cipher, ids: createIds(clock, bytes), now: noon };
  await putChat(store.db, { user_id: 8, first_name: "Bola", account_id: "ada", created_at: noon });
  await store.transaction((trx) =>
    storeLogin(trx, deps, { userId: 7, firstName: "Ada" }, { ...login, profile, profileAt: noon }),
  );
}

describe("a login", () => {
  it("that finds no key of the mode switches it, and tells the other chats", async ({ world }) => {
    await logsIn(world, "ak_test_one");
    expect((await world.account()).mode).toBe("sandbox");
    expect(await world.said()).toEqual([{ about: "mode", mode: "sandbox", userId: 8 }]);
  });

  it("that leaves the mode as it is tells them nothing", async ({ world }) => {
    await logsIn(world, "ak_live_new", "ak_test_one");
    expect((await world.account()).mode).toBe("live");
    expect(await world.said()).toEqual([]);
  });
});
