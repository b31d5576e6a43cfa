import type * as counter from "../../shop.ts";
import type { UiNeeds } from "../../ui/needs.ts";

/** What statements and charts may touch of the shop. */
export type SellerContext = counter.SellerContext<UiNeeds>;
