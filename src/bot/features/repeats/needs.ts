import type * as counter from "../../shop.ts";
import type { UiNeeds } from "../../ui/needs.ts";

/** What reminders to sell again may touch of the shop. */
type RepeatNeeds = UiNeeds & Pick<counter.Shop, "calendar">;
export type SellerContext = counter.SellerContext<RepeatNeeds>;
