import type * as counter from "../../shop.ts";
import type { UiNeeds } from "../../ui/needs.ts";

/** What logging in may touch of the shop. */
type LoginNeeds = UiNeeds &
  Pick<counter.Shop, "recentPins" | "changes" | "discovery" | "registration" | "client" | "traits">;
export type ShopContext = counter.ShopContext<LoginNeeds>;
export type SellerContext = counter.SellerContext<LoginNeeds>;
