import type * as counter from "../shop.ts";
import type { TalksNeeds } from "../talks/needs.ts";

/** What staff may touch of the shop. */
export type StaffNeeds = TalksNeeds;
export type ShopContext = counter.ShopContext<StaffNeeds>;
export type SellerContext = counter.SellerContext<StaffNeeds>;
