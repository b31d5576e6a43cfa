import { findAccount } from "../accounts/accounts.queries.ts";
import { type Sums, summarizeSales } from "../closes/sale-totals.ts";
import { type Calendar, dayMs } from "../core/calendar.ts";
import type { Kobo } from "../core/money.ts";
import type { Db } from "../db/database.ts";
import { newestAlert } from "./alerts.queries.ts";
import { type AlertSetting, type AlertSettings, setLow } from "./choices.ts";
import type { FactsOf } from "./facts.ts";
import { type AlertStamp, alertFurther, raiseAlert, takeBack } from "./tell.ts";

/** The average charge of a sale, in kobo, by the sales of today or of the last seven days. */
export interface Pace {
  meanKobo: number;
  of: "today" | "week";
}

/** So many sales make a pace. */
const leastSales = 5;
/** A wallet that was low is so no more when it holds a quarter more than that: it does not tremble about the mark. */
const enough = 1.25;
/** A look that was asked for and is answered behind a later one is over by then; a clock that was set back is another thing. */
const maxLookMs = 60_000;

/** Null: too few were sold to say. A sale whose charge nobody knows counts as what its customer pays. */
export function paceOf(today: Sums, week: Sums): Pace | null {
  const of = today.sold >= leastSales ? "today" : "week";
  const { sold, costKobo, unpricedKobo } = of === "today" ? today : week;
  const meanKobo = (costKobo + unpricedKobo) / sold;
  return sold >= leastSales && meanKobo > 0 ? { meanKobo, of } : null;
}

/** `low`: under the mark, or under the number of sales. `between`: it was not low, or is still. Null means unclear. */
export function judgeFloat(
  kobo: number,
  { kobo: markKobo, sales }: Pick<AlertSetting, "kobo" | "sales">,
  pace: Pace | null,
): "low" | "between" | "enough" | null {
  const least = sales !== null ? pace && sales * pace.meanKobo : markKobo;
  if (least === null) return null;
  if (kobo < least) return "low";
  return kobo >= least * enough ? "enough" : "between";
}

/** An alert repeats when the balance is at most this share of the one in the last alert. */
const furtherFall = 0.5;

/**
 * A balance of a real wallet was seen, in the transaction that notes it. Tells when it is low, and again when it has halved
 * since; until then the card shows the present balance.
 */
export async function alertFloat(
  trx: Db,
  stamp: AlertStamp,
  { accountId, kobo, askedAt }: { accountId: string; kobo: Kobo; askedAt: number },
  float: AlertSettings["float"],
): Promise<void> {
  if (!float.isOn) return;
  const pace = await readPace(trx, stamp.calendar, accountId, stamp.now);
  const standing = judgeFloat(kobo, float, pace);
  const isNews = float.isLow ? standing !== null : standing === "low";
  if (!isNews || (await isLate(trx, accountId, askedAt))) return;
  const topic = { accountId, subject: "float" } as const;
  const covers = pace && { sales: Math.max(0, Math.floor(kobo / pace.meanKobo)), of: pace.of };
  const facts: FactsOf<"float"> = { subject: "float", kobo, at: askedAt, covers };
  // A wallet that stays low for long has no alert any more: the next one is as the first.
  const isForgotten = float.isLow && standing === "low" && !(await newestAlert(trx, topic, stamp.now + dayMs));
  if (float.isLow && standing !== "enough" && !isForgotten)
    return alertFurther(trx, stamp, topic, (last, isTold) => {
      const toldKobo = last.toldKobo ?? last.kobo;
      const hasHalved = kobo <= toldKobo * furtherFall;
      if (kobo === last.kobo) return null;
      return { facts: { ...facts, toldKobo: hasHalved || !isTold ? kobo : toldKobo }, isNews: hasHalved };
    });
  if (!isForgotten) await setLow(trx, accountId, !float.isLow);
  if (float.isLow && !isForgotten) return takeBack(trx, topic, stamp.now);
  await raiseAlert(trx, stamp, topic, () => ({ ...facts, toldKobo: kobo }));
}

async function readPace(trx: Db, calendar: Calendar, accountId: string, now: number): Promise<Pace | null> {
  const day = calendar.dayOf(now);
  const sold = (since: number) => summarizeSales(trx, accountId, { mode: "live", stage: "sold", since });
  const today = await sold(calendar.startOf(day));
  // Seven days with today. They are read if today has too few sales.
  return paceOf(today, today.sold >= leastSales ? today : await sold(calendar.startOf(day - 6)));
}

/** Whether a later balance is known already: this one says nothing of now. */
async function isLate(trx: Db, accountId: string, askedAt: number): Promise<boolean> {
  const account = await findAccount(trx, accountId);
  const aheadMs = account?.mode === "live" ? (account.wallet_at ?? 0) - askedAt : 0;
  return aheadMs > 0 && aheadMs <= maxLookMs;
}
