import type * as counter from "../shop.ts";
import type { TalksNeeds } from "../talks/needs.ts";

/** What logging in may touch of the shop. */
type LoginNeeds = TalksNeeds & Pick<counter.Shop, "recentPins" | "changes" | "discovery" | "registration" | "client">;
export type ShopContext = counter.ShopContext<LoginNeeds>;
export type SellerContext = counter.SellerContext<LoginNeeds>;
