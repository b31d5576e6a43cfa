import { formatNaira } from "../../src/core/money.ts";
import type { ChatMessage, Person } from "../telegram/contract.ts";
import type { Account } from "../vending/accounts.ts";
import type { CastMember } from "./cast.ts";
import type { Keyed } from "./feed.ts";
import type { Stage } from "./stage.ts";

// More than anybody scrolls back in a demo.
const maxMessages = 200;

/** Everybody's phone, without the messages: each has a list of its own. */
export function viewPeople({ cast, vending, telegram, notes }: Stage) {
  const accounts = new Map(vending.accounts().map((account) => [account.phoneNumber, account]));
  return cast.map((member) => ({
    ...viewPerson(member, accounts.get(member.login?.phoneNumber ?? "")),
    commands: telegram.commandsFor(member.person),
    placeholder: member.person.replyKeyboard ? notes.hintFor(member.person.id) : "",
    waiting: messagesWaiting(member.person, telegram.pendingUpdates),
  }));
}

function viewPerson({ person, does, about, login }: CastMember, account: Account | undefined) {
  const { id, user, hasBlocked, replyKeyboard, phone } = person;
  return {
    id,
    firstName: user.first_name,
    lastName: user.last_name ?? "",
    does,
    about: [account && standingOf(account), about].filter(Boolean).join(" "),
    login,
    canShareContact: phone !== undefined,
    hasStarted: person.history.length > 0,
    hasBlocked,
    replyKeyboard,
  };
}

function standingOf({ role, walletKobo }: Account): string {
  const wallet = `${formatNaira(walletKobo)} in the wallet.`;
  return role === "developer" ? `Reseller, ${wallet}` : `Has an account, is not a developer yet, ${wallet}`;
}

/** Own messages that the bot has not fetched yet. */
function messagesWaiting(person: Person, updates: Stage["telegram"]["pendingUpdates"]): number[] {
  return updates.flatMap(({ message }) => (message?.chat.id === person.id ? [message.message_id] : []));
}

/** The messages of one chat, oldest first. */
export function viewChat(person: Person): (Keyed & Omit<ChatMessage, "id" | "sender">)[] {
  return person.chat.slice(-maxMessages).map(({ id, sender: _, ...message }) => ({ key: id, ...message }));
}

/** Messages that arrived on plain phones, oldest first. */
export function viewHandset({ sms, openedAt }: Stage) {
  return sms
    .arrived()
    .filter(({ at }) => at >= openedAt)
    .slice(-maxMessages)
    .map(({ id: _, wire: __, to: ___, from: sender, ...message }, key) => ({
      ...{ key: key + 1, sender, ...message },
      pages: Math.ceil(message.text.length / 160),
    }));
}

export function viewBot({ bot, telegram, notes, disk }: Stage) {
  const { state, pid, startedAt, starts, lastExit, lines } = bot;
  return {
    name: telegram.bot.first_name,
    username: telegram.bot.username ?? "",
    description: notes.description,
    ...{ state, pid, startedAt, starts, lastExit },
    lines: lines.slice(-40),
    disk: { isLost: disk.isLost, backedUpAt: disk.backedUpAt },
  };
}
