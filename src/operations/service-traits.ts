import { messageOf } from "../lib/errors.ts";
import type { Log } from "../lib/log.ts";
import type { Store } from "../store/engine/open.ts";
import { putSetting, settingsUnder } from "../store/queries/settings.ts";
import { createServiceTraits, type ServiceTraits, type Trait } from "../vending/traits.ts";

/** Traits of the service at this base address, kept in the database. The log says each one once, when it is learnt. */
export async function openServiceTraits(store: Store, baseUrl: string, log: Log): Promise<ServiceTraits> {
  const prefix = `service:${baseUrl.replace(/\/+$/, "")}:`;
  const rows = await settingsUnder(store.db, prefix);
  return createServiceTraits({
    stored: new Map(rows.map(({ name, value }) => [name.slice(prefix.length) as Trait, value])),
    async save(trait, value) {
      log.info("service.learnt", { trait, value });
      // Unsaved it holds for this process, and the next one learns it again.
      await putSetting(store.db, prefix + trait, value).catch((error: unknown) => {
        log.error("service.not_kept", { trait, error: messageOf(error) });
      });
    },
  });
}
