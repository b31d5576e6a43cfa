import type { ServiceType } from "../services/services.ts";

/** Written by triggers on `purchase`, when an offer becomes a sale. Erasure deletes the account's rows. */
interface BeneficiaryPartTable {
  account_id: string;
  /** A suffix of the number, of three characters at least. */
  part: string;
  beneficiary: string;
}

/** The products of an account's confirmed sales, whatever their result. Written by the same triggers. */
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
