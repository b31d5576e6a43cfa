import type * as counter from "../shop.ts";
import type { TalksNeeds } from "../talks/needs.ts";

/** What operators may touch of the shop. */
type OperatorsNeeds = TalksNeeds & Pick<counter.Shop, "overview" | "isOperator">;
export type ShopContext = counter.ShopContext<OperatorsNeeds>;
