import { smsButtons } from "../../callbacks/sms.ts";
import { Feature } from "../../feature.ts";
import { chooseSmsUse, sendSms, sendSmsAgain, showShopSms } from "./send.ts";

/** Tokens by SMS. Without a gateway, an earlier button says that it is old. */
export const sms = new Feature()
  .sellerLeaving(smsButtons.send, (ctx, { sale, turn }, form) => sendSms(ctx, sale, turn, form))
  .seller(smsButtons.sendAgain, (ctx, { sale, turn, seen }) => sendSmsAgain(ctx, sale, turn, seen))
  .seller(smsButtons.shop, showShopSms)
  .seller(smsButtons.use, (ctx, { use }) => chooseSmsUse(ctx, use));
