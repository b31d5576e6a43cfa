import { forgetAlerts } from "../alerts/alerts.queries.ts";
import { dropDrafts } from "../batches/batches.queries.ts";
import { dayMs, hourMs } from "../core/calendar.ts";
import { forgetRequests } from "../customers/requests.queries.ts";
import type { Db } from "../db/database.ts";
import { pruneTries } from "../sessions/locks.queries.ts";
import { forgetReports, forgetSms } from "../sms/sms.queries.ts";
import { forgetStatements } from "../statements/statements.queries.ts";

/** How long rows are kept, in the order of docs/operations/retention.md, which a test compares. */
export const keptMs = {
  /** A handled update, without its text: Telegram itself delivers again for a day at the most. */
  update: dayMs,
  /** The rows of a user without a shop, a seat or a link. */
  stranger: dayMs,
  /** A webhook's body, sealed: what it said stands in the sale and its journal. */
  webhookBody: 30 * dayMs,
  /** A webhook's body that names no sale: a restored book, or a late one, may still have it. */
  orphanBody: 7 * dayMs,
  /** A webhook's body that is no event. */
  malformedBody: hourMs,
  /** An offer that nobody took, with the number that it was for. */
  offer: 30 * dayMs,
  /** A list, with its card: its sales stay, as all sales do. */
  batch: 30 * dayMs,
  /** An SMS, with the number that it went to. */
  sms: 30 * dayMs,
  /** A delivery report of a message that nobody knows: its answer may still come. */
  smsReport: hourMs,
  /** That a statement was asked for, and Telegram's name for its file. */
  statement: 30 * dayMs,
  /** The text of an alert. */
  alert: 30 * dayMs,
  /** A request of a customer, from its end on. */
  request: hourMs,
  /** A link that ran out says so for this long; then nobody knows it any more. */
  link: 90 * dayMs,
  /** Wrong links that a user has opened: they count for this long. */
  linkTries: hourMs,
  /** A wrong PIN, if no right one follows: it counts for this long. */
  pinTry: 7 * dayMs,
} as const;

/** The offers per round: a sale waits for one round at most. */
const maxOffers = 200;

/** Forgets what was kept for its time. */
export async function forgetOld(trx: Db, now: number): Promise<void> {
  await trx
    .deleteFrom("webhook_event")
    .where("done_at", "is not", null)
    .where((e) =>
      e.or([
        e("received_at", "<", now - keptMs.webhookBody),
        e.and([e("result", "=", "orphan"), e("received_at", "<", now - keptMs.orphanBody)]),
        e.and([e("result", "=", "malformed"), e("received_at", "<", now - keptMs.malformedBody)]),
      ]),
    )
    .execute();
  // Replaced long enough ago: nothing that it signed is on its way any more.
  await trx.deleteFrom("webhook_secret").where("expires_at", "<", now).execute();
  await trx
    .deleteFrom("link_try")
    .where("since_at", "<", now - keptMs.linkTries)
    .execute();
  await pruneTries(trx, now - keptMs.pinTry);
  await dropDrafts(trx, { until: now });
  await trx
    .deleteFrom("batch")
    .where("state", "in", ["dropped", "stopped", "ended"])
    .where("created_at", "<", now - keptMs.batch)
    .execute();
  await forgetSms(trx, now - keptMs.sms);
  await forgetReports(trx, now - keptMs.smsReport);
  await forgetStatements(trx, now - keptMs.statement);
  await forgetRequests(trx, now - keptMs.request);
  await forgetOffers(trx, now - keptMs.offer);
}

async function forgetOffers(trx: Db, before: number): Promise<void> {
  const offers = await trx
    .selectFrom("purchase")
    .select("id")
    .where("state", "in", ["expired", "cancelled"])
    .where("confirmed_at", "is", null)
    .where("quoted_at", "<", before)
    .limit(maxOffers)
    .execute();
  const ids = offers.map(({ id }) => id);
  if (ids.length === 0) return;
  await trx.deleteFrom("notice").where("purchase_id", "in", ids).execute();
  // A row of a list names the row like it, whether that was sold or not.
  await trx.updateTable("purchase").set({ repeats_id: null }).where("repeats_id", "in", ids).execute();
  await trx.deleteFrom("purchase").where("id", "in", ids).execute();
}

/** The same for what is looked for in whole tables, or does no harm for an hour longer. Operators are no strangers. */
export async function forgetSeldom(trx: Db, now: number, adminIds: readonly number[]): Promise<void> {
  await forgetStrangers(trx, now, adminIds);
  await forgetAlerts(trx, now - keptMs.alert);
}

/** Every user who is, or ever was, in a shop or at a seat of one, or is linked to one. */
function everKnown(trx: Db) {
  return trx
    .selectFrom("audit")
    .select("user_id")
    .union(trx.selectFrom("customer_chat").select("user_id"))
    .union(trx.selectFrom("chat").select("user_id").where("account_id", "is not", null))
    .union(trx.selectFrom("seat").select((e) => e.ref("user_id").$castTo<number>().as("user_id")));
}

/**
 * Forgets the people who only looked in, a day after: nobody asks for them any more. How many wrong PINs came from one
 * stays for as long as it counts. Reads whole tables: once in a while will do.
 */
async function forgetStrangers(trx: Db, now: number, adminIds: readonly number[]): Promise<void> {
  const before = now - keptMs.stranger;
  const chats = trx
    .selectFrom("chat")
    .leftJoin(everKnown(trx).as("known"), "known.user_id", "chat.user_id")
    .select("chat.user_id")
    .where("known.user_id", "is", null)
    .$if(adminIds.length > 0, (q) => q.where("chat.user_id", "not in", [...adminIds]))
    .where("chat.created_at", "<", before);
  // Asked of the row itself, too: somebody may be logging in at this moment.
  await trx.deleteFrom("chat").where("user_id", "in", chats).where("account_id", "is", null).execute();
  const locks = trx
    .selectFrom("chat_lock")
    .leftJoin(everKnown(trx).as("known"), "known.user_id", "chat_lock.user_id")
    .select("chat_lock.user_id")
    .where("known.user_id", "is", null)
    .where("chat_lock.wrong", "=", 0)
    .where("chat_lock.seen_at", "<", before);
  await trx.deleteFrom("chat_lock").where("user_id", "in", locks).execute();
}
