import { itWith } from "./it-with.ts";
import { openCounter } from "./shop.ts";

/** `it`, whose tests take a shop with Ada logged in, or parts of it. */
export const it = itWith("shop", openCounter);
