import { shopNameOf } from "../../../accounts/shop-name.ts";
import { pictureOrNull } from "../../../pictures/receipt.ts";
import type { Purchase } from "../../../sales/purchases.queries.ts";
import { keepReceipt } from "../../../sales/sales.queries.ts";
import type { SellerContext } from "../../shop.ts";
import { GrammyError, InputFile } from "../../ui/grammy.ts";
import { answer, send } from "../../ui/show.ts";
import { captionReceipt, describeReceipt, digestReceipt, type ReceiptView } from "./receipt-card.ts";

/**
 * Sends the picture of a receipt, as a message of its own: to be forwarded. Telegram keeps the picture, so the second
 * time no byte of it is drawn or sent, unless the sale or the shop's name has changed.
 */
export async function sendReceipt(ctx: SellerContext, purchase: Purchase): Promise<void> {
  const { shop, say, seller } = ctx;
  if (purchase.state !== "succeeded") return answer(ctx, say.plain("tap-no-receipt"), true);
  const token = shop.settle.readToken(purchase);
  const view: ReceiptView = { say, times: shop.times, purchase, token, shopName: shopNameOf(seller.account) };
  const digest = digestReceipt(view);
  const kept = purchase.receipt_digest === digest ? purchase.receipt_file_id : null;
  const [fileId] = await Promise.all([sendPicture(ctx, view, kept), answer(ctx)]);
  if (fileId === null || fileId === kept) return;
  ctx.work.later((trx) => keepReceipt(trx, purchase.id, fileId, digest));
}

/** Returns Telegram's id of the picture; null if the receipt had to be text. */
async function sendPicture(ctx: SellerContext, view: ReceiptView, kept: string | null): Promise<string | null> {
  if (kept !== null) {
    const again = await sendKept(ctx, view, kept);
    if (again !== null) return again;
  }
  const { receipts, log } = ctx.shop;
  const { id, reference } = view.purchase;
  const png = await pictureOrNull(receipts.print(describeReceipt(view)), log, "receipt.not_drawn", { purchase: id });
  if (png !== null) return sendPhoto(ctx, view, new InputFile(png, `${reference}.png`));
  await send(ctx, { html: captionReceipt(view) });
  return null;
}

/** Null: Telegram does not know this picture (any more), for instance since the bot has another token. */
async function sendKept(ctx: SellerContext, view: ReceiptView, fileId: string): Promise<string | null> {
  try {
    return await sendPhoto(ctx, view, fileId);
  } catch (error) {
    if (error instanceof GrammyError && error.error_code === 400) return null;
    throw error;
  }
}

async function sendPhoto(ctx: SellerContext, view: ReceiptView, photo: InputFile | string): Promise<string | null> {
  const message = await ctx.api.sendPhoto(ctx.userId, photo, { caption: captionReceipt(view), parse_mode: "HTML" });
  return message.photo.at(-1)?.file_id ?? null;
}
