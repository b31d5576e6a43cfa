import type { ChatMessage, Person } from "../telegram/contract.ts";
import type { FieldHint } from "./call-notes.ts";
import type { CastMember } from "./cast.ts";
import type { Keyed } from "./feed.ts";
import type { Stage } from "./stage.ts";

// More than anybody scrolls back in a demo.
const mostMessages = 200;

/** Everybody's phone, without the messages: those are a list for each. */
export function viewPeople({ cast, telegram, notes }: Stage) {
  return cast.map((member) => ({
    ...viewPerson(member),
    commands: telegram.commandsFor(member.person),
    placeholder: placeholderOf(member.person, notes.hintFor(member.person.id)),
    waiting: messagesWaiting(member.person, telegram.pendingUpdates),
  }));
}

function viewPerson({ person, about, login }: CastMember) {
  const { id, user, typing, hasBlocked, replyKeyboard, phone } = person;
  return {
    id,
    firstName: user.first_name,
    lastName: user.last_name ?? "",
    about,
    login,
    canShareContact: phone !== undefined,
    hasStarted: person.history.length > 0,
    typing,
    hasBlocked,
    replyKeyboard,
  };
}

function placeholderOf({ replyKeyboard, chat }: Person, { text, isForReply }: FieldHint): string {
  const isWanted = isForReply ? chat.at(-1)?.from === "bot" : replyKeyboard !== null;
  return isWanted ? text : "";
}

/** Own messages that the bot has not fetched yet. */
function messagesWaiting(person: Person, updates: Stage["telegram"]["pendingUpdates"]): number[] {
  return updates.flatMap(({ message }) => (message?.chat.id === person.id ? [message.message_id] : []));
}

/** The messages of one chat, oldest first. */
export function viewChat(person: Person): (Keyed & Omit<ChatMessage, "id" | "sender">)[] {
  return person.chat.slice(-mostMessages).map(({ id, sender: _, ...message }) => ({ key: id, ...message }));
}

export function viewBot({ bot, telegram, notes }: Stage) {
  const { state, pid, startedAt, starts, lastExit, lines } = bot;
  return {
    name: telegram.bot.first_name,
    username: telegram.bot.username ?? "",
    description: notes.description,
    ...{ state, pid, startedAt, starts, lastExit },
    lines: lines.slice(-40),
  };
}
