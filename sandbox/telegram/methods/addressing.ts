import type { Chat, StoredMessage } from "../chats.ts";
import type { Fields } from "../fields.ts";
import { badRequest, forbidden, tooManyRequests } from "../refusal.ts";
import type { World } from "../world.ts";

/** The chat that a call names. One whose person never pressed Start does not exist for the bot. Throws Refusal. */
export function findChat(world: World, fields: Fields, name = "chat_id"): Chat {
  const reference = fields.text(name);
  if (!reference) throw badRequest(`${name} is empty`);
  // People cannot be addressed as @name, and basic groups have no name.
  const chat = world.chats.get(Number(reference));
  if (!chat || chat.standing === "stranger") throw badRequest("chat not found");
  return chat;
}

/** The chat that a call writes to. Throws Refusal, with 403 where the bot was blocked or thrown out. */
export function findWritableChat(world: World, fields: Fields): Chat {
  const chat = findChat(world, fields);
  if (chat.standing === "met") throw forbidden("bot can't initiate conversation with a user");
  if (chat.standing === "gone") {
    throw forbidden(
      chat.wire.type === "private" ? "bot was blocked by the user" : "bot was kicked from the group chat",
    );
  }
  return chat;
}

/** Counts one more message to the chat. Throws Refusal, 429, when that is too many. */
export function spendRate(world: World, chat: Chat): void {
  if (!world.rateLimit) return;
  const seconds = world.limiter.secondsToWait(chat.id, world.rateLimit);
  if (seconds > 0) throw tooManyRequests(seconds);
}

/** Throws Refusal with "message to <purpose> not found". */
export function findMessage(chat: Chat, fields: Fields, purpose: string, name = "message_id"): StoredMessage {
  const messageId = fields.integer(name);
  if (messageId === undefined || messageId <= 0) throw badRequest("message identifier is not specified");
  const stored = chat.messages.get(messageId);
  if (!stored) throw badRequest(`message to ${purpose} not found`);
  return stored;
}
