import type * as counter from "../shop.ts";
import type { TalksNeeds } from "../talks/needs.ts";

/** What the account may touch of the shop. */
export type AccountNeeds = TalksNeeds & Pick<counter.Shop, "profiles" | "changes" | "erasures" | "canBeCalled">;
export type ShopContext = counter.ShopContext<AccountNeeds>;
export type SellerContext = counter.SellerContext<AccountNeeds>;
