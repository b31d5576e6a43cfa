import type * as counter from "../../shop.ts";
import type { UiNeeds } from "../../ui/needs.ts";

/** What the book may touch of the shop. */
type HistoryNeeds = UiNeeds & Pick<counter.Shop, "client" | "refusedKeys" | "credentialsOf" | "supportContact">;
export type SellerContext = counter.SellerContext<HistoryNeeds>;
