import type * as counter from "../shop.ts";
import type { TalksNeeds } from "../talks/needs.ts";

/** What the lock and the PIN may touch of the shop. */
type LockNeeds = TalksNeeds & Pick<counter.Shop, "recentPins" | "idleLockMs" | "client">;
export type ShopContext = counter.ShopContext<LockNeeds>;
export type SellerContext = counter.SellerContext<LockNeeds>;
