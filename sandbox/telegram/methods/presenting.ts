import type { Fields } from "../fields.ts";
import { checkProfileText } from "../profile.ts";
import { badRequest } from "../refusal.ts";
import type { Methods, World } from "../world.ts";
import { findChat } from "./addressing.ts";

/** Methods about the bot itself and the chats that it is in. */
export function presentingMethods(world: World): Methods {
  const { profile, bot } = world;
  const language = (fields: Fields) => fields.text("language_code") ?? "";
  return {
    getMe: () => ({
      ...bot,
      can_join_groups: true,
      can_read_all_group_messages: false,
      supports_inline_queries: false,
      can_connect_to_business: false,
      has_main_web_app: false,
    }),
    setMyCommands(fields) {
      const list = fields.list("commands");
      if (!list) throw badRequest("can't parse commands: expected an Array");
      profile.setCommands(fields.object("scope"), language(fields), list);
      return true;
    },
    deleteMyCommands(fields) {
      profile.setCommands(fields.object("scope"), language(fields), []);
      return true;
    },
    setMyDescription(fields) {
      checkProfileText("description", language(fields), fields.text("description") ?? "");
      return true;
    },
    setMyShortDescription(fields) {
      checkProfileText("short_description", language(fields), fields.text("short_description") ?? "");
      return true;
    },
    leaveChat(fields) {
      const chat = findChat(world, fields);
      if (chat.wire.type === "private") throw badRequest("chat member status can't be changed in private chats");
      if (chat.standing === "gone") throw badRequest("chat not found");
      chat.append({ from: bot, content: { left_chat_member: bot } });
      chat.standing = "gone";
      return true;
    },
  };
}
