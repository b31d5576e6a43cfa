import type * as counter from "../shop.ts";
import type { UiNeeds } from "../ui/needs.ts";

/** What questions that several folders ask may touch of the shop. */
export type TalksNeeds = UiNeeds & Pick<counter.Shop, "pins">;
export type ShopContext = counter.ShopContext<TalksNeeds>;
export type SellerContext = counter.SellerContext<TalksNeeds>;
