import { VendbotError } from "../../src/core/errors.ts";
import type { Chat } from "./chats.ts";
import type { Person, UserOptions } from "./contract.ts";
import { detectEntities } from "./entities.ts";
import { describeChat, findLabelled, findSeen, waitFor } from "./screen.ts";
import { smallPicture } from "./small-picture.ts";
import { createThumb, labelsOf } from "./tapping.ts";
import type { WireMessage, WireUser } from "./wire.ts";
import type { World } from "./world.ts";

/** A user of Telegram as the wire shows one. */
export function toWireUser(options: UserOptions & { id: number }): WireUser {
  const { id, firstName, lastName, username, languageCode = "en" } = options;
  return {
    id,
    is_bot: false,
    first_name: firstName,
    ...(lastName !== undefined && { last_name: lastName }),
    ...(username !== undefined && { username }),
    language_code: languageCode,
  };
}

/** A person's message, with the entities that their client finds in it. */
export function typed(text: string): Pick<WireMessage, "text" | "entities"> {
  const trimmed = text.trim();
  if (trimmed === "") throw new VendbotError("telegram.empty_message", "Nobody can send an empty message");
  const entities = detectEntities(trimmed);
  return { text: trimmed, ...(entities.length > 0 && { entities }) };
}

/** The message that is replied to, as it goes along with the reply: itself without its own. */
export function replyTo(chat: Chat, messageId: number | undefined): Pick<WireMessage, "reply_to_message"> {
  const target = messageId === undefined ? undefined : chat.messages.get(messageId)?.wire;
  if (!target) return {};
  const { reply_to_message: _, ...flat } = target;
  return { reply_to_message: flat };
}

/** A person with a private chat. */
export function createPerson(world: World, user: WireUser, phone: string | undefined): Person {
  const { id, first_name, last_name, username } = user;
  const chat = world.chats.open(
    { id, type: "private", first_name, ...(last_name && { last_name }), ...(username && { username }) },
    "stranger",
  );
  const thumb = createThumb(world, chat, user);

  const send = async (content: Partial<WireMessage>): Promise<number> => {
    if (chat.standing === "gone") {
      throw new VendbotError(
        "telegram.blocked",
        `${first_name} has blocked the bot and must unblock it before writing`,
      );
    }
    if (chat.standing !== "member") chat.standing = "member";
    return world.updates.push({ message: chat.append({ from: user, content }).wire });
  };
  const changeStanding = async (to: "member" | "gone"): Promise<number> => {
    const status = { member: "member", gone: "kicked", stranger: "left", met: "left" };
    const old = { user: world.bot, status: status[chat.standing] };
    const next = { user: world.bot, status: status[to], ...(to === "gone" && { until_date: 0 }) };
    chat.standing = to;
    const date = Math.floor(world.clock.now() / 1000);
    return world.updates.push({
      my_chat_member: { chat: chat.wire, from: user, date, old_chat_member: old, new_chat_member: next },
    });
  };
  const person: Person = {
    id,
    user,
    ...(phone !== undefined && { phone }),
    get chat() {
      return chat.visible();
    },
    history: chat.history,
    get replyKeyboard() {
      return chat.replyKeyboard;
    },
    get hasBlocked() {
      return chat.standing === "gone";
    },
    says: (text, options) => send({ ...typed(text), ...replyTo(chat, options?.replyTo) }),
    forwards(text, { of = "Somebody" } = {}) {
      const date = Math.floor(world.clock.now() / 1000);
      return send({ ...typed(text), forward_origin: { type: "hidden_user", date, sender_user_name: of } });
    },
    async opens(payload) {
      if (!/^[A-Za-z0-9_-]{1,64}$/.test(payload)) {
        throw new VendbotError("telegram.bad_payload", "A start payload is 1 to 64 of A-Z, a-z, 0-9, _ and -");
      }
      return await person.says(`/start ${payload}`);
    },
    ...thumb,
    async presses(label, options) {
      const button = await waitFor(
        chat.onChange,
        () => findLabelled(chat.replyKeyboard?.flat() ?? [], label),
        () => `No reply button ${String(label)} under\n${describeChat(chat.visible())}`,
        options?.timeoutMs,
      );
      if (!button.request_contact) return await person.says(button.text);
      const asking = [...chat.messages.values()].findLast(({ markup }) => markup && "keyboard" in markup);
      return await send({ ...ownContact(), ...replyTo(chat, asking?.wire.message_id) });
    },
    async sharesContact(of) {
      if (!of) return await send(ownContact());
      const { phone: phone_number, firstName = "Someone", userId } = of;
      return await send({
        contact: { phone_number, first_name: firstName, ...(userId !== undefined && { user_id: userId }) },
      });
    },
    async sendsPhoto(bytes = smallPicture, options = {}) {
      const photo = world.files.addPhoto({ name: "photo.jpg", bytes: Buffer.from(bytes) });
      return await send({ photo, ...(options.caption && { caption: options.caption }) });
    },
    async sendsDocument(bytes = Buffer.from("hello\n"), { name = "note.txt", mimeType, caption } = {}) {
      const document = world.files.addDocument({ name, bytes: Buffer.from(bytes) }, mimeType);
      return await send({ document, ...(caption && { caption }) });
    },
    async edits(messageId, text) {
      const stored = chat.messages.get(messageId);
      if (stored?.wire.from.id !== id || stored.wire.text === undefined) {
        throw new VendbotError("telegram.not_editable", `Message ${messageId} is no text of ${first_name}`);
      }
      const { entities: _, ...rest } = stored.wire;
      const wire = { ...rest, ...typed(text), edit_date: Math.floor(world.clock.now() / 1000) };
      return world.updates.push({ edited_message: chat.replace(messageId, wire).wire });
    },
    deletes(messageId) {
      chat.remove(messageId);
    },
    blocks: () => changeStanding("gone"),
    unblocks: () => changeStanding("member"),
    sees: (pattern, timeoutMs) =>
      waitFor(
        chat.onChange,
        () => findSeen(chat.visible(), pattern),
        () => `${first_name} did not see ${String(pattern)} in\n${describeChat(chat.visible())}`,
        timeoutMs,
      ),
    buttons: () => labelsOf(chat.visible()),
  };
  const ownContact = (): Pick<WireMessage, "contact"> => {
    if (phone === undefined) throw new VendbotError("telegram.no_phone", `${first_name} has no phone number to share`);
    return { contact: { phone_number: phone, first_name, ...(last_name && { last_name }), user_id: id } };
  };
  return person;
}
