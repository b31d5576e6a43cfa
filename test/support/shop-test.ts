import { openCounter } from "./counter.ts";
import { itWith } from "./it-with.ts";

/** `it`, whose tests take a shop with Ada logged in, or parts of it. */
export const it = itWith("shop", openCounter);
