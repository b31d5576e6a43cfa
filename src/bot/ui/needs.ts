import type * as counter from "../shop.ts";

/** What cards, words and questions of several folders may touch of the shop. A folder that needs more says so in its own. */
export type UiNeeds = Pick<
  counter.Shop,
  | "store"
  | "languages"
  | "sayTo"
  | "cipher"
  | "clock"
  | "ids"
  | "log"
  | "times"
  | "forms"
  | "pins"
  | "catalogue"
  | "wallet"
  | "putBacks"
  | "taps"
  | "settle"
  | "receipts"
  | "sms"
  | "behind"
  | "credentialsOf"
>;
export type ShopContext = counter.ShopContext<UiNeeds>;
export type SellerContext = counter.SellerContext<UiNeeds>;
