import { sql } from "kysely";
import { dayMs } from "../core/calendar.ts";
import type { Db } from "../db/database.ts";
import { prepared, preparedList } from "../db/prepared.ts";
import { readRefusal } from "../sales/read-refusal.ts";
import type { ServiceType } from "../services/services.ts";
import type { CompanyWatchTable } from "./health.table.ts";
import { maxEnded, type Observed } from "./health.ts";

/** A company, by the service's own id of it in the lists of one kind of sale. */
export interface Company {
  serviceType: ServiceType;
  providerId: number;
}

/** More than these say nothing more. */
const maxOpen = 100;

const endedOf = prepared((db, p: Company) =>
  db
    .selectFrom("purchase")
    .select(["state", "confirmed_at", "settled_at", "service_words"])
    .select((e) => {
      const tokenAt = e
        .selectFrom("journal")
        .select((j) => j.fn.min<number | null>("at").as("at"))
        .whereRef("journal.purchase_id", "=", "purchase.id")
        .where("kind", "=", "token");
      // Airtime has no token: an offer of it makes 25 searches less.
      return e.case().when("delivery", "=", "delivered").then(tokenAt).end().as("token_at");
    })
    .where("service_type", "=", p.serviceType)
    .where("provider_id", "=", p.providerId)
    .where(sql<boolean>`mode = 'live' AND state IN ('failed', 'succeeded')`)
    .where("delivery", "!=", "awaiting")
    .where("settled_at", "is not", null)
    .orderBy("settled_at", "desc")
    .limit(maxEnded),
);

/** Every sale that waits for a result or a token has the time of its next check. */
const openOf = prepared((db, p: Company & { since: number }) =>
  db
    .selectFrom("purchase")
    .select(["account_id", "confirmed_at"])
    .where("next_check_at", ">", 0)
    .where("service_type", "=", p.serviceType)
    .where("provider_id", "=", p.providerId)
    .where("mode", "=", "live")
    .where("confirmed_at", ">", p.since)
    .where((e) => e.or([e("state", "in", ["sending", "unknown", "pending"]), e("delivery", "=", "awaiting")]))
    .limit(maxOpen),
);

/** Whether the service refused a sale for what the shop has, or typed, and not for its company. */
function isOfShop(words: string | null): boolean {
  return ["low-balance", "doubled", "account", "bad-number", "limits"].includes(readRefusal(words));
}

/** Reads a company's sales as this shop may see them; null: as no shop. No shop sees more of another than counts and times. */
export async function observe(db: Db, company: Company, accountId: string | null, now: number): Promise<Observed> {
  const { rows: ended } = await endedOf(db, company);
  const { rows: open } = await openOf(db, { ...company, since: now - dayMs });
  return {
    open: open.flatMap(({ account_id, confirmed_at }) =>
      confirmed_at === null ? [] : { confirmedAt: confirmed_at, isOwn: account_id === accountId },
    ),
    ended: ended.flatMap(({ state, confirmed_at, settled_at, token_at, service_words: words }) =>
      confirmed_at === null || settled_at === null || (state === "failed" && isOfShop(words))
        ? []
        : { endedAt: settled_at, tookMs: state === "failed" ? null : (token_at ?? settled_at) - confirmed_at },
    ),
  };
}

export async function putWatch(
  trx: Db,
  { userId, now }: { userId: number; now: number },
  { serviceType, providerId }: Company,
  name: string,
): Promise<void> {
  const columns = { provider_name: name, since: now };
  await trx
    .insertInto("company_watch")
    .values({ user_id: userId, service_type: serviceType, provider_id: providerId, ...columns })
    .onConflict((c) => c.columns(["user_id", "service_type", "provider_id"]).doUpdateSet(columns))
    .execute();
}

export const listWatches = preparedList<[], CompanyWatchTable>((db) =>
  db.selectFrom("company_watch").selectAll().orderBy("since"),
);

/** Whether it was still there. */
export async function deleteWatch(trx: Db, userId: number, { serviceType, providerId }: Company): Promise<boolean> {
  const deleted = await trx
    .deleteFrom("company_watch")
    .where("user_id", "=", userId)
    .where("service_type", "=", serviceType)
    .where("provider_id", "=", providerId)
    .returning("user_id")
    .executeTakeFirst();
  return deleted !== undefined;
}
