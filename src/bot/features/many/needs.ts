import type * as counter from "../../shop.ts";
import type { UiNeeds } from "../../ui/needs.ts";

/** What lists may touch of the shop. */
type ManyNeeds = UiNeeds & Pick<counter.Shop, "shelf" | "guards" | "download">;
export type SellerContext = counter.SellerContext<ManyNeeds>;
