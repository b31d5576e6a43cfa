import type { ServiceType } from "../services/services.ts";

/** Tables of src/holds/. Times are epoch milliseconds. */

/** A service, or one of its companies, that the operator has stopped for a while. */
export interface HoldTable {
  id: string;
  service_type: ServiceType;
  /** Empty: the whole service. */
  provider_slug: string;
  /** As it was listed when the hold was set; null: the whole service. */
  provider_name: string | null;
  /** The reason that sellers read. */
  reason: string;
  since: number;
  /** The hold is over from then on, by itself. */
  until: number;
}

declare module "../db/database.ts" {
  interface Tables {
    hold: HoldTable;
  }
}
