import type { Entries, Sections } from "../../desk/contract.ts";

export type Person = Sections["people"][number];

/** A message of a chat. */
export type Message = Entries[`chat/${number}`];

/** The effect of a tap on a part of a text. */
export interface TextActs {
  openLink(url: string): void;
  copy(text: string): void;
  say(text: string): void;
}

/** Which messages of a chat are about which sale, and which of them is lit up everywhere. */
export interface Cards {
  saleOf(message: Message): string | null;
  isLit(message: Message): boolean;
  choose(message: Message): void;
}

/** The chat as a message needs it to be drawn. */
export interface Scene {
  botName: string;
  personName: string;
  /** Whether the bot has not fetched a message yet. */
  isWaiting(key: number): boolean;
  taps: {
    /** Whether the bot owes an answer to a tap on this button. */
    isWaiting(message: number, label: string): boolean;
    tap(message: number, label: string): void;
  };
  cards: Cards;
  acts: TextActs & {
    /** Shows a photo in full. */
    show(photo: NonNullable<Message["photo"]>): void;
    jumpTo(key: number): void;
    openMenu(message: Message, anchor: HTMLElement): void;
  };
}
