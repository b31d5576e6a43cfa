import { countsOfClose } from "../closes/close-sums.ts";
import type { BookClose } from "../closes/closes.queries.ts";
import type { Db } from "../db/database.ts";
import { readAlertSettings } from "./choices.ts";
import { type AlertStamp, raiseAlert } from "./tell.ts";

/** A day was sealed, in the transaction that seals it: tells where it brought less than the owners' mark. */
export async function alertProfit(trx: Db, stamp: AlertStamp, close: BookClose): Promise<void> {
  if (close.mode !== "live") return;
  const { account_id: accountId, day, sold_n: sold } = close;
  const { profit } = await readAlertSettings(trx, accountId);
  const { kobo, ...rest } = (await countsOfClose(trx, close)).profit;
  if (!profit.isOn || profit.kobo === null || kobo >= profit.kobo) return;
  const { kobo: markKobo } = profit;
  await raiseAlert(trx, stamp, { accountId, subject: "profit" }, () => ({
    ...{ subject: "profit" as const, day, sold, kobo, markKobo },
    ...rest,
  }));
}
