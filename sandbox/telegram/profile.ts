import { isObject } from "./fields.ts";
import { badRequest } from "./refusal.ts";

interface BotCommand {
  command: string;
  description: string;
}

const scopeTypes = new Set([
  ...["default", "all_private_chats", "all_group_chats", "all_chat_administrators"],
  ...["chat", "chat_administrators", "chat_member"],
]);

const maxTextLength = { description: 512, short_description: 120 };

/** The commands of the bot, by scope and language. */
export function createProfile() {
  const lists = new Map<string, readonly BotCommand[]>();
  return {
    /** An empty list removes. Throws Refusal. */
    setCommands(scope: Record<string, unknown> | undefined, language: string, list: readonly unknown[]): void {
      const key = `${scopeKey(scope)} ${checkLanguage(language)}`;
      if (list.length > 100) throw badRequest("BOT_COMMANDS_TOO_MUCH");
      const commands = list.map(readCommand);
      if (commands.length > 0) lists.set(key, commands);
      else lists.delete(key);
    },
    /** The list that the menu of a private chat shows: the narrowest one that is set. */
    commandsInPrivate(chatId: number, language: string): readonly BotCommand[] {
      const scopes = [`chat:${chatId}`, "all_private_chats", "default"];
      const keys = scopes.flatMap((scope) => [`${scope} ${language}`, `${scope} `]);
      return keys.map((key) => lists.get(key)).find((list) => list !== undefined) ?? [];
    },
  };
}

export type Profile = ReturnType<typeof createProfile>;

/** Checks a text that the bot says of itself; the sandbox keeps none. Throws Refusal. */
export function checkProfileText(kind: keyof typeof maxTextLength, language: string, text: string): void {
  checkLanguage(language);
  if (text.length > maxTextLength[kind]) throw badRequest(`BOT_${kind.toUpperCase()}_TOO_LONG`);
}

// Two letters of ISO 639-1: Nigerian Pidgin ("pcm") has none, and is refused.
function checkLanguage(language: string): string {
  if (language !== "" && !/^[a-z]{2}$/.test(language)) throw badRequest("invalid language code specified");
  return language;
}

function scopeKey(scope: Record<string, unknown> | undefined): string {
  if (!scope) return "default";
  const type = String(scope.type);
  if (!scopeTypes.has(type)) throw badRequest("can't parse BotCommandScope: Unsupported type specified");
  if (!type.startsWith("chat")) return type;
  if (scope.chat_id === undefined) throw badRequest("can't parse BotCommandScope: chat_id is empty");
  return [type, scope.chat_id, ...(type === "chat_member" ? [scope.user_id] : [])].join(":");
}

function readCommand(item: unknown): BotCommand {
  if (!isObject(item)) throw badRequest("can't parse BotCommand: expected an Object");
  const { command, description } = item;
  const name = String(command ?? "").replace(/^\//, "");
  if (!/^[a-z0-9_]{1,32}$/.test(name)) throw badRequest("BOT_COMMAND_INVALID");
  if (typeof description !== "string" || description.trim() === "" || description.length > 256) {
    throw badRequest("BOT_COMMAND_DESCRIPTION_INVALID");
  }
  return { command: name, description };
}
