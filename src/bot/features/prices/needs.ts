import type * as counter from "../../shop.ts";
import type { UiNeeds } from "../../ui/needs.ts";

/** What prices may touch of the shop. */
export type SellerContext = counter.SellerContext<UiNeeds & Pick<counter.Shop, "shelf">>;
