import type * as counter from "../shop.ts";
import type { TalksNeeds } from "../talks/needs.ts";

/** What customers may touch of the shop. */
type CustomersNeeds = TalksNeeds;
export type ShopContext = counter.ShopContext<CustomersNeeds>;
export type SellerContext = counter.SellerContext<CustomersNeeds>;
