import { dayMs } from "../core/calendar.ts";
import type { Tools } from "../db/tools.ts";
import { oweWord } from "../outbox/notices.queries.ts";
import { deleteWatch, listWatches, observe } from "./health.queries.ts";
import { findTrouble, hasSoldSince } from "./health.ts";

/** Whoever waited so long has found another way. */
const keptMs = dayMs;

/** Tells whoever waits for a company once its sales go through as usual: one has since, and nothing is worse than usual. */
export function createCompanyWatch({ store, ids }: Pick<Tools, "store" | "ids">) {
  return async (now: number): Promise<void> => {
    for (const watch of await listWatches(store.db)) {
      const { user_id: userId, service_type: serviceType, provider_id: providerId, provider_name: name } = watch;
      const company = { serviceType, providerId };
      const observed = await observe(store.db, company, null);
      const isBack = hasSoldSince(observed, watch.since) && findTrouble(observed, now) === null;
      if (!isBack && now - watch.since < keptMs) continue;
      await store.transaction(async (trx) => {
        // Another replica may have told it.
        if (!(await deleteWatch(trx, userId, company)) || !isBack) return;
        await oweWord(trx, { ids, now }, userId, { about: "company_back", serviceType, name });
      });
    }
  };
}
