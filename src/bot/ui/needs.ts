import type * as counter from "../shop.ts";

/** What cards and words that several folders draw may touch of the shop. */
export type UiNeeds = Pick<
  counter.Shop,
  | "store"
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
  | "behind"
  | "credentialsOf"
>;
export type ShopContext = counter.ShopContext<UiNeeds>;
export type SellerContext = counter.SellerContext<UiNeeds>;
