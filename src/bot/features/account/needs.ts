import type * as counter from "../../shop.ts";
import type { UiNeeds } from "../../ui/needs.ts";

/** What the account may touch of the shop. */
export type AccountNeeds = UiNeeds & Pick<counter.Shop, "profiles" | "changes" | "erasures" | "canBeCalled">;
export type ShopContext = counter.ShopContext<AccountNeeds>;
export type SellerContext = counter.SellerContext<AccountNeeds>;
