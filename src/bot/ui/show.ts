import type { Api } from "grammy";
import { pictureOrNull } from "../../pictures/receipt.ts";
import type { ShopContext } from "../shop.ts";
import { GrammyError, InputFile } from "./grammy.ts";
import { fitTo } from "./permissions.ts";
import { type Content, replyingTo, toEditOptions, toPictureOptions, toSendOptions } from "./screen.ts";
import type { Html } from "./text.ts";

/** For a handler that ends with what it shows: the calls go out side by side. */
export async function done(...calls: readonly Promise<unknown>[]): Promise<void> {
  await Promise.all(calls);
}

/** The message whose button was tapped, for handlers of taps only. Throws where there is none. */
export function tappedMessageId({ callbackQuery }: ShopContext): number {
  if (!callbackQuery?.message) throw new Error("No button of a message was tapped");
  return callbackQuery.message.message_id;
}

function apiFor({ api, shop }: ShopContext, { isSale }: Content): Api {
  return isSale ? shop.saleApi : api;
}

/** Sends a message and returns its id. */
export async function send(ctx: ShopContext, content: Content, replyTo?: number): Promise<number> {
  const options = { ...toSendOptions(fitTo(ctx.seller?.seat, content)), ...(replyTo && replyingTo(replyTo)) };
  const message = await apiFor(ctx, content).sendMessage(ctx.userId, content.html, options);
  return message.message_id;
}

/** Sends a message below the one whose button was tapped, and answers the tap. */
export async function sendNew(ctx: ShopContext, content: Content): Promise<void> {
  await Promise.all([send(ctx, content), answer(ctx)]);
}

/** Another picture and other words in place of those of a message. */
export async function putPicture(api: Api, userId: number, messageId: number, png: Uint8Array, content: Content) {
  const { reply_markup, ...words } = toPictureOptions(content);
  const media = { type: "photo" as const, media: new InputFile(png, "picture.png"), ...words };
  await api.editMessageMedia(userId, messageId, media, { reply_markup });
}

/** Shows a picture with its words: in place of the picture whose button was tapped, else as a new message. */
export async function presentPicture(ctx: ShopContext, png: Uint8Array, content: Content): Promise<void> {
  const fitted = fitTo(ctx.seller?.seat, content);
  const tapped = ctx.callbackQuery?.message;
  if (tapped && "photo" in tapped && tapped.photo) {
    await Promise.all([putPicture(ctx.api, ctx.userId, tapped.message_id, png, fitted), answer(ctx)]);
    return;
  }
  const photo = new InputFile(png, "picture.png");
  await Promise.all([ctx.api.sendPhoto(ctx.userId, photo, toPictureOptions(fitted)), answer(ctx)]);
}

/** Sends a picture with its words below; only the words if it cannot be drawn, which the log reports as `event`. */
export async function sendPicture(
  ctx: ShopContext,
  printing: Promise<Uint8Array>,
  event: string,
  content: Content,
): Promise<void> {
  const png = await pictureOrNull(printing, ctx.shop.log, event);
  if (png === null) return done(send(ctx, content));
  await ctx.api.sendPhoto(ctx.userId, new InputFile(png, "picture.png"), toPictureOptions(content));
}

/** Sends a text as a file, and answers the tap. */
export async function sendFile(ctx: ShopContext, text: string, name: string): Promise<void> {
  await Promise.all([ctx.api.sendDocument(ctx.userId, new InputFile(Buffer.from(text), name)), answer(ctx)]);
}

/** Changes a message in place; sends it again if it is gone. Returns the id of the message that shows it. */
export async function edit(ctx: ShopContext, messageId: number, content: Content): Promise<number> {
  try {
    const options = toEditOptions(fitTo(ctx.seller?.seat, content));
    await apiFor(ctx, content).editMessageText(ctx.userId, messageId, content.html, options);
    return messageId;
  } catch (error) {
    if (!isGone(error)) throw error;
    return send(ctx, content);
  }
}

/**
 * Changes a message after its update was handled, with what the service said meanwhile; not if somebody has tapped on it
 * since, which put another screen there.
 */
export async function editBehind(ctx: ShopContext, messageId: number, content: Content): Promise<void> {
  if (await ctx.shop.taps.isLatest(ctx.userId, messageId, ctx.update.update_id)) await edit(ctx, messageId, content);
}

/** Answers a tap, so that its button stops turning. A tap too old to be answered needs no answer. */
export async function answer(ctx: ShopContext, text?: string, isAlert = false): Promise<void> {
  if (!ctx.callbackQuery) return;
  try {
    await ctx.answerCallbackQuery(text === undefined ? {} : { text, show_alert: isAlert });
  } catch (error) {
    if (!(error instanceof GrammyError && error.error_code === 400)) throw error;
  }
}

/** Deletes a message. False when it is still there. */
export async function remove(ctx: ShopContext, messageId: number): Promise<boolean> {
  try {
    return await ctx.api.deleteMessage(ctx.userId, messageId);
  } catch (error) {
    // A message that is not there any more is as good as deleted.
    if (error instanceof GrammyError) return /not found/.test(error.description);
    return false;
  }
}

/**
 * Leaves one line of a question that is answered, so that what was typed below it has its sense. Does nothing if it is
 * gone.
 */
export async function leaveLine(ctx: ShopContext, messageId: number, html: Html): Promise<void> {
  try {
    await ctx.api.editMessageText(ctx.userId, messageId, html, toEditOptions({ html }));
  } catch (error) {
    if (!(error instanceof GrammyError && error.error_code === 400)) throw error;
  }
}

/**
 * Puts a screen in place of the message whose button was tapped, below it if that is a picture, which takes no text; and
 * answers the tap. Returns the id of the message.
 */
export async function replace(ctx: ShopContext, content: Content, words?: string, isAlert = false): Promise<number> {
  const tapped = ctx.callbackQuery?.message;
  const isText = tapped !== undefined && !("photo" in tapped && tapped.photo !== undefined);
  const shown = isText ? edit(ctx, tapped.message_id, content) : send(ctx, content);
  const [messageId] = await Promise.all([shown, answer(ctx, words, isAlert)]);
  return messageId;
}

/**
 * Shows the next screen: in place of the message whose button was tapped, else below what the person typed, with the
 * earlier question taken away. All calls go out side by side. Returns the id of the message that shows it.
 */
export async function present(ctx: ShopContext, content: Content, earlierMessageId: number | null): Promise<number> {
  if (ctx.callbackQuery?.message) return replace(ctx, content);
  const [messageId] = await Promise.all([
    send(ctx, content),
    earlierMessageId === null ? undefined : remove(ctx, earlierMessageId),
  ]);
  return messageId;
}

/** Also of a picture, which takes no text in its place. */
export function isGone(error: unknown): boolean {
  return (
    error instanceof GrammyError &&
    error.error_code === 400 &&
    /message to edit not found|message can't be edited|MESSAGE_ID_INVALID|no text in the message to edit/.test(
      error.description,
    )
  );
}
