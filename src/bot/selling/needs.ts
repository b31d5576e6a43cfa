import type * as counter from "../shop.ts";
import type { TalksNeeds } from "../talks/needs.ts";

/** What selling may touch of the shop. */
type SellingNeeds = TalksNeeds & Pick<counter.Shop, "shelf" | "guards" | "outage" | "reconciler">;
export type ShopContext = counter.ShopContext<SellingNeeds>;
export type SellerContext = counter.SellerContext<SellingNeeds>;
