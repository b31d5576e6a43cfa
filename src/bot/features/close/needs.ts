import type * as counter from "../../shop.ts";
import type { UiNeeds } from "../../ui/needs.ts";

/** What the day's close may touch of the shop. */
type CloseNeeds = UiNeeds & Pick<counter.Shop, "calendar">;
export type SellerContext = counter.SellerContext<CloseNeeds>;
