import { type Child, element } from "../element.ts";
import { icon } from "../icons.ts";
import { clockTime, fileSize, grouped } from "../wording.ts";
import { renderText } from "./entities.ts";
import { drawable } from "./glyphs.ts";
import { renderInlineKeyboard } from "./inline-keyboard.ts";
import type { Message, Scene } from "./scene.ts";

/** One message as an item of the chat. `target` is the one that it replies to, while that is there. */
export function renderMessage(message: Message, target: Message | undefined, scene: Scene): HTMLLIElement {
  const { acts } = scene;
  const isOwn = message.from === "person";
  const hasKeyboard = message.inlineKeyboard.length > 0;
  const bubble = element(
    "div",
    { class: `bubble${message.photo ? " has-photo" : ""}` },
    quote(message, target, scene),
    photo(message, acts),
    attachedFile(message),
    contact(message),
    message.text !== "" &&
      element(
        "div",
        { class: "text", dir: "auto" },
        ...renderText(message.text, message.entities, acts),
        meta(message, scene),
      ),
    message.text === "" && meta(message, scene),
  );
  return element(
    "li",
    {
      class: `message ${isOwn ? "from-person" : "from-bot"}${hasKeyboard ? " has-keyboard" : ""}`,
      "data-message-id": message.key,
      "data-from": message.from,
    },
    element("span", { class: "unseen" }, isOwn ? `${scene.personName} wrote: ` : `${scene.botName} wrote: `),
    bubble,
    hasKeyboard && renderInlineKeyboard(message, scene),
  );
}

function quote({ replyTo }: Message, target: Message | undefined, { botName, personName, acts }: Scene): Child {
  if (replyTo === undefined) return null;
  const words = target ? summary(target) : "Deleted message";
  const who = target?.from === "person" ? personName : botName;
  return element(
    "button",
    { class: "quote", type: "button", onclick: () => acts.jumpTo(replyTo) },
    element("strong", null, target ? who : ""),
    element("span", null, drawable(words)),
  );
}

/** A message in a few words of one line. */
export function summary({ text, photo, document: file, contact: shared }: Message): string {
  if (text !== "") return text.replace(/\n.*/s, "");
  if (photo) return "Photo";
  if (file) return file.name ?? "File";
  return shared ? "Contact" : "Message";
}

function photo({ photo: info }: Message, acts: Scene["acts"]): Child {
  if (!info) return null;
  const picture = element("img", { src: `/file/${info.fileId}`, alt: "Photo", width: info.width, height: info.height });
  return element(
    "button",
    { class: "photo", type: "button", "aria-label": "Open the photo", onclick: () => acts.show(info) },
    picture,
  );
}

function attachedFile({ document: info }: Message): Child {
  if (!info) return null;
  const name = info.name ?? "File";
  return element(
    "a",
    { class: "attached", href: `/file/${info.fileId}`, download: name },
    element("span", { class: "attached-sign" }, icon("file")),
    element(
      "span",
      { class: "attached-words" },
      element("strong", null, name),
      element("small", null, fileSize(info.size)),
    ),
  );
}

function contact({ contact: info }: Message): Child {
  if (!info) return null;
  const name = [info.first_name, info.last_name].filter(Boolean).join(" ");
  const number = grouped(info.phone_number.replace(/^234/, "0"));
  return element(
    "div",
    { class: "attached" },
    element("span", { class: "attached-sign" }, icon("person")),
    element("span", { class: "attached-words" }, element("strong", null, name), element("small", null, number)),
  );
}

/** Time and state of a message, which is also the button that opens its menu. */
function meta(message: Message, { isWaiting, acts }: Scene): HTMLElement {
  const isOwn = message.from === "person";
  const time = clockTime(message.date * 1000);
  const state = !isOwn ? "" : isWaiting(message.key) ? ", sent" : ", received";
  const button = element(
    "button",
    {
      class: "meta",
      type: "button",
      "aria-label": `${message.edited ? "edited " : ""}${time}${state}. Options`,
      "aria-haspopup": "menu",
      onclick: () => acts.openMenu(message, button),
    },
    message.edited && element("span", { class: "edited" }, "edited "),
    time,
    isOwn && icon(isWaiting(message.key) ? "check" : "checks"),
  );
  return button;
}
