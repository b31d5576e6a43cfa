import { viewers } from "../../callbacks/access.ts";
import { closeButtons } from "../../callbacks/close.ts";
import { command, Feature } from "../../feature.ts";
import { askCloseHour, chooseCloseHour, showClose, turnClose } from "./close.ts";
import { askCount } from "./count.ts";

/** What a day has come to: for owners with the profit and the wallet, for viewers without. */
export const closes = new Feature()
  .sellerLeaving(command("close", viewers), (ctx) => showClose(ctx, null))
  .seller(closeButtons.today, (ctx) => showClose(ctx, null))
  .seller(closeButtons.day, (ctx, { day }) => showClose(ctx, day))
  .seller(closeButtons.turn, (ctx, { way, mode, day }) => turnClose(ctx, way, mode, day))
  .sellerLeaving(closeButtons.count, (ctx, { mode, day }, form) => askCount(ctx, mode, day, form))
  .seller(closeButtons.askHour, askCloseHour)
  .seller(closeButtons.hour, (ctx, { hour }) => chooseCloseHour(ctx, hour));
