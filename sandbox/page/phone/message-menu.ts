import { type MenuChoice, openMenu } from "./popup.ts";
import type { Message } from "./scene.ts";

/** The acts in the menu of a message. */
interface MessageActs {
  reply(message: Message): void;
  copy(text: string): void;
  edit(message: Message): void;
  remove(message: Message): void;
  /** Shows what happened to the sale that it is about; null where it is about none. */
  explain: ((message: Message) => void) | null;
}

/** What a person can do with a message: answer it, copy it, change or remove an own one. */
export function openMessageMenu(
  anchor: HTMLElement,
  message: Message,
  { reply, copy, edit, remove, explain }: MessageActs,
): void {
  const isOwn = message.from === "person";
  const choices: (MenuChoice | false)[] = [
    explain !== null && { label: "What happened to this sale", icon: "office", act: () => explain(message) },
    { label: "Reply", icon: "reply", act: () => reply(message) },
    message.text !== "" && { label: "Copy text", icon: "copy", act: () => copy(message.text) },
    isOwn &&
      message.text !== "" &&
      !message.document &&
      !message.photo && { label: "Edit", icon: "edit", act: () => edit(message) },
    { label: "Delete on this phone", icon: "trash", act: () => remove(message), isDangerous: true },
  ];
  openMenu(
    anchor,
    choices.filter((choice) => choice !== false),
  );
}
