import { toKobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import type { RecordedBalance } from "../wallet/record-balance.ts";
import { readAlertSettings } from "./choices.ts";
import { tellFloat } from "./float.ts";
import { type AlertStamp, tellAlert } from "./tell.ts";

/** A smaller rise is no payment. */
const leastPaidInKobo = 100;

/** Stores alerts about a recorded balance, inside its transaction. Play money alarms nobody. */
export async function tellBalance(trx: Db, stamp: AlertStamp, balance: RecordedBalance): Promise<void> {
  if (balance.mode !== "live") return;
  await tellPaidIn(trx, stamp, balance);
  if (balance.isNewest) await tellFloat(trx, stamp, balance);
}

async function tellPaidIn(
  trx: Db,
  stamp: AlertStamp,
  { accountId, kobo, askedAt, paidIn }: RecordedBalance,
): Promise<void> {
  if (paidIn === null || paidIn.kobo < leastPaidInKobo) return;
  const { paid_in } = await readAlertSettings(trx, accountId);
  if (!paid_in.isOn || paidIn.kobo < (paid_in.kobo ?? 0)) return;
  await tellAlert(trx, stamp, { accountId, subject: "paid_in" }, (waiting) => ({
    subject: "paid_in",
    kobo: toKobo(paidIn.kobo + (waiting?.kobo ?? 0)),
    isAbout: paidIn.isAbout || (waiting?.isAbout ?? false),
    walletKobo: kobo,
    at: askedAt,
  }));
}
