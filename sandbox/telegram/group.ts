import type { Group, Person } from "./contract.ts";
import { replyTo, typed } from "./person.ts";
import { describeChat, findSeen, waitFor } from "./screen.ts";
import { createThumb, type Thumb } from "./tapping.ts";
import type { WireMessage } from "./wire.ts";
import type { World } from "./world.ts";

/** A group that `owner` has just put the bot into; the bot gets the update. */
export function createGroup(world: World, { id, title }: { id: number; title: string }, owner: Person): Group {
  const chat = world.chats.open({ id, type: "group", title }, "member");
  const thumbs = new Map<number, Thumb>();
  const { bot } = world;

  world.updates.push({
    my_chat_member: {
      chat: chat.wire,
      from: owner.user,
      date: Math.floor(world.clock.now() / 1000),
      old_chat_member: { user: bot, status: "left" },
      new_chat_member: { user: bot, status: "member" },
    },
  });
  world.updates.push({ message: chat.append({ from: owner.user, content: { new_chat_members: [bot] } }).wire });

  // Privacy mode: commands (unless they name another bot), mentions of the bot, and replies to it.
  const reachesBot = ({ text = "", reply_to_message: reply }: Partial<WireMessage>): boolean => {
    const command = /^\/\w+(?:@(\w+))?/.exec(text);
    if (command) return command[1] === undefined || command[1] === bot.username;
    return text.includes(`@${bot.username}`) || reply?.from.id === bot.id;
  };

  return {
    id,
    get chat() {
      return chat.visible();
    },
    history: chat.history,
    get hasBot() {
      return chat.standing === "member";
    },
    async says(person, text, options) {
      const content = { ...typed(text), ...replyTo(chat, options?.replyTo) };
      const { wire } = chat.append({ from: person.user, content });
      if (chat.standing !== "member" || !reachesBot(content)) return null;
      const own = world.chats.get(person.id);
      if (own?.standing === "stranger") own.standing = "met";
      return world.updates.push({ message: wire });
    },
    taps(person, label, options) {
      const thumb = thumbs.get(person.id) ?? createThumb(world, chat, person.user);
      thumbs.set(person.id, thumb);
      return thumb.taps(label, options);
    },
    sees: (pattern, timeoutMs) =>
      waitFor(
        chat.onChange,
        () => findSeen(chat.visible(), pattern),
        () => `${title} did not see ${String(pattern)} in\n${describeChat(chat.visible())}`,
        timeoutMs,
      ),
  };
}
