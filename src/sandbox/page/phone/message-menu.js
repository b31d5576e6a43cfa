import { openMenu } from "./popup.js";

/** What a person can do with a message: answer it, copy it, change or remove an own one. */
export function openMessageMenu(anchor, message, { reply, copy, edit, remove }) {
  const isOwn = message.from === "person";
  const choices = [
    { label: "Reply", icon: "reply", act: () => reply(message) },
    message.text !== "" && { label: "Copy text", icon: "copy", act: () => copy(message.text) },
    isOwn &&
      message.text !== "" &&
      !message.document &&
      !message.photo && { label: "Edit", icon: "edit", act: () => edit(message) },
    { label: "Delete on this phone", icon: "trash", act: () => remove(message), isDangerous: true },
  ];
  openMenu(anchor, choices.filter(Boolean));
}
