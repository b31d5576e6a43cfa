import { type Account, chatsOfAccount, findAccount } from "../accounts/accounts.queries.ts";
import { endLapsed, type Seat, seatsOfAccount } from "../accounts/seats.queries.ts";
import { shopNameOf } from "../accounts/shop-name.ts";
import type { Db } from "../db/database.ts";
import type { Store } from "../db/open.ts";
import type { Stamp } from "../db/tools.ts";
import type { AccountFacts, SeatNews } from "../outbox/messages.table.ts";
import { enqueueNews } from "../outbox/notices.queries.ts";
import { accountsWithPhone } from "./phone-forms.ts";
import type { Visitor } from "./visitors.ts";

/** Owes a word to every chat that is logged in to an account, but not to the user who knows it already. */
export async function enqueueForChats(
  trx: Db,
  deps: Stamp,
  accountId: string,
  facts: AccountFacts,
  knowing: number | null = null,
): Promise<void> {
  for (const { user_id } of await chatsOfAccount(trx, accountId)) {
    if (user_id !== knowing) await enqueueNews(trx, deps, user_id, facts, accountId);
  }
}

/** Notifies the chats of an account of too many wrong PINs at its number, from any user. */
export async function enqueuePinStop(
  store: Store,
  deps: Stamp,
  { userId, phone }: { userId: number; phone: string },
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

/** Stores the news for the user of a seat, in the transaction of the change. */
export async function enqueueSeat(trx: Db, deps: Stamp, account: Account, seat: Seat, news: SeatNews): Promise<void> {
  if (seat.user_id === null) return;
  await enqueueNews(trx, deps, seat.user_id, { about: "seat", news, shop: shopNameOf(account) });
}

/** The same to everybody who sits on a seat of the account and can work. */
export async function enqueueSeats(trx: Db, deps: Stamp, account: Account, news: SeatNews): Promise<void> {
  for (const seat of await seatsOfAccount(trx, account.id)) {
    if (seat.state === "active") await enqueueSeat(trx, deps, account, seat, news);
  }
}

/** Owes it to every owner that somebody has opened the link of a seat: it may be the wrong person. */
export async function enqueueClaim(trx: Db, deps: Stamp, seat: Seat, who: string): Promise<void> {
  const facts = { about: "seat_claimed", seat: seat.id, name: seat.name, who } as const;
  await enqueueForChats(trx, deps, seat.account_id, facts);
}

export async function endLapsedSeats(trx: Db, deps: Stamp): Promise<void> {
  for (const seat of await endLapsed(trx, deps.now)) {
    const account = await findAccount(trx, seat.account_id);
    if (account) await enqueueSeat(trx, deps, account, seat, "ended");
  }
}
