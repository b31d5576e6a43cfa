import type * as counter from "../../shop.ts";
import type { UiNeeds } from "../../ui/needs.ts";

/** What selling may touch of the shop. */
type SellingNeeds = UiNeeds & Pick<counter.Shop, "shelf" | "refusedKeys" | "guards" | "outage" | "reconciler">;
export type ShopContext = counter.ShopContext<SellingNeeds>;
export type SellerContext = counter.SellerContext<SellingNeeds>;
