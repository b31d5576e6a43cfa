import { sellers } from "../../callbacks/access.ts";
import { repeatButtons } from "../../callbacks/repeats.ts";
import { command, Feature } from "../../feature.ts";
import { askHour, askRepeat, askRhythm, dismiss, keepHour, showRepeat, showRepeats, stopRepeat } from "./repeats.ts";

/** Reminders to sell the same to a customer again. `selling` has the button that leads to the offer. */
export const repeats = new Feature()
  .sellerLeaving(command("reminders", sellers), (ctx) => showRepeats(ctx))
  .seller(repeatButtons.list, (ctx, { offset }) => showRepeats(ctx, offset))
  .sellerLeaving(repeatButtons.new, (ctx, { sale }, form) => askRepeat(ctx, sale, form))
  .sellerLeaving(repeatButtons.days, (ctx, { repeat }, form) => askRhythm(ctx, repeat, form))
  .seller(repeatButtons.open, (ctx, { repeat }) => showRepeat(ctx, repeat))
  .seller(repeatButtons.hour, (ctx, { repeat }) => askHour(ctx, repeat))
  .seller(repeatButtons.at, (ctx, { repeat, hour }) => keepHour(ctx, repeat, hour))
  .seller(repeatButtons.later, (ctx, { repeat, day }) => dismiss(ctx, "later", repeat, day))
  .seller(repeatButtons.skip, (ctx, { repeat, day }) => dismiss(ctx, "skip", repeat, day))
  .seller(repeatButtons.stop, (ctx, { repeat }) => stopRepeat(ctx, repeat));
