import type { ServiceType } from "../services/services.ts";

/** Written by triggers on `purchase`, when an offer becomes a sale. Emptied with the account's numbers. */
interface BeneficiaryPartTable {
  account_id: string;
  /** An end of the number, of three characters at least. */
  part: string;
  beneficiary: string;
}

/** The products that an account has ever sold. Written by the same triggers. */
export interface SaleNameTable {
  account_id: string;
  service_type: ServiceType;
  provider_name: string;
  /** Empty where a sale has none. */
  product_name: string;
}

declare module "../db/database.ts" {
  interface Tables {
    beneficiary_part: BeneficiaryPartTable;
    sale_name: SaleNameTable;
  }
}
