import { toKobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import type { PaidIn } from "../wallet/booking.ts";
import type { RecordedBalance } from "../wallet/record-balance.ts";
import { sumOf } from "../wallet/sale.ts";
import { type AlertSettings, readAlertSettings } from "./choices.ts";
import type { FactsOf } from "./facts.ts";
import { alertFloat } from "./float.ts";
import { type AlertStamp, alertFurther, raiseAlert } from "./tell.ts";

/** A smaller rise is no payment. */
const leastPaidInKobo = 100;

/** Stores alerts about a recorded balance, inside its transaction. Play money alarms nobody. */
export async function alertBalance(trx: Db, stamp: AlertStamp, balance: RecordedBalance): Promise<void> {
  if (balance.mode !== "live") return;
  const { paid_in, float } = await readAlertSettings(trx, balance.accountId);
  await alertPaidIn(trx, stamp, balance, paid_in);
  if (balance.isNewest) await alertFloat(trx, stamp, balance, float);
}

/** Alerts the owner to money that came in. If money on a sent or waiting card proves to be a refund, that card says so. */
async function alertPaidIn(
  trx: Db,
  stamp: AlertStamp,
  { accountId, kobo, askedAt, paidIn, claimedKobo }: RecordedBalance,
  setting: AlertSettings["paid_in"],
): Promise<void> {
  if (paidIn === null) return;
  const topic = { accountId, subject: "paid_in" } as const;
  const { renamed } = paidIn;
  if (renamed.length > 0) await alertFurther(trx, stamp, topic, (last) => withRefunds(last, renamed));
  if (!setting.isOn || paidIn.kobo < Math.max(leastPaidInKobo, setting.kobo ?? 0)) return;
  await raiseAlert(trx, stamp, topic, (waiting) => ({
    subject: "paid_in",
    kobo: toKobo(paidIn.kobo + paidIn.backKobo + (waiting?.kobo ?? 0)),
    backKobo: toKobo(paidIn.backKobo + claimedKobo + (waiting?.backKobo ?? 0)),
    risenAt: [...(waiting?.risenAt ?? []), askedAt],
    isAbout: paidIn.isAbout || (waiting?.isAbout ?? false),
    walletKobo: kobo,
    at: askedAt,
  }));
}

/** The same with these refunds; null if they are in no rise that it tells. */
function withRefunds(facts: FactsOf<"paid_in">, refunds: PaidIn["renamed"]) {
  const told = refunds.filter(({ at }) => facts.risenAt.includes(at));
  // The rise also paid for sales: the alert names less than it.
  const backKobo = toKobo(Math.min(facts.kobo, facts.backKobo + sumOf(told.map(({ kobo }) => kobo))));
  return told.length === 0 ? null : { facts: { ...facts, backKobo }, isNews: false };
}
