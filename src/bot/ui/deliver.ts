import type { Api } from "grammy";
import { messageOf, VendbotError } from "../../core/errors.ts";
import { type Delivered, neverSentCode } from "../../outbox/messenger.ts";
import { GrammyError, HttpError, InputFile } from "./grammy.ts";
import { type Content, replyingTo, toEditOptions, toPictureOptions, toSendOptions } from "./screen.ts";
import { isGone, putPicture } from "./show.ts";

/** Sends an outbox message, as a reply if `replyTo` is given. */
export function deliverNew(api: Api, userId: number, content: Content, replyTo: number | null = null) {
  const options = { ...toSendOptions(content), ...(replyTo !== null && replyingTo(replyTo)) };
  return deliver(async () => (await api.sendMessage(userId, content.html, options)).message_id);
}

/** Edits an outbox message in place. */
export function deliverEdit(api: Api, userId: number, messageId: number, content: Content) {
  return deliver(async () => {
    await api.editMessageText(userId, messageId, content.html, toEditOptions(content));
    return messageId;
  });
}

/** Edits an outbox message in place, or sends it if there is none. */
export function deliverInPlace(api: Api, userId: number, messageId: number | null, content: Content) {
  return messageId === null ? deliverNew(api, userId, content) : deliverEdit(api, userId, messageId, content);
}

/** The same with a picture above the text. */
export function deliverPicture(api: Api, userId: number, messageId: number | null, png: Uint8Array, content: Content) {
  return deliver(async () => {
    if (messageId === null) {
      return (await api.sendPhoto(userId, new InputFile(png, "close.png"), toPictureOptions(content))).message_id;
    }
    await putPicture(api, userId, messageId, png, content);
    return messageId;
  });
}

/** Calls Telegram, and sorts how the call ended into the results that the outbox treats differently. */
async function deliver(call: () => Promise<number>): Promise<Delivered> {
  try {
    return { kind: "done", messageId: await call() };
  } catch (error) {
    if (isGone(error)) return { kind: "gone" };
    if (!(error instanceof GrammyError)) {
      const failed = { kind: "failed", why: messageOf(error), retryAfterMs: null } as const;
      return wasNeverSent(error) ? { ...failed, isUnsent: true } : failed;
    }
    const { error_code, description, parameters } = error;
    if (error_code === 403 || /chat not found|user is deactivated/.test(description)) return { kind: "unreachable" };
    if (error_code === 429) {
      return { kind: "failed", why: "429", retryAfterMs: (parameters.retry_after ?? 1) * 1000, isUnsent: true };
    }
    // The message is good. Telegram refuses the bot's token, until an operator corrects it.
    if (error_code === 401 || error_code === 404)
      return { kind: "failed", why: "token", retryAfterMs: null, isUnsent: true };
    if (error_code >= 500) return { kind: "failed", why: String(error_code), retryAfterMs: null };
    return { kind: "refused", why: description };
  }
}

/** grammY wraps what the line below it has thrown. */
function wasNeverSent(error: unknown): boolean {
  const cause = error instanceof HttpError ? error.error : error;
  return cause instanceof VendbotError && cause.code === neverSentCode;
}
