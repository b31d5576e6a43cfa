import { dayMs } from "../core/calendar.ts";
import type { Db } from "../db/database.ts";
import type { Tools } from "../db/tools.ts";
import { enqueueNews } from "../outbox/notices.queries.ts";
import { type Company, deleteWatch, listWatches, observe, putWatch } from "./health.queries.ts";
import { findTrouble, hasSoldSince } from "./health.ts";

/** Has a user told, once, when sales of this company go through as usual again. */
export function watchCompany(trx: Db, user: { userId: number; now: number }, company: Company, name: string) {
  return putWatch(trx, user, company, name);
}

/** A user who has waited this long has found another way. */
const keptMs = dayMs;

/** Notifies users who wait for a company once a sale has gone through since and nothing is worse than usual. */
export function createCompanyWatch({ store, ids }: Pick<Tools, "store" | "ids">) {
  return async (now: number): Promise<void> => {
    for (const watch of await listWatches(store.db)) {
      const { user_id: userId, service_type: serviceType, provider_id: providerId, provider_name: name } = watch;
      const company = { serviceType, providerId };
      const observed = await observe(store.db, company, null, now);
      const isBack = hasSoldSince(observed, watch.since) && findTrouble(observed, now) === null;
      if (!isBack && now - watch.since < keptMs) continue;
      await store.transaction(async (trx) => {
        // Another replica may have told it.
        if (!(await deleteWatch(trx, userId, company)) || !isBack) return;
        await enqueueNews(trx, { ids, now }, userId, { about: "company_back", serviceType, name });
      });
    }
  };
}
