import type { ServiceType } from "../services/services.ts";

/** Tables of src/health/. Times are epoch milliseconds. */

/** A user whom the bot notifies once, when sales of a company go through as usual again. */
export interface CompanyWatchTable {
  user_id: number;
  service_type: ServiceType;
  provider_id: number;
  /** As it was listed at the tap. */
  provider_name: string;
  since: number;
}

declare module "../db/database.ts" {
  interface Tables {
    company_watch: CompanyWatchTable;
  }
}
