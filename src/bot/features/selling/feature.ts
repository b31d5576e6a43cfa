import { repeatButtons } from "../../callbacks/repeats.ts";
import { currentForm } from "../../entry.ts";
import { Feature } from "../../feature.ts";
import { sellOtherPlan, sellReminded, sellRemindedTo } from "./reminded.ts";

/** What leads to a sale, and the tap that buys. */
export const selling = new Feature()
  .trader(repeatButtons.sell, (ctx, { repeat, day }) => sellReminded(ctx, repeat, day))
  .trader(repeatButtons.to, (ctx, { repeat, thing }) => sellRemindedTo(ctx, repeat, thing))
  .trader(repeatButtons.other, async (ctx, { repeat }) => sellOtherPlan(ctx, repeat, await currentForm(ctx)));
