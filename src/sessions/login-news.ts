import type { Db } from "../db/database.ts";
import type { Store } from "../db/open.ts";
import type { Stamp } from "../db/tools.ts";
import { enqueueForChats } from "./chat-news.ts";
import { accountsWithPhone } from "./phone-forms.ts";
import type { Attempt } from "./pin-tries.ts";
import type { Visitor } from "./visitors.ts";

/** Notifies the chats of an account of too many wrong PINs at its number, from any user. */
export async function enqueuePinStop(
  store: Store,
  deps: Stamp,
  { userId, phone }: Attempt,
  until: number,
): Promise<void> {
  await store.transaction(async (trx) => {
    for (const { id } of await accountsWithPhone(trx, phone)) {
      // The user who gave them gets an immediate answer.
      await enqueueForChats(trx, deps, id, { about: "pin_stop", until }, userId);
    }
  });
}

/** Tells the other chats of an account that somebody has logged in to it, with a way to log that chat out again. */
export async function enqueueLogin(trx: Db, deps: Stamp, accountId: string, newcomer: Visitor): Promise<void> {
  const facts = { about: "logged_in", user: newcomer.userId, name: newcomer.firstName } as const;
  await enqueueForChats(trx, deps, accountId, facts, newcomer.userId);
}
