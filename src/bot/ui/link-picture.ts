import { messageOf } from "../../core/errors.ts";
import { ReceiptError } from "../../pictures/receipt.ts";
import type { ShopContext } from "../shop.ts";
import { InputFile } from "./grammy.ts";
import { type Content, toInlineKeyboard } from "./screen.ts";
import { send } from "./show.ts";

/** Sends a link as a picture to scan, with its words below; only the words if no picture can be drawn. */
export async function sendLinkPicture(ctx: ShopContext, link: string, content: Content): Promise<void> {
  const { shop, userId } = ctx;
  let png: Uint8Array;
  try {
    png = await shop.receipts.printQr(link);
  } catch (error) {
    if (!(error instanceof ReceiptError)) throw error;
    shop.log.error("link.not_drawn", { code: error.code, error: messageOf(error) });
    await send(ctx, content);
    return;
  }
  await ctx.api.sendPhoto(userId, new InputFile(png, "link.png"), {
    caption: content.html,
    parse_mode: "HTML",
    reply_markup: toInlineKeyboard(content.buttons ?? []),
  });
}
