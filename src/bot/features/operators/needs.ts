import type * as counter from "../../shop.ts";
import type { UiNeeds } from "../../ui/needs.ts";

/** What operators may touch of the shop. */
type OperatorsNeeds = UiNeeds & Pick<counter.Shop, "overview" | "isOperator" | "shelf" | "calendar">;
export type ShopContext = counter.ShopContext<OperatorsNeeds>;
