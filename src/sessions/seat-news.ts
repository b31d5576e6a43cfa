import { type Account, findAccount } from "../accounts/accounts.queries.ts";
import { endLapsed, type Seat, seatsOfAccount } from "../accounts/seats.queries.ts";
import { shopNameOf } from "../accounts/shop-name.ts";
import type { Db } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import type { SeatNews } from "../outbox/messages.table.ts";
import { enqueueNews } from "../outbox/notices.queries.ts";
import { enqueueForChats } from "./chat-news.ts";

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

/** Ends the seats whose end date has come. */
export async function endLapsedSeats(trx: Db, deps: Stamp): Promise<void> {
  for (const seat of await endLapsed(trx, deps.now)) {
    const account = await findAccount(trx, seat.account_id);
    if (account) await enqueueSeat(trx, deps, account, seat, "ended");
  }
}
