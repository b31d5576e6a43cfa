import { pictureOrNull } from "../../pictures/receipt.ts";
import type { ShopContext } from "../shop.ts";
import { InputFile } from "./grammy.ts";
import { type Content, toPictureOptions } from "./screen.ts";
import { done, send } from "./show.ts";

/** Sends a link as a picture to scan, with its words below; only the words if no picture can be drawn. */
export async function sendLinkPicture(ctx: ShopContext, link: string, content: Content): Promise<void> {
  const { api, shop, userId } = ctx;
  const png = await pictureOrNull(shop.receipts.printQr(link), shop.log, "link.not_drawn");
  if (png === null) return done(send(ctx, content));
  await api.sendPhoto(userId, new InputFile(png, "link.png"), toPictureOptions(content));
}
