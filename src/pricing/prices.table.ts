import type { Kobo } from "../core/money.ts";
import type { ServiceType } from "../services/services.ts";

/** Tables of src/pricing/. Money is integer kobo, times are epoch milliseconds. */

/** What a rule makes of the base: it adds an amount, adds a share, or sets the price of one piece. */
const priceHows = ["add", "percent", "exact"] as const;
type PriceHow = (typeof priceHows)[number];

/**
 * A shop's rule for what its customers pay: for a service, one of its providers, or one product. A row is never changed,
 * only ended; an index allows one of each scope that has not ended.
 */
export interface PriceRuleTable {
  id: string;
  account_id: string;
  service_type: ServiceType;
  /** null: all of the service. The slug and the names are as they were when the rule was made. */
  provider_id: number | null;
  provider_slug: string | null;
  provider_name: string | null;
  /** null: all of the provider. */
  product_id: number | null;
  product_name: string | null;
  how: PriceHow;
  /** The amount that is added, or the price; null for a share. */
  kobo: Kobo | null;
  /** Hundredths of a percent that are added; null where it is an amount. */
  basis_points: number | null;
  /** The price is rounded up to a multiple of it; null: it is not rounded. */
  step_kobo: Kobo | null;
  made_at: number;
  ended_at: number | null;
}

/**
 * Where the price that a customer pays comes from: the amount that the customer chose, the service's normal price, the
 * shop's own charge for want of another, a rule of the shop, or a price that somebody set only for this sale.
 */
export const priceSources = ["face", "list", "cost", "rule", "typed"] as const;

export type PriceSource = (typeof priceSources)[number];

declare module "../db/database.ts" {
  interface Tables {
    price_rule: PriceRuleTable;
  }
}
