import type { Fields } from "../fields.ts";
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
    getMyCommands: (fields) => profile.commands(fields.object("scope"), language(fields)),
    setMyName(fields) {
      profile.setText("name", language(fields), fields.text("name") ?? "");
      return true;
    },
    getMyName: (fields) => ({ name: profile.text("name", language(fields)) }),
    setMyDescription(fields) {
      profile.setText("description", language(fields), fields.text("description") ?? "");
      return true;
    },
    getMyDescription: (fields) => ({ description: profile.text("description", language(fields)) }),
    setMyShortDescription(fields) {
      profile.setText("short_description", language(fields), fields.text("short_description") ?? "");
      return true;
    },
    getMyShortDescription: (fields) => ({ short_description: profile.text("short_description", language(fields)) }),
    getChat: (fields) => ({
      ...findChat(world, fields).wire,
      accent_color_id: 0,
      max_reaction_count: 11,
      accepted_gift_types: {
        ...{ unlimited_gifts: false, limited_gifts: false, unique_gifts: false, premium_subscription: false },
        gifts_from_channels: false,
      },
    }),
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
