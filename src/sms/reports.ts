import { dayMs } from "../core/calendar.ts";
import type { Cipher } from "../core/cipher.ts";
import { type Db, takeLock } from "../db/database.ts";
import type { Tools } from "../db/tools.ts";
import { findPurchase } from "../sales/purchases.queries.ts";
import { openNumber } from "./decide.ts";
import type { IncomingReport } from "./port.ts";
import { reportTurn, type SmsSender } from "./send.ts";
import { countReports, keepReport, smsByMessageId, smsWithoutId } from "./sms.queries.ts";
import type { Sms } from "./sms.table.ts";

/** The most reports of unknown messages that are kept for an answer that is still to come. */
const maxKept = 2000;
/** How long after it was sent a message whose answer was lost is recognized by its number. */
const recognizedMs = dayMs;
const tailLength = 6;

/** The result of a report: it was applied or kept, or too many unknown ones are kept already. */
export type Taken = "stored" | "too_many";

/** Takes delivery reports. Resolves once what they say is committed; one that comes twice changes nothing. */
export function createReportTaker(deps: Pick<Tools, "store" | "clock"> & { cipher: Cipher; sender: SmsSender }) {
  const { store, clock, cipher, sender } = deps;

  async function take(trx: Db, incoming: IncomingReport): Promise<Taken> {
    const { messageId, state, why, costKobo } = incoming;
    await takeLock(trx, reportTurn(messageId));
    const sms = (await smsByMessageId(trx, messageId)) ?? (await recognize(trx, incoming));
    if (sms) {
      await sender.apply(trx, sms.id, { kind: "report", report: { messageId, state, why, costKobo } });
      return "stored";
    }
    if ((await countReports(trx)) >= maxKept) return "too_many";
    const kept = { message_id: messageId, state, why, cost_kobo: costKobo, received_at: clock.now() };
    await keepReport(trx, kept);
    return "stored";
  }

  /** The one message to this number whose answer was lost, unless another one may still learn its id. */
  async function recognize(trx: Db, { number, text }: IncomingReport): Promise<Sms | null> {
    if (number === null) return null;
    const open = await smsWithoutId(trx, clock.now() - recognizedMs);
    const [one, ...others] = open.filter((sms) => openNumber(cipher, sms) === number);
    if (one?.state !== "unknown" || others.length > 0) return null;
    const sale = await findPurchase(trx, one.purchase_id);
    return text === null || (sale && text.includes(sale.reference.slice(-tailLength))) ? one : null;
  }

  return (report: IncomingReport): Promise<Taken> => store.transaction((trx) => take(trx, report));
}
