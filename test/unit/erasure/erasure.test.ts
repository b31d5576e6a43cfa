import { describe, expect } from "vitest";
import { insertAccount, putChat } from "../../../src/accounts/accounts.queries.ts";
import { putErasure } from "../../../src/erasure/erasures.queries.ts";
import { findLock, putLock } from "../../../src/sessions/locks.queries.ts";
import { anAccount, noon } from "../../support/builders.ts";
import { itWith } from "../../support/it-with.ts";
import { openAccounts } from "../accounts/account-room.ts";

const it = itWith("world", openAccounts);

describe("a deletion that waits for open sales", () => {
  it("leaves locked the chat that has come into another shop meanwhile", async ({ world }) => {
    const { db } = world.store;
    await insertAccount(db, anAccount({ id: "bola" }));
    await putErasure(db, { account_id: "ada", user_id: 7, asked_at: noon });
    await putChat(db, { user_id: 7, first_name: "Ada", account_id: "bola", created_at: noon });
    await putLock(db, 7, noon, { locked_at: noon });
    await world.erasures.attempt();
    expect((await world.account()).phone_number).toBe("");
    expect((await findLock(db, 7))?.locked_at).toBe(noon);
  });
});
