import type * as counter from "../shop.ts";
import type { TalksNeeds } from "../talks/needs.ts";

/** What the book may touch of the shop. */
type HistoryNeeds = TalksNeeds & Pick<counter.Shop, "client" | "credentialsOf">;
export type SellerContext = counter.SellerContext<HistoryNeeds>;
