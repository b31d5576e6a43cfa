import type { Db } from "./database.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long what is kept for a while is kept. The README says the same. */
export const keptMs = {
  /** A handled update, without its text: Telegram itself delivers again for a day at the most. */
  update: 2 * dayMs,
  /** A webhook's body, sealed: what it said stands in the sale and its journal. */
  webhookBody: 30 * dayMs,
  /** An offer that nobody took, with the number that it was for. */
  offer: 30 * dayMs,
  /** A link that ran out says so for this long; then nobody knows it any more. */
  link: 90 * dayMs,
  /** Wrong links that a user has opened: they count for this long. */
  linkTries: hourMs,
} as const;

/** No round holds up a sale for longer than so many offers take. */
const mostOffers = 200;

/** Forgets what was kept for its time. */
export async function forgetOld(trx: Db, now: number): Promise<void> {
  await trx
    .deleteFrom("webhook_event")
    .where("done_at", "is not", null)
    .where("received_at", "<", now - keptMs.webhookBody)
    .execute();
  // Replaced long enough ago: nothing that it signed is on its way any more.
  await trx.deleteFrom("webhook_secret").where("expires_at", "<", now).execute();
  await trx
    .deleteFrom("link_try")
    .where("since_at", "<", now - keptMs.linkTries)
    .execute();
  await forgetOffers(trx, now - keptMs.offer);
}

async function forgetOffers(trx: Db, before: number): Promise<void> {
  const offers = await trx
    .selectFrom("purchase")
    .select("id")
    .where("state", "in", ["expired", "cancelled"])
    .where("confirmed_at", "is", null)
    .where("quoted_at", "<", before)
    .limit(mostOffers)
    .execute();
  const ids = offers.map(({ id }) => id);
  if (ids.length === 0) return;
  await trx.deleteFrom("notice").where("purchase_id", "in", ids).execute();
  await trx.deleteFrom("purchase").where("id", "in", ids).execute();
}
