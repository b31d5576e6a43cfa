import { toKobo } from "../lib/money.ts";
import type { SeenLook } from "../purchases/note-look.ts";
import type { Db } from "../store/engine/database.ts";
import { readAlertSettings } from "./choices.ts";
import { tellFloat } from "./float.ts";
import { type AlertStamp, tellAlert } from "./tell.ts";

/** What is smaller is no payment. */
const leastPaidInKobo = 100;

/** A look at a wallet, in the transaction that notes it. Play money alarms nobody. */
export async function tellLook(trx: Db, stamp: AlertStamp, look: SeenLook): Promise<void> {
  if (look.mode !== "live") return;
  await tellPaidIn(trx, stamp, look);
  if (look.isNewest) await tellFloat(trx, stamp, look);
}

async function tellPaidIn(trx: Db, stamp: AlertStamp, { accountId, kobo, askedAt, paidIn }: SeenLook): Promise<void> {
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
