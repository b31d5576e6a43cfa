import { actorOf, audit } from "../audit/audit.ts";
import type { AccountMode } from "../core/account-modes.ts";
import type { Calendar } from "../core/calendar.ts";
import type { Kobo } from "../core/money.ts";
import { type Db, takeLock } from "../db/database.ts";
import type { Stamp } from "../db/tools.ts";
import type { Seller } from "../sessions/sessions.ts";
import { insertCount, newestCount } from "./closes.queries.ts";
import { readHand } from "./day-book.ts";
import { redrawClose } from "./showing.ts";

/** A count of a day's money, sealed or not. */
interface Counted {
  mode: AccountMode;
  day: number;
  kobo: Kobo;
}

/**
 * Stores a count with the cash that should be in hand at that moment. Both stay as they are, and so do earlier counts.
 * The close is redrawn in its chats.
 */
export async function countCash(
  trx: Db,
  { calendar, ...stamp }: Stamp & { calendar: Calendar },
  seller: Seller,
  { mode, day, kobo }: Counted,
): Promise<void> {
  const accountId = seller.account.id;
  const books = { accountId, mode };
  // Under the lock of the books, which sealing the day and counting it take, too.
  await takeLock(trx, `books:${accountId}`);
  const number = ((await newestCount(trx, books, day))?.number ?? 0) + 1;
  const due = await readHand(trx, books, day, { calendar });
  const key = { account_id: accountId, mode, day };
  await insertCount(trx, { ...key, number, at: stamp.now, counted_kobo: kobo, due_kobo: due });
  await audit(trx, stamp, actorOf(seller), { act: "cash_counted", mode, day, number });
  await redrawClose(trx, stamp, key);
}
