import type { Clock } from "../core/clock.ts";
import { messageOf } from "../core/errors.ts";
import type { Log } from "../core/log.ts";
import type { Store } from "../db/open.ts";
import { putSetting, settingsUnder } from "../db/settings.queries.ts";
import { createServiceTraits, type ServiceTraits, type Trait } from "../vending-api/traits.ts";

/** Traits that are kept in the database. */
export interface StoredTraits extends ServiceTraits {
  /** Reads what other replicas have learnt, at most once a minute. Does nothing if no other process shares the database. */
  refresh(): Promise<void>;
}

export interface StoredTraitsDeps {
  store: Pick<Store, "db" | "leases">;
  clock: Clock;
  log: Log;
}

const refreshMs = 60_000;

/** Traits of the service at this base address, kept in the database. The log says each one once, when it is learnt. */
export async function openServiceTraits(
  { store, clock, log }: StoredTraitsDeps,
  baseUrl: string,
): Promise<StoredTraits> {
  const prefix = `service:${baseUrl.replace(/\/+$/, "")}:`;

  async function readStored(): Promise<ReadonlyMap<Trait, string>> {
    const rows = await settingsUnder(store.db, prefix);
    return new Map(rows.map(({ name, value }) => [name.slice(prefix.length) as Trait, value]));
  }

  const { adopt, ...traits } = createServiceTraits({
    stored: await readStored(),
    async save(trait, value) {
      log.info("service.learnt", { trait, value });
      // Unsaved it holds for this process, and the next one learns it again.
      await putSetting(store.db, prefix + trait, value).catch((error: unknown) => {
        log.error("service.not_kept", { trait, error: messageOf(error) });
      });
    },
  });
  let nextAt = clock.monotonic() + refreshMs;

  return {
    ...traits,
    async refresh() {
      if (!store.leases.isShared || clock.monotonic() < nextAt) return;
      nextAt = clock.monotonic() + refreshMs;
      const before = new Map(traits.known());
      for (const [trait, value] of await readStored()) {
        // A value that this process learnt while the question was under way is newer than the answer.
        if (traits.get(trait) === (before.get(trait) ?? null)) adopt(trait, value);
      }
    },
  };
}
