import type * as counter from "../../shop.ts";
import type { UiNeeds } from "../../ui/needs.ts";

/** What the lock and the PIN may touch of the shop. */
type LockNeeds = UiNeeds & Pick<counter.Shop, "recentPins" | "idleLockMs" | "client" | "traits">;
export type ShopContext = counter.ShopContext<LockNeeds>;
export type SellerContext = counter.SellerContext<LockNeeds>;
